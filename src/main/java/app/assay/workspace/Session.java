package app.assay.workspace;

import java.util.List;

/// What the window was like when it was last used.
///
/// @param place its left and upper edge on the desktop, empty for the desktop's choice
/// @param maximized whether it filled the screen
/// @param vault the folder that was open, empty for none
/// @param tabs documents that were open in it, absolute, in the order of their tabs
/// @param front the one in front, empty for none
public record Session(
    List<Double> place, boolean maximized, String vault, List<String> tabs, String front) {

  /// Of a window that was never used.
  public static final Session NONE = new Session(List.of(), false, "", List.of(), "");

  public Session {
    place = List.copyOf(place);
    tabs = List.copyOf(tabs);
  }

  /// With another place of the window.
  public Session at(double left, double top, boolean filled) {
    return new Session(List.of(left, top), filled, vault, tabs, front);
  }

  /// With other documents.
  public Session with(String root, List<String> documents, String inFront) {
    return new Session(place, maximized, root, documents, inFront);
  }
}
