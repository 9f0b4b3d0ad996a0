package app.assay.ui.shell;

import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.layout.Region;

/// A screen that has a tab of its own in the centre, beside the open documents. It goes on with
/// what it does while another tab is in front.
public interface CentreView {

  /// What its tab says now.
  String name();

  /// What its tab is about, in full.
  String about();

  /// The file by which the next start opens it again; empty where there is none.
  Optional<Path> file();

  /// What the tab holds.
  Region node();

  /// What stands at the right of the window, in the place of the details, while it is in front.
  Region side();

  /// Takes the keyboard focus.
  void focus();

  /// Puts the keyboard into what is at the right.
  void focusSide();

  /// Lets the user search in it.
  void find();

  /// Takes back the last thing the user did in it.
  void undo();

  /// Whether it does something that closing would break off.
  boolean isBusy();

  /// The user wants to close it.
  ///
  /// @param then called once it may go, perhaps after the user was asked, perhaps never
  void close(Runnable then);

  /// Calls back when [#name()] may have changed.
  void onName(Runnable listener);
}
