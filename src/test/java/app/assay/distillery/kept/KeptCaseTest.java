package app.assay.distillery.kept;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.KeptCandidate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeptCaseTest {

  private static KeptCandidate row(String batch, String id, String verdict, String decision) {
    String codes = verdict.equals("fail") ? "\"R7_DIRECTLY_DERIVABLE\"" : "";
    String json =
        verdict.isEmpty()
            ? ""
            : "{\"verdict\": \"%s\", \"rejection_codes\": [%s], \"notes\": \"Seen.\"}"
                .formatted(verdict, codes);
    return new KeptCandidate(
        batch,
        id,
        "{\"id\": \"%s\"}".formatted(id),
        verdict,
        json,
        decision,
        "",
        "Dana",
        "2026-11-20 08:00:00");
  }

  private static KeptCandidate twin(String text, String decision, String at) {
    return new KeptCandidate("b", "x", text, "fail", "", decision, "", "Dana", at);
  }

  @Test
  void severalOfOneIdInABatchAreToldApart() {
    List<KeptCase> all =
        cases(
            twin("one", "", "2026-11-20 08:00:00"),
            twin("two", "", "2026-11-20 08:00:00"),
            twin("one", "rejected", "2026-11-20 09:00:00"));

    assertThat(all)
        .extracting(one -> one.name() + " " + one.state().label())
        .containsExactly("x#1 rejected", "x#2 failed");
    assertThat(KeptFinding.of(all, "", "x#2")).isEqualTo(new KeptFinding.Found(all.getLast()));
    assertThat(KeptFinding.of(all, "", "x").message())
        .isEqualTo("x stands 2 times in the batch b; say which: x#1, x#2.");
  }

  @Test
  void editedCandidateIsNoOther() {
    List<KeptCase> all =
        cases(
            twin("one", "", "2026-11-20 08:00:00"),
            twin("edited", "", "2026-11-20 08:10:00"),
            twin("edited", "rejected", "2026-11-20 09:00:00"));

    assertThat(all).extracting(KeptCase::name).containsExactly("x");
    assertThat(all.getFirst().history()).hasSize(3);
  }

  private static List<KeptCase> cases(KeptCandidate... oldestFirst) {
    return KeptCase.of(Arrays.asList(oldestFirst).reversed());
  }

  private static KeptState state(KeptCandidate... oldestFirst) {
    return cases(oldestFirst).getFirst().state();
  }

  @Test
  void gateAloneSaysHowACandidateStands() {
    assertThat(state(row("b", "x", "fail", ""))).isEqualTo(KeptState.FAILED);
    assertThat(state(row("b", "x", "deferred", ""))).isEqualTo(KeptState.DEFERRED);
    assertThat(state(row("b", "x", "fail", ""), row("b", "x", "pass", "")))
        .isEqualTo(KeptState.PASSED);
  }

  @Test
  void whatIsTakenBackStandsAsBefore() {
    assertThat(state(row("b", "x", "fail", ""), row("b", "x", "", "reopened")))
        .isEqualTo(KeptState.REOPENED);
    assertThat(
            state(
                row("b", "x", "fail", ""),
                row("b", "x", "", "reopened"),
                row("b", "x", "", "withdrawn")))
        .isEqualTo(KeptState.FAILED);
  }

  @Test
  void whileReopenedWhatHappensElsewhereBelongsToIt() {
    List<KeptCase> all =
        cases(
            row("b", "x", "fail", ""),
            row("b", "x", "", "reopened"),
            row("reopened candidates", "x", "fail", ""),
            row("reopened candidates", "x", "fail", "accepted"));
    assertThat(all).hasSize(1);
    assertThat(all.getFirst().batch()).isEqualTo("b");
    assertThat(all.getFirst().state()).isEqualTo(KeptState.ACCEPTED);
    assertThat(all.getFirst().codes()).containsExactly("R7_DIRECTLY_DERIVABLE");
  }

  @Test
  void rejectionTakenBackElsewhereIsReopenedAgain() {
    assertThat(
            state(
                row("b", "x", "fail", ""),
                row("b", "x", "", "reopened"),
                row("reopened candidates", "x", "", "rejected"),
                row("reopened candidates", "x", "", "withdrawn")))
        .isEqualTo(KeptState.REOPENED);
  }

  @Test
  void sameIdOfAnotherBatchIsAnotherCase() {
    assertThat(cases(row("b", "x", "fail", ""), row("c", "x", "pass", "")))
        .extracting(one -> one.batch() + " " + one.state())
        .containsExactly("c PASSED", "b FAILED");
  }

  @Test
  void choiceNarrowsByStateBatchCodeAndWords() {
    List<KeptCase> all = cases(row("b", "x", "fail", ""), row("c", "y", "pass", ""));
    assertThat(KeptChoice.ALL.withState(Optional.of(KeptState.FAILED)).of(all)).hasSize(1);
    assertThat(KeptChoice.ALL.withBatch("c").of(all)).hasSize(1);
    assertThat(KeptChoice.ALL.withCode("R7_DIRECTLY_DERIVABLE").of(all)).hasSize(1);
    assertThat(KeptChoice.ALL.withSearch("SEEN \"y\"").of(all)).hasSize(1);
    assertThat(KeptChoice.ALL.withSearch("nowhere").of(all)).isEmpty();
  }
}
