package app.assay.points.check;

import java.util.Locale;

/// How readily a detector speaks.
public enum Sensitivity {
  /// Only what is almost certainly at fault: precision.
  QUIET,
  /// Everything worth a look: recall. The default.
  THOROUGH;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
