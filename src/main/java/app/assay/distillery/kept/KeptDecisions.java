package app.assay.distillery.kept;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.json.JsonLayout;
import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What people decide of candidates that do not enter the vault. Nothing kept is ever changed: what
/// is taken back is kept as well, and the ledger knows both.
public final class KeptDecisions {

  /// What the batch of reopened candidates is called.
  public static final String REOPENED_BATCH = "reopened candidates";

  private static final String KIND = "keep";

  private final VaultStore vault;
  private final VaultLedger ledger;

  public KeptDecisions(VaultStore vault, VaultLedger ledger) {
    this.vault = vault;
    this.ledger = ledger;
  }

  /// A rejection, or that it was taken back.
  ///
  /// @param reason of the rejection; empty where it was taken back
  public record Rejection(
      Candidate candidate, Optional<CandidateVerdict> verdict, String reason, boolean withdrawn) {}

  /// Keeps what was rejected in a batch, and what was taken back of that, all or none.
  public void reject(String batch, List<Rejection> rejections, String by) throws VaultException {
    if (rejections.isEmpty()) {
      return;
    }
    vault.write(
        new Intent(KIND, by, "", batch),
        writer -> ledger.seal(writer, keep(writer, batch, rejections, by)));
  }

  /// Those of the rejections of a batch that do not stand yet, and whose candidate was not accepted
  /// into the vault.
  public static List<Rejection> due(VaultReader vault, String batch, List<Rejection> rejections)
      throws VaultException {
    if (rejections.isEmpty()) {
      return List.of();
    }
    Set<List<String>> settled = new HashSet<>();
    for (KeptCase one : all(vault)) {
      one.decision()
          .filter(row -> one.batch().equals(batch))
          .filter(_ -> one.state() != KeptState.REOPENED)
          .ifPresent(row -> settled.add(List.of(row.candidateId(), row.candidate())));
    }
    return rejections.stream()
        .filter(one -> settled.add(List.of(one.candidate().id(), one.candidate().text())))
        .toList();
  }

  /// Keeps rejections within a change of the caller's.
  ///
  /// @return what the ledger has to be told of them
  public static List<VaultDecision> keep(
      VaultWriter vault, String batch, List<Rejection> rejections, String by)
      throws VaultException {
    List<VaultDecision> told = new ArrayList<>();
    for (Rejection one : rejections) {
      KeptCandidate row = row(batch, one, by);
      vault.keep(row);
      told.add(decision(row, one.withdrawn() ? "withdraw" : "reject"));
    }
    return told;
  }

  private static KeptCandidate row(String batch, Rejection one, String by) {
    return new KeptCandidate(
        batch,
        one.candidate().id(),
        one.candidate().text(),
        one.verdict().map(verdict -> verdict.outcome().label()).orElse(""),
        one.verdict().map(VerdictJson::json).map(JsonLayout::compact).orElse(""),
        one.withdrawn() ? KeptCase.WITHDRAWN : KeptCase.REJECTED,
        one.reason(),
        by,
        "");
  }

  /// Wants a candidate decided once more: it stands in [#reopened(List)] until it is accepted,
  /// rejected, or this is taken back.
  ///
  /// @param batch empty where the id alone tells which
  /// @param reason never blank
  /// @param by the person's name, checked
  public KeptResult reopen(String batch, String id, String reason, String by)
      throws VaultException {
    if (reason.isBlank()) {
      return new KeptResult.Refused("A reason is needed: say why it should be decided again.");
    }
    return change(
        batch,
        id,
        found ->
            switch (found.state()) {
              case ACCEPTED -> Optional.of(id + " was accepted into the vault.");
              case REOPENED -> Optional.of(id + " is reopened already.");
              default ->
                  found.candidate().isEmpty()
                      ? Optional.of("What was kept of " + id + " cannot be read.")
                      : Optional.empty();
            },
        KeptCase.REOPENED,
        new Intent("reopen", by, reason.strip(), id));
  }

  /// Rejects a candidate that stands in no open batch.
  ///
  /// @param batch empty where the id alone tells which
  /// @param reason never blank
  /// @param by the person's name, checked
  public KeptResult reject(String batch, String id, String reason, String by)
      throws VaultException {
    if (reason.isBlank()) {
      return new KeptResult.Refused("A reason is needed: say why it is rejected.");
    }
    return change(
        batch,
        id,
        found ->
            switch (found.state()) {
              case ACCEPTED -> Optional.of(id + " was accepted into the vault.");
              case REJECTED -> Optional.of(id + " is rejected already.");
              default -> Optional.empty();
            },
        KeptCase.REJECTED,
        new Intent("reject", by, reason.strip(), id));
  }

  /// Takes a reopening or a rejection back; the candidate stands as it did before.
  public KeptResult withdraw(String batch, String id, String reason, String by)
      throws VaultException {
    return change(
        batch,
        id,
        found ->
            found.state() == KeptState.REOPENED || found.state() == KeptState.REJECTED
                ? Optional.empty()
                : Optional.of(id + " is neither reopened nor rejected."),
        KeptCase.WITHDRAWN,
        new Intent("withdraw", by, reason.strip(), id));
  }

  /// Why something cannot be done with a candidate; empty where it can.
  private interface Objection {
    Optional<String> to(KeptCase found);
  }

  private KeptResult change(
      String batch, String id, Objection objection, String decision, Intent intent)
      throws VaultException {
    return vault.write(
        intent,
        writer -> {
          KeptFinding finding = KeptFinding.of(KeptCase.of(writer.kept()), batch, id);
          if (!(finding instanceof KeptFinding.Found(KeptCase found))) {
            return new KeptResult.Refused(finding.message());
          }
          Optional<String> refused = objection.to(found);
          if (refused.isPresent()) {
            return new KeptResult.Refused(refused.get());
          }
          write(found, decision, intent, writer);
          return new KeptResult.Done(found);
        });
  }

  private void write(KeptCase found, String decision, Intent intent, VaultWriter writer)
      throws VaultException {
    KeptCandidate newest = found.newest();
    KeptCandidate row =
        new KeptCandidate(
            found.batch(),
            newest.candidateId(),
            newest.candidate(),
            "",
            "",
            decision,
            intent.reason(),
            intent.by(),
            "");
    writer.keep(row);
    ledger.seal(writer, List.of(decision(row, intent.kind())));
  }

  private static VaultDecision decision(KeptCandidate row, String word) {
    return new VaultDecision(
        row.by(),
        word,
        row.candidateId(),
        row.reason(),
        Duration.ZERO,
        Map.of("batch", row.batch()));
  }

  /// The candidates that are reopened, as a batch that can be gated and decided as every other.
  public static Batch reopened(List<KeptCase> cases) {
    return Batch.of(
        REOPENED_BATCH,
        cases.stream()
            .filter(one -> one.state() == KeptState.REOPENED)
            .flatMap(one -> one.candidate().stream())
            .toList());
  }

  /// All that a vault keeps of candidates.
  public static List<KeptCase> all(VaultReader reader) throws VaultException {
    return KeptCase.of(reader.kept());
  }
}
