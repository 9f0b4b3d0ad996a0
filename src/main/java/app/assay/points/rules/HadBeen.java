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

/// What had been done when something else was, and is dated after it: "the digging began on 2 June,
/// when he held the permit. It had been issued on 18 June".
final class HadBeen {

  /// Before a sentence they say that it goes on with what was told.
  private static final WordSet GOES_ON = WordLists.words("age-goes-on");

  private static final WordSet ON = WordLists.words("label-on");

  /// They put the time that is spoken of at another day.
  private static final WordSet APART = WordLists.words("had-apart");

  /// From "had" to the date.
  private static final int REACH = 8;

  /// From "had" to what was done.
  private static final int DEED = 3;

  /// A noun has more letters.
  private static final int SHORT = 3;

  /// The dates that the paragraph has told so far.
  private final List<DateMention> told = new ArrayList<>();

  private Optional<Sentence> before = Optional.empty();

  /// The two dates that contradict it, of the sentence before and of this one, or both of this one.
  Optional<List<DateMention>> in(Sentence sentence) {
    List<DateMention> dates = DatePairs.in(sentence);
    Optional<List<DateMention>> found =
        dates.size() == 2
            ? pair(sentence, dates.getFirst(), sentence, dates.getLast())
            : dates.size() == 1 ? fromBefore(sentence, dates.getFirst()) : Optional.empty();
    told.addAll(dates);
    before = dates.isEmpty() ? Optional.empty() : Optional.of(sentence);
    return found;
  }

  private Optional<List<DateMention>> fromBefore(Sentence sentence, DateMention date) {
    if (before.isEmpty() || !goesOn(before.get(), sentence)) {
      return Optional.empty();
    }
    Sentence other = before.get();
    List<DateMention> dates = DatePairs.in(other);
    return dates.size() == 1 ? pair(other, dates.getFirst(), sentence, date) : Optional.empty();
  }

  private Optional<List<DateMention>> pair(
      Sentence other, DateMention first, Sentence sentence, DateMention second) {
    int had = had(sentence, second);
    boolean broken =
        had >= (other == sentence ? first.to() : sentence.from())
            && DatePairs.isJustBefore(first, second)
            && told.stream().allMatch(d -> DatePairs.isBefore(d, second))
            && other.tokens().isOneOf(first.from() - 1, ON)
            && !has(other, "had", other == sentence ? had : other.to())
            && Told.asPast(other, first)
            && !Wording.hasWithin(
                other, Math.max(other.from(), first.from() - REACH), first.from(), APART)
            && !Wording.hasWithin(sentence, Math.max(sentence.from(), had), sentence.to(), APART);
    return broken ? Optional.of(List.of(first, second)) : Optional.empty();
  }

  private static boolean has(Sentence sentence, String word, int to) {
    for (int i = sentence.from(); i < to; i++) {
      if (sentence.tokens().isWord(i, word)) {
        return true;
      }
    }
    return false;
  }

  /// The "had" of what was done on the date, or -1.
  private static int had(Sentence sentence, DateMention date) {
    Tokens tokens = sentence.tokens();
    int on = DateLabels.withWeekday(sentence, date.from()) - 1;
    if (on <= sentence.from() || !tokens.isOneOf(on, ON)) {
      return -1;
    }
    for (int i = on - 1; i >= Math.max(sentence.from(), on - REACH); i--) {
      if (tokens.is(i, TokenClass.COMMA)) {
        return -1;
      }
      if (tokens.isWord(i, "had")) {
        return isDone(sentence, i, on) ? i : -1;
      }
    }
    return -1;
  }

  /// "Had been issued", "had already run out", but not "had to be".
  private static boolean isDone(Sentence sentence, int had, int on) {
    for (int i = had + 1; i < Math.min(on, had + DEED); i++) {
      boolean been = sentence.tokens().isWord(i, "been");
      if (been || Told.isPastAt(sentence, i)) {
        return true;
      }
      if (!sentence.tokens().is(i, TokenClass.WORD)) {
        return false;
      }
    }
    return false;
  }

  /// "It had been issued", "The permit had been issued" behind a sentence on the permit.
  private static boolean goesOn(Sentence before, Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (tokens.isOneOf(sentence.from(), GOES_ON)) {
      return true;
    }
    if (!tokens.isOneOf(sentence.from(), Told.ARTICLES)) {
      return false;
    }
    for (int i = sentence.from() + 1; i < sentence.to() && !tokens.isWord(i, "had"); i++) {
      if (tokens.lower(i).length() > SHORT && has(before, tokens.lower(i), before.to())) {
        return true;
      }
    }
    return false;
  }
}
