package app.assay.workspace;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.LineIndex;
import app.assay.text.SourceText;
import app.assay.text.Span;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// A finding that can be reported without its document.
///
/// @param finding what was found
/// @param region where, with lines and columns
/// @param lineHash 16 hex digits that stay the same while the finding's line does, wherever that
///   line moves
/// @param fixes the finding's fixes in their order
public record PlacedFinding(
    Finding finding, Region region, String lineHash, List<PlacedFix> fixes) {

  private static final int HASHED_CHARACTERS = 200;
  private static final int HASH_DIGITS = 16;

  public PlacedFinding {
    fixes = List.copyOf(fixes);
  }

  /// Places a finding in the text it was found in.
  static PlacedFinding of(Finding finding, CharSequence text, LineIndex lines) {
    Span line = lines.content(lines.lineAt(finding.span().start()));
    int end = Math.min(line.end(), line.start() + HASHED_CHARACTERS);
    String content = new Span(line.start(), end).in(text).strip();
    String hash = SourceText.sha256(content.getBytes(StandardCharsets.UTF_8));
    return new PlacedFinding(
        finding,
        Region.of(finding.span(), lines),
        hash.substring(0, HASH_DIGITS),
        finding.fixes().stream().map(fix -> PlacedFix.of(fix, lines)).toList());
  }

  /// What could be looked up, for a finding of point 9: `PRICING`, `STATISTIC`, `RATE`,
  /// `COMPETITOR` or `INDUSTRY_FACT`.
  public Optional<String> verifiableType() {
    return finding.rule().type().map(Enum::name);
  }

  /// The round that the statement would go to as a claim, where a claim answers the finding.
  public Optional<String> claimRound() {
    return finding.rule().asksForAPerson() ? Optional.of("B") : Optional.empty();
  }

  public Rule rule() {
    return finding.rule();
  }

  public Severity severity() {
    return finding.severity();
  }
}
