package app.assay.cgd.migration;

import java.util.Comparator;
import java.util.Optional;

/// `clarity-gate-version` of a document, by its first two numbers. Documents of format 1.0 carry
/// the version of the skill that made them, such as 1.6.
record FormatVersion(int major, int minor) implements Comparable<FormatVersion> {

  /// The version that documents are brought to.
  static final FormatVersion CURRENT = new FormatVersion(2, 1);

  private static final Comparator<FormatVersion> ORDER =
      Comparator.comparingInt(FormatVersion::major).thenComparingInt(FormatVersion::minor);

  /// Reads one to three numbers with dots between; empty for anything else.
  static Optional<FormatVersion> of(String written) {
    if (!written.matches("[0-9]{1,9}(\\.[0-9]{1,9}){0,2}")) {
      return Optional.empty();
    }
    String[] parts = written.split("\\.", -1);
    return Optional.of(
        new FormatVersion(
            Integer.parseInt(parts[0]), parts.length > 1 ? Integer.parseInt(parts[1]) : 0));
  }

  @Override
  public int compareTo(FormatVersion other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return major + "." + minor;
  }
}
