package app.assay.distillery.intake;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.CandidateReading;
import app.assay.distillery.layer1.Candidates;
import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProposedDomainsTest {

  private final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
  @TempDir private Path folder;
  private VaultStore vault;

  @BeforeEach
  void makeAVault() throws VaultException {
    vault = new SqliteVaults(clock).create(folder.resolve("vault.db"));
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

  /// Filed under some domains, and proposing `payment`.
  private static Candidate candidate(String... domains) {
    ObjectNode json = Candidates.good().withDomains(List.of(domains)).json();
    json.putArray("_proposed_domain")
        .addObject()
        .put("name", "payment")
        .put("description", "What is paid.")
        .putArray("suggested_patterns")
        .add("src/pay/");
    return ((CandidateReading.Read) Candidate.read(json.toString())).candidate();
  }

  private IntakePlan plan(IntakeTerms terms, String... domains) throws VaultException {
    IntakeItem item = new IntakeItem(candidate(domains), List.of(), Optional.empty());
    Intake intake =
        new Intake(vault, new VaultLedger(Ledger.open(folder, clock), "vault.db", "test"), clock);
    return intake.plan(new IntakeRequest("batch", List.of(item), terms));
  }

  private static IntakeTerms mapped(String name, String as) {
    return new IntakeTerms(Set.of(), false, true, Map.of(name, as), Set.of());
  }

  private static IntakeTerms refused(String name) {
    return new IntakeTerms(Set.of(), false, true, Map.of(), Set.of(name));
  }

  private static List<String> domains(IntakePlan plan) {
    return plan.entries().stream().map(NewEntry::domains).findFirst().orElse(List.of());
  }

  private static List<IntakeNote.Kind> kinds(IntakePlan plan) {
    return plan.notes().stream().map(IntakeNote::kind).toList();
  }

  @Test
  void nothingIsAgreedByDefault() throws VaultException {
    IntakePlan plan = plan(IntakeTerms.STRICT, "payment");
    assertThat(plan.isPossible()).isFalse();
    assertThat(kinds(plan)).containsExactly(IntakeNote.Kind.DOMAIN);
  }

  @Test
  void agreedDomainEntersWithItsPaths() throws VaultException {
    IntakePlan plan = plan(new IntakeTerms(Set.of("payment"), false, true), "payment");
    assertThat(plan.domains())
        .containsExactly(new IntakePlan.DomainRow("payment", "What is paid.", List.of("src/pay/")));
  }

  @Test
  void mappedDomainIsFiledUnderTheOneThatIsThere() throws VaultException {
    IntakePlan plan = plan(mapped("payment", "payments"), "payment", "payments");
    assertThat(plan.isPossible()).isTrue();
    assertThat(domains(plan)).containsExactly("payments");
    assertThat(plan.domains()).isEmpty();
    assertThat(plan.notes().getFirst().message())
        .isEqualTo("It is filed under payments in place of payment.");
  }

  @Test
  void mappingToADeprecatedDomainIsWarnedAndToAnUnknownOneRefused() throws VaultException {
    assertThat(kinds(plan(mapped("payment", "old"), "payment")))
        .containsExactly(IntakeNote.Kind.FILED, IntakeNote.Kind.DEPRECATED);
    assertThat(plan(mapped("payment", "nowhere"), "payment").isPossible()).isFalse();
  }

  @Test
  void refusedDomainIsLeftOutOrHoldsTheEntryBack() throws VaultException {
    assertThat(domains(plan(refused("payment"), "payment", "payments")))
        .containsExactly("payments");
    IntakePlan none = plan(refused("payment"), "payment");
    assertThat(none.isPossible()).isFalse();
    assertThat(none.problems().getFirst().message())
        .startsWith("Every domain it is filed under was refused (payment).");
  }

  @Test
  void proposalThatNoEntryNeedsIsSaidAndLeftAside() throws VaultException {
    IntakePlan plan = plan(IntakeTerms.STRICT, "payments");
    assertThat(plan.isPossible()).isTrue();
    assertThat(kinds(plan)).containsExactly(IntakeNote.Kind.LEFT_ALONE);
  }

  @Test
  void proposalNamesWhoWantsItAndWhatLooksLikeIt() throws VaultException {
    List<Domain> registry = vault.read(VaultReader::domains);
    List<DomainProposal> found = DomainProposal.of(List.of(candidate("payment", "old")), registry);
    assertThat(found).extracting(DomainProposal::name).containsExactly("old", "payment");
    assertThat(found.getFirst().deprecated()).isTrue();
    assertThat(found.getFirst().isNeeded()).isFalse();
    DomainProposal payment = found.getLast();
    assertThat(payment.description()).isEqualTo("What is paid.");
    assertThat(payment.proposedBy()).containsExactly(Candidates.good().id());
    assertThat(payment.isNeeded()).isTrue();
    assertThat(payment.alike()).extracting(Domain::name).containsExactly("payments");
  }
}
