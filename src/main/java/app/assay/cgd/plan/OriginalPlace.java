package app.assay.cgd.plan;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;

/// Leads from places of an edited text back to the text before.
///
/// @param edits ordered, without overlap
record OriginalPlace(List<TextEdit> edits) {

  /// Where a span of the edited text stood; what is new stands where it was put in.
  Span of(Span edited) {
    int start = offset(edited.start());
    return new Span(start, Math.max(start, offset(edited.end())));
  }

  private int offset(int edited) {
    int grown = 0;
    for (TextEdit edit : edits) {
      int start = edit.span().start() + grown;
      int end = start + edit.replacement().length();
      if (edited < start) {
        break;
      }
      if (edited < end) {
        return Math.min(edit.span().start() + edited - start, edit.span().end());
      }
      grown += edit.replacement().length() - edit.span().length();
    }
    return edited - grown;
  }
}
