package app.assay.ui.review.model;

import app.assay.hitl.WriteResult;
import java.util.List;

/// What came of writing one document.
///
/// @param difference where the file changed underneath, how; else empty
public record WriteOutcome(WriteJob job, WriteResult result, List<DiffRow> difference) {

  public WriteOutcome {
    difference = List.copyOf(difference);
  }

  public boolean isWritten() {
    return result instanceof WriteResult.Written;
  }
}
