package app.assay.finding;

import app.assay.text.TextEdit;
import java.util.List;

/// A change that mends a finding. Applied to the very text that was checked, it removes the
/// finding; applied again it changes nothing, because the finding is gone.
///
/// @param title what it does, in the imperative: "Set hitl-pending-count to 2"
/// @param edits non-overlapping edits of the checked text
public record Fix(String title, List<TextEdit> edits) {

  public Fix {
    edits = List.copyOf(edits);
  }

  public Fix(String title, TextEdit edit) {
    this(title, List.of(edit));
  }
}
