package app.assay.ui.batch.model;

import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.vault.EntryType;
import java.util.List;
import java.util.Optional;

/// What one rule says of a candidate, as a sign in its column.
public enum CodeState {
  KEPT("\u2713"),
  BROKEN("\u2715"),
  CONFLICT("\u26A1"),
  /// Somebody still has to say.
  OPEN("\u25CC"),
  /// It is not asked of such a candidate, or was skipped.
  NONE("\u2013"),
  /// Nobody was asked.
  UNKNOWN("");

  /// The codes in the order of their columns.
  public static final List<String> CODES =
      List.of(
          "SCHEMA_INVALID",
          "R3_NO_ALTERNATIVE",
          "R5_UNCONSIDERED",
          "R1_EVIDENCE_INSUFFICIENT",
          "R6_DUPLICATE",
          "R7_DIRECTLY_DERIVABLE");

  private static final int OF_LAYER_1 = 3;

  private final String sign;

  CodeState(String sign) {
    this.sign = sign;
  }

  public String sign() {
    return sign;
  }

  /// How a candidate stands to a code.
  ///
  /// @param code one of [#CODES]
  public static CodeState of(BatchRow row, String code) {
    if (row.codes().contains(code)) {
      return BROKEN;
    }
    if (CODES.indexOf(code) < OF_LAYER_1) {
      boolean asked =
          !code.startsWith("R3") || !row.candidate().type().equals(Optional.of(EntryType.FACT));
      boolean broken =
          row.flaws().stream().filter(Flaw::refuses).anyMatch(f -> f.code().equals(code));
      return broken ? BROKEN : asked ? KEPT : NONE;
    }
    if (row.verdict().isEmpty()) {
      return UNKNOWN;
    }
    CandidateVerdict verdict = row.verdict().get();
    String rule = code.substring(0, 2);
    if (verdict.undecided().contains(code)) {
      return OPEN;
    }
    if (rule.equals("R6") && verdict.conflict().isPresent()) {
      return CONFLICT;
    }
    boolean skipped =
        verdict.notes().contains(rule + ": Skipped")
            || verdict.notes().contains(rule + " was skipped");
    return skipped ? NONE : KEPT;
  }
}
