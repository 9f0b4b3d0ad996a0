package app.assay.points.lexicon;

import org.jspecify.annotations.Nullable;

/// Words that were met lately, so that a word is looked at letter by letter once and not each time
/// that it comes. Safe on any thread without a lock: an entry never changes, and one that a thread
/// does not see yet is made again. A new word takes the place of an older one, so that memory is
/// bounded.
public final class Lexemes {

  private static final int SIZE = 1 << 16;

  /// A word is in one of so many places that lie side by side.
  private static final int WAYS = 4;

  private final @Nullable Lexeme[] table = new @Nullable Lexeme[SIZE];

  Lexemes() {}

  /// The word `[from, to)` of a text, or null where it has to be made.
  ///
  /// @param hash of its letters
  /// @param key its [Lexeme#key()]
  /// @param more its [Lexeme#more()]
  public @Nullable Lexeme find(String text, int from, int to, int hash, long key, long more) {
    int at = slot(hash);
    for (int way = 0; way < WAYS; way++) {
      Lexeme known = table[at ^ way];
      if (known == null) {
        return null;
      }
      if (known.is(key, more, text, from, to)) {
        return known;
      }
    }
    return null;
  }

  /// Keeps a word.
  ///
  /// @param hash of its letters
  public void keep(Lexeme lexeme, int hash) {
    int at = slot(hash);
    int way = 0;
    while (way < WAYS - 1 && table[at ^ way] != null) {
      way++;
    }
    table[at ^ way] = lexeme;
  }

  private static int slot(int hash) {
    return (hash ^ hash >>> 15) & (SIZE - 1);
  }
}
