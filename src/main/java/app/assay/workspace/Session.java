package app.assay.workspace;

import java.util.List;

/// What the window was like when it was last used.
///
/// @param place its left and upper edge on the desktop, empty for the desktop's choice
/// @param maximized whether it filled the screen
/// @param vault the folder that was open, empty for none
/// @param tabs documents that were open in it, absolute, in the order of their tabs
/// @param batches those whose tabs stood beside them, absolute
/// @param front the one in front, empty for none
public record Session(
    List<Double> place,
    boolean maximized,
    String vault,
    List<String> tabs,
    List<String> batches,
    String front) {

  /// Of a window that was never used.
  public static final Session NONE = new Session(List.of(), false, "", List.of(), List.of(), "");

  public Session {
    place = List.copyOf(place);
    tabs = List.copyOf(tabs);
    batches = List.copyOf(batches);
  }

  /// With another place of the window.
  public Session at(double left, double top, boolean filled) {
    return new Session(List.of(left, top), filled, vault, tabs, batches, front);
  }

  /// Of a window that now fills the screen; the place it had before stays known.
  public Session filling() {
    return new Session(place, true, vault, tabs, batches, front);
  }

  /// With other documents and batches.
  public Session with(String root, List<String> documents, List<String> besides, String inFront) {
    return new Session(place, maximized, root, documents, besides, inFront);
  }
}
