package app.assay.points.lexicon;

/// A word or number as it is written, with all that depends on its letters alone.
///
/// @param text its letters
/// @param lower the same in lower case with a straight apostrophe
/// @param hash of the letters in lower case, see [WordSet#hash(String)]
/// @param number in the vocabulary, or 0
/// @param classes its [TokenClass] bits
/// @param stem a hash of its stem
/// @param light true when its stem says nothing of what is spoken of
/// @param content a hash by which a content word is known again, or 0
/// @param name the same, of a number in digits or a version a hash of its letters
/// @param value of a number in digits or letters, otherwise not a number
/// @param head a hash of its first letters, see [#HEAD]; 0 for a word that is no longer
/// @param form the number of its [WordForm]
/// @param sets the word sets that hold it
/// @param key the first eight letters of a word of ASCII with up to sixteen as one number,
///   otherwise 0: such words are known again without a look at their letters
/// @param more its other letters as one number
public record Lexeme(
    String text,
    String lower,
    int hash,
    int number,
    int classes,
    int stem,
    boolean light,
    long content,
    long name,
    double value,
    int head,
    int form,
    SetsOfWord sets,
    long key,
    long more) {

  /// As the components, with the sets of the word.
  public Lexeme(
      String text,
      String lower,
      int number,
      int classes,
      int stem,
      boolean light,
      long content,
      long name,
      double value,
      long key,
      long more) {
    this(
        text,
        lower,
        WordSet.hash(lower),
        number,
        classes,
        stem,
        light,
        content,
        name,
        value,
        head(lower, classes),
        WordForm.of(lower, classes).ordinal(),
        new SetsOfWord(lower),
        key,
        more);
  }

  /// So many letters are the head of a longer word.
  public static final int HEAD = 5;

  private static int head(String lower, int classes) {
    boolean longer = lower.length() > HEAD && (classes & TokenClass.WORD.bit()) != 0;
    return longer ? WordSet.hash(lower.substring(0, HEAD)) : 0;
  }

  /// So many letters are one number of a key.
  public static final int KEY = Long.BYTES;

  boolean is(long otherKey, long otherMore, String other, int from, int to) {
    if (key != 0 || otherKey != 0) {
      return key == otherKey && more == otherMore;
    }
    return text.length() == to - from && other.regionMatches(from, text, 0, to - from);
  }
}
