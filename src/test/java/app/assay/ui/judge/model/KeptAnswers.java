package app.assay.ui.judge.model;

import app.assay.hitl.opinion.PersonDecision;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Keeps answers for a test, or refuses to.
public final class KeptAnswers implements PersonDesk {

  public final List<PersonDecision> answers = new ArrayList<>();
  public Optional<String> trouble = Optional.empty();

  @Override
  public Optional<String> save(PersonDecision answer) {
    if (trouble.isEmpty()) {
      answers.add(answer);
    }
    return trouble;
  }
}
