package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import org.jspecify.annotations.Nullable;

/// What a smaller unit of time adds to a larger one before it: "2 h 51 min", "two hours and ten
/// minutes" is told by two numbers and is one value.
///
/// @param to after its last token
/// @param value in seconds
record MixedUnit(int to, double value) {

  /// @param at the token behind the larger unit
  /// @param larger that unit
  static @Nullable MixedUnit at(Sentence sentence, int at, Unit larger) {
    Tokens tokens = sentence.tokens();
    int number = at < sentence.to() && tokens.isWord(at, "and") ? at + 1 : at;
    if (!larger.dimension().equals("s")
        || number + 1 >= sentence.to()
        || !(tokens.is(number, TokenClass.NUM) || tokens.is(number, TokenClass.WORD))) {
      return null;
    }
    Unit unit = Unit.of(tokens.text(number + 1));
    if (unit == null || !unit.dimension().equals("s") || unit.factor() >= larger.factor()) {
      return null;
    }
    double value = tokens.value(number) * unit.factor();
    return value < larger.factor() ? new MixedUnit(number + 2, value) : null;
  }
}
