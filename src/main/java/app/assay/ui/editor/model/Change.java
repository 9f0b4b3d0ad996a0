package app.assay.ui.editor.model;

import app.assay.text.Span;

/// A change that has happened to a text.
///
/// @param offset where, the same before and after
/// @param removed the characters that went
/// @param inserted the characters that came
public record Change(int offset, String removed, String inserted) {

  /// The change that takes this one back.
  public Change inverse() {
    return new Change(offset, inserted, removed);
  }

  /// How much longer the text became.
  public int growth() {
    return inserted.length() - removed.length();
  }

  /// The span that went, in the text before.
  public Span before() {
    return new Span(offset, offset + removed.length());
  }

  /// The span that came, in the text after.
  public Span after() {
    return new Span(offset, offset + inserted.length());
  }

  /// Where an offset of the text before stands afterwards; one inside what went moves to the end of
  /// what came.
  public int moved(int at) {
    if (at < offset) {
      return at;
    }
    return at >= offset + removed.length() ? at + growth() : offset + inserted.length();
  }
}
