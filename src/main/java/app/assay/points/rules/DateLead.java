package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A date that stands alone at the head of an item or paragraph, with what happened on it behind:
/// "**1 December 2026.** The price went from 89 to 95 euros".
final class DateLead {

  /// Forms that are nothing but past.
  private static final WordSet PAST = WordLists.words("past-finite");

  /// Before those they say that something else is told.
  private static final WordSet APART = WordLists.words("past-apart");

  /// So near the beginning stands the verb.
  private static final int SOON = 7;

  private DateLead() {}

  /// What follows it is told as past.
  ///
  /// @param ahead true where the date lies after today: what was noted later, in a paragraph of its
  ///   own, is told as past with right
  static boolean isPast(PlacedBlock block, Sentence sentence, DateMention mention, boolean ahead) {
    boolean alone = mention.from() == sentence.from() && sentence.to() - mention.to() <= 1;
    List<Sentence> sentences = block.reading().sentences();
    if (!alone
        || !(ahead || block.reading().kind() == BlockKind.LIST_ITEM)
        || sentences.size() < 2
        || sentences.getFirst() != sentence
        || block.reading().kind() == BlockKind.TABLE
        || block.around().leadInHas(Cue.PLAN)) {
      return false;
    }
    Sentence next = sentences.get(1);
    return next.dates().isEmpty() && !PlansTold.isPlanned(next) && isFinite(next);
  }

  /// "The price went", not "a talk by someone who went".
  private static boolean isFinite(Sentence sentence) {
    for (int i = sentence.from(); i < Math.min(sentence.to(), sentence.from() + SOON); i++) {
      boolean apart =
          sentence.tokens().isOneOf(i, APART)
              || sentence.tokens().isQuoted(i)
              || sentence.tokens().is(i, TokenClass.COLON);
      if (apart) {
        return false;
      }
      if (i > sentence.from() && sentence.tokens().isOneOf(i, PAST)) {
        return true;
      }
    }
    return false;
  }
}
