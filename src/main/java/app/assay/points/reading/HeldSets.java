package app.assay.points.reading;

import app.assay.points.lexicon.SetsOfWord;
import app.assay.points.lexicon.WordSet;

/// Which sets of words some tokens in a row hold a word of, a bit for each set by its number. It is
/// read when it is first asked, and again when further sets were numbered. Belongs to one thread.
final class HeldSets {

  private static final long[] NONE = new long[0];

  private final Tokens tokens;
  private final int from;
  private final int to;
  private long[] sets = NONE;

  /// The sets that were numbered when they were read.
  private int read;

  /// @param from the first token
  /// @param to after the last
  HeldSets(Tokens tokens, int from, int to) {
    this.tokens = tokens;
    this.from = from;
    this.to = to;
  }

  /// False when none of the tokens is one of these words. Only of sets that no text makes, see
  /// [WordSet#number()].
  boolean mayHold(WordSet words) {
    int number = words.number();
    if (number < 0) {
      return true;
    }
    if (number >= read) {
      read = WordSet.count();
      sets = new long[SetsOfWord.words(read)];
      tokens.addSets(from, to, sets, read);
    }
    return (sets[number / Long.SIZE] >>> number & 1) != 0;
  }
}
