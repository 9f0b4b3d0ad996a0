package app.assay.judge.queue;

import app.assay.judge.Question;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// All questions of a vault at one moment.
///
/// @param questions the longest in the queue first
/// @param troubles files that cannot be understood and were left alone, a sentence each
public record QuestionListing(List<QueuedQuestion> questions, List<String> troubles) {

  public QuestionListing {
    questions = List.copyOf(questions);
    troubles = List.copyOf(troubles);
  }

  /// Those in this state.
  public List<QueuedQuestion> in(QuestionState state) {
    return questions.stream().filter(q -> q.state() == state).toList();
  }

  /// Those for which a model may be asked now.
  public List<QueuedQuestion> due(Instant now) {
    return questions.stream().filter(q -> q.isDue(now)).toList();
  }

  /// The entry of this very question.
  public Optional<QueuedQuestion> of(Question question) {
    return questions.stream().filter(q -> q.question().equals(question)).findFirst();
  }
}
