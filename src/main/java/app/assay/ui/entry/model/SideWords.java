package app.assay.ui.entry.model;

import app.assay.ui.review.model.DiffRow;
import app.assay.ui.review.model.WordDiff;
import app.assay.ui.review.model.WordDiff.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of a text and which of them the text beside it does not have. White space stays as it
/// is.
public record SideWords(List<Run> runs) {

  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final int LONGEST = 20_000;

  /// Texts with fewer words in common are two texts, and marks in them would say nothing.
  private static final double LEAST_COMMON = 0.3;

  /// Words that follow each other.
  ///
  /// @param only true where the other text has other words
  public record Run(String text, boolean only) {}

  public SideWords {
    runs = List.copyOf(runs);
  }

  /// A text that is compared with none.
  public static SideWords plain(String text) {
    return new SideWords(text.isEmpty() ? List.of() : List.of(new Run(text, false)));
  }

  /// A text beside another.
  ///
  /// @param first whether the text is the one at the left
  public static SideWords of(String text, String beside, boolean first) {
    if (beside.isBlank() || text.length() > LONGEST || beside.length() > LONGEST) {
      return plain(text);
    }
    List<Piece> pieces = first ? WordDiff.of(text, beside) : WordDiff.of(beside, text);
    DiffRow.Kind mine = first ? DiffRow.Kind.REMOVED : DiffRow.Kind.ADDED;
    List<Boolean> only = new ArrayList<>();
    int theirs = 0;
    for (Piece piece : pieces) {
      int words = piece.text().split(" ").length;
      if (piece.kind() == DiffRow.Kind.CONTEXT || piece.kind() == mine) {
        only.addAll(Collections.nCopies(words, piece.kind() == mine));
      } else {
        theirs += words;
      }
    }
    long common = only.stream().filter(word -> !word).count();
    double longer = Math.max(only.size(), common + theirs);
    return common < longer * LEAST_COMMON ? plain(text) : marked(text, only);
  }

  private static SideWords marked(String text, List<Boolean> only) {
    List<Run> runs = new ArrayList<>();
    Matcher words = WORD.matcher(text);
    int at = 0;
    int word = 0;
    boolean before = false;
    while (words.find()) {
      if (word == only.size()) {
        return plain(text);
      }
      boolean now = only.get(word++);
      add(runs, text.substring(at, words.start()), before && now);
      add(runs, words.group(), now);
      before = now;
      at = words.end();
    }
    add(runs, text.substring(at), false);
    return word == only.size() ? new SideWords(runs) : plain(text);
  }

  private static void add(List<Run> runs, String text, boolean only) {
    if (text.isEmpty()) {
      return;
    }
    if (!runs.isEmpty() && runs.getLast().only() == only) {
      runs.add(new Run(runs.removeLast().text() + text, only));
    } else {
      runs.add(new Run(text, only));
    }
  }
}
