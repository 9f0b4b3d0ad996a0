package app.assay.ui.review.model;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// How one sentence became another, word by word.
public final class WordDiff {

  private static final Pattern GAP = Pattern.compile("(?<=\\s)(?=\\S)");

  /// Longer texts are compared as a whole.
  private static final int LONGEST = 300;

  private WordDiff() {}

  /// A run of words with the white space behind them.
  public record Piece(DiffRow.Kind kind, String text) {}

  /// The words that stay, go and come, in reading order.
  public static List<Piece> of(String before, String after) {
    String[] old = GAP.split(before);
    String[] now = GAP.split(after);
    List<Piece> pieces = new ArrayList<>();
    if (old.length > LONGEST || now.length > LONGEST) {
      add(pieces, DiffRow.Kind.REMOVED, before);
      add(pieces, DiffRow.Kind.ADDED, after);
      return pieces;
    }
    int[][] common = common(old, now);
    int i = 0;
    int j = 0;
    while (i < old.length || j < now.length) {
      if (i < old.length && j < now.length && old[i].strip().equals(now[j].strip())) {
        add(pieces, DiffRow.Kind.CONTEXT, now[j++]);
        i++;
      } else if (i < old.length && (j == now.length || common[i + 1][j] >= common[i][j + 1])) {
        add(pieces, DiffRow.Kind.REMOVED, old[i++]);
      } else {
        add(pieces, DiffRow.Kind.ADDED, now[j++]);
      }
    }
    return pieces;
  }

  private static int[][] common(String[] old, String[] now) {
    int[][] common = new int[old.length + 1][now.length + 1];
    for (int i = old.length - 1; i >= 0; i--) {
      for (int j = now.length - 1; j >= 0; j--) {
        common[i][j] =
            old[i].strip().equals(now[j].strip())
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private static void add(List<Piece> pieces, DiffRow.Kind kind, String text) {
    if (text.isEmpty()) {
      return;
    }
    if (!pieces.isEmpty() && pieces.getLast().kind() == kind) {
      pieces.add(new Piece(kind, pieces.removeLast().text() + text));
    } else {
      pieces.add(new Piece(kind, text));
    }
  }
}
