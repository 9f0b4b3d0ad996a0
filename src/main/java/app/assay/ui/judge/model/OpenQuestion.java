package app.assay.ui.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.Question;
import app.assay.judge.queue.QueuedQuestion;
import java.util.List;

/// A question of the queue that a person looks at.
///
/// @param queued with everything that was said of it
/// @param notices what a person should know of the texts before reading them, such as that one
///   addresses a model
public record OpenQuestion(QueuedQuestion queued, List<String> notices) {

  public OpenQuestion {
    notices = List.copyOf(notices);
  }

  public Question question() {
    return queued.question();
  }

  /// What rules, models and people said, each the newest.
  public List<Answer> said() {
    return queued.answers();
  }
}
