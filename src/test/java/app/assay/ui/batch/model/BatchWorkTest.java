package app.assay.ui.batch.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.Reviewer;
import app.assay.workspace.SameThreadRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BatchWorkTest {

  private final SampleBatch desk = new SampleBatch(5);
  private final BatchWork work =
      new BatchWork(
          new BatchWork.Tools(
              desk,
              new SameThreadRunner(),
              Runnable::run,
              () -> Optional.of(new Reviewer("Dana Reviewer")),
              Runnable::run));
  private final BatchModel model = work.model();

  @BeforeEach
  void open() {
    work.open(false);
  }

  private List<Standing> standings() {
    return model.rows().stream().map(BatchRow::standing).toList();
  }

  @Test
  void rulesOfLayer1SpeakBeforeTheGateRuns() {
    assertThat(standings())
        .containsExactly(Standing.NONE, Standing.NONE, Standing.NONE, Standing.NONE, Standing.FAIL);
    assertThat(model.row(4).codes()).containsExactly("R3_NO_ALTERNATIVE");
    assertThat(CodeState.of(model.row(4), "R3_NO_ALTERNATIVE")).isEqualTo(CodeState.BROKEN);
    assertThat(CodeState.of(model.row(0), "R3_NO_ALTERNATIVE")).isEqualTo(CodeState.NONE);
    assertThat(CodeState.of(model.row(0), "R7_DIRECTLY_DERIVABLE")).isEqualTo(CodeState.UNKNOWN);
  }

  @Test
  void gateJudgesEachAndCountsAreThoseOfItsVerdicts() {
    work.gate(false);
    assertThat(standings())
        .containsExactly(
            Standing.PASS, Standing.CONFLICT, Standing.FAIL, Standing.DEFERRED, Standing.FAIL);
    assertThat(model.counts()).containsEntry(Standing.FAIL, 2).containsEntry(Standing.PASS, 1);
    assertThat(CodeState.of(model.row(1), "R6_DUPLICATE")).isEqualTo(CodeState.CONFLICT);
    assertThat(CodeState.of(model.row(3), "R1_EVIDENCE_INSUFFICIENT")).isEqualTo(CodeState.OPEN);
    assertThat(model.message()).isEqualTo("The gate has looked at 5.");
  }

  @Test
  void verdictsThatComeTogetherAreOneRefresh() {
    List<Runnable> due = new ArrayList<>();
    BatchWork many =
        new BatchWork(
            new BatchWork.Tools(
                new SampleBatch(10_000),
                new SameThreadRunner(),
                due::add,
                () -> Optional.of(new Reviewer("Dana Reviewer")),
                Runnable::run));
    many.open(false);
    List<String> refreshes = new ArrayList<>();
    many.model().onChange(() -> refreshes.add(many.model().message()));
    many.gate(false);
    assertThat(due).hasSize(1);
    due.getFirst().run();
    assertThat(refreshes)
        .containsExactly(
            "10,000 candidates are in the gate.",
            "10,000 candidates are in the gate.",
            "The gate has looked at 10000.");
    assertThat(many.model().counts()).containsEntry(Standing.PASS, 9_996);
  }

  @Test
  void batchIsReadAgainWithoutLosingWhatWasDecided() {
    work.gate(false);
    model.go(0);
    model.accept();
    work.readAgain();
    assertThat(model.row(0).decided()).isEqualTo(Decided.ACCEPTED);
    assertThat(model.row(0).standing()).isEqualTo(Standing.PASS);
    assertThat(desk.kept.getFirst().decided()).isEqualTo(Decided.ACCEPTED);
  }

  @Test
  void nothingIsBegunAfterTheEnd() {
    List<String> ended = new ArrayList<>();
    work.end(() -> ended.add("ended"));
    work.gate(false);
    assertThat(ended).containsExactly("ended");
    assertThat(standings()).doesNotContain(Standing.PASS);
  }

  @Test
  void secondRunAsksOnlyWhatIsOpen() {
    work.gate(false);
    work.gate(false);
    assertThat(model.message()).isEqualTo("The gate has looked at 1.");
  }

  @Test
  void filtersKeepWhatTheySay() {
    work.gate(false);
    model.setFilter(BatchFilter.ALL.withStanding(Optional.of(Standing.FAIL)));
    assertThat(model.shown()).containsExactly(2, 4);
    model.setFilter(model.filter().withCode("R7_DIRECTLY_DERIVABLE"));
    assertThat(model.shown()).containsExactly(2);
    model.setFilter(BatchFilter.ALL.withDomain("fog"));
    assertThat(model.shown()).containsExactly(1);
    model.setFilter(BatchFilter.ALL.withSearch("KEYS monday"));
    assertThat(model.shown()).containsExactly(3);
  }

  @Test
  void passedOnesEnterUnlessAPersonRejectsThem() {
    work.gate(false);
    assertThat(model.entering()).hasSize(2);
    model.go(0);
    assertThat(model.reject(" ")).isFalse();
    assertThat(model.reject("Everybody knows.")).isTrue();
    assertThat(model.entering())
        .extracting(row -> row.candidate().id())
        .containsExactly("fog-signal-every-half-minute");
  }

  @Test
  void whatARuleRefusesIsNotAccepted() {
    model.go(4);
    assertThat(model.accept()).isFalse();
    assertThat(model.message()).contains("R3_NO_ALTERNATIVE");
    assertThat(model.row(4).decided()).isEqualTo(Decided.NOTHING);
  }

  @Test
  void whatTheGateFailsIsNotAcceptedEither() {
    work.gate(false);
    model.go(2);
    assertThat(model.accept()).isFalse();
    assertThat(model.message()).contains("R7_DIRECTLY_DERIVABLE");
  }

  @Test
  void acceptingGoesToTheNextThatNobodyDecided() {
    model.go(0);
    assertThat(model.accept()).isTrue();
    assertThat(model.current()).isEqualTo(1);
    work.undo();
    assertThat(model.current()).isZero();
    assertThat(model.row(0).decided()).isEqualTo(Decided.NOTHING);
  }

  @Test
  void editIsCheckedAtEachKeystrokeAndKeptBesideTheBatch() {
    work.gate(false);
    model.go(0);
    model.edit();
    model.typed(model.draft().orElseThrow().withClaim("long ".repeat(60)));
    assertThat(model.draftFlaws()).extracting(f -> f.code()).containsExactly("SCHEMA_INVALID");
    model.typed(model.draft().orElseThrow().withClaim("A lamp fault MUST be logged."));
    assertThat(model.draftFlaws()).isEmpty();
    model.endEdit();
    BatchRow row = model.row(0);
    assertThat(row.candidate().claim()).isEqualTo("A lamp fault MUST be logged.");
    assertThat(row.candidate().text()).contains("\"_note\": \"kept\"");
    assertThat(row.edited()).isTrue();
    assertThat(row.standing()).isEqualTo(Standing.NONE);
    work.undo();
    assertThat(model.row(0).standing()).isEqualTo(Standing.PASS);
  }

  @Test
  void formThatWasOnlyLookedAtChangesNothing() {
    model.go(0);
    model.edit();
    model.endEdit();
    assertThat(model.row(0).edited()).isFalse();
  }

  @Test
  void acceptingShowsTheRowsFirstAndCanBeTakenBack() {
    work.gate(false);
    work.accept();
    assertThat(desk.accepted).isEmpty();
    work.startPreview();
    assertThat(work.preview().orElseThrow().entries()).isEqualTo(2);
    work.accept();
    assertThat(desk.accepted)
        .containsExactly("lamp-fault-relay-id-0", "fog-signal-every-half-minute");
    assertThat(model.row(0).inVault()).isTrue();
    assertThat(model.entering()).isEmpty();
    work.undo();
    assertThat(desk.undone).containsExactly("c1");
    assertThat(model.row(0).inVault()).isFalse();
  }

  @Test
  void decisionsAreKept() {
    model.go(0);
    model.accept();
    work.keep();
    assertThat(desk.kept.getFirst().decided()).isEqualTo(Decided.ACCEPTED);
  }
}
