package app.assay.points.lexicon;

import java.util.List;

/// Which of the numbered word sets hold a word. It is worked out once for each word, and again when
/// further sets were numbered, so that a sentence is asked for any word of a set by one bit. Safe
/// on any thread: what is known never changes, and a thread that does not see it works it out
/// again.
public final class SetsOfWord {

  private final String word;

  /// How many sets are known of, and behind that a bit for each by its number.
  private long[] known = {0};

  /// @param word in lower case
  SetsOfWord(String word) {
    this.word = word;
  }

  /// Sets the bits of the sets that hold the word.
  ///
  /// @param into long enough for the sets that are numbered
  /// @param sets how many those are at least
  public void addTo(long[] into, int sets) {
    long[] now = known;
    if (now[0] < sets) {
      now = find();
      known = now;
    }
    int words = Math.min(now.length - 1, into.length);
    for (int i = 0; i < words; i++) {
      into[i] |= now[i + 1];
    }
  }

  private long[] find() {
    List<WordSet> sets = WordSet.numbered();
    long[] found = new long[1 + words(sets.size())];
    found[0] = sets.size();
    for (int i = 0; i < sets.size(); i++) {
      if (sets.get(i).has(word)) {
        found[1 + i / Long.SIZE] |= 1L << i;
      }
    }
    return found;
  }

  /// How many words of memory the bits of so many sets take.
  public static int words(int sets) {
    return (sets + Long.SIZE - 1) / Long.SIZE;
  }
}
