package app.assay.workspace;

import app.assay.cgd.Claim;
import app.assay.cgd.hash.ClaimId;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.text.LineIndex;
import java.util.Optional;

/// One claim of a document; a field that is missing or blank is absent.
///
/// @param state `PENDING`, `VERIFIED` or `PARTIAL`
/// @param computedId the id by text and location, absent where either is missing
/// @param region the whole entry in the front matter
public record ClaimReport(
    Optional<String> id,
    Optional<String> text,
    Optional<String> value,
    Optional<String> source,
    Optional<String> location,
    Optional<String> round,
    String state,
    Optional<String> confirmedBy,
    Optional<String> confirmedDate,
    Optional<String> computedId,
    Region region) {

  static ClaimReport of(Claim claim, LineIndex lines) {
    Optional<String> text = field(claim, "text");
    Optional<String> location = field(claim, "location");
    return new ClaimReport(
        field(claim, "id"),
        text,
        field(claim, "value"),
        field(claim, "source"),
        location,
        field(claim, "round"),
        claim.state().name(),
        claim.confirmedBy(),
        claim.confirmedDate(),
        text.flatMap(t -> location.map(l -> ClaimId.compute(t, l))),
        Region.of(claim.span(), lines));
  }

  private static Optional<String> field(Claim claim, String key) {
    return claim.field(key).map(YamlScalar::value);
  }
}
