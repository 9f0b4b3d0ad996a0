package app.assay.ui.documents;

import app.assay.ui.editor.model.Highlight;
import java.util.List;

/// The marks of an open text as soon as what was typed has been read. Those that need the whole
/// text are the ones of the version before, at their new places, until the check is done.
///
/// @param revision of the text that they are of
/// @param marks in no particular order; those of findings stand for nothing in a report
public record FirstMarks(long revision, List<Highlight> marks) {

  public FirstMarks {
    marks = List.copyOf(marks);
  }
}
