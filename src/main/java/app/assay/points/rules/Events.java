package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.Stems;

/// Words of what happens at a moment, one stem for all words of a meaning: "go-live", "launch".
final class Events {

  /// Meetings come again: of two dates of one each may be right.
  static final int MEETING = Stems.of("meeting");

  private static final StemTable KINDS = new StemTable(0);

  static {
    WordLists.family("happens-")
        .forEach((kind, words) -> words.forEach(word -> KINDS.put(Stems.of(word), Stems.of(kind))));
  }

  private Events() {}

  /// The event that a word names, or 0.
  static int of(int stem) {
    return KINDS.get(stem);
  }
}
