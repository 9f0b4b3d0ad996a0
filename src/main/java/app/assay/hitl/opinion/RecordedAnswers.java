package app.assay.hitl.opinion;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import app.assay.judge.queue.Attestation;
import app.assay.judge.queue.PersonAnswer;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// The answers of people that the ledger knows. It is read when an answer is asked about that was
/// not in it before. Safe on any thread.
public final class RecordedAnswers implements Attestation {

  private final Ledger ledger;
  private volatile Set<Map<String, String>> known = Set.of();

  /// @param ledger of the vault in which the queue lies
  public RecordedAnswers(Ledger ledger) {
    this.ledger = ledger;
  }

  @Override
  public boolean isRecorded(Question question, PersonAnswer answer) {
    Map<String, String> binding = binding(question, answer);
    if (!known.contains(binding)) {
      known =
          ledger.entries().stream()
              .map(LedgerEntry::record)
              .filter(record -> record.decision().equals(PersonDecisions.JUDGED))
              .map(RecordedAnswers::binding)
              .collect(Collectors.toUnmodifiableSet());
    }
    return known.contains(binding);
  }

  /// What the ledger keeps of an answer: which text was looked at, when, and each verdict.
  static Map<String, String> terms(Question question, PersonAnswer answer) {
    Map<String, String> terms = new HashMap<>();
    terms.put("question", question.id());
    terms.put("shown", answer.shown());
    terms.put("answered", answer.answer().at().toString());
    for (CriterionVerdict said : answer.answer().verdicts()) {
      terms.put("verdict-" + said.criterion(), said.verdict().label());
    }
    return terms;
  }

  private static Map<String, String> binding(Question question, PersonAnswer answer) {
    Map<String, String> binding = terms(question, answer);
    binding.put("reviewer", answer.answer().by().name());
    binding.put("note", PersonDecisions.note(answer));
    return binding;
  }

  private static Map<String, String> binding(DecisionRecord record) {
    Map<String, String> binding = new HashMap<>();
    record
        .more()
        .forEach(
            (key, value) -> {
              if (Set.of("question", "shown", "answered").contains(key)
                  || key.startsWith("verdict-")) {
                binding.put(key, value);
              }
            });
    binding.put("reviewer", record.reviewer());
    binding.put("note", record.note());
    return binding;
  }
}
