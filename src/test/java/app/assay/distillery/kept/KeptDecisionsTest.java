package app.assay.distillery.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.curation.Curation;
import app.assay.distillery.curation.LayerOneGate;
import app.assay.distillery.gate.Agreement;
import app.assay.distillery.intake.Intake;
import app.assay.distillery.intake.IntakeItem;
import app.assay.distillery.intake.IntakeRequest;
import app.assay.distillery.intake.IntakeResult;
import app.assay.distillery.intake.IntakeTerms;
import app.assay.distillery.layer1.Candidates;
import app.assay.distillery.record.VaultLedger;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.ledger.Ledger;
import app.assay.vault.Change;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptDecisionsTest {

  private static final Candidate FOG = Candidates.good().with("id", "fog");
  private static final CandidateVerdict FAIL =
      new CandidateVerdict(
          "fog", Outcome.FAIL, List.of("R7_DIRECTLY_DERIVABLE"), Optional.empty(), "In plans.md.");

  private final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
  @TempDir private Path folder;
  private Ledger ledger;
  private VaultStore vault;
  private KeptDecisions kept;

  @BeforeEach
  void keepAFailedCandidate() throws VaultException {
    vault = new SqliteVaults(clock).create(folder.resolve("vault.db"));
    ledger = Ledger.open(folder, clock);
    kept = new KeptDecisions(vault, told());
    vault.write(
        new Intent("keep", "Dana", "", "batch"),
        writer -> {
          writer.keep(
              new KeptCandidate(
                  "batch",
                  "fog",
                  FOG.text(),
                  "fail",
                  VerdictJson.json(FAIL).toString(),
                  "",
                  "",
                  "",
                  ""));
          return true;
        });
  }

  @AfterEach
  void close() {
    vault.close();
  }

  private VaultLedger told() {
    return new VaultLedger(ledger, "vault.db", "test");
  }

  private KeptCase fog() throws VaultException {
    List<KeptCase> all = vault.read(KeptDecisions::all);
    assertThat(all).hasSize(1);
    return all.getFirst();
  }

  private Agreement.Figures figures() throws VaultException {
    return Agreement.ofCases(List.of(fog())).byCode().get("R7_DIRECTLY_DERIVABLE");
  }

  @Test
  void falseRejectIsReopenedWithAReasonThatTheLedgerKnows() throws VaultException {
    assertThat(kept.reopen("", "fog", "plans.md is wrong.", "Dana"))
        .isInstanceOf(KeptResult.Done.class);
    assertThat(fog().state()).isEqualTo(KeptState.REOPENED);
    assertThat(KeptDecisions.reopened(List.of(fog())).candidates()).containsExactly(FOG);
    assertThat(ledger.entries())
        .extracting(e -> e.record().decision() + " " + e.record().claim())
        .containsExactly("reopen fog");
    assertThat(kept.withdraw("", "fog", "A slip.", "Dana")).isInstanceOf(KeptResult.Done.class);
    assertThat(fog().state()).isEqualTo(KeptState.FAILED);
    assertThat(ledger.entries()).hasSize(2);
  }

  @Test
  void reopeningNeedsAReasonAndSomethingKept() throws VaultException {
    assertThat(kept.reopen("", "fog", " ", "Dana")).isInstanceOf(KeptResult.Refused.class);
    assertThat(kept.reopen("", "horn", "Why not.", "Dana"))
        .isEqualTo(new KeptResult.Refused("Nothing is kept of horn."));
    assertThat(kept.reopen("other", "fog", "Why not.", "Dana"))
        .isEqualTo(new KeptResult.Refused("Nothing is kept of fog in the batch other."));
    assertThat(ledger.entries()).isEmpty();
    assertThat(fog().history()).hasSize(1);
  }

  @Test
  void agreementCountsWhatPeopleDecidedAndNotWhatTheyTookBack() throws VaultException {
    assertThat(figures()).isEqualTo(new Agreement.Figures(1, 0, 0, 0));
    kept.reject("", "fog", "It is in the plans.", "Dana");
    assertThat(figures()).isEqualTo(new Agreement.Figures(1, 1, 0, 0));
    kept.withdraw("", "fog", "", "Dana");
    assertThat(figures()).isEqualTo(new Agreement.Figures(1, 0, 0, 0));
  }

  @Test
  void reopenedAndAcceptedOverrulesTheGateUntilThatIsUndone() throws VaultException {
    kept.reopen("", "fog", "plans.md is wrong.", "Dana");
    IntakeRequest request =
        new IntakeRequest(
            KeptDecisions.REOPENED_BATCH,
            List.of(IntakeItem.of(FOG, Optional.of(FAIL))),
            IntakeTerms.AS_UPSTREAM);
    var applied = (IntakeResult.Applied) new Intake(vault, told(), clock).apply(request, "Ada", "");
    assertThat(fog().state()).isEqualTo(KeptState.ACCEPTED);
    assertThat(figures()).isEqualTo(new Agreement.Figures(1, 0, 1, 0));
    assertThat(kept.reopen("", "fog", "Again.", "Dana")).isInstanceOf(KeptResult.Refused.class);
    Change undo =
        new Curation(vault, told(), new LayerOneGate()).undo(applied.change(), "Ada", "A slip.");
    assertThat(vault.read(VaultReader::changes).getFirst()).isEqualTo(undo);
    assertThat(fog().state()).isEqualTo(KeptState.REOPENED);
    assertThat(figures()).isEqualTo(new Agreement.Figures(1, 0, 0, 0));
  }

  @Test
  void undoThatTheLedgerRefusesLeavesTheCandidateAccepted() throws VaultException {
    IntakeRequest request =
        new IntakeRequest(
            "batch", List.of(IntakeItem.of(FOG, Optional.of(FAIL))), IntakeTerms.AS_UPSTREAM);
    var applied = (IntakeResult.Applied) new Intake(vault, told(), clock).apply(request, "Ada", "");
    VaultLedger refusing = new VaultLedger(ledger, "/vault.db", "test");
    assertThatThrownBy(
            () ->
                new Curation(vault, refusing, new LayerOneGate())
                    .undo(applied.change(), "Ada", "A slip."))
        .isInstanceOf(VaultException.class);
    assertThat(fog().state()).isEqualTo(KeptState.ACCEPTED);
    assertThat(fog().history()).hasSize(2);
  }

  @Test
  void codeThatThePersonNamesAloneWasMissed() throws VaultException {
    kept.reject("", "fog", "R7 is right, and it breaks R6 too.", "Dana");
    assertThat(Agreement.ofCases(List.of(fog())).byCode().get("R6_DUPLICATE"))
        .isEqualTo(new Agreement.Figures(0, 0, 0, 1));
  }
}
