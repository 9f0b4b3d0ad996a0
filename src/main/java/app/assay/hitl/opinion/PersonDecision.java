package app.assay.hitl.opinion;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import java.time.Duration;
import java.util.List;

/// What a person says of a question.
///
/// @param question as it was looked at
/// @param reviewer the name as it was typed
/// @param verdicts one for each criterion
/// @param influenced criteria whose verdict was chosen with those of rules and model in sight
/// @param spent the time it took
public record PersonDecision(
    Question question,
    String reviewer,
    List<CriterionVerdict> verdicts,
    List<String> influenced,
    Duration spent) {

  public PersonDecision {
    verdicts = List.copyOf(verdicts);
    influenced = List.copyOf(influenced);
  }
}
