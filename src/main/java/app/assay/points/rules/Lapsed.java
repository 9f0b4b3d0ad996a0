package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Tells of a day that is past whether a sentence speaks of it as the end of what still holds: "the
/// lease runs out in December", "the permit, valid to 28 February, covers the works", "the next
/// meeting is on 3 May".
final class Lapsed {

  /// "Expires", "runs": what holds does so on or until its last day.
  private static final WordSet ENDS = WordLists.words("lapse-ends");

  private static final WordSet LASTS = WordLists.words("lapse-lasts");

  private static final WordSet UNTIL = WordLists.words("lapse-until");

  private static final WordSet ON = WordLists.words("lapse-on");

  /// What holds for a time.
  private static final WordSet TERMS = WordLists.words("lapse-term");

  /// What is over although its end is told in the present: "the reporting period ends on".
  private static final WordSet PERIODS = WordLists.words("lapse-period");

  private static final WordSet EDGES = WordLists.words("overtaken-edge");

  /// They leave it open, or speak of the past.
  private static final WordSet OPEN = WordLists.words("lapse-open");

  /// "Is", "takes place", of what is the next of its kind.
  private static final WordSet NEXT = WordLists.words("lapse-next");

  /// Before "again" they tell of what comes round.
  private static final WordSet MEETS = WordLists.words("lapse-meets");

  private static final WordSet AGAIN = WordLists.words("lapse-again");

  /// "Reopens", "reconvenes".
  private static final WordSet COMES_BACK = WordLists.words("lapse-back");

  private static final WordSet LIMITS = WordLists.words("lapse-limit");

  /// So far before its verb stands what ends.
  private static final int SUBJECT = 9;

  /// So far before its day.
  private static final int VERB = 4;

  private Lapsed() {}

  /// The day is told as one to come.
  static boolean is(Sentence sentence, DateMention mention) {
    if (sentence.cell().isPresent() || sentence.isQuestion() || isOpen(sentence, mention)) {
      return false;
    }
    int before = DateLabels.withWeekday(sentence, mention.from()) - 1;
    while (before > sentence.from() && sentence.tokens().isOneOf(before, EDGES)) {
      before--;
    }
    return isEnd(sentence, before)
        || isValidTo(sentence, before)
        || isNext(sentence, before)
        || isAgain(sentence, mention, before)
        || isLimit(sentence, mention);
  }

  /// Before the day stands a past form, a condition, or a quotation.
  private static boolean isOpen(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    boolean aside = false;
    for (int i = mention.from() - 1; i >= sentence.from() && !tokens.is(i, ';'); i--) {
      if (tokens.is(i, TokenClass.COMMA)) {
        aside = true;
      }
      boolean past = !aside && Told.isPastAt(sentence, i) && !isDone(sentence, i);
      if (past || tokens.isOneOf(i, OPEN) || tokens.isQuoted(i)) {
        return true;
      }
    }
    return false;
  }

  /// "Gifts made up to 31 January", "prices are held until": no form of the past.
  private static boolean isDone(Sentence sentence, int token) {
    return sentence.tokens().isOneOf(token + 1, UNTIL)
        || (sentence.tokens().isWord(token + 1, "up") && sentence.tokens().isWord(token + 2, "to"));
  }

  /// "The lease runs out in", "the 3.x line receives fixes until".
  private static boolean isEnd(Sentence sentence, int before) {
    Tokens tokens = sentence.tokens();
    boolean until = tokens.isOneOf(before, UNTIL);
    boolean on = tokens.isOneOf(before, ON);
    for (int i = before - 1; (until || on) && i > sentence.from() && i >= before - 2 * VERB; i--) {
      if (tokens.is(i, ';')) {
        return false;
      }
      boolean ends = on && i >= before - VERB && isEnding(tokens, i);
      if (ends || (until && tokens.isOneOf(i, LASTS))) {
        return hasTerm(sentence, i);
      }
    }
    return false;
  }

  /// "Ends", "runs out"; not "at the close on".
  private static boolean isEnding(Tokens tokens, int i) {
    boolean out = tokens.isWord(i - 1, "run") || tokens.isWord(i - 1, "runs");
    return tokens.isOneOf(i, ENDS)
        && !tokens.isOneOf(i - 1, Told.ARTICLES)
        && (!tokens.isWord(i, "out") || out);
  }

  private static boolean hasTerm(Sentence sentence, int verb) {
    boolean term = false;
    for (int i = verb - 1; i >= Math.max(sentence.from(), verb - SUBJECT); i--) {
      if (sentence.tokens().isOneOf(i, PERIODS)) {
        return false;
      }
      term |= sentence.tokens().isOneOf(i, TERMS);
    }
    return term;
  }

  /// "The permit, valid to".
  private static boolean isValidTo(Sentence sentence, int before) {
    Tokens tokens = sentence.tokens();
    int valid = before - (tokens.isWord(before - 1, "up") ? 2 : 1);
    return valid >= sentence.from()
        && tokens.isOneOf(before, UNTIL)
        && (tokens.isWord(valid, "valid") || tokens.isWord(valid, "good"))
        && !Told.hasPast(sentence, before);
  }

  /// "The next meeting takes place on".
  private static boolean isNext(Sentence sentence, int before) {
    Tokens tokens = sentence.tokens();
    if (!tokens.isOneOf(before, ON)) {
      return false;
    }
    boolean verb = false;
    for (int i = before - 1; i >= sentence.from() && i >= before - SUBJECT; i--) {
      verb |= tokens.isOneOf(i, NEXT);
      if (verb && tokens.isWord(i, "next")) {
        return i == sentence.from() || tokens.isOneOf(i - 1, Told.ARTICLES);
      }
    }
    return false;
  }

  /// "The committee meets again on", "the pool reopens on"; a day alone tells of one to come.
  private static boolean isAgain(Sentence sentence, DateMention mention, int before) {
    Tokens tokens = sentence.tokens();
    if (!mention.isDay() || !tokens.isOneOf(before, ON)) {
      return false;
    }
    for (int i = before - 1; i > sentence.from() && i >= before - VERB; i--) {
      if (tokens.isOneOf(i, COMES_BACK)) {
        return true;
      }
      if (tokens.isOneOf(i, MEETS)) {
        return tokens.isOneOf(i + 1, AGAIN);
      }
    }
    return false;
  }

  /// "The deadline is 31 January".
  private static boolean isLimit(Sentence sentence, DateMention mention) {
    int is = mention.from() - (sentence.tokens().isWord(mention.from() - 1, "on") ? 2 : 1);
    if (is <= sentence.from() || !sentence.tokens().isWord(is, "is")) {
      return false;
    }
    for (int i = is - 1; i >= Math.max(sentence.from(), is - SUBJECT); i--) {
      if (sentence.tokens().isOneOf(i, LIMITS)) {
        return true;
      }
    }
    return false;
  }

  /// The day from which "still" is counted lies behind it.
  static boolean isBefore(DateMention mention, CalendarDate own) {
    return mention.sound().filter(d -> d.isBefore(own)).isPresent();
  }
}
