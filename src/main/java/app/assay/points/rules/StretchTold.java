package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A length of time that stands beside the two days between which it should lie: "starts 1 February
/// 2027, ends 31 January 2028 (18 months)", "the eight-week trial ran from 27 April to 30 May",
/// "from 3 to 6 July. Over the five days".
///
/// @param places of the length and the dates, one where they stand together
/// @param length in its words
/// @param dates in their words
/// @param truth what lies between them
/// @param first the date that a person has to look up
record StretchTold(List<Span> places, String length, String dates, String truth, Span first) {

  private static final WordSet GAP = WordLists.words("stretch-gap");

  private static final WordSet STARTS = WordLists.words("stretch-starts");

  private static final WordSet VERBS = WordLists.words("stretch-verb");

  private static final WordSet THESE = WordLists.words("stretch-these");

  private static final WordSet IN = WordLists.words("stretch-in");

  private static final WordSet SOME = WordLists.words("stretch-some");

  /// Tokens between a stretch and its length where nothing is told between.
  private static final int NEAR = 4;

  /// Between what is so long and its days.
  private static final int FAR = 9;

  /// From the beginning of a sentence to "the five days".
  private static final int OPENS = 3;

  /// The first that does not come out in a sentence and the one behind it.
  static Optional<StretchTold> in(PlacedBlock block, Sentence sentence, Optional<Sentence> behind) {
    if (sentence.isQuestion()) {
      return Optional.empty();
    }
    List<Stretch> stretches = Stretch.in(sentence);
    for (Stretch stretch : stretches) {
      for (Quantity quantity : sentence.quantities()) {
        Optional<StretchLength> length = StretchLength.of(quantity);
        if (length.filter(l -> isTied(sentence, stretch, l) && l.isOff(stretch)).isPresent()) {
          return Optional.of(told(block, sentence, stretch, sentence, length.get()));
        }
      }
    }
    return stretches.size() == 1 && behind.isPresent() && behind.get().dates().isEmpty()
        ? next(block, sentence, stretches.getFirst(), behind.get())
        : Optional.empty();
  }

  /// "Over the five days".
  private static Optional<StretchTold> next(
      PlacedBlock block, Sentence sentence, Stretch stretch, Sentence behind) {
    Tokens tokens = behind.tokens();
    for (Quantity quantity : behind.quantities()) {
      int these = quantity.from() - 1;
      boolean opens =
          these >= behind.from()
              && quantity.from() - behind.from() <= OPENS
              && tokens.isOneOf(these, THESE)
              && !isOfSome(behind, quantity.to())
              && (these == behind.from()
                  || tokens.isOneOf(these - 1, IN)
                  || tokens.isOneOf(these - 1, THESE));
      Optional<StretchLength> length = opens ? StretchLength.of(quantity) : Optional.empty();
      boolean other = sentence.quantities().stream().anyMatch(q -> isSame(q, quantity));
      if (!other && length.filter(l -> l.isOff(stretch)).isPresent()) {
        return Optional.of(told(block, sentence, stretch, behind, length.get()));
      }
    }
    return Optional.empty();
  }

  /// "The five days of the fair", "the five days that".
  private static boolean isOfSome(Sentence sentence, int token) {
    return token < sentence.to() && sentence.tokens().isOneOf(token, SOME);
  }

  /// "On nine days from 1 June to 30 November. The nine days": taken up is another length.
  private static boolean isSame(Quantity one, Quantity other) {
    return one.dimension().equals(other.dimension()) && Double.compare(one.low(), other.low()) == 0;
  }

  private static boolean isTied(Sentence sentence, Stretch stretch, StretchLength length) {
    if (length.from() >= stretch.to()) {
      return length.from() - stretch.to() <= NEAR && isGap(sentence, stretch.to(), length.from());
    }
    if (length.to() > stretch.from()) {
      return false;
    }
    return (stretch.from() - length.to() <= NEAR && isGap(sentence, length.to(), stretch.from()))
        || isSubject(sentence, stretch, length);
  }

  /// "The eight-week trial with the growers started", "the twelve weeks ran from".
  private static boolean isSubject(Sentence sentence, Stretch stretch, StretchLength length) {
    Tokens tokens = sentence.tokens();
    boolean whole =
        tokens.lower(length.from()).indexOf('-') > 0
            || (length.from() > sentence.from() && tokens.isOneOf(length.from() - 1, THESE));
    if (!whole || stretch.from() - length.to() > FAR) {
      return false;
    }
    boolean verb = false;
    for (int i = length.to(); i < stretch.from(); i++) {
      if (!tokens.is(i, TokenClass.WORD)) {
        return false;
      }
      verb |= tokens.isOneOf(i, VERBS) || tokens.isOneOf(i, STARTS);
    }
    return verb;
  }

  private static boolean isGap(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      Tokens tokens = sentence.tokens();
      boolean mark =
          tokens.is(i, TokenClass.COMMA)
              || tokens.is(i, TokenClass.OPEN)
              || tokens.is(i, TokenClass.CLOSE)
              || tokens.is(i, TokenClass.DASH)
              || tokens.is(i, TokenClass.COLON);
      if (!mark && !tokens.isOneOf(i, GAP)) {
        return false;
      }
    }
    return true;
  }

  private static StretchTold told(
      PlacedBlock block, Sentence sentence, Stretch stretch, Sentence holds, StretchLength length) {
    Tokens tokens = sentence.tokens();
    Span dates = block.place(tokens.span(stretch.from(), stretch.to()));
    Span said = block.place(holds.tokens().span(length.from(), length.to()));
    Span first = block.place(tokens.span(stretch.first().from(), stretch.first().to()));
    List<Span> places = new ArrayList<>();
    if (holds == sentence) {
      places.add(
          new Span(Math.min(dates.start(), said.start()), Math.max(dates.end(), said.end())));
    } else {
      places.add(dates);
      places.add(said);
    }
    return new StretchTold(
        places,
        holds.tokens().span(length.from(), length.to()).in(holds.tokens().text()),
        tokens.span(stretch.from(), stretch.to()).in(tokens.text()),
        length.truth(stretch),
        first);
  }
}
