package app.assay.cgd.tier;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/// One Source of Truth, without its text.
///
/// @param file as reports name it
/// @param owner what its tier block says, or nothing
/// @param version the same
/// @param claims the rows of its table
public record SourceOfTruth(
    String file, Optional<String> owner, Optional<String> version, List<Claim> claims) {

  public SourceOfTruth {
    claims = List.copyOf(claims);
  }

  /// A row with its 1-based line.
  public record Claim(int line, VerifiedClaims.Row row) {}

  /// Reads a document; empty where it is no Source of Truth.
  public static Optional<SourceOfTruth> of(String file, CgdDocument document) {
    if (!document.isSot()) {
      return Optional.empty();
    }
    return Optional.of(
        new SourceOfTruth(
            file,
            word(document, "owner"),
            word(document, "version"),
            VerifiedClaims.of(document).stream()
                .map(row -> new Claim(line(document, row), row))
                .toList()));
  }

  private static int line(CgdDocument document, VerifiedClaims.Row row) {
    return document.lines().position(row.place().start()).line();
  }

  private static Optional<String> word(CgdDocument document, String key) {
    return document.header().tier().flatMap(tier -> tier.scalar(key)).map(YamlScalar::value);
  }
}
