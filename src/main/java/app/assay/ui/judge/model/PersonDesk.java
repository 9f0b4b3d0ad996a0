package app.assay.ui.judge.model;

import java.util.Optional;

/// Where a person's answers are kept. Works in the background.
public interface PersonDesk {

  /// Keeps an answer, all of it or nothing.
  ///
  /// @return why it was not kept, a sentence for the user
  Optional<String> save(PersonAnswer answer);

  /// Takes an answer back, so that its question is open again.
  ///
  /// @return why it stays, a sentence for the user
  Optional<String> takeBack(PersonAnswer answer);
}
