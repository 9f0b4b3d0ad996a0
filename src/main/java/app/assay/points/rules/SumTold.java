package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// A number that a text says of a column, "84 care workers", and what the rows make.
///
/// @param block where it is said
/// @param said the number
/// @param column the numbers that are added up
record SumTold(PlacedBlock block, Quantity said, Addends column) {

  /// So much is lost in rounding.
  private static final double ROUNDED = 0.006;

  private static final WordSet TOGETHER = WordLists.words("adds-up");

  private static final WordSet SOME = WordLists.words("some-of");

  private static final WordSet GOALS = WordLists.words("goals");

  /// What is added up wherever it stands in a column.
  private static final WordSet ADDED = WordLists.words("units-added");

  /// Fewer digits change their places by chance.
  private static final int FEWEST_DIGITS = 3;

  /// The number is that of the rows.
  boolean isRight() {
    return Math.abs(column.made() - said.low()) <= ROUNDED * column.made();
  }

  /// With the others of its sentence it is that of the rows: "the grant of 486,000 was spent;
  /// 60,000 came from the county".
  boolean isPartOfRight() {
    double sum = 0;
    for (Quantity other : said.sentence().quantities()) {
      sum += other.dimension().equals(said.dimension()) ? other.low() : 0;
    }
    return sum > said.low() && Math.abs(column.made() - sum) <= ROUNDED * column.made();
  }

  /// The sentence tells of the discrepancy itself.
  boolean isExplained() {
    return said.sentence().has(Cue.DISCREPANCY);
  }

  /// One number, neither a bound nor a part, of what has no name and is not aimed at.
  static boolean isWhole(Quantity said) {
    Sentence sentence = said.sentence();
    return !said.isRange()
        && said.bound() == Quantity.Bound.NONE
        && !said.rough()
        && said.scope().names().isEmpty()
        && said.scope().kinds().isEmpty()
        && !isOfSample(sentence, said.from())
        && !SOME.contains(Wording.before(sentence, said.from()))
        && !Wording.has(sentence, GOALS);
  }

  /// "A file with 10,000 entries takes four seconds": of any such file.
  private static boolean isOfSample(Sentence sentence, int number) {
    int article = number - 3;
    return article >= sentence.from()
        && sentence.tokens().isWord(number - 1, "with")
        && (sentence.tokens().isWord(article, "a") || sentence.tokens().isWord(article, "an"));
  }

  /// The two count or measure the same.
  boolean isOfColumn() {
    if (!said.dimension().equals(said.base()) && !column.header().has(TokenClass.SLASH)) {
      return false;
    }
    return said.isCount()
        ? isCounted()
        : ADDED.contains(said.base())
            || column.total()
            || Wording.has(said.sentence(), TOGETHER)
            || isSwapped();
  }

  /// "1,170 pallets" over "Pallets counted", but not over "Pallet places"; "Shops: 64" over
  /// "Shops".
  private boolean isCounted() {
    Sentence sentence = said.sentence();
    if (said.noun().isEmpty()) {
      int before = said.from() - 1;
      return before == sentence.from() + 1
          && sentence.tokens().is(before, TokenClass.COLON)
          && isOver(sentence, sentence.from());
    }
    for (int i = said.to() - 1; i > said.from(); i--) {
      if (isOver(sentence, i)) {
        return true;
      }
    }
    return false;
  }

  /// The header has the word, or is one of its meaning alone.
  private boolean isOver(Sentence sentence, int word) {
    Tokens tokens = sentence.tokens();
    if (!tokens.is(word, TokenClass.WORD) || tokens.isLight(word)) {
      return false;
    }
    Sentence header = column.header();
    String counted = tokens.lower(word);
    for (int i = header.from(); i < header.to(); i++) {
      boolean alone =
          header.words() == 1 && Synonyms.of(header.stem(i)) == Synonyms.of(sentence.stem(word));
      if (alone || header.tokens().isWord(i, counted)) {
        return true;
      }
    }
    return false;
  }

  /// 48,600 where the rows make 46,800.
  private boolean isSwapped() {
    long digits = digits(said.low());
    return digits != 0 && digits == digits(column.made());
  }

  /// How often a whole number has each digit; 0 for few digits.
  private static long digits(double value) {
    long digits = 0;
    int count = 0;
    for (long rest = Math.round(value); rest > 0; rest /= 10) {
      digits += 1L << (5 * (rest % 10));
      count++;
    }
    return count < FEWEST_DIGITS ? 0 : digits;
  }
}
