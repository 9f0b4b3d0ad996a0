package app.assay.ui.documents;

import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight;
import java.util.List;

/// The marks of the nine points in a part of an open text, as soon as what was typed there has been
/// read. Those that need the whole text are the ones of the last check, at their new places, as are
/// all marks outside the part, until the next check is done.
///
/// @param revision of the text that they are of
/// @param part the blocks of the edit and those beside it
/// @param marks all marks of the nine points in the part; a new one stands for nothing in a report
public record FirstMarks(long revision, Span part, List<Highlight> marks) {

  public FirstMarks {
    marks = List.copyOf(marks);
  }
}
