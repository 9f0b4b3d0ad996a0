package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ComputedFields;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.Header;
import app.assay.cgd.IsoDate;
import app.assay.cgd.yaml.YamlScalar;
import java.math.BigDecimal;
import java.util.Optional;

/// What a document says about itself, and what is computed from it. A value that is missing or not
/// of its type is absent.
///
/// @param clarity `CLEAR` or `UNCLEAR`
/// @param hitl `PENDING`, `REVIEWED` or `REVIEWED_WITH_EXCEPTIONS`
/// @param pendingCount `hitl-pending-count`
/// @param claims number of entries in `hitl-claims`
/// @param tier `SOT`, or whatever `tier.level` says, for a document with a tier block
/// @param ragIngestable `rag-ingestable`
/// @param processedDate `processed-date`, where it is a day
/// @param computed absent where the front matter cannot be read
public record DocumentState(
    Optional<String> clarity,
    Optional<String> hitl,
    Optional<Integer> pendingCount,
    int claims,
    Optional<String> tier,
    Optional<Boolean> ragIngestable,
    Optional<String> processedDate,
    Optional<Computed> computed) {

  /// Of a file that could not be read.
  static final DocumentState UNKNOWN =
      new DocumentState(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          0,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /// What nobody sets by hand (FS §9).
  ///
  /// @param exclusionsCoverage share of the body that is excluded, 0 to 1
  public record Computed(boolean ragIngestable, int pendingCount, BigDecimal exclusionsCoverage) {}

  static DocumentState of(CgdDocument document) {
    Header header = document.header();
    Optional<Computed> computed = Optional.empty();
    if (document.frontMatter() instanceof FrontMatter.Present) {
      ComputedFields fields = document.computed();
      computed =
          Optional.of(
              new Computed(
                  fields.ragIngestable(), fields.pendingCount(), fields.exclusionsCoverage()));
    }
    return new DocumentState(
        header.clarityStatus().map(Enum::name),
        header.hitlStatus().map(Enum::name),
        header.pendingCount().stream().boxed().findFirst(),
        document.claims().size(),
        tier(document),
        header.scalar("rag-ingestable").flatMap(YamlScalar::bool),
        Optional.of(header.value("processed-date")).filter(d -> IsoDate.parse(d).isPresent()),
        computed);
  }

  private static Optional<String> tier(CgdDocument document) {
    if (!document.isSot()) {
      return Optional.empty();
    }
    return document
        .header()
        .tier()
        .flatMap(fields -> fields.scalar("level"))
        .filter(level -> !level.isBlank())
        .map(YamlScalar::value)
        .or(() -> Optional.of("SOT"));
  }
}
