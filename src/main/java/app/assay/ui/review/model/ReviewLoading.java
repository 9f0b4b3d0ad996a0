package app.assay.ui.review.model;

import app.assay.cgd.CgdDocument;
import app.assay.hitl.ReviewItem;
import app.assay.hitl.ReviewList;
import app.assay.ledger.LedgerEntry;
import app.assay.ledger.LedgerHead;
import app.assay.text.ReadResult;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Reads documents and the ledger, away from the thread that draws.
final class ReviewLoading {

  private static final double MEGABYTE = 1_000_000;

  private final ReviewTools tools;
  private final Texts texts;

  ReviewLoading(ReviewTools tools, Texts texts) {
    this.tools = tools;
    this.texts = texts;
  }

  /// What was found.
  ///
  /// @param documents all that could be read, also those in which nothing waits
  /// @param leftOut every file that could not be read, for nothing passes by absence
  /// @param reviewers everyone the ledger names
  record Loaded(
      List<ReviewDocument> documents,
      List<LeftOut> leftOut,
      LedgerHead head,
      Set<String> reviewers) {}

  Loaded load(List<Path> files, Progress progress) {
    List<LedgerEntry> history = tools.ledger().entries();
    List<ReviewDocument> documents = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (Path file : files) {
      progress.stopIfCancelled();
      String name = String.valueOf(file.getFileName());
      progress.update(documents.size() + leftOut.size(), files.size(), name);
      switch (tools.files().read(file)) {
        case ReadResult.Loaded read -> documents.add(document(file, read, history));
        case ReadResult.Unreadable(String message) -> leftOut.add(new LeftOut(name, message));
        case ReadResult.NotUtf8(int offset) ->
            leftOut.add(new LeftOut(name, texts.get("leftOut.notUtf8", offset)));
        case ReadResult.TooLarge(long size, long limit) ->
            leftOut.add(
                new LeftOut(
                    name, texts.get("leftOut.tooLarge", size / MEGABYTE, limit / MEGABYTE)));
      }
    }
    Set<String> reviewers = new HashSet<>();
    history.forEach(e -> reviewers.add(e.record().reviewer()));
    return new Loaded(documents, leftOut, tools.ledger().head(), reviewers);
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
