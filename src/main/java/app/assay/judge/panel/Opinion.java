package app.assay.judge.panel;

import app.assay.judge.Answer;
import app.assay.judge.Question;
import java.util.List;

/// What everybody says of a question, side by side.
///
/// @param answers of the rules, the model and people, the newest of each kind last
/// @param settlement what they come to by the gate's policy
public record Opinion(Question question, List<Answer> answers, Settlement settlement) {

  public Opinion {
    answers = List.copyOf(answers);
  }

  /// Puts answers together.
  public static Opinion of(Question question, List<Answer> answers, GatePolicy policy) {
    return new Opinion(question, answers, Settlement.of(question, answers, policy));
  }

  /// True when a model that was asked gave no verdict.
  public boolean isDeferred() {
    return answers.stream().anyMatch(Answer.Deferred.class::isInstance);
  }
}
