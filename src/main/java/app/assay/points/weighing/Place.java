package app.assay.points.weighing;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.Sentence;

/// Where a sentence stands, which tells what it can claim: a cell says it otherwise than a
/// paragraph.
public enum Place {
  HEADING,
  PARAGRAPH,
  ITEM,
  HEADER,
  CELL,
  OTHER;

  /// @param kind of the sentence's block
  public static Place of(Sentence sentence, BlockKind kind) {
    if (sentence.cell().isPresent()) {
      return sentence.cell().get().isHeader() ? HEADER : CELL;
    }
    return switch (kind) {
      case HEADING -> HEADING;
      case PARAGRAPH -> PARAGRAPH;
      case LIST_ITEM -> ITEM;
      default -> OTHER;
    };
  }
}
