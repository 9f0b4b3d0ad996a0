package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// The telling words next to a value, one stem for each meaning: of "the compensated range is 0 to
/// 40 °C" the range, of "seven people were examined" that they were examined. They say more of what
/// a value is of than the others of its clause.
///
/// @param last the nearest one before it, or 0
/// @param former the one before that, or 0
/// @param next the nearest one after it, or 0
/// @param values the other values close by, "at 4 °C", "within 3 days"
record TellingBeside(int last, int former, int next, List<Quantity> values) {

  /// A word farther off belongs to something else.
  private static final int REACH = 6;

  static TellingBeside of(Stated stated) {
    Sentence sentence = stated.quantity().sentence();
    int last = nearest(sentence, stated.quantity().from() - 1, -1);
    int former = last < 0 ? -1 : nearest(sentence, last - 1, -1);
    int next = nearest(sentence, stated.next(), 1);
    return new TellingBeside(
        stem(sentence, last), stem(sentence, former), stem(sentence, next), values(stated));
  }

  private static List<Quantity> values(Stated stated) {
    List<Quantity> values = new ArrayList<>();
    Quantity quantity = stated.quantity();
    for (Quantity other : quantity.sentence().quantities()) {
      boolean after = other.from() >= quantity.to();
      if ((after && isNear(quantity.sentence(), quantity.to(), other.from()))
          || (quantity.from() >= other.to()
              && isNear(quantity.sentence(), other.to(), quantity.from()))) {
        values.add(other);
      }
    }
    return values;
  }

  /// No more tokens lie between two places than belong together; what is remarked there does not
  /// count.
  private static boolean isNear(Sentence sentence, int from, int to) {
    int between = 0;
    for (int i = from; i < to && between <= REACH; i++) {
      between += Remarks.hold(sentence, i) ? 0 : 1;
    }
    return between <= REACH;
  }

  /// The nearest telling word, or -1.
  ///
  /// @param token where to begin
  /// @param step -1 to go back, 1 to go on
  private static int nearest(Sentence sentence, int token, int step) {
    int passed = 0;
    for (int i = token; i >= sentence.from() && i < sentence.to() && passed < REACH; i += step) {
      if (Remarks.hold(sentence, i)) {
        continue;
      }
      if (isTelling(sentence, i)) {
        return i;
      }
      if (ends(sentence.tokens(), i)) {
        return -1;
      }
      passed++;
    }
    return -1;
  }

  private static boolean isTelling(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.WORD)
        && !tokens.isLight(token)
        && !tokens.is(token, TokenClass.MONTH);
  }

  private static boolean ends(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.COMMA) || tokens.is(token, TokenClass.STOP);
  }

  private static int stem(Sentence sentence, int token) {
    return token < 0 ? 0 : Synonyms.of(sentence.stem(token));
  }

  /// How those of two values in prose go together.
  void read(TellingBeside other, PairSink sink) {
    boolean before = last != 0 && last == other.last;
    boolean after = next != 0 && next == other.next;
    values(other, sink);
    sink.pair("same word before", before);
    sink.pair("same two words before", before && former != 0 && former == other.former);
    sink.pair("same word after", after);
    sink.pair("same word before and after", before && after);
    sink.pair("word before stands after", isAcross(other) || other.isAcross(this));
    sink.pair("word before stands one off", !before && (isOff(other) || other.isOff(this)));
    sink.pair(
        "other words beside",
        last != 0 && other.last != 0 && !before && next != 0 && other.next != 0 && !after);
  }

  private void values(TellingBeside other, PairSink sink) {
    boolean same = false;
    boolean differ = false;
    for (Quantity mine : values) {
      for (Quantity others : other.values) {
        if (mine.base().equals(others.base())) {
          same |= mine.low() == others.low();
          differ |= mine.low() != others.low();
        }
      }
    }
    sink.pair("same value beside", same);
    sink.pair("other value beside", differ && !same);
  }

  private boolean isAcross(TellingBeside other) {
    return last != 0 && last == other.next;
  }

  private boolean isOff(TellingBeside other) {
    return last != 0 && last == other.former;
  }
}
