package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import java.util.function.Supplier;

/// The noun that a value counts or measures.
final class CountedNoun {

  private static final int PEOPLE = Stems.of("people");
  private static final int WORK = Stems.of("work");
  private static final int EMPLOY = Stems.of("employ");
  private static final int TEAM = Stems.of("team");
  private static final int STAFF = Synonyms.of(Stems.of("staff"));

  private CountedNoun() {}

  /// Its stem, one for each meaning, or 0.
  ///
  /// @param own the words of its clause
  static int of(Quantity quantity, Supplier<StemSet> own) {
    int noun = headOf(quantity);
    return noun == PEOPLE && isStaff(quantity, own.get()) ? STAFF : noun;
  }

  /// "Four people work here", "we are 51 people".
  private static boolean isStaff(Quantity quantity, StemSet own) {
    boolean works =
        own.contains(WORK) || own.contains(EMPLOY) || own.contains(TEAM) || own.contains(STAFF);
    int token = quantity.from() - 2;
    Sentence sentence = quantity.sentence();
    return works || (token >= sentence.from() && sentence.tokens().isWord(token, "we"));
  }

  /// The last word of the noun.
  private static int headOf(Quantity quantity) {
    if (quantity.noun().isEmpty()) {
      return 0;
    }
    Sentence sentence = quantity.sentence();
    for (int token = quantity.to() - 1; token > quantity.from(); token--) {
      if (quantity.noun().contains(sentence.stem(token))) {
        return Synonyms.of(sentence.stem(token));
      }
    }
    for (int token = quantity.from() - 1; token >= sentence.from(); token--) {
      if (quantity.noun().contains(sentence.stem(token))) {
        return Synonyms.of(sentence.stem(token));
      }
    }
    return 0;
  }
}
