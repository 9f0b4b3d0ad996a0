package app.assay.distillery.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.distillery.candidate.BatchReader;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.CandidateReading;
import app.assay.distillery.candidate.ProposedConflict;
import app.assay.distillery.layer1.Candidates;
import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IntakeTest {

  private final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
  private Ledger ledger;
  private VaultStore vault;
  private Intake intake;

  @TempDir Path folder;

  @BeforeEach
  void makeAVault() throws VaultException {
    vault = new SqliteVaults(clock).create(folder.resolve("vault.db"));
    ledger = Ledger.open(folder, clock);
    intake = new Intake(vault, new VaultLedger(ledger, "vault.db", "test"), clock);
    vault.write(
        new Intent("domain", "tester", "", ""),
        writer -> {
          writer.addDomain("payments", "Payments");
          writer.addDomain("old", "Old");
          writer.setDomainStatus("old", DomainStatus.DEPRECATED);
          return true;
        });
  }

  @AfterEach
  void close() {
    vault.close();
  }

  private static IntakeItem item(Candidate candidate, ProposedConflict... conflicts) {
    return new IntakeItem(candidate, List.of(conflicts), Optional.empty());
  }

  private static IntakeItem item(String id, ProposedConflict... conflicts) {
    return item(Candidates.good().with("id", id), conflicts);
  }

  private static IntakeRequest request(IntakeItem... items) {
    return new IntakeRequest("batch", List.of(items), IntakeTerms.STRICT);
  }

  private IntakeResult apply(IntakeItem... items) throws VaultException {
    return intake.apply(request(items), "Ada", "");
  }

  private List<String> refusal(IntakeItem... items) throws VaultException {
    IntakeResult result = apply(items);
    assertThat(result).isInstanceOf(IntakeResult.Refused.class);
    assertThat(vault.read(VaultReader::entries)).isEmpty();
    return result.plan().problems().stream().map(n -> n.kind() + " " + n.candidateId()).toList();
  }

  @Test
  void aConflictMayNameACandidateThatComesLater() throws VaultException {
    IntakeResult result =
        apply(item("first", new ProposedConflict("second", "They overlap.")), item("second"));
    assertThat(result).isInstanceOf(IntakeResult.Applied.class);
    QueueRow row = vault.read(VaultReader::queue).getFirst();
    assertThat(row.id()).isEqualTo("cq-first-1793527200-0");
    assertThat(row.entryId()).isEqualTo("first");
    assertThat(row.relatedId()).contains("second");
    assertThat(vault.check()).isEmpty();
  }

  @Test
  void theLedgerKnowsEachEntryAndItsChange() throws VaultException {
    var applied = (IntakeResult.Applied) apply(item("first"), item("second"));
    assertThat(ledger.entries())
        .extracting(
            e ->
                String.join(
                    " ",
                    e.record().reviewer(),
                    e.record().decision(),
                    e.record().claim(),
                    e.record().more().get("change")))
        .containsExactly(
            "Ada accept first " + applied.change(), "Ada accept second " + applied.change());
    assertThat(vault.read(VaultReader::changes).getFirst().id()).isEqualTo(applied.change());
    assertThat(vault.read(VaultReader::kept))
        .extracting(kept -> kept.candidateId() + " " + kept.decision())
        .containsExactlyInAnyOrder("first accepted", "second accepted");
  }

  @Test
  void whatTheLedgerRefusesIsNotDone() throws Exception {
    Files.writeString(folder.resolve(".assay"), "a file where the ledger's folder should be");
    assertThatThrownBy(() -> apply(item("first"))).isInstanceOf(VaultException.class);
    assertThat(vault.read(VaultReader::entries)).isEmpty();
  }

  @Test
  void anIntakeCanBeTakenBack() throws VaultException {
    var applied =
        (IntakeResult.Applied)
            apply(item("first", new ProposedConflict("second", "r")), item("second"));
    vault.undo(applied.change(), "Ada", "too early", _ -> {});
    assertThat(vault.read(VaultReader::entries)).isEmpty();
    assertThat(vault.read(VaultReader::queue)).isEmpty();
  }

  @Test
  void textsAreStoredAsTheOtherToolStoresThem() throws VaultException {
    Candidate candidate =
        Candidates.good()
            .with("body", "## Background\na\n\n## Details\nb\n\n\n")
            .with("title", "T\n")
            .with("considerations", "  one \n\ttwo  \n\n");
    apply(item(candidate));
    Entry entry = vault.read(v -> v.entry("retry-in-jobs")).orElseThrow();
    assertThat(entry.text().body()).isEqualTo("## Background\na\n\n## Details\nb");
    assertThat(entry.text().title()).isEqualTo("T");
    assertThat(entry.text().considerations()).isEqualTo("one\ntwo");
    assertThat(entry.text().alternative()).isEmpty();
    assertThat(apply(item(candidate))).isInstanceOf(IntakeResult.Nothing.class);
  }

  @Test
  void anotherEntryOfTheIdIsSaidAndLeft() throws VaultException {
    apply(item("first"));
    IntakeResult result =
        apply(item(Candidates.good().with("id", "first").with("claim", "Other.")), item("second"));
    assertThat(result).isInstanceOf(IntakeResult.Applied.class);
    assertThat(result.plan().skipped())
        .extracting(IntakeNote::kind)
        .containsExactly(IntakeNote.Kind.OTHER_CONTENT);
    assertThat(vault.read(v -> v.entry("first")).orElseThrow().text().claim())
        .isEqualTo(Candidates.good().claim());
  }

  @Test
  void oneIdForTwoCandidatesIsRefused() throws VaultException {
    assertThat(
            refusal(item("first"), item(Candidates.good().with("id", "first").with("title", "U"))))
        .containsExactly("SAME_ID first");
  }

  @Test
  void theSameCandidateTwiceEntersOnce() throws VaultException {
    IntakeResult result = apply(item("first"), item("first"));
    assertThat(result.plan().entries()).hasSize(1);
    assertThat(result.plan().notes())
        .extracting(IntakeNote::kind)
        .containsExactly(IntakeNote.Kind.TWICE);
  }

  @Test
  void eachFaultIsSaidAndNothingIsWritten() throws VaultException {
    assertThat(
            refusal(
                item(Candidates.good().with("claim", "x".repeat(201))),
                item(
                    Candidates.good()
                        .with("id", "b")
                        .withEvidence(List.of(new EvidenceRef("jira", "X")))),
                item(Candidates.good().with("id", "c").withDomains(List.of("nowhere"))),
                item("d", new ProposedConflict("nobody", "r")),
                item("e", new ProposedConflict("e", "itself")),
                item("f")))
        .containsExactly("RULE retry-in-jobs", "EVIDENCE b", "DOMAIN c", "RELATED d", "RELATED e");
  }

  @Test
  void aConflictThatNamesNothingIsQueuedWithoutOne() throws VaultException {
    apply(item("first", new ProposedConflict("", "Something is odd.")));
    assertThat(vault.read(VaultReader::queue).getFirst().relatedId()).isEmpty();
  }

  @Test
  void aDeprecatedDomainIsAWarning() throws VaultException {
    IntakeResult result = apply(item(Candidates.good().withDomains(List.of("old", "old"))));
    assertThat(result).isInstanceOf(IntakeResult.Applied.class);
    assertThat(result.plan().notes())
        .extracting(IntakeNote::message)
        .containsExactly("A domain stands twice; it is taken once.", "Domain old is deprecated.");
  }

  @Test
  void aProposedDomainEntersOnceAgreedTo() throws Exception {
    JsonNode proposed =
        ((CandidateReading.Read)
                Candidate.read(
                    "{\"p\":[{\"name\":\"billing\",\"description\":\"Bills\","
                        + "\"suggested_patterns\":[\"app/bill/\",\"\"]}]}"))
            .candidate()
            .value("p");
    IntakeItem item =
        item(Candidates.good().withDomains(List.of("billing")).with("_proposed_domain", proposed));
    assertThat(refusal(item)).containsExactly("DOMAIN retry-in-jobs");
    IntakeRequest agreed =
        new IntakeRequest("batch", List.of(item), new IntakeTerms(Set.of("billing"), false, true));
    assertThat(intake.apply(agreed, "Ada", "")).isInstanceOf(IntakeResult.Applied.class);
    Domain domain = vault.read(v -> v.domain("billing")).orElseThrow();
    assertThat(domain.description()).isEqualTo("Bills");
    assertThat(domain.patterns()).containsExactly("app/bill/");
  }

  @Test
  void aChangesetThatWasNotReadWholeIsHeldBack() throws VaultException {
    String good = Candidates.good().text();
    String text =
        "{\"version\":1,\"entries\":[{\"status\":\"accepted\",\"data\":%s},"
            + "{\"status\":\"maybe\",\"data\":{\"id\":\"b\"}},{\"status\":\"accepted\"}]}";
    IntakeRequest request =
        IntakeRequest.accepted(
            BatchReader.read("changeset", text.formatted(good.replace('\n', ' '))),
            IntakeTerms.STRICT);
    IntakeResult result = intake.apply(request, "Ada", "");
    assertThat(result).isInstanceOf(IntakeResult.Refused.class);
    assertThat(result.plan().problems())
        .extracting(note -> note.kind() + " " + note.candidateId() + ": " + note.message())
        .containsExactly(
            "UNREAD : Line 1, entries[2]: It has no data, so there is no candidate in it.",
            "UNREAD b: Its status must be accepted or rejected (line 1).");
    assertThat(vault.read(VaultReader::entries)).isEmpty();
  }

  @Test
  void aRehearsalShowsTheRowsAndWritesNothing() throws VaultException {
    assertThat(intake.rehearse(request(item("first", new ProposedConflict("", "r"))), "Ada"))
        .extracting(row -> row.kind() + " " + row.key())
        .containsExactly("entry first", "queue cq-first-1793527200-0");
    assertThat(vault.read(VaultReader::entries)).isEmpty();
    assertThat(ledger.entries()).isEmpty();
  }
}
