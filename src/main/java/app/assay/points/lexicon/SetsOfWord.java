package app.assay.points.lexicon;

import java.util.List;

/// Which of the numbered word sets hold a word. It is worked out once for each word, and again when
/// further sets were numbered, so that a sentence is asked for any word of a set by one bit. Safe
/// on any thread: what is known never changes, and a thread that does not see it works it out
/// again.
public final class SetsOfWord {

  private final String word;
  private Known known = new Known(0, new long[0]);

  /// @param word in lower case
  SetsOfWord(String word) {
    this.word = word;
  }

  /// A bit for each set by its number.
  ///
  /// @param sets how many sets are known of
  private record Known(int sets, long[] bits) {}

  /// Sets the bits of the sets that hold the word.
  ///
  /// @param into long enough for the sets that are numbered
  /// @param sets how many those are at least
  public void addTo(long[] into, int sets) {
    Known now = known;
    if (now.sets < sets) {
      now = find();
      known = now;
    }
    long[] bits = now.bits;
    for (int i = 0; i < Math.min(bits.length, into.length); i++) {
      into[i] |= bits[i];
    }
  }

  private Known find() {
    List<WordSet> sets = WordSet.numbered();
    long[] bits = new long[words(sets.size())];
    for (int i = 0; i < sets.size(); i++) {
      if (sets.get(i).has(word)) {
        bits[i / Long.SIZE] |= 1L << i;
      }
    }
    return new Known(sets.size(), bits);
  }

  /// How many words of memory the bits of so many sets take.
  public static int words(int sets) {
    return (sets + Long.SIZE - 1) / Long.SIZE;
  }
}
