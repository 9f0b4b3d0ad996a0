package app.assay.ui.documents;

import java.util.List;

/// Something the user has to know about a document, and what can be done about it.
///
/// @param message what happened, what was kept, what to do
/// @param grave true when something could not be done
public record Notice(String message, boolean grave, List<Way> ways) {

  public Notice {
    ways = List.copyOf(ways);
  }

  /// One thing that can be done.
  ///
  /// @param id names the button
  public record Way(String id, String title, Runnable run) {}
}
