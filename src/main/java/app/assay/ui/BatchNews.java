package app.assay.ui;

import app.assay.ui.theme.Texts;
import app.assay.workspace.KnowledgeNews.News;
import java.nio.file.Path;
import java.util.List;

/// What the window does when others put batches into the folder, write into them, or take them
/// away.
final class BatchNews {

  private final Texts texts = new Texts("knowledge");
  private final Models models;
  private final BatchScreens batches;
  private final Runnable look;

  /// @param look brings the tree up to date
  BatchNews(Models models, BatchScreens batches, Runnable look) {
    this.models = models;
    this.batches = batches;
    this.look = look;
  }

  void tell(List<News> all) {
    for (News one : all) {
      switch (one) {
        case News.Arrived arrived -> arrived(arrived);
        case News.Changed(Path file, String sha256) -> {
          if (!batches.changed(file, sha256) && !batches.isOwn(sha256)) {
            models.announcer.say(texts.get("news.changed", name(file)));
          }
        }
        case News.Gone(Path file) -> models.announcer.say(texts.get("news.gone", name(file)));
        case News.Stored _ -> {}
      }
    }
    look.run();
  }

  private void arrived(News.Arrived news) {
    if (batches.isOwn(news.sha256())) {
      return;
    }
    models.announcer.say(
        texts.get(
            news.whole() ? "news.arrived" : "news.arrived.part",
            name(news.file()),
            news.candidates()));
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}
