package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A note that was added to a text after its own date: "9 December: note on complaints added". A
/// decision stays of its day when it gets one. What was corrected has become another text.
final class Addenda {

  private static final WordSet NOTES = WordLists.words("addendum");

  private static final WordSet ADDED = WordLists.words("addendum-added");

  private static final WordSet ISSUE = WordLists.words("addendum-issue");

  private Addenda() {}

  /// Whether a date opens an entry of that kind, by itself or with the other cells of its row.
  static boolean opens(Sentence sentence, DateMention mention, Optional<Grid> grid) {
    if (mention.from() != sentence.from()) {
      return false;
    }
    return sentence
        .cell()
        .flatMap(cell -> grid.map(g -> g.row(cell.row())))
        .orElseGet(() -> List.of(sentence))
        .stream()
        .anyMatch(Addenda::is);
  }

  /// "**Approval** (added 2 July 2026). Consent arrived on 30 June 2026": all of a paragraph or
  /// item that says when it was added is of that day.
  static boolean holds(PlacedBlock block, DateMention mention) {
    Optional<CalendarDate> told = mention.sound();
    return told.isPresent()
        && block.reading().table().isEmpty()
        && added(block).filter(day -> !told.get().isAfter(day)).isPresent();
  }

  /// "Corrections after issue: on 17 February the spelling of a name was corrected."
  static boolean isAfterIssue(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < mention.from(); i++) {
      if (tokens.isWord(i, "after")) {
        return tokens.isOneOf(i + 1, ISSUE) && tokens.is(i + 2, TokenClass.COLON);
      }
    }
    return false;
  }

  private static Optional<CalendarDate> added(PlacedBlock block) {
    if (block.reading().sentences().isEmpty()) {
      return Optional.empty();
    }
    Sentence first = block.reading().sentences().getFirst();
    return first.dates().stream()
        .filter(d -> isAdded(first, d.from() - 1))
        .findFirst()
        .flatMap(DateMention::sound);
  }

  /// "(added 2 July 2026", "(added on 2 July 2026".
  private static boolean isAdded(Sentence sentence, int token) {
    int verb = sentence.tokens().isWord(token, "on") ? token - 1 : token;
    return verb > sentence.from()
        && sentence.tokens().isOneOf(verb, ADDED)
        && sentence.tokens().is(verb - 1, TokenClass.OPEN);
  }

  private static boolean is(Sentence sentence) {
    return Wording.has(sentence, NOTES) && Wording.has(sentence, ADDED);
  }
}
