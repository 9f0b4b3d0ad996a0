package app.assay.cgd.tier;

import app.assay.text.WhiteSpace;
import java.util.Locale;
import java.util.Optional;

/// How soon a claim of a Source of Truth goes out of date, by the marker its author wrote after it.
public enum Staleness {
  STABLE,
  CHECK,
  VOLATILE,
  SNAPSHOT;

  /// The marker of an older version of the format that means [#CHECK].
  private static final String OLD_CHECK = "[check before citing]";

  /// The marker as it is written.
  public String marker() {
    return "[" + name() + "]";
  }

  /// The first marker in a text.
  static Optional<Staleness> in(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    Optional<Staleness> first = Optional.empty();
    int at = lower.length();
    for (Staleness kind : values()) {
      int found = lower.indexOf(kind.marker().toLowerCase(Locale.ROOT));
      if (kind == CHECK) {
        int old = lower.indexOf(OLD_CHECK);
        found = found < 0 || (old >= 0 && old < found) ? old : found;
      }
      if (found >= 0 && found < at) {
        at = found;
        first = Optional.of(kind);
      }
    }
    return first;
  }

  /// The marker that a text begins with, white space and punctuation aside.
  static Optional<Staleness> leading(String text) {
    int open = text.indexOf('[');
    if (open < 0 || !text.substring(0, open).chars().allMatch(c -> isBetween((char) c))) {
      return Optional.empty();
    }
    int close = text.indexOf(']', open);
    return close < 0 ? Optional.empty() : in(text.substring(open, close + 1));
  }

  private static boolean isBetween(char c) {
    return ".,;:*_".indexOf(c) >= 0 || WhiteSpace.isBlank(String.valueOf(c));
  }
}
