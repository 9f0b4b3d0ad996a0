package app.assay.ui.annotate.model;

import java.util.Locale;

/// What was decided about a marker; only accepted ones are put in.
public enum Choice {
  OPEN,
  ACCEPTED,
  REFUSED;

  /// The word in keys of texts and style classes.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
