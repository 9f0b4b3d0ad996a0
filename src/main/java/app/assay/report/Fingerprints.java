package app.assay.report;

import app.assay.text.SourceText;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Names for findings that outlive edits elsewhere in the document, so that a code host does not
/// report an old finding as a new one.
final class Fingerprints {

  private static final int DIGITS = 16;

  private final FileReport file;
  private final Map<String, Integer> seen = new HashMap<>();

  Fingerprints(FileReport file) {
    this.file = file;
  }

  /// By the finding's line, in the form code hosts compute themselves: `<hash>:<occurrence>`.
  String ofLine(PlacedFinding finding) {
    return finding.lineHash() + ":" + occurrence("line " + finding.lineHash());
  }

  /// By rule and claim, or by rule and line for a finding outside the claims; stays when the claim
  /// moves or its line is edited.
  String ofRule(PlacedFinding finding) {
    String place = claim(finding).map(id -> "claim " + id).orElse("line " + finding.lineHash());
    String key = finding.rule().id() + " " + place;
    String hash = SourceText.sha256(key.getBytes(StandardCharsets.UTF_8));
    return hash.substring(0, DIGITS) + ":" + occurrence(key);
  }

  private Optional<String> claim(PlacedFinding finding) {
    return file.claims().stream()
        .filter(claim -> claim.region().span().contains(finding.region().span()))
        .findFirst()
        .flatMap(ClaimReport::id);
  }

  private int occurrence(String key) {
    return seen.merge(key, 1, Integer::sum);
  }
}
