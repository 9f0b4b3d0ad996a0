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
  /// @param offers what may be done about refused claims at the same time
  record Ready(
      ConfirmationResult.Planned planned,
      ReviewDocument after,
      List<DiffRow> rows,
      boolean clear,
      List<Offer> offers)
      implements DocumentPlan {

    public Ready {
      rows = List.copyOf(rows);
      offers = List.copyOf(offers);
    }
  }

  /// A change of the text that is proposed for a refused claim.
  ///
  /// @param taken that it is part of the plan
  record Offer(String title, boolean taken) {}

  /// It can be written only if the document is declared CLEAR.
  record Undeclared(String message) implements DocumentPlan {}

  /// It cannot be written.
  ///
  /// @param message why, and what to do
  record Refused(String message) implements DocumentPlan {}
}
