package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// What somebody did for a house before joining it, and who took a post over before it was free:
/// "joined the club in January 2026. He scored for us in November 2025", "kept the books until
/// 2023. Her successor took over in 2021".
final class HouseOrder {

  private static final WordSet JOINED = WordLists.words("house-joined");

  private static final WordSet FOR = WordLists.words("house-for");

  private static final WordSet HOUSES = WordLists.words("house-own");

  /// It was not for long, or was so before.
  private static final WordSet BEFORE = WordLists.words("house-before");

  private static final WordSet SUCCESSORS = WordLists.words("successor");

  private static final WordSet CAME = WordLists.words("successor-came");

  private static final WordSet GONE = WordLists.words("predecessor-gone");

  /// They let two be in a post for a time.
  private static final WordSet OVERLAP = WordLists.words("successor-overlap");

  private static final WordSet EDGES = WordLists.words("overtaken-edge");

  private static final WordSet ON = WordLists.words("label-on");

  /// From a verb to its date.
  private static final int REACH = 8;

  /// Words in which a sentence names who it is about.
  private static final int HEAD = 4;

  private HouseOrder() {}

  /// The first date of a sentence and of the next, in the order of the text.
  static Optional<List<DateMention>> in(Sentence before, Sentence sentence) {
    List<DateMention> dates = DatePairs.in(before);
    List<DateMention> next = DatePairs.in(sentence);
    if (dates.size() != 1 || next.isEmpty()) {
      return Optional.empty();
    }
    DateMention first = dates.getFirst();
    DateMention second = next.getFirst();
    boolean broken =
        DatePairs.isJustBefore(second, first)
            && sentence.tokens().isOneOf(second.from() - 1, ON)
            && (isForHouse(before, first, sentence, second)
                || isSuccessor(before, first, sentence, second));
    return broken ? Optional.of(List.of(first, second)) : Optional.empty();
  }

  private static boolean isForHouse(
      Sentence before, DateMention first, Sentence sentence, DateMention second) {
    Tokens tokens = sentence.tokens();
    boolean person = tokens.isWord(sentence.from(), "he") || tokens.isWord(sentence.from(), "she");
    if (!person
        || !joined(before, first)
        || Wording.has(before, BEFORE)
        || Wording.has(sentence, BEFORE)
        || !Told.asPast(sentence, second)) {
      return false;
    }
    for (int i = sentence.from() + 1; i + 1 < second.from(); i++) {
      int house = tokens.isWord(i + 1, "the") || tokens.isWord(i + 1, "our") ? i + 2 : i + 1;
      if (tokens.isOneOf(i, FOR) && tokens.isOneOf(house, HOUSES)) {
        return true;
      }
    }
    return false;
  }

  /// "Joined us", "signed for the club".
  private static boolean joined(Sentence sentence, DateMention date) {
    int from = Math.max(sentence.from(), date.from() - REACH);
    for (int i = from; i < date.from(); i++) {
      if (sentence.tokens().isOneOf(i, JOINED)) {
        return Wording.hasWithin(sentence, i + 1, Math.min(date.from(), i + HEAD), HOUSES);
      }
    }
    return false;
  }

  private static boolean isSuccessor(
      Sentence before, DateMention first, Sentence sentence, DateMention second) {
    int came = -1;
    for (int i = second.from() - 1; i > Math.max(sentence.from(), second.from() - REACH); i--) {
      came = sentence.tokens().isOneOf(i, CAME) ? i : came;
    }
    return came > 0
        && Wording.hasWithin(sentence, sentence.from(), sentence.from() + HEAD, SUCCESSORS)
        && isGone(before, first)
        && !Wording.has(before, OVERLAP)
        && !Wording.has(sentence, OVERLAP);
  }

  /// "Until the spring of 2023", "left in May".
  private static boolean isGone(Sentence sentence, DateMention date) {
    Tokens tokens = sentence.tokens();
    int at = date.from() - 1;
    while (at > sentence.from()
        && (tokens.isOneOf(at, EDGES) || tokens.isOneOf(at, ON) || tokens.isWord(at, "down"))) {
      at--;
    }
    return tokens.isOneOf(at, GONE);
  }
}
