package app.assay.cgd;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.text.Span;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;

/// Typed reading of the front matter's keys; a key that is null, blank or of another type is
/// absent.
///
/// @param root the keys; empty where there is no readable front matter
public record Header(YamlMapping root) {

  /// The keys of a front matter; none where it cannot be read.
  static Header of(FrontMatter frontMatter) {
    return frontMatter instanceof FrontMatter.Present present
        ? new Header(present.root())
        : new Header(YamlMapping.empty(Span.at(0)));
  }

  public Optional<YamlEntry> entry(String key) {
    return root.entry(key);
  }

  /// The scalar of a key, absent also where it is null or blank.
  public Optional<YamlScalar> scalar(String key) {
    return root.scalar(key).filter(scalar -> !scalar.isBlank());
  }

  /// The content of a key, or the empty string.
  public String value(String key) {
    return scalar(key).map(YamlScalar::value).orElse("");
  }

  public Optional<ClarityStatus> clarityStatus() {
    return ClarityStatus.of(value("clarity-status"));
  }

  public Optional<HitlStatus> hitlStatus() {
    return HitlStatus.of(value("hitl-status"));
  }

  /// `hitl-pending-count` where it is a plain, non-negative integer.
  public OptionalInt pendingCount() {
    Optional<BigDecimal> number = scalar("hitl-pending-count").flatMap(YamlScalar::number);
    if (number.isEmpty() || number.get().scale() > 0 || number.get().signum() < 0) {
      return OptionalInt.empty();
    }
    BigDecimal count = number.get();
    return count.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0
        ? OptionalInt.empty()
        : OptionalInt.of(count.intValue());
  }

  /// `document-sha256` as written, whatever it is.
  public Optional<String> storedHash() {
    return scalar("document-sha256").map(YamlScalar::value);
  }

  /// The tier block that makes a document a Source of Truth (FS §1.4).
  public Optional<YamlMapping> tier() {
    return entry("tier")
        .map(YamlEntry::value)
        .filter(YamlMapping.class::isInstance)
        .map(YamlMapping.class::cast);
  }

  /// The place to point at for a key: its value, its key where the value is empty, else the
  /// fallback.
  public Span place(String key, Span fallback) {
    return entry(key)
        .map(e -> e.value().span().isEmpty() ? e.key().span() : e.value().span())
        .orElse(fallback);
  }
}
