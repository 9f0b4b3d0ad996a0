package app.assay.ui.review.model;

import app.assay.cgd.CgdDocument;
import app.assay.hitl.ReviewItem;
import app.assay.hitl.ReviewList;
import app.assay.ledger.LedgerEntry;
import app.assay.ledger.LedgerHead;
import app.assay.text.ReadResult;
import app.assay.workspace.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Reads documents and the ledger, away from the thread that draws.
final class ReviewLoading {

  private final ReviewTools tools;

  ReviewLoading(ReviewTools tools) {
    this.tools = tools;
  }

  /// What was found.
  ///
  /// @param documents all that could be read, also those in which nothing waits
  /// @param troubles a sentence for each file that could not be read
  /// @param reviewers everyone the ledger names
  record Loaded(
      List<ReviewDocument> documents,
      List<String> troubles,
      LedgerHead head,
      Set<String> reviewers) {}

  Loaded load(List<Path> files, Progress progress) {
    List<LedgerEntry> history = tools.ledger().entries();
    List<ReviewDocument> documents = new ArrayList<>();
    List<String> troubles = new ArrayList<>();
    for (Path file : files) {
      progress.stopIfCancelled();
      progress.update(documents.size(), files.size(), String.valueOf(file.getFileName()));
      switch (tools.files().read(file)) {
        case ReadResult.Loaded read -> documents.add(document(file, read, history));
        case ReadResult.Unreadable(String message) -> troubles.add(message);
        case ReadResult.NotUtf8 _, ReadResult.TooLarge _ -> {
          // Such a file has no claims; Problems says what is the matter with it.
        }
      }
    }
    Set<String> reviewers = new HashSet<>();
    history.forEach(e -> reviewers.add(e.record().reviewer()));
    return new Loaded(documents, troubles, tools.ledger().head(), reviewers);
  }

  private ReviewDocument document(Path file, ReadResult.Loaded read, List<LedgerEntry> history) {
    String path = tools.root().relativize(file).toString().replace('\\', '/');
    CgdDocument parsed = tools.parser().parse(read.source());
    List<ReviewItem> items =
        ReviewList.of(
            parsed, history.stream().filter(e -> e.record().document().equals(path)).toList());
    return new ReviewDocument(file, path, parsed, items);
  }
}
