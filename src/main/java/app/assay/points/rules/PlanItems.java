package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.List;

/// The items of roadmaps and the tasks with a box.
final class PlanItems {

  /// The box of a task ends within so many characters.
  private static final int BOX = 14;

  private PlanItems() {}

  /// An item under the heading of a roadmap; the title alone, "Changelog and roadmap", says nothing
  /// of what stands under other headings.
  static boolean isListed(PlacedBlock block) {
    if (block.reading().kind() == BlockKind.PARAGRAPH) {
      return false;
    }
    List<BlockReading> headings = block.around().headings();
    boolean heading = block.reading().kind() == BlockKind.HEADING;
    for (int i = heading || headings.size() > 1 ? 1 : 0; i < headings.size(); i++) {
      if (headings.get(i).cues().has(Cue.ROADMAP)) {
        return true;
      }
    }
    return false;
  }

  /// What was done, is asked or has to be done by the reader is no thing to come.
  static boolean mayCome(Sentence sentence) {
    return Tense.present(sentence) < 0
        && !sentence.isQuestion()
        && !Tense.isPast(sentence)
        && (!Tense.isInstruction(sentence) || sentence.has(Cue.LAUNCH));
  }

  /// "- [x] gzip input", "Polish templates (done 2025-02-11)".
  static boolean isDone(BlockReading reading) {
    if (reading.kind() != BlockKind.LIST_ITEM) {
      return false;
    }
    String text = reading.text();
    int end = Math.min(text.length(), BOX);
    return text.indexOf("[x]", 0, end) >= 0
        || text.indexOf("[X]", 0, end) >= 0
        || text.contains("(done")
        || text.contains("(shipped")
        || text.contains("(released");
  }

  /// "Unique index, due in March" names a thing, "Ask the vendor again" orders something.
  static boolean isThing(Sentence sentence) {
    return sentence.cell().isEmpty()
        && !sentence.has(TokenClass.COLON)
        && !sentence.has(Cue.INSTRUCTION)
        && !Tense.isInstruction(sentence)
        && Tense.base(Wording.lower(sentence.tokens(), sentence.from())).isEmpty();
  }

  static boolean isOpenTask(BlockReading reading) {
    if (reading.kind() != BlockKind.LIST_ITEM) {
      return false;
    }
    String text = reading.text();
    return text.indexOf("[ ]", 0, Math.min(text.length(), BOX)) >= 0;
  }

  /// After "A-52:".
  static int labelEnd(Sentence sentence) {
    return Labels.of(sentence).isPresent() && sentence.to() - sentence.from() > 2
        ? sentence.from() + 2
        : sentence.from();
  }

  /// The first mark after the name of an item.
  static int nameEnd(Sentence sentence, int cue) {
    for (int i = labelEnd(sentence) + 1; i < cue; i++) {
      if (sentence.tokens().is(i, TokenClass.COLON)
          || sentence.tokens().is(i, TokenClass.OPEN)
          || sentence.tokens().is(i, TokenClass.COMMA)
          || sentence.tokens().is(i, ';')) {
        return i;
      }
    }
    return cue;
  }
}
