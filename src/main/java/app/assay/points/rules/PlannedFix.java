package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;

/// The edits of point 7: "is designed to" before the verb, and a marker: `PLANNED:` before the item
/// of a list, which is what a plan lists; behind a sentence of prose `*(intended)*`.
final class PlannedFix {

  private static final WordSet PREPOSITIONS = WordLists.words("after-subject");

  private PlannedFix() {}

  /// @param kind the block's
  /// @param by what the block's start is in the text that the edits count from
  static List<Fix> of(Sentence sentence, int verb, BlockKind kind, int by) {
    List<Fix> fixes = new ArrayList<>();
    if (kind != BlockKind.PARAGRAPH || !isOpeningNoun(sentence, verb)) {
      Tense.base(Wording.lower(sentence.tokens(), verb))
          .ifPresent(base -> fixes.add(designed(sentence, verb, base)));
    }
    fixes.add(marker(sentence, kind));
    return fixes.stream().map(fix -> ProjectedFix.shift(fix, by)).toList();
  }

  /// "Panels on the roof supply a third": before "on" what opens a sentence of prose is what does
  /// so, and no verb.
  private static boolean isOpeningNoun(Sentence sentence, int verb) {
    return verb == sentence.from()
        && verb + 1 < sentence.to()
        && sentence.tokens().isOneOf(verb + 1, PREPOSITIONS);
  }

  /// The marker alone; counts from the block's start.
  ///
  /// @param kind the block's
  static Fix marker(Sentence sentence, BlockKind kind) {
    return kind == BlockKind.LIST_ITEM || kind == BlockKind.TABLE
        ? Fixes.prepend("Put PLANNED: before it", sentence, "PLANNED:")
        : Fixes.append("Mark as intended", sentence, "*(intended)*");
  }

  private static Fix designed(Sentence sentence, int verb, String base) {
    String be = Subject.be(sentence, verb);
    String words = be.isEmpty() ? "Designed to " + base : be + " designed to " + base;
    return Fixes.replace("Write “" + words + "”", sentence.tokens().span(verb, verb + 1), words);
  }
}
