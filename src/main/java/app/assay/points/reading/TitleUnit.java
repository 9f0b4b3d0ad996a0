package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import org.jspecify.annotations.Nullable;

/// The unit that a table's header or label gives to its cells.
final class TitleUnit {

  private TitleUnit() {}

  /// A cell's unit stands in its header or its row's label: "Latency (ms)".
  static @Nullable Unit of(Sentence sentence) {
    if (sentence.cell().isEmpty() || sentence.cell().get().isHeader()) {
      return null;
    }
    Unit unit = sentence.cell().get().header().map(TitleUnit::bracketedUnit).orElse(null);
    Sentence label = sentence.cell().get().label().orElse(null);
    if (unit != null || label == null) {
      return unit;
    }
    Unit bracketed = bracketedUnit(label);
    return bracketed != null ? bracketed : codedUnit(label);
  }

  /// `debounce_ms` is in milliseconds.
  private static @Nullable Unit codedUnit(Sentence label) {
    Tokens tokens = label.tokens();
    if (!tokens.is(label.from(), TokenClass.CODE)) {
      return null;
    }
    String code = tokens.text(label.from());
    int end = code.endsWith("`") ? code.length() - 1 : code.length();
    int unit = code.lastIndexOf('_', end);
    return unit < 0 || end - unit < 3 ? null : Unit.of(code.substring(unit + 1, end));
  }

  /// "Mean sleep, h (SD)"
  private static @Nullable Unit listedUnit(Sentence title) {
    Tokens tokens = title.tokens();
    for (int i = title.from() + 1; i + 1 < title.to(); i++) {
      boolean ends = i + 2 == title.to() || tokens.is(i + 2, TokenClass.OPEN);
      if (tokens.is(i, TokenClass.COMMA) && ends) {
        return Unit.of(tokens.text(i + 1));
      }
    }
    return null;
  }

  private static @Nullable Unit bracketedUnit(Sentence title) {
    Tokens tokens = title.tokens();
    int only = title.from();
    if (title.to() - only == 1 && "$€£¥%".contains(tokens.text(only))) {
      return new Unit(tokens.text(only), 1);
    }
    for (int i = title.from(); i + 1 < title.to(); i++) {
      if (tokens.is(i, TokenClass.OPEN)) {
        String word = tokens.text(i + 1);
        Unit unit = word.equals("%") || "$€£¥".contains(word) ? new Unit(word, 1) : Unit.of(word);
        if (unit != null) {
          return unit;
        }
      }
    }
    return listedUnit(title);
  }
}
