package app.assay.distillery.gate;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.verdict.Outcome;
import app.assay.vault.KeptCandidate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AgreementTest {

  private static KeptCandidate kept(
      String id, String verdict, String codes, String decision, String reason) {
    String json =
        "{\"verdict\": \"%s\", \"rejection_codes\": [%s]}"
            .formatted(verdict, codes.isEmpty() ? "" : "\"" + codes + "\"");
    return new KeptCandidate(
        "b", id, "{}", verdict, json, decision, reason, "Dana", "2026-11-20 08:00:00");
  }

  @Test
  void decisionsAreHeldAgainstWhatWasProposed() {
    Agreement agreement =
        Agreement.of(
            List.of(
                kept("a", "pass", "", "accepted", ""),
                kept("b", "pass", "", "rejected", "R7_DIRECTLY_DERIVABLE: see limits.py"),
                kept("c", "fail", "R7_DIRECTLY_DERIVABLE", "rejected", "yes"),
                kept("d", "fail", "R7_DIRECTLY_DERIVABLE", "accepted", "it is not"),
                kept("e", "deferred", "", "accepted", ""),
                kept("f", "fail", "R1_EVIDENCE_INSUFFICIENT", "", "")));

    assertThat(agreement.byOutcome())
        .isEqualTo(
            Map.of(
                Outcome.PASS, new Agreement.Decisions(1, 1),
                Outcome.FAIL, new Agreement.Decisions(1, 1),
                Outcome.DEFERRED, new Agreement.Decisions(1, 0)));
    assertThat(agreement.byCode())
        .isEqualTo(
            Map.of(
                "R7_DIRECTLY_DERIVABLE", new Agreement.Figures(2, 1, 1, 1),
                "R1_EVIDENCE_INSUFFICIENT", new Agreement.Figures(1, 0, 0, 0)));
    assertThat(agreement.decided()).isEqualTo(5);
  }

  @Test
  void newestDecisionCountsAndTheNewestVerdictBesideIt() {
    Agreement agreement =
        Agreement.of(
            List.of(
                kept("a", "", "", "accepted", "after all"),
                kept("a", "fail", "R6_DUPLICATE", "", ""),
                kept("a", "pass", "", "rejected", "")));

    assertThat(agreement.byOutcome())
        .isEqualTo(Map.of(Outcome.FAIL, new Agreement.Decisions(1, 0)));
    assertThat(agreement.byCode())
        .isEqualTo(Map.of("R6_DUPLICATE", new Agreement.Figures(1, 0, 1, 0)));
  }

  @Test
  void whatIsKeptAsItIsNeedNotBeKeptAgain() {
    KeptCandidate pass = kept("a", "pass", "", "", "");
    KeptCandidate fail = kept("a", "fail", "R6_DUPLICATE", "", "");

    assertThat(Keeping.fresh(List.of(pass), List.of(pass))).isEmpty();
    assertThat(Keeping.fresh(List.of(fail, pass), List.of(pass))).containsExactly(pass);
    assertThat(Keeping.fresh(List.of(kept("a", "pass", "", "accepted", "")), List.of(pass, pass)))
        .containsExactly(pass);
  }

  @Test
  void candidatesThatShareAnIdAreKeptOnce() {
    KeptCandidate one = kept("a", "pass", "", "", "");
    KeptCandidate other =
        new KeptCandidate("b", "a", "{\"x\": 1}", "pass", one.verdictJson(), "", "", "", "");
    List<KeptCandidate> now = List.of(one, other);
    assertThat(Keeping.fresh(List.of(), now)).isEqualTo(now);
    assertThat(Keeping.fresh(now.reversed(), now)).isEmpty();
  }
}
