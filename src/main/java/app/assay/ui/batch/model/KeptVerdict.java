package app.assay.ui.batch.model;

import app.assay.distillery.verdict.Outcome;
import java.util.List;

/// What the vault keeps of a candidate from an earlier run of the gate.
///
/// @param at when, `YYYY-MM-DD HH:MM:SS` in UTC
/// @param by who had it gated or decided; empty for the gate alone
/// @param codes it failed by
/// @param stale true where that was another text
public record KeptVerdict(
    String at, String by, Outcome outcome, List<String> codes, boolean stale) {

  public KeptVerdict {
    codes = List.copyOf(codes);
  }

  KeptVerdict ofAnotherText() {
    return new KeptVerdict(at, by, outcome, codes, true);
  }

  /// The day.
  public String day() {
    return at.length() < 10 ? at : at.substring(0, 10);
  }
}
