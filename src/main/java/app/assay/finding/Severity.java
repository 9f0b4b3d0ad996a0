package app.assay.finding;

import java.util.Locale;

/// How much a finding weighs, the heaviest first.
///
/// `ERROR` and `WARNING` are the levels of the format's codes (CLARITY_GATE_FORMAT_SPEC §10.1);
/// `CRITICAL`, `WARNING`, `TEMPORAL` and `VERIFIABLE` those of the nine points; `INFO` is advice.
public enum Severity {
  ERROR,
  CRITICAL,
  WARNING,
  TEMPORAL,
  VERIFIABLE,
  INFO;

  /// The name as reports write it, in lower case.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// True when a document with such a finding is invalid.
  public boolean isError() {
    return this == ERROR;
  }
}
