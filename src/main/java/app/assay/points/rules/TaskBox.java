package app.assay.points.rules;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;

/// Tells by the box before a list's item whether it is done.
final class TaskBox {

  private TaskBox() {}

  /// A task without a tick, `- [ ]`, is still to be done; what is told behind it is not.
  static boolean isUnticked(PlacedBlock block, Sentence sentence) {
    return sentence == block.reading().sentences().getFirst()
        && block.reading().kind() == BlockKind.LIST_ITEM
        && block.reading().text().stripLeading().startsWith("[ ]", 2);
  }

  /// A task with a tick, `- [x]`, is done.
  static boolean isTicked(PlacedBlock block, Sentence sentence, DateMention mention) {
    String text = block.reading().text().stripLeading();
    return block.reading().kind() == BlockKind.LIST_ITEM
        && (text.startsWith("[x]", 2) || text.startsWith("[X]", 2))
        && mention.isDay()
        && !Told.isTerm(sentence, mention);
  }
}
