package app.assay.ui.annotate.model;

import app.assay.hitl.annotation.AnnotationResult;
import java.util.List;

/// What the choices come to.
///
/// @param rows both texts side by side; where no document comes of it, the text with its markers
public record Draft(AnnotationResult result, List<SideRow> rows) {

  public Draft {
    rows = List.copyOf(rows);
  }
}
