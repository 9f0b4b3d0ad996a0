package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A time in which something can be handed in, bought or voted on, and that is over before it
/// begins: "registration opens on 2 March and closes on 27 February", "accepted from 15 July; the
/// last day is 30 June".
final class WindowOrder {

  /// A word for the beginning or the end bears on a date from so far.
  private static final int REACH = 9;

  private static final WordSet OPENS = WordLists.words("window-opens");

  private static final WordSet CLOSES = WordLists.words("window-closes");

  /// What is there for a time: entries, a vote, a sale.
  private static final WordSet WINDOWS = WordLists.words("window");

  /// What is done in that time.
  private static final WordSet TAKEN = WordLists.words("window-taken");

  /// Between the two, where both are said of one thing.
  private static final WordSet JOINS = WordLists.words("window-join");

  /// Right before the last day.
  private static final WordSet BY = WordLists.words("window-by");

  private static final WordSet AGAIN = WordLists.words("window-again");

  private final Sentence sentence;
  private final Tokens tokens;

  private WindowOrder(Sentence sentence) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
  }

  /// The last day that lies before the first.
  static Optional<DateMention> in(Sentence sentence) {
    boolean may = sentence.mayHold(CLOSES) || sentence.mayHold(WINDOWS) || sentence.mayHold(TAKEN);
    if (!may || sentence.isQuestion()) {
      return Optional.empty();
    }
    WindowOrder order = new WindowOrder(sentence);
    List<DateMention> dates = DatePairs.in(sentence);
    for (int i = 0; i + 1 < dates.size(); i++) {
      int from = i == 0 ? sentence.from() : dates.get(i - 1).to();
      if (DatePairs.isBefore(dates.get(i + 1), dates.get(i))
          && order.isBroken(from, dates.get(i), dates.get(i + 1))) {
        return Optional.of(dates.get(i + 1));
      }
    }
    return Optional.empty();
  }

  private boolean isBroken(int from, DateMention first, DateMention last) {
    int start = Math.max(from, first.from() - REACH);
    int closes = closes(first, last);
    if (closes < 0 || Wording.hasWithin(sentence, first.to(), last.from(), AGAIN)) {
      return false;
    }
    boolean opens = Wording.hasWithin(sentence, start, first.from(), OPENS);
    boolean takes =
        tokens.isWord(first.from() - 1, "from")
            && Wording.hasWithin(sentence, from, first.from(), TAKEN);
    if (!opens && !takes) {
      return false;
    }
    return isOfTheSame(first.to(), closes)
        || ((takes || Wording.hasWithin(sentence, from, first.from(), WINDOWS))
            && (Wording.hasWithin(sentence, first.to(), last.from(), WINDOWS)
                || Wording.hasWithin(sentence, first.to(), last.from(), TAKEN)));
  }

  /// Where the words begin that end it, or -1: "closes on", "to be received by", "the last day".
  private int closes(DateMention first, DateMention last) {
    boolean by = tokens.isOneOf(last.from() - 1, BY);
    for (int i = Math.max(first.to(), last.from() - REACH); i < last.from(); i++) {
      if (tokens.isOneOf(i, CLOSES)
          || (by && tokens.isOneOf(i, TAKEN))
          || (tokens.isWord(i, "last") && tokens.isWord(i + 1, "day"))) {
        return i;
      }
    }
    return -1;
  }

  /// "And closes on", "and have to be in by": no other thing is named between.
  private boolean isOfTheSame(int from, int closes) {
    for (int i = from; i < closes; i++) {
      if (!tokens.is(i, TokenClass.COMMA) && !tokens.isOneOf(i, JOINS)) {
        return false;
      }
    }
    return true;
  }
}
