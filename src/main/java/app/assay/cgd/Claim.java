package app.assay.cgd;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.text.Span;
import java.util.Optional;

/// One entry of `hitl-claims` as it was written.
///
/// @param index 0-based place in the list
/// @param fields its keys; empty where the entry is no mapping
/// @param span the characters of the entry
public record Claim(int index, YamlMapping fields, Span span) {

  /// The scalar of a key, absent also where it is null or blank (RFC-004 §4.1).
  public Optional<YamlScalar> field(String key) {
    return fields.scalar(key).filter(scalar -> !scalar.isBlank());
  }

  /// The content of a key, or the empty string.
  public String value(String key) {
    return field(key).map(YamlScalar::value).orElse("");
  }

  public String id() {
    return value("id");
  }

  public String text() {
    return value("text");
  }

  public String source() {
    return value("source");
  }

  public String location() {
    return value("location");
  }

  public Optional<Round> round() {
    return Round.of(value("round"));
  }

  public Optional<String> confirmedBy() {
    return field("confirmed-by").map(YamlScalar::value);
  }

  public Optional<String> confirmedDate() {
    return field("confirmed-date").map(YamlScalar::value);
  }

  public ClaimState state() {
    boolean by = confirmedBy().isPresent();
    boolean date = confirmedDate().isPresent();
    if (by && date) {
      return ClaimState.VERIFIED;
    }
    return by || date ? ClaimState.PARTIAL : ClaimState.PENDING;
  }

  /// The place to point at for a key: its value, its key where the value is empty, else the claim.
  public Span place(String key) {
    return fields.entry(key).map(Claim::valueOrKey).orElse(head());
  }

  /// The first line of the entry, for findings about the claim as a whole.
  public Span head() {
    return fields.entries().isEmpty() ? span : valueOrKey(fields.entries().getFirst());
  }

  private static Span valueOrKey(YamlEntry entry) {
    return entry.value().span().isEmpty() ? entry.key().span() : entry.value().span();
  }
}
