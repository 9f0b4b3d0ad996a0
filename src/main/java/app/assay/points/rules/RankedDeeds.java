package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What comes round and is counted, in a paragraph: "the second rehearsal, on 15 September, built
/// on the first, which was held on 22 September", "phase 1 ended in May, phase 2 began in April".
final class RankedDeeds {

  /// What is done again and again, one after the other.
  private static final WordSet DEEDS = WordLists.words("ranked-deed");

  /// The same with a number behind it.
  private static final WordSet NUMBERED = WordLists.words("ranked-numbered");

  private static final WordSet BEFORE = WordLists.words("ranked-on");

  /// They end what is said of one of them.
  private static final WordSet TURNS = WordLists.words("ranked-turn");

  /// From its number to its date.
  private static final int REACH = 12;

  private final List<Ranked> told = new ArrayList<>();

  /// One of them with its date.
  private record Ranked(int rank, String noun, DateMention date) {

    boolean contradicts(Ranked other) {
      return noun.equals(other.noun)
          && (rank < other.rank
              ? DatePairs.isJustBefore(other.date, date)
              : rank > other.rank && DatePairs.isJustBefore(date, other.date));
    }
  }

  /// The date of a sentence that does not fit one of it or of those before.
  Optional<DateMention> in(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    List<DateMention> dates = DatePairs.in(sentence);
    Optional<DateMention> wrong = Optional.empty();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int at = i;
      int rank = rank(sentence, i);
      Optional<String> noun = rank > 0 ? noun(sentence, i) : Optional.empty();
      if (noun.isEmpty()) {
        continue;
      }
      int end = end(sentence, i + 1);
      Optional<DateMention> date =
          dates.stream()
              .filter(d -> d.from() > at && d.from() < end && tokens.isOneOf(d.from() - 1, BEFORE))
              .findFirst();
      if (date.isPresent()) {
        Ranked next = new Ranked(rank, noun.get(), date.get());
        if (wrong.isEmpty() && told.stream().anyMatch(next::contradicts)) {
          wrong = date;
        }
        told.add(next);
      }
    }
    return wrong;
  }

  /// "First" to "tenth", or a number behind "phase".
  private static int rank(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    if (i > sentence.from() && tokens.isOneOf(i - 1, NUMBERED)) {
      return LengthOfTime.whole(tokens.lower(i));
    }
    boolean led = i > sentence.from() && tokens.isOneOf(i - 1, Told.ARTICLES);
    return led && !tokens.is(i, TokenClass.NUM) ? LengthOfTime.ordinal(tokens.lower(i)) : 0;
  }

  /// What is counted; where the noun is left out, the one before, or "" where none was.
  private Optional<String> noun(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    if (tokens.isOneOf(i - 1, NUMBERED)) {
      return Optional.of(tokens.lower(i - 1));
    }
    boolean word = i + 1 < sentence.to() && tokens.is(i + 1, TokenClass.WORD);
    if (word && tokens.isOneOf(i + 1, DEEDS)) {
      return Optional.of(tokens.lower(i + 1));
    }
    boolean leftOut = !word || tokens.isOneOf(i + 1, BEFORE) || Told.isPastAt(sentence, i + 1);
    if (!leftOut) {
      return Optional.empty();
    }
    return told.isEmpty() ? spokenOf(sentence, i) : Optional.of(told.getLast().noun());
  }

  /// "Two rehearsals took place. The second, on 15 September": of what was spoken before.
  private static Optional<String> spokenOf(Sentence sentence, int end) {
    for (int i = 0; i < end; i++) {
      if (sentence.tokens().isOneOf(i, DEEDS)) {
        return Optional.of("");
      }
    }
    return Optional.empty();
  }

  /// Up to the next of them.
  private static int end(Sentence sentence, int from) {
    int end = from;
    while (end < Math.min(sentence.to(), from + REACH)
        && !sentence.tokens().is(end, ';')
        && !sentence.tokens().isOneOf(end, TURNS)
        && rank(sentence, end) == 0) {
      end++;
    }
    return end;
  }
}
