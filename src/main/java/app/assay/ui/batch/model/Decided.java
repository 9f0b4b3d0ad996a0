package app.assay.ui.batch.model;

import java.util.Locale;

/// What a person made of a candidate.
public enum Decided {
  NOTHING,
  ACCEPTED,
  REJECTED;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
