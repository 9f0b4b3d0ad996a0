package app.assay.ui;

import app.assay.ui.settings.ReviewerCard;
import app.assay.ui.shell.Frame;
import app.assay.ui.shell.ReviewOpener;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Pos;

/// Opens the review, after asking once who reviews.
final class Reviews {

  private final Models models;
  private final Frame frame;
  private final Optional<ReviewOpener> opener;

  /// @param opener makes the review screen, absent where there is none
  Reviews(Models models, Frame frame, Optional<ReviewOpener> opener) {
    this.models = models;
    this.frame = frame;
    this.opener = opener;
  }

  /// Whether there is a screen and something to look at.
  boolean canOpen() {
    return opener.isPresent() && models.vault.vault().isPresent();
  }

  /// Opens the review of a document from one of its claims on.
  void open(Path document, Optional<String> claimId) {
    open(new ReviewOpener.Target(Optional.of(document), claimId));
  }

  /// Opens the review of a target.
  void open(ReviewOpener.Target target) {
    if (!canOpen()) {
      return;
    }
    if (models.preferences.reviewer().isEmpty()) {
      ask(() -> open(target));
      return;
    }
    frame.cover(opener.orElseThrow().open(target, this::leave));
  }

  /// Asks for the reviewer's name.
  void ask(Runnable then) {
    ReviewerCard card =
        new ReviewerCard(
            models.preferences,
            () -> {
              frame.overlay().close();
              then.run();
            },
            frame.overlay()::close);
    frame.overlay().show(card, Pos.TOP_CENTER, () -> {});
  }

  private void leave() {
    frame.uncover();
    models.ledger.refresh();
  }
}
