package app.assay.ui.preview;

import java.util.List;

/// One block of a document, from top to bottom.
///
/// @param kind what it is
/// @param level of a heading 1 to 6; else how deep lists and quotes hold it
/// @param marker what stands before it, such as a bullet or a number; may be empty
/// @param cells its text; tables have one a column, everything else one
public record PreviewBlock(Kind kind, int level, String marker, List<List<PreviewRun>> cells) {

  /// What a block can be.
  public enum Kind {
    HEADING,
    PARAGRAPH,
    QUOTE,
    CODE,
    TABLE_HEAD,
    TABLE_ROW,
    RULE
  }

  public PreviewBlock {
    cells = cells.stream().map(List::copyOf).toList();
  }
}
