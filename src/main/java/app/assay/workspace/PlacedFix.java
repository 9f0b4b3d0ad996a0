package app.assay.workspace;

import app.assay.finding.Fix;
import app.assay.text.LineIndex;
import java.util.List;

/// A fix whose edits know their lines and columns.
public record PlacedFix(String title, List<PlacedEdit> edits) {

  public PlacedFix {
    edits = List.copyOf(edits);
  }

  static PlacedFix of(Fix fix, LineIndex lines) {
    return new PlacedFix(
        fix.title(),
        fix.edits().stream()
            .map(edit -> new PlacedEdit(Region.of(edit.span(), lines), edit.replacement()))
            .toList());
  }

  /// One edit of a fix.
  ///
  /// @param region the characters that go, empty for an insertion
  /// @param replacement the characters that come
  public record PlacedEdit(Region region, String replacement) {}
}
