package app.assay.points.reading;

import java.util.ArrayList;
import java.util.List;

/// Cuts a text at marks. No text of a document is cut by a regular expression, whose matcher may
/// look at its characters again and again.
public final class Pieces {

  private Pieces() {}

  /// The runs between some marks, none of them empty.
  public static List<String> of(String text, String marks) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || marks.indexOf(text.charAt(i)) >= 0) {
        if (i > start) {
          pieces.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return pieces;
  }
}
