package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.ArrayList;
import java.util.List;

/// The words of a column's header, which tables ask for again and again.
final class HeaderWords {

  private static final WordSet TERMS = WordLists.words("date-term");

  private HeaderWords() {}

  /// "Calibrated until", "Verified through": a day that may lie ahead.
  static boolean isTerm(String header) {
    return of(header).stream().anyMatch(TERMS::contains);
  }

  /// Its runs of the letters a to z.
  ///
  /// @param header in lower case
  static List<String> of(String header) {
    List<String> words = new ArrayList<>(2);
    int start = 0;
    for (int i = 0; i <= header.length(); i++) {
      char c = i < header.length() ? header.charAt(i) : ' ';
      if (c < 'a' || c > 'z') {
        if (i > start) {
          words.add(header.substring(start, i));
        }
        start = i + 1;
      }
    }
    return words;
  }
}
