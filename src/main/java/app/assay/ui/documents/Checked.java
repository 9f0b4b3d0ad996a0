package app.assay.ui.documents;

import app.assay.points.reading.Outline;
import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import java.util.List;
import java.util.Optional;

/// What the check said about one revision of an open text.
///
/// @param revision of the text that was checked
/// @param isDocument false for plain Markdown, of which only the nine points speak
/// @param pointsPassed what the document's `points-passed` says, empty where it says nothing
/// @param report findings, state, hash and claims
/// @param claimPlaces where each claim of the report stands in the body, in the order of the report
/// @param marks findings, claims and exclusions for the editor
/// @param outline where the blocks of the text stand
public record Checked(
    long revision,
    boolean isDocument,
    String pointsPassed,
    FileReport report,
    List<Optional<Span>> claimPlaces,
    List<Highlight> marks,
    Outline outline) {

  private static final String FINDING = "f";
  private static final String CLAIM = "c";

  public Checked {
    claimPlaces = List.copyOf(claimPlaces);
    marks = List.copyOf(marks);
  }

  /// The id that the mark of a finding has, by its place in the report.
  static String findingId(int index) {
    return FINDING + index;
  }

  /// The id that the mark of a claim has, by its place in the report.
  static String claimId(int index) {
    return CLAIM + index;
  }

  /// The finding that a mark stands for.
  public Optional<PlacedFinding> finding(String markId) {
    return at(markId, FINDING, report.findings());
  }

  /// The claim that a mark stands for.
  public Optional<ClaimReport> claim(String markId) {
    return at(markId, CLAIM, report.claims());
  }

  private static <T> Optional<T> at(String markId, String prefix, List<T> all) {
    if (!markId.startsWith(prefix)) {
      return Optional.empty();
    }
    int index = Integer.parseInt(markId.substring(prefix.length()));
    return index < all.size() ? Optional.of(all.get(index)) : Optional.empty();
  }
}
