package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.hash.ClaimId;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import java.util.Optional;

/// Gives a claim the id that follows from its text and location (FS §5.2).
final class ClaimIdFix {

  private ClaimIdFix() {}

  /// The fix; none where text or location is missing, where another claim has the computed id, or
  /// where the record cites the id that would go.
  static Fix[] of(CgdDocument document, Claim claim) {
    Optional<YamlScalar> written = claim.field("id");
    if (written.isEmpty() || claim.text().isEmpty() || claim.location().isEmpty()) {
      return new Fix[0];
    }
    String id = ClaimId.compute(claim.text(), claim.location());
    boolean taken =
        document.claims().stream().anyMatch(c -> c.index() != claim.index() && c.id().equals(id));
    boolean cited =
        document
            .body()
            .record()
            .map(record -> record.section().in(document.text()))
            .filter(section -> section.contains(claim.id()))
            .isPresent();
    if (taken || cited || claim.id().equals(id)) {
      return new Fix[0];
    }
    return new Fix[] {
      new Fix("Set the id to " + id, ScalarEdit.of(document.text(), written.get(), id))
    };
  }
}
