package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import org.jspecify.annotations.Nullable;

/// What a table of settings gives as a default in code: `5s`, `90`.
final class CodeCells {

  /// No number with its unit is longer.
  private static final int LONGEST = 14;

  private CodeCells() {}

  static void read(Sentence sentence, LooseKind out) {
    int token = sentence.from();
    Tokens tokens = sentence.tokens();
    if (Remarks.after(sentence, token + 1) != sentence.to()
        || !tokens.is(token, TokenClass.CODE)
        || sentence.cell().filter(c -> c.column() > 0 && !c.isHeader()).isEmpty()
        || tokens.end(token) - tokens.start(token) > LONGEST) {
      return;
    }
    String code = tokens.text(token).replace("`", "").strip();
    int end = 0;
    while (end < code.length()
        && (Character.isDigit(code.charAt(end))
            || (end > 0 && ".,_".indexOf(code.charAt(end)) >= 0))) {
      end++;
    }
    double value =
        end == 0 ? Double.NaN : Numerals.ofDigits(code.substring(0, end).replace("_", ""));
    String rest = code.substring(end).strip();
    Unit unit = rest.isEmpty() ? TitleUnit.of(sentence) : unit(rest);
    if (!Double.isNaN(value) && (rest.isEmpty() || unit != null)) {
      double factor = unit == null ? 1 : unit.factor();
      out.add(token, token + 1, value * factor, unit == null ? "#" : unit.dimension());
    }
  }

  private static @Nullable Unit unit(String rest) {
    return rest.equals("%") ? new Unit("%", 1) : Unit.of(rest);
  }
}
