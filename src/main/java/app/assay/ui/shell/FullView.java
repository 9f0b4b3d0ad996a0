package app.assay.ui.shell;

import javafx.scene.Parent;

/// A screen that covers the whole frame for a while, such as the review.
public interface FullView {

  /// What to show.
  Parent node();

  /// It is on the screen now and may take the keyboard focus.
  void shown();

  /// It has left the screen for good.
  void closed();
}
