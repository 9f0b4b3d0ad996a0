package app.assay.ui.judge.model;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import java.time.Duration;
import java.util.List;

/// What a person says of a question.
///
/// @param reviewer who answers
/// @param verdicts one for each criterion
/// @param influenced criteria whose verdict was chosen with the others' in sight
/// @param spent how long the question was on the screen
public record GivenAnswer(
    Question question,
    String reviewer,
    List<CriterionVerdict> verdicts,
    List<String> influenced,
    Duration spent) {

  public GivenAnswer {
    verdicts = List.copyOf(verdicts);
    influenced = List.copyOf(influenced);
  }
}
