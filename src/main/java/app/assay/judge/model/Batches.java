package app.assay.judge.model;

import app.assay.judge.Evidence;
import app.assay.judge.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Cuts questions into batches.
final class Batches {

  /// The most questions in a message, the known-bad one among them.
  static final int MOST = 10;

  /// A batch with more characters of documents than this is cut, down to one question.
  static final int MOST_CHARACTERS = 24_000;

  private Batches() {}

  /// The questions in their order, with room for one more in each batch.
  static List<List<Question>> of(List<Question> questions) {
    List<List<Question>> batches = new ArrayList<>();
    List<Question> batch = new ArrayList<>();
    Set<String> evidence = new HashSet<>();
    long characters = 0;
    for (Question question : questions) {
      long more = characters(question, evidence);
      if (!batch.isEmpty() && (batch.size() == MOST - 1 || characters + more > MOST_CHARACTERS)) {
        batches.add(List.copyOf(batch));
        batch.clear();
        evidence.clear();
        characters = 0;
        more = characters(question, evidence);
      }
      batch.add(question);
      question.evidence().forEach(e -> evidence.add(e.text()));
      characters += more;
    }
    if (!batch.isEmpty()) {
      batches.add(List.copyOf(batch));
    }
    return batches;
  }

  /// Evidence that is in the batch already is not sent again.
  private static long characters(Question question, Set<String> known) {
    return question.subject().length()
        + question.evidence().stream()
            .map(Evidence::text)
            .distinct()
            .filter(text -> !known.contains(text))
            .mapToLong(String::length)
            .sum();
  }
}
