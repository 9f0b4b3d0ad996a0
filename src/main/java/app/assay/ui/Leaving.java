package app.assay.ui;

import app.assay.ui.shell.CentreViews;
import app.assay.ui.shell.Frame;
import javafx.geometry.Pos;

/// Closes the window without losing what was not saved.
final class Leaving {

  private final Models models;
  private final CentreViews views;
  private final Frame frame;

  Leaving(Models models, CentreViews views, Frame frame) {
    this.models = models;
    this.views = views;
    this.frame = frame;
  }

  /// True when the window may close at once; else the user is asked, and `close` is called when
  /// nothing is left to lose.
  boolean mayClose(Runnable close) {
    Closing closing = new Closing(models);
    if (closing.unsaved().isEmpty() && views.list().isEmpty()) {
      return true;
    }
    Runnable end = () -> views.closeAll(close);
    if (closing.unsaved().isEmpty()) {
      end.run();
      return false;
    }
    QuitCard card =
        new QuitCard(
            closing.unsaved(),
            () -> closing.saveAll(end),
            () -> {
              closing.discardAll();
              frame.overlay().close();
              end.run();
            },
            frame.overlay()::close);
    frame.overlay().show(card, Pos.TOP_CENTER, () -> {});
    return false;
  }
}
