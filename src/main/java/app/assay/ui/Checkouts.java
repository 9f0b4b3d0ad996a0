package app.assay.ui;

import app.assay.ui.batch.BatchRepository;
import app.assay.ui.batch.model.JudgedGate;
import app.assay.ui.theme.Texts;
import app.assay.workspace.GitCheckout;
import app.assay.workspace.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The checkout of git that candidates of a vault are held against: the one the vault lies in,
/// another that was chosen and is remembered for the vault, or none.
final class Checkouts {

  private static final String PURPOSE = "repository ";

  private final Texts texts = new Texts("knowledge");
  private final Models models;

  Checkouts(Models models) {
    this.models = models;
  }

  /// What the gate uses.
  JudgedGate.Checkout of(Path root) {
    String own =
        GitCheckout.of(root).map(git -> String.valueOf(git.root().getFileName())).orElse("");
    return new JudgedGate.Checkout() {
      @Override
      public String name() {
        return chosen(root)
            .map(folder -> folder.isEmpty() ? "" : String.valueOf(Path.of(folder).getFileName()))
            .orElse(own);
      }

      @Override
      public Optional<Path> folder() throws IOException {
        Optional<String> chosen = chosen(root);
        if (chosen.isEmpty()) {
          return GitCheckout.of(root).map(GitCheckout::root);
        }
        if (chosen.get().isEmpty()) {
          return Optional.empty();
        }
        Path folder = Path.of(chosen.get());
        if (GitCheckout.of(folder).isEmpty()) {
          throw new IOException(texts.get("repository.gone", folder));
        }
        return Optional.of(folder);
      }
    };
  }

  /// What the user can do about it.
  ///
  /// @param changed called after something else was chosen
  BatchRepository uses(Path root, Runnable changed) {
    JudgedGate.Checkout now = of(root);
    return new BatchRepository(
        now::name,
        () ->
            models
                .outside
                .choosers()
                .folder(texts.get("repository.choose"), Optional.of(root))
                .ifPresent(folder -> look(root, folder, changed)),
        () -> remember(root, Optional.empty(), changed),
        () -> remember(root, Optional.of(""), changed));
  }

  private Optional<String> chosen(Path root) {
    return Optional.ofNullable(models.preferences.settings().files().get(PURPOSE + root));
  }

  private void look(Path root, Path folder, Runnable changed) {
    models
        .outside
        .runner()
        .submit(
            texts.get("task.repository"),
            progress -> GitCheckout.of(folder),
            (Outcome<Optional<GitCheckout>> outcome) -> {
              if (outcome instanceof Outcome.Done<Optional<GitCheckout>>(Optional<GitCheckout> git)
                  && git.isPresent()) {
                models.announcer.say("");
                remember(root, Optional.of(git.get().root().toString()), changed);
              } else {
                models.announcer.say(texts.get("repository.notOne", folder));
              }
            });
  }

  private void remember(Path root, Optional<String> what, Runnable changed) {
    models.preferences.change(
        settings ->
            what.map(path -> settings.withFile(PURPOSE + root, path))
                .orElseGet(() -> settings.withoutFile(PURPOSE + root)));
    changed.run();
  }
}
