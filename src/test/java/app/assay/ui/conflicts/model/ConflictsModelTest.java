package app.assay.ui.conflicts.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.Resolution;
import app.assay.hitl.Reviewer;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.vault.EvidenceRef;
import app.assay.workspace.SameThreadRunner;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ConflictsModelTest {

  private static final String ROTA = "cq-one-keeper-in-summer-1780000000-0";
  private static final String FOG = "cq-fog-signal-every-half-minute-1780000001-0";
  private static final String LATE = "cq-one-keeper-in-summer-1780000002-1";

  private final SampleConflicts desk = new SampleConflicts();
  private Optional<Reviewer> curator = Optional.of(new Reviewer("Dana Reviewer"));
  private final ConflictsModel model =
      new ConflictsModel(
          desk,
          new SameThreadRunner(),
          () -> curator,
          (draft, evidence) ->
              draft.claimLength() > 200
                  ? List.of(new Flaw("SCHEMA_INVALID", "The claim is too long.", true))
                  : List.of(),
          new HandClock(Instant.parse("2026-06-15T09:00:00Z")));

  @BeforeEach
  void read() {
    model.refresh();
  }

  private List<String> shown() {
    return model.conflicts().stream().map(ConflictRow::id).toList();
  }

  private Resolution last() {
    return desk.decided.getLast();
  }

  @Test
  void whatReadersComplainOfComesFirst() {
    assertThat(shown()).containsExactly(LATE, FOG, ROTA);
    model.setOrder(ConflictOrder.AGE);
    assertThat(shown()).containsExactly(ROTA, FOG, LATE);
  }

  @Test
  void filterKeepsConflictsOfADomain() {
    assertThat(model.domains()).containsExactly("fog", "harbour", "rota", "safety");
    model.setFilter("harbour");
    assertThat(shown()).containsExactly(FOG);
    assertThat(model.current().orElseThrow().id()).isEqualTo(FOG);
  }

  @Test
  void nothingIsDecidedWithoutAReason() {
    assertThat(model.choose(Choice.KEEP_NEW)).isFalse();
    assertThat(model.message()).startsWith("A reason is needed");
    assertThat(desk.decided).isEmpty();
  }

  @Test
  void nothingIsDecidedByNobody() {
    curator = Optional.empty();
    model.setReason("The gale.");
    assertThat(model.choose(Choice.KEEP_NEW)).isFalse();
    assertThat(desk.decided).isEmpty();
  }

  @Test
  void decisionIsMadeWithItsReasonAndTheNextConflictFollows() {
    model.setReason(" The gale of 2025. ");
    assertThat(model.choose(Choice.KEEP_EXISTING)).isTrue();
    assertThat(last().choice()).isEqualTo(Choice.KEEP_EXISTING);
    assertThat(last().reason()).isEqualTo("The gale of 2025.");
    assertThat(last().seen().row().id()).isEqualTo(LATE);
    assertThat(model.message()).isEqualTo("Kept the existing entry.");
    assertThat(model.current().orElseThrow().id()).isEqualTo(FOG);
  }

  @Test
  void rowsThatNameAnArchivedEntryAreClosedUnlessTheCuratorKeepsThem() {
    model.setReason("Both are old.");
    model.choose(Choice.ARCHIVE_BOTH);
    assertThat(last().others()).hasSize(1);
  }

  @Test
  void lastDecisionIsTakenBack() {
    model.setReason("The gale.");
    model.choose(Choice.KEEP_BOTH);
    assertThat(shown()).containsExactly(FOG, ROTA);
    model.undo();
    assertThat(desk.undone).containsExactly("c1");
    assertThat(shown()).containsExactly(LATE, FOG, ROTA);
    assertThat(model.canUndo()).isFalse();
  }

  @Test
  void skippedConflictComesLastAndStays() {
    model.choose(Choice.SKIP);
    assertThat(shown()).containsExactly(FOG, ROTA, LATE);
    assertThat(model.current().orElseThrow().id()).isEqualTo(FOG);
    assertThat(desk.decided).isEmpty();
  }

  @Test
  void mergeIsWrittenOnlyWhenTheGateTakesIt() {
    model.setReason("One rule is enough.");
    assertThat(model.choose(Choice.MERGE)).isTrue();
    var draft = model.merging().draft().orElseThrow();
    assertThat(draft.id()).isEqualTo("fog-signal-every-minute");
    assertThat(draft.domainList()).containsExactly("fog", "rota");
    assertThat(model.merging().evidence())
        .extracting(EvidenceRef::ref)
        .containsExactly("#881", "LIN-01", "LIN-03");
    model.merging().set(draft.withClaim("long ".repeat(50)));
    assertThat(model.write()).isFalse();
    model.merging().set(draft.withClaim("One keeper MUST sound it."));
    assertThat(model.write()).isTrue();
    assertThat(last().rewrite().orElseThrow().text().claim())
        .isEqualTo("One keeper MUST sound it.");
    assertThat(model.merging().choice()).isEmpty();
  }

  @Test
  void entriesNamedTwiceAreNotDecidedTogetherButBothCanBeKept() {
    model.select(List.of(LATE, ROTA));
    assertThat(model.obstacle(Choice.KEEP_NEW)).isPresent();
    assertThat(model.obstacle(Choice.MERGE)).isPresent();
    model.setReason("Different seasons.");
    assertThat(model.choose(Choice.KEEP_BOTH)).isTrue();
    assertThat(desk.decided).hasSize(2);
    model.undo();
    assertThat(desk.undone).containsExactly("c1", "c2");
  }

  @Test
  void whatSomebodyElseChangedIsSaidAndTheReasonIsKept() {
    desk.answer =
        Optional.of(new CurationResult.Stale(List.of("The claim is another."), Optional.empty()));
    model.setReason("The gale.");
    model.choose(Choice.KEEP_NEW);
    assertThat(model.message()).contains("The claim is another.");
    assertThat(model.reason()).isEqualTo("The gale.");
    assertThat(model.canUndo()).isFalse();
  }

  @Test
  void vaultThatCanOnlyBeReadIsLeftAsItIs() {
    desk.readOnly = true;
    model.refresh();
    model.setReason("The gale.");
    assertThat(model.choose(Choice.KEEP_NEW)).isFalse();
    assertThat(model.message()).contains("Another program wrote it.");
  }
}
