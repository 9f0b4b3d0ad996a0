package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;

/// What came one after the other by the words, and not by the dates: "first the Two in 1998, then
/// the Four in 2009, the Six in 2006", "the barn came in 2014, and the second barn in 2012".
final class SuccessionOrder {

  private static final WordSet FIRST = WordLists.words("succession-first");

  private static final WordSet THEN = WordLists.words("succession-then");

  /// They turn the order round, or tell of something else.
  private static final WordSet TURNS = WordLists.words("succession-turn");

  private static final WordSet SECOND = WordLists.words("succession-second");

  /// Of these a second is not a later one.
  private static final WordSet RANKED = WordLists.words("succession-rank");

  /// So does what is there from then on.
  private static final WordSet CAME = WordLists.words("succession-came");

  private static final WordSet ATTACHED = WordLists.words("date-attached");

  private static final WordSet ON = WordLists.words("label-on");

  /// Between two dates of a row.
  private static final int REACH = 9;

  private final Sentence sentence;
  private final Tokens tokens;
  private final List<DateMention> dates;

  private SuccessionOrder(Sentence sentence, List<DateMention> dates) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.dates = dates;
  }

  /// @param at the number of the date that is named first
  static boolean isBroken(Sentence sentence, List<DateMention> dates, int at) {
    return DatePairs.isJustBefore(dates.get(at + 1), dates.get(at))
        && (new SuccessionOrder(sentence, dates).isOfRow(at)
            || isSecond(sentence, dates.get(at), sentence, dates.get(at + 1)));
  }

  /// The two dates stand in a row that "first" opens and "then" goes on with.
  private boolean isOfRow(int at) {
    int first = -1;
    for (int i = sentence.from(); i < dates.getFirst().from(); i++) {
      first = tokens.isOneOf(i, FIRST) ? i : first;
    }
    if (first < 0
        || dates.size() < 3
        || dates.getFirst().from() - first > REACH
        || !Wording.hasWithin(sentence, dates.getFirst().to(), dates.getLast().from(), THEN)) {
      return false;
    }
    for (int i = 0; i <= at; i++) {
      if (!isNext(dates.get(i), dates.get(i + 1))) {
        return false;
      }
    }
    return true;
  }

  private boolean isNext(DateMention one, DateMention next) {
    return isAttached(one)
        && isAttached(next)
        && isEnd(one.to())
        && isEnd(next.to())
        && !hasPast(one.to(), next.from())
        && next.from() - one.to() <= REACH
        && !Wording.hasWithin(sentence, one.to(), next.from(), TURNS);
  }

  /// Behind the date of a row nothing is told of it: "and Ystad in April was too cold".
  private boolean isEnd(int token) {
    return token >= sentence.to()
        || !tokens.is(token, TokenClass.WORD)
        || tokens.isWord(token, "and")
        || tokens.isOneOf(token, THEN);
  }

  private boolean hasPast(int from, int to) {
    for (int i = from; i < to; i++) {
      if (Told.isPastAt(sentence, i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAttached(DateMention date) {
    return tokens.isOneOf(date.from() - 1, ON) || tokens.isOneOf(date.from() - 1, ATTACHED);
  }

  /// "The barn came in 2014, and the second barn in 2012", in one sentence or two.
  static boolean isSecond(
      Sentence sentence, DateMention first, Sentence other, DateMention second) {
    Tokens tokens = other.tokens();
    int from = sentence == other ? first.to() : other.from();
    if (!DatePairs.isJustBefore(second, first)
        || !tokens.isOneOf(second.from() - 1, ON)
        || Wording.hasWithin(other, from, second.from(), TURNS)) {
      return false;
    }
    for (int i = Math.max(from, second.from() - REACH); i + 1 < second.from(); i++) {
      if (tokens.isOneOf(i, SECOND)
          && tokens.isOneOf(i - 1, Told.ARTICLES)
          && tokens.is(i + 1, TokenClass.WORD)
          && !tokens.isOneOf(i + 1, RANKED)) {
        return tellsOf(sentence, first, tokens.lower(i + 1));
      }
    }
    return false;
  }

  /// "The barn came in 2014": the noun without a number, before the date of what became of it.
  private static boolean tellsOf(Sentence sentence, DateMention date, String noun) {
    Tokens tokens = sentence.tokens();
    int from = Math.max(sentence.from(), date.from() - REACH);
    for (int i = from; i < date.from(); i++) {
      if (tokens.isWord(i, noun) && tokens.isOneOf(i - 1, Told.ARTICLES)) {
        for (int k = i + 1; k < date.from(); k++) {
          if (tokens.isOneOf(k, CAME)) {
            return tokens.isOneOf(date.from() - 1, ON);
          }
        }
      }
    }
    return false;
  }
}
