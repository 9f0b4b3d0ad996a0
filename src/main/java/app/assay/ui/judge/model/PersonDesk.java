package app.assay.ui.judge.model;

import app.assay.hitl.opinion.PersonDecision;
import java.util.Optional;

/// Where a person's answers are kept. Works in the background.
@FunctionalInterface
public interface PersonDesk {

  /// Keeps an answer, all of it or nothing; one that was given before stays in the record and
  /// counts no longer.
  ///
  /// @return why it was not kept, a sentence for the user
  Optional<String> save(PersonDecision answer);
}
