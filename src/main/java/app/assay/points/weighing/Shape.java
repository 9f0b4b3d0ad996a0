package app.assay.points.weighing;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Tokens;
import org.jspecify.annotations.Nullable;

/// A token whose letters do not matter for what the sentence claims: any price is one to the
/// weights.
enum Shape {
  MONEY,
  PERCENT,
  FACTOR,
  DATE,
  YEAR,
  QUARTER,
  VERSION,
  NUM,
  CODE,
  CHECK,
  ARROW,
  OPEN,
  CLOSE,
  DASH;

  private final TokenClass kind = TokenClass.valueOf(name());

  /// The first that fits; null for a word or mark that is looked at by its letters.
  static @Nullable Shape of(Tokens tokens, int token) {
    if ((tokens.classes(token) & SHAPED) != 0) {
      for (Shape shape : ALL) {
        if (tokens.is(token, shape.kind)) {
          return shape;
        }
      }
    }
    return null;
  }

  private static final Shape[] ALL = values();

  private static final int SHAPED = bits();

  private static int bits() {
    int bits = 0;
    for (Shape shape : ALL) {
      bits |= shape.kind.bit();
    }
    return bits;
  }
}
