package app.assay.distillery.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerdictJsonTest {

  @Test
  void hasTheKeysOfTheSeedInItsOrder() {
    CandidateVerdict passes =
        new CandidateVerdict(
            "use-controller-payment-logic",
            Outcome.PASS,
            List.of(),
            Optional.of(new CandidateVerdict.Conflict("payment-service-object-pattern", "Why.")),
            "Queued.");
    CandidateVerdict fails =
        new CandidateVerdict(
            "b", Outcome.FAIL, List.of("R3_NO_ALTERNATIVE"), Optional.empty(), "What instead?");
    assertThat(VerdictJson.write(List.of(passes, fails)))
        .isEqualTo(
            """
            [
              {
                "candidate_id": "use-controller-payment-logic",
                "verdict": "pass",
                "rejection_codes": [],
                "curation_queue_entry": {
                  "type": "conflict",
                  "related_id": "payment-service-object-pattern",
                  "reason": "Why."
                },
                "notes": "Queued."
              },
              {
                "candidate_id": "b",
                "verdict": "fail",
                "rejection_codes": [
                  "R3_NO_ALTERNATIVE"
                ],
                "curation_queue_entry": null,
                "notes": "What instead?"
              }
            ]
            """);
    assertThat(VerdictJson.read(VerdictJson.json(passes))).contains(passes);
    assertThat(VerdictJson.read(VerdictJson.json(fails))).contains(fails);
  }

  @Test
  void emptyBatchGivesAnEmptyArray() {
    assertThat(VerdictJson.write(List.of())).isEqualTo("[]\n");
  }

  @Test
  void aNullIdIsNoText() {
    var json = JsonNodeFactory.instance.objectNode().putNull("candidate_id").put("verdict", "pass");
    assertThat(VerdictJson.read(json).orElseThrow().candidateId()).isEmpty();
  }

  @Test
  void codesAndOutcomeBelongTogether() {
    assertThatThrownBy(
            () -> new CandidateVerdict("a", Outcome.PASS, List.of("X"), Optional.empty(), ""))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(VerdictJson.read(JsonNodeFactory.instance.objectNode().put("verdict", "fail")))
        .isEmpty();
  }
}
