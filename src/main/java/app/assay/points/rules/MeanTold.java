package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// Finds a mean, or the highest or lowest value, that lies outside of the range which the text
/// gives for the same: "aged 19 to 43; their mean age was 45.2", "between 2.1 and 5.8 °C throughout
/// the week. The warmest moment …, when 6.4 °C was read".
final class MeanTold {

  private static final WordSet MEAN = WordLists.words("mean-told");

  private static final WordSet PEAK = WordLists.words("peak-told");

  /// A range in which everything lies, or into which it went.
  private static final WordSet ALONG = WordLists.words("all-along");

  /// They make a range one of the most or of what should be.
  private static final WordSet USUAL = WordLists.words("range-of-most");

  private static final WordSet AGED = WordLists.words("told-as-age");

  /// From the word to its value.
  private static final int REACH = 6;

  /// From the start of the next sentence to the word.
  private static final int FIRST = 4;

  /// Sentences behind that of the range.
  private static final int AHEAD = 2;

  /// A sentence of more values tells of many things.
  private static final int MOST = 24;

  private static final double YEAR = 12;

  /// A value that lies farther away is one of something else.
  private static final double FARTHEST = 2;

  private final List<Misfit> wrong = new ArrayList<>();

  private MeanTold() {}

  static List<Misfit> in(DocumentReading document) {
    MeanTold all = new MeanTold();
    for (PlacedBlock block : Amounts.prose(document)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        if (isFew(sentences.get(i))
            && Amounts.isTelling(sentences.get(i))
            && !Wording.has(sentences.get(i), USUAL)) {
          all.read(block, sentences, i);
        }
      }
    }
    return all.wrong;
  }

  private static boolean isFew(Sentence sentence) {
    return sentence.quantities().size() <= MOST;
  }

  private void read(PlacedBlock block, List<Sentence> sentences, int at) {
    Sentence sentence = sentences.get(at);
    List<Quantity> ranges =
        sentence.quantities().stream()
            .filter(q -> q.isRange() && !q.isWhen() && !q.rough() && q.low() >= 0)
            .toList();
    if (ranges.size() != 1) {
      return;
    }
    Quantity range = ranges.getFirst();
    boolean along = Wording.has(sentence, ALONG);
    int last = Math.min(sentences.size(), at + 1 + AHEAD);
    for (int i = at; i < last; i++) {
      Sentence next = sentences.get(i);
      boolean other = next.quantities().stream().anyMatch(q -> q != range && q.isRange());
      boolean later = next.has(TokenClass.YEAR) && !sentence.has(TokenClass.YEAR);
      if (other || later || !isFew(next) || !Amounts.isTelling(next) || Wording.has(next, USUAL)) {
        return;
      }
      for (Quantity value : next.quantities()) {
        boolean mean = i <= at + 1 && isMean(next, value, i == at ? next.to() : FIRST);
        boolean peak = along && isPeak(next) && value.dimension().equals(range.base());
        boolean behind = i > at || value.from() >= range.to();
        if (behind && value != range && (mean || (peak && !value.isCount()))) {
          compare(block, range, value);
        }
      }
    }
  }

  /// "The warmest moment was …", but neither "the minimum is" nor that of another year.
  private static boolean isPeak(Sentence sentence) {
    if (!Wording.has(sentence, PEAK) || sentence.has(TokenClass.YEAR)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isWord(i, "is")) {
        return false;
      }
    }
    return true;
  }

  /// "Their mean age was 45.2", "averaging 45", "(median 45)".
  private static boolean isMean(Sentence sentence, Quantity value, int within) {
    Tokens tokens = sentence.tokens();
    int from = Math.max(sentence.from(), value.from() - REACH);
    for (int i = value.from() - 1; i >= from; i--) {
      if (tokens.isOneOf(i, MEAN)) {
        return i - sentence.from() < within;
      }
      if (endsAt(sentence, i + 1)) {
        return false;
      }
    }
    return false;
  }

  private static boolean endsAt(Sentence sentence, int token) {
    return sentence.quantities().stream().anyMatch(q -> q.to() == token);
  }

  private void compare(PlacedBlock block, Quantity range, Quantity value) {
    double times = times(range, value);
    if (times == 0 || !Amounts.isExact(value)) {
      return;
    }
    double said = value.low() * times;
    double slack = Amounts.slack(value) * times + Amounts.slack(range);
    slack += !range.base().equals(value.base()) ? yearOf(range) : 0;
    boolean above = said > range.high() + slack && said <= FARTHEST * range.high();
    boolean below = said < range.low() - slack && said >= range.low() / FARTHEST;
    if (above || below) {
      wrong.add(
          new Misfit(
              List.of(Amounts.place(block, range), Amounts.place(block, value)),
              above
                  ? "at most " + Amounts.say(range, range.high())
                  : "at least " + Amounts.say(range, range.low())));
    }
  }

  /// Who is nine may be nine and a half.
  private static double yearOf(Quantity range) {
    return range.base().equals("month") ? YEAR : 1;
  }

  /// How much of the range's unit one of the value's is; 0 where they measure different things.
  private static double times(Quantity range, Quantity value) {
    if (range.dimension().equals(value.dimension())) {
      boolean alike =
          !range.isCount() || value.noun().isEmpty() || !value.noun().isDisjoint(range.noun());
      return alike ? 1 : 0;
    }
    boolean count = range.dimension().equals("#") && value.base().equals("month");
    boolean years = range.base().equals("month") && value.dimension().equals("#");
    boolean aged = Wording.has(range.sentence(), AGED) && (count || value.noun().isEmpty());
    return !aged ? 0 : count ? 1 / YEAR : years ? YEAR : 0;
  }
}
