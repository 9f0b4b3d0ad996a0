package app.assay.cgd.edit;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;

/// Joins edits that were made one after another into edits of the first text. The changed text is
/// kept as pieces: stretches of the first text, and new characters.
final class EditChain {

  private final int length;
  private List<Piece> pieces;

  /// @param length length of the first text
  EditChain(int length) {
    this.length = length;
    this.pieces = length == 0 ? List.of() : List.of(new Piece.Kept(new Span(0, length)));
  }

  /// Adds edits of the text as it is after all edits added before.
  void add(List<TextEdit> edits) {
    Cursor cursor = new Cursor(pieces);
    List<Piece> changed = new ArrayList<>();
    for (TextEdit edit : TextEdit.sorted(edits)) {
      cursor.copyUntil(edit.span().start(), changed);
      cursor.copyUntil(edit.span().end(), new ArrayList<>());
      if (!edit.replacement().isEmpty()) {
        changed.add(new Piece.New(edit.replacement()));
      }
    }
    cursor.copyUntil(Integer.MAX_VALUE, changed);
    pieces = changed;
  }

  /// The edits of the first text: each gap between kept stretches, with what stands there now.
  List<TextEdit> edits() {
    List<TextEdit> edits = new ArrayList<>();
    StringBuilder added = new StringBuilder();
    int done = 0;
    for (Piece piece : pieces) {
      switch (piece) {
        case Piece.New(String characters) -> added.append(characters);
        case Piece.Kept(Span span) -> {
          addEdit(edits, new Span(done, span.start()), added);
          done = span.end();
        }
      }
    }
    addEdit(edits, new Span(done, length), added);
    return edits;
  }

  private static void addEdit(List<TextEdit> edits, Span gap, StringBuilder added) {
    if (!gap.isEmpty() || !added.isEmpty()) {
      edits.add(new TextEdit(gap, added.toString()));
      added.setLength(0);
    }
  }

  private sealed interface Piece {

    int length();

    Piece part(int from, int to);

    record Kept(Span span) implements Piece {
      @Override
      public int length() {
        return span.length();
      }

      @Override
      public Piece part(int from, int to) {
        return new Kept(new Span(span.start() + from, span.start() + to));
      }
    }

    record New(String characters) implements Piece {
      @Override
      public int length() {
        return characters.length();
      }

      @Override
      public Piece part(int from, int to) {
        return new New(characters.substring(from, to));
      }
    }
  }

  /// Walks over the pieces once.
  private static final class Cursor {

    private final List<Piece> pieces;
    private int index;
    private int inside;
    private int offset;

    Cursor(List<Piece> pieces) {
      this.pieces = pieces;
    }

    void copyUntil(int target, List<Piece> out) {
      while (offset < target && index < pieces.size()) {
        Piece piece = pieces.get(index);
        int take = Math.min(piece.length() - inside, target - offset);
        out.add(piece.part(inside, inside + take));
        offset += take;
        inside += take;
        if (inside == piece.length()) {
          index++;
          inside = 0;
        }
      }
    }
  }
}
