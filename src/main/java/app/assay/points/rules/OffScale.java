package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a mark beyond the scale on which it was given: "on a scale from 1 (poor) to 5 (excellent)"
/// and "breakfast came to 5.6".
final class OffScale {

  private static final WordSet SCALE = WordLists.words("scale-of-marks");

  private static final WordSet SCORED = WordLists.words("scored");

  /// From the scale to its lower end, and to the upper one.
  private static final int REACH = 9;

  /// Sentences behind that of the scale.
  private static final int AHEAD = 4;

  /// In tokens; a longer sentence is one of data.
  private static final int LONGEST = 200;

  private static final double LARGEST = 10;

  private final List<Misfit> wrong = new ArrayList<>();

  private OffScale() {}

  /// A scale and where its ends stand.
  private record Scale(double low, double high, int from, int to) {}

  static List<Misfit> in(DocumentReading document) {
    OffScale all = new OffScale();
    for (PlacedBlock block : Amounts.prose(document, SCALE)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        Sentence sentence = sentences.get(i);
        Optional<Scale> scale =
            Amounts.isTelling(sentence) && sentence.mayHold(SCALE)
                ? scale(sentence)
                : Optional.empty();
        if (scale.isPresent()) {
          all.read(block, sentences, i, scale.get());
        }
      }
    }
    return all.wrong;
  }

  /// "A scale from 1 (poor) to 5", "a five-point scale of 1–5".
  private static Optional<Scale> scale(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int low = tokens.isOneOf(i, SCALE) ? number(sentence, i + 1) : -1;
      int high = low > 0 ? number(sentence, low + 1) : -1;
      boolean to = high > 0 && joins(tokens, low + 1, high);
      if (to && tokens.value(low) < tokens.value(high) && tokens.value(high) <= LARGEST) {
        return Optional.of(new Scale(tokens.value(low), tokens.value(high), i, high + 1));
      }
    }
    return Optional.empty();
  }

  private static int number(Sentence sentence, int from) {
    for (int i = from; i < Math.min(sentence.to(), from + REACH); i++) {
      if (sentence.tokens().is(i, TokenClass.NUM)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean joins(Tokens tokens, int from, int to) {
    for (int i = from; i < to; i++) {
      if (tokens.isWord(i, "to") || tokens.is(i, TokenClass.DASH) || tokens.is(i, '-')) {
        return true;
      }
    }
    return false;
  }

  private void read(PlacedBlock block, List<Sentence> sentences, int at, Scale scale) {
    int last = Math.min(sentences.size(), at + 1 + AHEAD);
    for (int k = at; k < last; k++) {
      Sentence sentence = sentences.get(k);
      Tokens tokens = sentence.tokens();
      boolean another = k > at && sentence.mayHold(SCALE) && Wording.has(sentence, SCALE);
      boolean data = sentence.to() - sentence.from() > LONGEST;
      if (another || data || !Amounts.isTelling(sentence)) {
        return;
      }
      int from = k == at ? scale.to() : sentence.from();
      for (int i = from; i < sentence.to(); i++) {
        if (isBeyond(sentence, i, scale) && isScored(sentence, from, i, scale)) {
          wrong.add(
              new Misfit(
                  List.of(
                      block.place(tokens.span(scale.from(), scale.to())),
                      block.place(tokens.span(i, i + 1))),
                  "at most " + Change.digits(scale.high())));
          return;
        }
      }
    }
  }

  /// A decimal of one or two digits with nothing that it counts behind it.
  private static boolean isBeyond(Sentence sentence, int token, Scale scale) {
    Tokens tokens = sentence.tokens();
    double value = tokens.value(token);
    boolean ends =
        token + 1 >= sentence.to()
            || !tokens.is(token + 1, TokenClass.WORD)
            || tokens.isLight(token + 1);
    return isPlain(tokens, token) && ends && value > scale.high() && value < 2 * scale.high();
  }

  private static boolean isPlain(Tokens tokens, int token) {
    double value = tokens.value(token);
    return tokens.is(token, TokenClass.NUM)
        && !tokens.is(token, TokenClass.PERCENT)
        && !tokens.is(token, TokenClass.MONEY)
        && !tokens.is(token, TokenClass.VERSION)
        && !tokens.isWord(token - 1, "version")
        && Character.isDigit(tokens.text(token).charAt(0))
        && value != Math.rint(value);
  }

  /// Beside another mark on the scale, or behind a word for marks.
  private static boolean isScored(Sentence sentence, int from, int token, Scale scale) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < sentence.to(); i++) {
      boolean mark =
          i != token
              && isPlain(tokens, i)
              && tokens.value(i) >= scale.low()
              && tokens.value(i) <= scale.high();
      if (mark || (i < token && tokens.isOneOf(i, SCORED))) {
        return true;
      }
    }
    return false;
  }
}
