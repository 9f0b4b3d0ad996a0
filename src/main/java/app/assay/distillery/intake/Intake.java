package app.assay.distillery.intake;

import app.assay.distillery.curation.FeedbackInbox;
import app.assay.distillery.json.JsonLayout;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.vault.Change;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Takes accepted candidates into a vault, all or none.
public final class Intake {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final VaultStore vault;
  private final VaultLedger ledger;
  private final Clock clock;

  public Intake(VaultStore vault, VaultLedger ledger, Clock clock) {
    this.vault = vault;
    this.ledger = ledger;
    this.clock = clock;
  }

  /// What would be written, row by row; nothing is.
  public IntakePlan plan(IntakeRequest request) throws VaultException {
    return vault.read(
        reader -> new IntakePlanner(request, reader, clock.instant().getEpochSecond()).plan());
  }

  /// Does it and takes it back.
  ///
  /// @return what it would change, as the history would have it; empty where it is not possible
  public List<Change.RowChange> rehearse(IntakeRequest request, String by) throws VaultException {
    return vault.rehearse(
        intent(request, by, ""),
        writer -> {
          IntakePlan plan =
              new IntakePlanner(request, writer, clock.instant().getEpochSecond()).plan();
          List<IntakeNote> refused = new ArrayList<>();
          if (plan.isPossible()) {
            write(plan, writer, refused);
          }
          return plan.isPossible() && refused.isEmpty() ? writer.rows() : List.of();
        });
  }

  /// Writes it: entries first, then the queue, what the candidates say of other entries into the
  /// inbox, what was rejected, and last the decisions into the ledger.
  ///
  /// @param by who accepted the candidates; never blank
  /// @param reason may be empty
  public IntakeResult apply(IntakeRequest request, String by, String reason) throws VaultException {
    List<IntakeNote> refused = new ArrayList<>();
    List<IntakePlan> planned = new ArrayList<>();
    try {
      return vault.write(
          intent(request, by, reason),
          writer -> {
            IntakePlan plan =
                new IntakePlanner(request, writer, clock.instant().getEpochSecond()).plan();
            planned.add(plan);
            if (!plan.isPossible()) {
              return new IntakeResult.Refused(plan);
            }
            if (plan.isEmpty()) {
              FeedbackInbox.put(writer, request.signals());
              if (!plan.rejected().isEmpty()) {
                ledger.seal(
                    writer, KeptDecisions.keep(writer, request.batch(), plan.rejected(), by));
              }
              return new IntakeResult.Nothing(plan);
            }
            write(plan, writer, refused);
            if (!refused.isEmpty()) {
              throw new VaultException(VaultError.Kind.CONSTRAINT, refused.getFirst().message());
            }
            keep(request, plan, by, reason, writer);
            FeedbackInbox.put(writer, request.signals());
            List<VaultDecision> decisions = decisions(request, plan, by, reason);
            decisions.addAll(KeptDecisions.keep(writer, request.batch(), plan.rejected(), by));
            return new IntakeResult.Applied(plan, ledger.seal(writer, decisions));
          });
    } catch (VaultException e) {
      if (refused.isEmpty()) {
        throw e;
      }
      return new IntakeResult.Refused(planned.getFirst().with(refused));
    }
  }

  private static Intent intent(IntakeRequest request, String by, String reason) {
    return new Intent("apply", by, reason, request.batch());
  }

  private static void write(IntakePlan plan, VaultWriter writer, List<IntakeNote> refused)
      throws VaultException {
    for (IntakePlan.DomainRow domain : plan.domains()) {
      writer.addDomain(domain.name(), domain.description());
      if (!domain.patterns().isEmpty()) {
        writer.setPatterns(domain.name(), domain.patterns());
      }
    }
    for (NewEntry entry : plan.entries()) {
      try {
        writer.insert(entry);
      } catch (VaultException e) {
        if (e.error().kind() != VaultError.Kind.EXISTS
            && e.error().kind() != VaultError.Kind.CONSTRAINT) {
          throw e;
        }
        refused.add(new IntakeNote(IntakeNote.Kind.STORE, entry.id(), e.error().message()));
      }
    }
    if (refused.isEmpty()) {
      for (IntakePlan.QueueEntry row : plan.queue()) {
        writer.enqueue(row.id(), row.entryId(), row.relatedId(), row.reason());
      }
    }
  }

  private void keep(
      IntakeRequest request, IntakePlan plan, String by, String reason, VaultWriter writer)
      throws VaultException {
    List<String> entered = plan.entries().stream().map(NewEntry::id).toList();
    for (IntakeItem item : request.items()) {
      if (entered.contains(StoredText.of(item.candidate().id()))) {
        writer.keep(
            new KeptCandidate(
                request.batch(),
                item.candidate().id(),
                item.candidate().text(),
                item.verdict().map(v -> v.outcome().label()).orElse(""),
                item.verdict().map(VerdictJson::json).map(JsonLayout::compact).orElse(""),
                "accepted",
                reason,
                by,
                TIME.format(clock.instant())));
      }
    }
  }

  /// One for each entry and domain, so that each decision stands for itself.
  private static List<VaultDecision> decisions(
      IntakeRequest request, IntakePlan plan, String by, String reason) {
    Map<String, String> verdicts = new HashMap<>();
    for (IntakeItem item : request.items()) {
      item.verdict()
          .ifPresent(v -> verdicts.put(StoredText.of(item.candidate().id()), v.outcome().label()));
    }
    List<VaultDecision> decisions = new ArrayList<>();
    for (NewEntry entry : plan.entries()) {
      Map<String, String> more = new HashMap<>();
      more.put("batch", request.batch());
      more.put("verdict", verdicts.getOrDefault(entry.id(), "none"));
      decisions.add(new VaultDecision(by, "accept", entry.id(), reason, Duration.ZERO, more));
    }
    Map<String, String> more = Map.of("batch", request.batch());
    for (IntakePlan.DomainRow domain : plan.domains()) {
      decisions.add(
          new VaultDecision(by, "add-domain", domain.name(), reason, Duration.ZERO, more));
    }
    return decisions;
  }
}
