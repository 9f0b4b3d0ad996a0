package app.assay.cgd;

import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// The Markdown between front matter and end marker.
///
/// @param span from after the closing delimiter's line to the end marker, or to the text's end
/// @param headings outside fences, in order
/// @param fences spans of fenced code, fence lines included
/// @param openFence the opening line of a fence that is still open at the document's end
/// @param tables pipe tables outside fences, in order
/// @param exclusions exclusion markers and blocks
/// @param record the HITL record, where there is one
/// @param deepLine the first line in which quotations and lists nest deeper than [Limits#nesting]
/// @param verifiedClaims the `## Verified Claims` section outside exclusions, where there is one
public record Body(
    Span span,
    List<Heading> headings,
    List<Span> fences,
    Optional<Span> openFence,
    List<Table> tables,
    Exclusions exclusions,
    Optional<Span> deepLine,
    Optional<HitlRecord> record,
    Optional<Section> verifiedClaims) {

  public Body {
    headings = List.copyOf(headings);
    fences = List.copyOf(fences);
    tables = List.copyOf(tables);
  }

  /// A document without a body.
  public static Body empty(Span span) {
    return new Body(
        span,
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(),
        Exclusions.NONE,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// The last heading that begins at or before an offset.
  public Optional<Heading> headingAt(int offset) {
    int low = 0;
    int high = headings.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (headings.get(middle).span().start() <= offset) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return high < 0 ? Optional.empty() : Optional.of(headings.get(high));
  }

  /// A heading with what belongs to it.
  ///
  /// @param span from the heading to the next of its level or higher
  /// @param table the first table in it that touches no exclusion
  public record Section(Heading heading, Span span, Optional<Table> table) {}
}
