package app.assay.distillery.curation;

import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.vault.Feedback;
import app.assay.vault.Intent;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What readers of a vault said of its entries, until somebody deals with it.
public final class FeedbackInbox {

  private static final String KIND = "feedback";

  private final VaultStore store;
  private final VaultLedger ledger;
  private final Clock clock;

  public FeedbackInbox(VaultStore store, VaultLedger ledger, Clock clock) {
    this.store = store;
    this.ledger = ledger;
    this.clock = clock;
  }

  /// Puts signals into the inbox; those that are there already stay as they are.
  ///
  /// @return how many are new
  public int take(List<Signal> signals, String by, String source) throws VaultException {
    if (signals.isEmpty()) {
      return 0;
    }
    return store.write(new Intent(KIND, by, "", source), vault -> put(vault, signals));
  }

  /// The signals that the inbox does not have yet, each once.
  public static List<Signal> fresh(VaultReader vault, List<Signal> signals) throws VaultException {
    if (signals.isEmpty()) {
      return List.of();
    }
    Map<List<String>, List<String>> sources = new HashMap<>();
    for (Feedback one : vault.feedback()) {
      of(sources, one.entryId(), one.signal(), one.note()).add(one.source());
    }
    List<Signal> fresh = new ArrayList<>();
    for (Signal signal : signals) {
      List<String> there = of(sources, signal.entryId(), signal.signal(), signal.note());
      if (there.stream().noneMatch(signal::isSaidIn)) {
        there.add(signal.source());
        fresh.add(signal);
      }
    }
    return fresh;
  }

  private static List<String> of(Map<List<String>, List<String>> sources, String... words) {
    return sources.computeIfAbsent(List.of(words), _ -> new ArrayList<>());
  }

  /// Puts signals into the inbox within a change of the caller's; those that are there already stay
  /// as they are.
  ///
  /// @return how many are new
  public static int put(VaultWriter vault, List<Signal> signals) throws VaultException {
    List<Signal> fresh = fresh(vault, signals);
    for (Signal signal : fresh) {
      vault.addFeedback(
          new Feedback(
              "", signal.entryId(), signal.signal(), signal.note(), signal.source(), "", false));
    }
    return fresh.size();
  }

  /// Marks a signal as dealt with.
  public void dismiss(String feedbackId, String reason, String by) throws VaultException {
    if (reason.isBlank()) {
      throw new VaultException(
          VaultError.Kind.CONSTRAINT, "Say why; a signal is not dismissed without a reason.");
    }
    store.write(
        new Intent(KIND, by, "dismiss: " + reason, feedbackId),
        vault -> {
          Feedback feedback = open(vault, feedbackId);
          vault.setFeedbackDone(feedbackId, true);
          return tell(vault, "feedback-dismiss", feedback, reason, by, "");
        });
  }

  /// Turns a signal into a row of the queue, which somebody has to decide.
  ///
  /// @param relatedId the entry it conflicts with, where there is one
  /// @param reason added to what the signal says; may be blank
  /// @return the row's id
  public String enqueue(String feedbackId, Optional<String> relatedId, String reason, String by)
      throws VaultException {
    return store.write(
        new Intent(KIND, by, "enqueue: " + reason, feedbackId),
        vault -> {
          Feedback feedback = open(vault, feedbackId);
          if (vault.entry(feedback.entryId()).isEmpty()) {
            throw new VaultException(
                VaultError.Kind.MISSING,
                "The signal names '%s', which the vault does not have; dismiss it."
                    .formatted(feedback.entryId()));
          }
          String row = freeId(vault, feedback.entryId());
          vault.enqueue(row, feedback.entryId(), relatedId, said(feedback, reason));
          vault.setFeedbackDone(feedbackId, true);
          tell(vault, "feedback-enqueue", feedback, reason, by, row);
          return row;
        });
  }

  private static Feedback open(VaultReader vault, String feedbackId) throws VaultException {
    return vault.feedback().stream()
        .filter(one -> one.id().equals(feedbackId) && !one.done())
        .findFirst()
        .orElseThrow(
            () ->
                new VaultException(
                    VaultError.Kind.MISSING,
                    "The inbox has no open signal '%s'; see 'assay vault feedback'."
                        .formatted(feedbackId)));
  }

  private String freeId(VaultReader vault, String entryId) throws VaultException {
    String base = "cq-%s-%d-".formatted(entryId, clock.instant().getEpochSecond());
    int index = 0;
    while (vault.queueRow(base + index).isPresent()) {
      index++;
    }
    return base + index;
  }

  private static String said(Feedback feedback, String reason) {
    String signal = feedback.signal().isEmpty() ? "no signal" : feedback.signal();
    String note = feedback.note().isBlank() ? "" : ": " + feedback.note();
    String source = feedback.source().isBlank() ? "" : " (" + feedback.source() + ")";
    return "Feedback [%s]%s%s%s"
        .formatted(signal, note, source, reason.isBlank() ? "" : " — " + reason.strip());
  }

  private String tell(
      VaultWriter vault, String decision, Feedback feedback, String reason, String by, String row)
      throws VaultException {
    return ledger.seal(
        vault,
        List.of(
            new VaultDecision(
                by,
                decision,
                feedback.id(),
                reason,
                Duration.ZERO,
                row.isEmpty()
                    ? Map.of("entry", feedback.entryId())
                    : Map.of("entry", feedback.entryId(), "row", row))));
  }
}
