package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// Two deeds of neighbouring sentences, or of the two sides of a semicolon, that their dates put in
/// the order which they cannot have: "founded in 1991; its first copies were laid down in 1988",
/// "the letter of 4 May … The reply, dated 19 February", "a fire took the roof in 2016. The roof
/// was made good by 2014".
final class BesideOrder {

  /// With a date behind them nothing is told of the thing from before.
  private static final WordSet BEGUN = WordLists.words("beside-begun");

  /// They are over before it begins.
  private static final WordSet MAKING = WordLists.words("beside-making");

  /// With a date behind them the thing or the person was not there before.
  private static final WordSet ORIGINS = WordLists.words("beside-origin");

  private static final WordSet BORN = WordLists.words("reckoned-born");

  private static final WordSet GOES_ON = WordLists.words("age-goes-on");

  private static final WordSet LETTERS = WordLists.words("beside-letter");

  private static final WordSet REPLIES = WordLists.words("beside-reply");

  private static final WordSet BROKEN = WordLists.words("beside-broken");

  private static final WordSet MENDED = WordLists.words("beside-mended");

  /// "They rest on", "it draws on": what stands behind was there before.
  private static final WordSet RESTS = WordLists.words("beside-rests");

  private static final WordSet DECISIONS = WordLists.words("beside-decision");

  private static final WordSet ANSWERED = WordLists.words("beside-answered");

  private static final WordSet THAT = WordLists.words("beside-that");

  private static final WordSet ATTACHED = WordLists.words("date-attached");

  /// "On the basis of the plan", "thanks to the grant".
  private static final WordSet BASIS = WordLists.words("beside-basis");

  /// They take the second deed back before the first, or to another thing.
  private static final WordSet BACK = WordLists.words("beside-back");

  /// What is told behind them is of another thing.
  private static final WordSet APART = WordLists.words("past-apart");

  private static final WordSet ARTICLES = WordLists.words("told-article");

  /// From a verb to its date.
  private static final int REACH = 8;

  /// Words in which a sentence says what it goes on with.
  private static final int HEAD = 5;

  /// A noun has more letters.
  private static final int SHORT = 3;

  private final Sentence first;
  private final DateMention earlier;
  private final Sentence second;
  private final DateMention later;

  /// Where what is told second begins.
  private final int from;

  private BesideOrder(
      Sentence first, DateMention earlier, Sentence second, DateMention later, int from) {
    this.first = first;
    this.earlier = earlier;
    this.second = second;
    this.later = later;
    this.from = from;
  }

  /// The two dates, of a sentence and of the next.
  static Optional<List<DateMention>> in(Sentence first, Sentence second) {
    List<DateMention> dates = DatePairs.in(first);
    List<DateMention> next = DatePairs.in(second);
    if (dates.isEmpty() || next.isEmpty() || second.isQuestion() || first.isQuestion()) {
      return Optional.empty();
    }
    DateMention one = dates.getLast();
    DateMention two = next.getFirst();
    return new BesideOrder(first, one, second, two, second.from()).isBroken()
        ? Optional.of(List.of(one, two))
        : Optional.empty();
  }

  /// The same on the two sides of a semicolon, or where somebody born is told of.
  static boolean isBroken(Sentence sentence, DateMention one, DateMention two) {
    for (int i = one.to(); i < two.from(); i++) {
      if (sentence.tokens().is(i, ';')) {
        return new BesideOrder(sentence, one, sentence, two, i + 1).isBroken();
      }
      if (sentence.tokens().isWord(i, "who")
          && sentence.tokens().isWord(one.from() - 1, "born")
          && DatePairs.isBefore(two, one)) {
        return true;
      }
    }
    return false;
  }

  private boolean isBroken() {
    if (DatePairs.isBefore(later, earlier) && isAnswered()) {
      return true;
    }
    if (isTakenBack()) {
      return false;
    }
    if (DatePairs.isBefore(later, earlier)) {
      return isPast() && (isBegun() || isReply() || isMended() || isOnItsBasis());
    }
    return DatePairs.isBefore(earlier, later) && restsOn();
  }

  private boolean isTakenBack() {
    for (int i = from; i < second.to(); i++) {
      boolean back = second.tokens().isOneOf(i, BACK) && !isRange(i);
      if (back || second.tokens().isQuoted(i)) {
        return true;
      }
    }
    return false;
  }

  /// "From 1906 until 1938".
  private boolean isRange(int until) {
    return until == later.to() && second.tokens().isWord(later.from() - 1, "from");
  }

  private boolean isPast() {
    for (int i = from; i < Math.min(second.to(), later.to() + REACH); i++) {
      if (Told.isPastAt(second, i) || second.tokens().isWord(i, "dated")) {
        return true;
      }
    }
    return false;
  }

  /// "Opened its doors in 1991; the first copies were laid down in its vault in 1988".
  private boolean isBegun() {
    if (Wording.hasWithin(second, from, second.to(), MAKING)) {
      return false;
    }
    boolean there = hasNear(ORIGINS);
    return (there && ((isIt() && isOwnDeed()) || isNamedAgain() || isFirst()))
        || (hasNear(BEGUN) && (isFirst() || (isOfIt() && hasFirst())));
  }

  /// "It won the cup": what was not there yet did so.
  private boolean isIt() {
    Tokens tokens = second.tokens();
    return tokens.isWord(from, "it")
        || (tokens.isOneOf(from, GOES_ON)
            && (tokens.isWord(from, "she") || tokens.isWord(from, "he"))
            && Wording.hasWithin(
                first, Math.max(first.from(), earlier.from() - 3), earlier.from(), BORN));
  }

  /// "It drove the boat from 1906", not "it ran on boards made in 2009", "it tells of the war of
  /// 1908".
  private boolean isOwnDeed() {
    Tokens tokens = second.tokens();
    int deeds = 0;
    for (int i = from; i < later.from(); i++) {
      deeds += Told.isPastAt(second, i) ? 1 : 0;
    }
    return deeds <= 1
        && !tokens.isWord(later.from() - 1, "of")
        && !Wording.hasWithin(second, from, later.from(), APART);
  }

  private boolean hasFirst() {
    for (int i = from; i < Math.min(second.to(), from + HEAD); i++) {
      if (second.tokens().isWord(i, "first")) {
        return true;
      }
    }
    return false;
  }

  private boolean hasNear(WordSet verbs) {
    return Wording.hasWithin(
        first, Math.max(first.from(), earlier.from() - REACH), earlier.from(), verbs);
  }

  /// "She", "its", "our" among the first words, or before a thing of its own.
  private boolean isOfIt() {
    Tokens tokens = second.tokens();
    int to = Math.min(second.to(), from + HEAD);
    for (int i = from; i < to && !tokens.is(i, TokenClass.COMMA); i++) {
      if (tokens.isOneOf(i, GOES_ON)) {
        return true;
      }
    }
    return false;
  }

  /// "The first 20 stations opened": of what was told to begin.
  private boolean isFirst() {
    return second.tokens().isWord(from, "the")
        && second.tokens().isWord(from + 1, "first")
        && (hasOwn() || hasShared(from + 2, second.to()));
  }

  private boolean hasOwn() {
    return Wording.hasWithin(second, from, second.to(), GOES_ON);
  }

  /// "Ms Marrow joined us in February. In December Ms Marrow visited": the same name.
  private boolean isNamedAgain() {
    Tokens tokens = second.tokens();
    for (int i = from + 1; i < second.to() - 1; i++) {
      boolean name = tokens.is(i, TokenClass.CAP) && !tokens.is(i, TokenClass.MONTH);
      if (name && Told.isPastAt(second, i + 1)) {
        for (int k = first.from(); k < earlier.from(); k++) {
          if (first.tokens().isWord(k, tokens.lower(i)) && Told.isPastAt(first, k + 1)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// "A letter of 4 May asks for it. The reply, dated 19 February, offers figs."
  private boolean isReply() {
    int reply = from + 1;
    return second.tokens().isOneOf(reply, REPLIES)
        && second.tokens().isOneOf(from, ARTICLES)
        && hasNear(LETTERS)
        && later.from() - reply <= HEAD;
  }

  /// "A fire took the roof in 2016. The roof was made good by 2014."
  private boolean isMended() {
    boolean broken =
        Wording.hasWithin(first, first.from(), Math.min(first.to(), earlier.to() + REACH), BROKEN);
    return broken
        && Wording.hasWithin(second, Math.max(from, later.from() - REACH), later.from(), MENDED)
        && (isOfIt() || hasShared(from, later.from()));
  }

  /// "The council adopted the plan in March. On the basis of the plan it ordered the study in May."
  private boolean isOnItsBasis() {
    Tokens tokens = second.tokens();
    for (int i = from; i + 2 < later.from() && i < from + HEAD; i++) {
      if (tokens.isOneOf(i, BASIS)) {
        return hasShared(i + 2, Math.min(later.from(), i + HEAD));
      }
    }
    return false;
  }

  /// "They were lodged in October 2021. They rest on an inspection carried out in February 2022."
  private boolean restsOn() {
    Tokens tokens = second.tokens();
    boolean decision = tokens.isOneOf(from, ARTICLES) && tokens.isOneOf(from + 1, DECISIONS);
    int subject = decision ? from + 1 : from;
    return (decision || tokens.isOneOf(from, GOES_ON))
        && (tokens.isOneOf(subject + 1, RESTS) || tokens.isOneOf(subject + 2, RESTS))
        && (tokens.isWord(subject + 2, "on") || tokens.isWord(subject + 3, "on"))
        && (decision ? isOfEvent() : Told.asPast(second, later))
        && Told.asPast(first, earlier);
  }

  /// "On the load test of 21 November": nothing is said to come between.
  private boolean isOfEvent() {
    return second.tokens().isOneOf(later.from() - 1, ATTACHED)
        && !Wording.hasWithin(second, from, later.from(), APART);
  }

  /// "In your letter of 22 May you ask why. We answered that letter already on 8 May": also where
  /// it is said to have been done already.
  private boolean isAnswered() {
    Tokens tokens = second.tokens();
    for (int i = from; i + 2 < later.from() && i < from + HEAD; i++) {
      if (tokens.isOneOf(i, ANSWERED)) {
        return tokens.isOneOf(i + 1, THAT)
            && tokens.isOneOf(i + 2, LETTERS)
            && Wording.hasWithin(first, first.from(), earlier.from(), LETTERS)
            && first.tokens().isOneOf(earlier.from() - 1, ATTACHED)
            && later.from() - i <= REACH;
      }
    }
    return false;
  }

  /// A noun of the first sentence stands in a stretch of the second.
  private boolean hasShared(int start, int end) {
    for (int i = start; i < end; i++) {
      String noun = second.tokens().lower(i);
      boolean plain =
          noun.length() > SHORT
              && second.tokens().is(i, TokenClass.WORD)
              && !second.tokens().is(i, TokenClass.MONTH)
              && !Told.isPastAt(second, i);
      for (int k = first.from(); plain && k < first.to(); k++) {
        if (first.tokens().isWord(k, noun) && (first != second || k < from)) {
          return true;
        }
      }
    }
    return false;
  }
}
