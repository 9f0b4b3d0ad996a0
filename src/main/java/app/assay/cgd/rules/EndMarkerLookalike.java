package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Locale;
import java.util.Optional;

/// Finds the line that was meant as end marker: the marker in lower case, with other blanks or
/// dashes, or with up to two letters wrong.
final class EndMarkerLookalike {

  private static final String LETTERS = "CLARITYGATEEND";
  private static final int LONGEST_LINE = 60;
  private static final int WRONG_LETTERS = 2;

  private EndMarkerLookalike() {}

  /// The last such line outside fenced code, without the white space around it.
  static Optional<Span> find(CgdDocument document, FenceLines fences) {
    LineIndex lines = document.lines();
    for (int line = lines.count() - 1; line >= 0; line--) {
      Span words = WhiteSpace.strip(document.text(), lines.content(line));
      if (!fences.contain(line) && isMeant(words.in(document.text()))) {
        return Optional.of(words);
      }
    }
    return Optional.empty();
  }

  private static boolean isMeant(String line) {
    if (line.length() > LONGEST_LINE || !(line.contains("<!") || line.contains("_"))) {
      return false;
    }
    String letters = line.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "");
    return Math.abs(letters.length() - LETTERS.length()) <= WRONG_LETTERS
        && distance(letters) <= WRONG_LETTERS;
  }

  /// How many letters must be changed, added or removed (Levenshtein).
  private static int distance(String letters) {
    int[] row = new int[LETTERS.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= letters.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int change = diagonal + (letters.charAt(i - 1) == LETTERS.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[LETTERS.length()];
  }
}
