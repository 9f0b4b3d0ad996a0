package app.assay.ui.review.model;

import app.assay.hitl.ConfirmationResult;
import java.util.List;

/// What writing the answers about one document would do.
public sealed interface DocumentPlan {

  /// It is being worked out.
  record Waiting() implements DocumentPlan {}

  /// It can be written.
  ///
  /// @param after the same questions about the document as it will be
  /// @param rows the exact change
  /// @param clear that the document is declared CLEAR with it
  record Ready(
      ConfirmationResult.Planned planned, ReviewDocument after, List<DiffRow> rows, boolean clear)
      implements DocumentPlan {

    public Ready {
      rows = List.copyOf(rows);
    }
  }

  /// It can be written only if the document is declared CLEAR.
  record Undeclared(String message) implements DocumentPlan {}

  /// It cannot be written.
  ///
  /// @param message why, and what to do
  record Refused(String message) implements DocumentPlan {}
}
