package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// A deed that rests on another, comes right after it or is told in advance, and is dated the other
/// way round: "approved in May, on the strength of the tests of August", "erection in June,
/// directly after delivery in August", "in force from 1 May, announced on 20 May, 60 days ahead".
final class BasisOrder {

  /// "On the basis of", "thanks to", "following": what stands behind was there before.
  private static final WordSet BASIS = WordLists.words("beside-basis");

  private static final WordSet OF = WordLists.words("basis-of");

  private static final WordSet UNDER = WordLists.words("basis-under");

  private static final WordSet PAPERS = WordLists.words("dated-paper");

  /// How such a paper comes about.
  private static final WordSet MADE = WordLists.words("basis-made");

  /// From "under" to the paper.
  private static final int PAPER = 5;

  /// Behind them the second date is one that was only planned, or an end.
  private static final WordSet AHEAD = WordLists.words("basis-ahead");

  private static final WordSet RIGHT = WordLists.words("basis-right");

  private static final WordSet TOLD = WordLists.words("basis-told");

  private static final WordSet WAS = WordLists.words("valid-was");

  private static final WordSet ADVANCE = WordLists.words("basis-advance");

  private static final WordSet ON = WordLists.words("label-on");

  private static final WordSet ATTACHED = WordLists.words("date-attached");

  /// Before a date that may lie on the other side of what it is told with.
  private static final WordSet LIMITS = WordLists.words("basis-limit");

  /// From the words that join them to the second date.
  private static final int REACH = 12;

  /// The same of a thing with its date: "after delivery of the unit in August".
  private static final int THING = 7;

  /// "As a direct result of".
  private static final int LEAD = 4;

  private final Sentence sentence;
  private final Tokens tokens;
  private final DateMention first;
  private final DateMention second;

  private BasisOrder(Sentence sentence, DateMention first, DateMention second) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.first = first;
    this.second = second;
  }

  /// @param first the date that is named first
  /// @param second the next one
  static boolean isBroken(Sentence sentence, DateMention first, DateMention second) {
    BasisOrder order = new BasisOrder(sentence, first, second);
    if (DatePairs.isJustBefore(first, second)) {
      return order.restsOnIt() || order.isRightAt("after") || order.isAnnounced(first.to());
    }
    return DatePairs.isJustBefore(second, first)
        && (order.isRightAt("before") || order.isLedByBasis());
  }

  /// "Following the incident of 12 June the valve was replaced on 3 June".
  private boolean isLedByBasis() {
    int basis = sentence.from();
    while (basis < first.from() && basis - sentence.from() < LEAD && !isBasis(basis)) {
      basis++;
    }
    return isBasis(basis)
        && first.from() - basis <= THING
        && second.from() - first.to() <= REACH
        && !Wording.hasWithin(sentence, basis + 1, second.from(), AHEAD)
        && isAttached(first)
        && tokens.isOneOf(second.from() - 1, ON)
        && hasPast(first.to(), second.from());
  }

  private boolean isBasis(int token) {
    return token < first.from()
        && tokens.isOneOf(token, BASIS)
        && (tokens.isOneOf(token + 1, OF) || tokens.isWord(token, "following"));
  }

  /// "**1 May 2025.** Fees rise, announced on 20 May 2025, 60 days before": the first date stands
  /// in the sentence before.
  static boolean isAnnouncedLate(DateMention first, Sentence sentence, DateMention second) {
    return DatePairs.isJustBefore(first, second)
        && new BasisOrder(sentence, first, second).isAnnounced(sentence.from());
  }

  private boolean restsOnIt() {
    int basis = -1;
    for (int i = first.to(); i < second.from(); i++) {
      if (isBasisAt(i)) {
        basis = i;
      }
    }
    return basis >= 0
        && second.from() - basis <= REACH
        && !Wording.hasWithin(sentence, basis, second.from(), AHEAD)
        && isAttached(second)
        && !tokens.isOneOf(first.from() - 1, LIMITS)
        && hasPast(sentence.from(), first.from());
  }

  /// "On the strength of", "following", "under the order".
  private boolean isBasisAt(int i) {
    return (tokens.isOneOf(i, BASIS)
            && (tokens.isOneOf(i + 1, OF) || tokens.isWord(i, "following")))
        || isUnderPaper(i);
  }

  /// "Under the purchase order", "against the invoice": the paper was there before.
  private boolean isUnderPaper(int i) {
    if (!tokens.isOneOf(i, UNDER) || !tokens.isOneOf(i + 1, Told.ARTICLES)) {
      return false;
    }
    int to = Math.min(second.from(), i + PAPER);
    for (int k = i + 2; k < to; k++) {
      if (tokens.isOneOf(k, PAPERS)) {
        return isOfThen(k + 1);
      }
    }
    return false;
  }

  /// "Of", "dated", "that the buyer placed on": the date is that of its making.
  private boolean isOfThen(int from) {
    return from >= second.from() - 1
        ? isAttached(second)
        : Wording.hasWithin(sentence, from, second.from(), MADE)
            && !tokens.is(from, TokenClass.COMMA);
  }

  /// "06/2027 to 07/2027, directly after delivery of the unit in 08/2027".
  private boolean isRightAt(String join) {
    int at = first.to();
    boolean set = tokens.is(at, TokenClass.COMMA);
    at += set ? 1 : 0;
    boolean right = tokens.isOneOf(at, RIGHT);
    at += right ? 1 : 0;
    return (right || set)
        && tokens.isWord(at, join)
        && second.from() - at <= THING
        && isAttached(second)
        && !Wording.hasWithin(sentence, at + 1, second.from(), AHEAD)
        && !tokens.isOneOf(first.from() - 1, LIMITS)
        && !hasPast(at, second.from());
  }

  /// "Announced to customers on 20 February, 60 days before it kicked in".
  private boolean isAnnounced(int from) {
    if (!isAttached(second) || !isTold(from)) {
      return false;
    }
    for (int i = second.to(); i < Math.min(sentence.to(), second.to() + THING); i++) {
      if (tokens.isOneOf(i, ADVANCE)) {
        return tokens.isWord(i - 1, "in")
            || (i - 2 >= second.to() && Wording.numberBefore(sentence, i - 1) == i - 2);
      }
    }
    return false;
  }

  /// ", announced to customers", "and was announced", not "the closure was announced".
  private boolean isTold(int from) {
    for (int i = Math.max(from, sentence.from() + 1); i < second.from(); i++) {
      if (tokens.isOneOf(i, TOLD)) {
        int before = tokens.isOneOf(i - 1, WAS) ? i - 2 : i - 1;
        return before >= sentence.from()
            && (tokens.is(before, TokenClass.COMMA)
                || tokens.is(before, TokenClass.OPEN)
                || tokens.isWord(before, "and")
                || tokens.isWord(before, "it"));
      }
    }
    return false;
  }

  /// It tells when the thing or deed was.
  private boolean isAttached(DateMention date) {
    int before = date.from() - 1;
    return tokens.isOneOf(before, ON)
        || tokens.isOneOf(before, ATTACHED)
        || tokens.isWord(before, "dated")
        || Told.isPastAt(sentence, before);
  }

  private boolean hasPast(int from, int to) {
    for (int i = from; i < to; i++) {
      if (Told.isPastAt(sentence, i)) {
        return true;
      }
    }
    return false;
  }
}
