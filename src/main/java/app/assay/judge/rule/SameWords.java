package app.assay.judge.rule;

import app.assay.text.WhiteSpace;
import java.text.Normalizer;
import java.util.Locale;

/// Whether two sentences are the same but for what nobody reads: width, case, white space,
/// invisible characters, the marks of code, and the full stop at the end. Every other mark counts.
public final class SameWords {

  private SameWords() {}

  /// What is equal for the same sentences; empty for one without anything to read.
  public static String key(String sentence) {
    StringBuilder kept = new StringBuilder(sentence.length());
    Normalizer.normalize(sentence, Normalizer.Form.NFKC)
        .codePoints()
        .filter(c -> Character.getType(c) != Character.FORMAT && c != '`')
        .forEach(kept::appendCodePoint);
    String plain = WhiteSpace.collapse(kept).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    int end = plain.length();
    while (end > 0 && (plain.charAt(end - 1) == '.' || plain.charAt(end - 1) == '。')) {
      end--;
    }
    return WhiteSpace.strip(plain.substring(0, end));
  }
}
