package app.assay.ui;

import app.assay.ui.theme.Texts;
import app.assay.workspace.FolderWatch;
import app.assay.workspace.KnowledgeNews;
import app.assay.workspace.KnowledgeNews.Look;
import app.assay.workspace.KnowledgeNews.News;
import app.assay.workspace.Outcome;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Watches the folder of the vault that is open for batches and stores, until another is opened.
final class Watching {

  private final Texts texts = new Texts("knowledge");
  private final Models models;
  private final Consumer<List<News>> told;
  private Optional<Path> root = Optional.empty();
  private Optional<FolderWatch> watch = Optional.empty();
  private boolean closed;

  /// @param told hears what is new, on the thread that draws
  Watching(Models models, Consumer<List<News>> told) {
    this.models = models;
    this.told = told;
    models.vault.onChange(this::follow);
  }

  private void follow() {
    Optional<Vault> vault = models.vault.vault();
    Optional<Path> now = vault.map(Vault::root);
    if (closed || now.equals(root)) {
      return;
    }
    root = now;
    stop();
    vault.ifPresent(this::begin);
  }

  private void begin(Vault vault) {
    models
        .outside
        .runner()
        .submit(
            texts.get("task.watch"),
            progress -> start(vault),
            (Outcome<FolderWatch> outcome) -> {
              switch (outcome) {
                case Outcome.Done<FolderWatch>(FolderWatch started) -> begun(vault, started);
                case Outcome.Failed<FolderWatch>(String why) ->
                    models.announcer.say(texts.get("watch.not", why));
                case Outcome.Cancelled<FolderWatch>() ->
                    models.announcer.say(texts.get("watch.stopped"));
              }
            });
  }

  private FolderWatch start(Vault vault) throws IOException {
    KnowledgeNews news =
        new KnowledgeNews(
            Stream.concat(vault.batches().stream(), vault.stores().stream()).toList());
    return FolderWatch.start(
        vault.root(), Vault::isKnowledge, touched -> look(vault.root(), news, touched));
  }

  private Set<Path> look(Path folder, KnowledgeNews news, Set<Path> touched) {
    Look look = news.look(touched);
    if (!look.news().isEmpty()) {
      models
          .outside
          .delivery()
          .execute(
              () -> {
                if (root.equals(Optional.of(folder))) {
                  told.accept(look.news());
                }
              });
    }
    return look.unsettled();
  }

  private void begun(Vault vault, FolderWatch started) {
    if (closed || !root.equals(Optional.of(vault.root()))) {
      close(started);
      return;
    }
    watch = Optional.of(started);
    if (!started.isWhole()) {
      models.announcer.say(texts.get("watch.part"));
    }
  }

  private void stop() {
    watch.ifPresent(this::close);
    watch = Optional.empty();
  }

  private void close(FolderWatch ended) {
    try {
      ended.close();
    } catch (IOException e) {
      models.announcer.say(texts.get("watch.end"));
    }
  }

  /// Ends watching for good.
  void close() {
    closed = true;
    stop();
  }
}
