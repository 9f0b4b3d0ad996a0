package app.assay.cgd.check;

import java.util.Arrays;
import java.util.Optional;

/// Which codes are in force (rulebook clarity-gate §0); each profile includes those before it.
public enum Profile {
  /// The format specification with the five codes it names outside §10.
  V2_1("2.1"),
  /// With the clarifications of RFC-001; the default.
  RFC_001("2.1+rfc001"),
  /// With RFC-002 and RFC-004, approved for 2.2.
  PREVIEW("2.2-preview");

  private final String label;

  Profile(String label) {
    this.label = label;
  }

  /// The name on the command line.
  public String label() {
    return label;
  }

  /// True when rules of the other profile are in force in this one.
  public boolean includes(Profile other) {
    return compareTo(other) >= 0;
  }

  /// The profile with this label.
  public static Optional<Profile> of(String label) {
    return Arrays.stream(values()).filter(p -> p.label.equals(label)).findFirst();
  }
}
