package app.assay.ui.review.model;

import app.assay.text.DiffHunk;
import app.assay.text.DiffLine;
import app.assay.text.TextDiff;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// How one sentence became another, in whole words, so that an amount is not taken to pieces.
public final class WordDiff {

  /// More words than any claim has.
  private static final int ALL = 10_000;

  private WordDiff() {}

  /// Words that stay, go or come together, a blank between them.
  public record Piece(DiffRow.Kind kind, String text) {}

  /// The words in reading order.
  public static List<Piece> of(String before, String after) {
    String now = WhiteSpace.collapse(after);
    List<Piece> pieces = new ArrayList<>();
    for (DiffHunk hunk : TextDiff.hunks(inLines(before), inLines(after), ALL)) {
      for (DiffLine word : hunk.lines()) {
        add(pieces, kind(word.kind()), word.text());
      }
    }
    return pieces.isEmpty() ? List.of(new Piece(DiffRow.Kind.CONTEXT, now)) : pieces;
  }

  private static String inLines(String text) {
    return WhiteSpace.collapse(text).replace(' ', '\n') + "\n";
  }

  private static DiffRow.Kind kind(DiffLine.Kind kind) {
    return switch (kind) {
      case KEPT -> DiffRow.Kind.CONTEXT;
      case REMOVED -> DiffRow.Kind.REMOVED;
      case ADDED -> DiffRow.Kind.ADDED;
    };
  }

  private static void add(List<Piece> pieces, DiffRow.Kind kind, String word) {
    if (!pieces.isEmpty() && pieces.getLast().kind() == kind) {
      pieces.add(new Piece(kind, pieces.removeLast().text() + " " + word));
    } else {
      pieces.add(new Piece(kind, word));
    }
  }
}
