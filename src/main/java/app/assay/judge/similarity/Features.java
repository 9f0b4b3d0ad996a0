package app.assay.judge.similarity;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// What of a text is compared: its words, and in each word every three characters in a row. Where a
/// script does not part words, every two characters count as a word. Width, case and the form of
/// accents do not count.
final class Features {

  private static final int GRAM = 3;
  private static final Set<UnicodeScript> UNPARTED =
      Set.of(
          UnicodeScript.HAN,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.THAI,
          UnicodeScript.LAO,
          UnicodeScript.KHMER,
          UnicodeScript.MYANMAR);

  private Features() {}

  /// How often each feature occurs; words begin with `w`, pieces of words with `g`.
  static Map<String, Integer> of(String text) {
    Map<String, Integer> counts = new TreeMap<>();
    for (String word : words(text)) {
      counts.merge("w" + word, 1, Integer::sum);
      int[] padded = (" " + word + " ").codePoints().toArray();
      for (int i = 0; i + GRAM <= padded.length; i++) {
        counts.merge("g" + new String(padded, i, GRAM), 1, Integer::sum);
      }
    }
    return counts;
  }

  /// The words in their order, folded.
  static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    int[] points = fold(text).codePoints().toArray();
    int before = -1;
    for (int point : points) {
      boolean unparted = Character.isLetter(point) && UNPARTED.contains(UnicodeScript.of(point));
      if (unparted) {
        end(word, words);
        words.add(before < 0 ? Character.toString(point) : pair(before, point));
      } else if (Character.isLetterOrDigit(point)
          || Character.getType(point) == Character.NON_SPACING_MARK) {
        word.appendCodePoint(point);
      } else {
        end(word, words);
      }
      before = unparted ? point : -1;
    }
    end(word, words);
    return words;
  }

  /// A text as it is compared.
  static String fold(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT)
        .replace('ς', 'σ');
  }

  private static String pair(int first, int second) {
    return Character.toString(first) + Character.toString(second);
  }

  private static void end(StringBuilder word, List<String> words) {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }
}
