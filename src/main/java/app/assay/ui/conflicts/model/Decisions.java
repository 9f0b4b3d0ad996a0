package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.CurationResult;
import app.assay.ui.theme.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// What was decided here, the last first, to be told of and to be taken back.
final class Decisions {

  private final Texts texts;
  private final Obstacles obstacles;
  private final Deque<List<String>> done = new ArrayDeque<>();

  Decisions(Texts texts, Obstacles obstacles) {
    this.texts = texts;
    this.obstacles = obstacles;
  }

  /// What came of a choice.
  ///
  /// @param words for people
  /// @param whole false where the last of it was not made
  record Told(String words, boolean whole) {}

  /// Takes what came of a choice.
  Told take(Choice choice, List<CurationResult> results) {
    List<String> changes = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (CurationResult result : results) {
      if (result instanceof CurationResult.Done made) {
        made.change().ifPresent(changes::add);
        notes.addAll(made.notes());
      }
    }
    if (!changes.isEmpty()) {
      done.push(changes);
      notes.addFirst(texts.get("decided." + choice.label(), changes.size()));
    }
    Optional<String> trouble =
        results.isEmpty() ? Optional.empty() : obstacles.in(results.getLast());
    trouble.ifPresent(notes::addLast);
    return new Told(String.join(" ", notes), trouble.isEmpty());
  }

  boolean isEmpty() {
    return done.isEmpty();
  }

  /// Gives the changes of the last decision away.
  List<String> pop() {
    return done.pop();
  }
}
