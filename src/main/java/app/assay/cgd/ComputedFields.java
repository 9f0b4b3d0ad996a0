package app.assay.cgd;

import app.assay.text.Span;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// What a validator computes and nobody sets by hand (FS §9).
///
/// @param ragIngestable CLEAR and REVIEWED, no exclusion block, no newer major version
/// @param exclusionsCoverage excluded bytes by bytes of the canonical body, 0 to 1, four decimals
/// @param pendingCount claims without confirmed-by (FS §1.3.2, rulebook C32)
public record ComputedFields(
    boolean ragIngestable, BigDecimal exclusionsCoverage, int pendingCount) {

  /// The newest major version of the format that is understood (W-FC01).
  public static final int MAJOR = 2;

  /// What stands where nothing could be read.
  static final ComputedFields NONE = new ComputedFields(false, BigDecimal.ZERO, 0);

  /// Computes the fields from the parts of a document.
  static ComputedFields of(String text, Header header, List<Claim> claims, Body body) {
    boolean ingestable =
        header.clarityStatus().filter(s -> s == ClarityStatus.CLEAR).isPresent()
            && header.hitlStatus().filter(s -> s == HitlStatus.REVIEWED).isPresent()
            && body.exclusions().markers().isEmpty()
            && !isNewer(header);
    int pending = (int) claims.stream().filter(c -> c.confirmedBy().isEmpty()).count();
    return new ComputedFields(ingestable, coverage(text, body), pending);
  }

  /// True when the document's major version exceeds what is understood (FS §10.10).
  public static boolean isNewer(Header header) {
    String version = header.value("clarity-gate-version");
    int dot = version.indexOf('.');
    String major = dot < 0 ? version : version.substring(0, dot);
    boolean digits = !major.isEmpty() && major.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits && new BigDecimal(major).compareTo(BigDecimal.valueOf(MAJOR)) > 0;
  }

  private static BigDecimal coverage(String text, Body original) {
    if (original.exclusions().blocks().isEmpty()) {
      return BigDecimal.ZERO;
    }
    String body = CanonicalText.of(original.span().in(text));
    int all = bytes(body);
    int excluded = 0;
    for (Span span : BodyParser.exclusions(body).covered()) {
      excluded += bytes(span.in(body));
    }
    return BigDecimal.valueOf(excluded)
        .divide(BigDecimal.valueOf(all), 4, RoundingMode.HALF_UP)
        .stripTrailingZeros();
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
