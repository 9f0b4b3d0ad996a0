package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;

/// What a thing does, in the present tense, under a heading over what is to come.
public final class P7Section implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P7-SECTION",
          Severity.WARNING,
          7,
          "Under a heading of plans something is told as present (advisory)",
          "Clarity Gate procedures, point 7");

  private static final WordSet AFTER_NOUN = WordLists.words("noun-under-plan");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (block.kind() == BlockKind.HEADING || !isUnderPlans(block, around) || !isOfOnePlan(block)) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      int verb = Capability.claim(sentence, around, context, true);
      boolean told = verb >= 0 && !isFragment(block, sentence, verb);
      if (told && !Capability.isOutcome(sentence, verb)) {
        out.report(
            sentence.span(),
            "This stands under plans, yet “%s” reads as done. Say that it is planned."
                .formatted(sentence.tokens().text(verb)),
            PlannedFix.of(sentence, verb, block.kind(), 0));
      }
    }
  }

  /// An item, or a paragraph that begins with what it is about: "Soil moisture input. The model
  /// reads the grid." What else stands under such a heading tells of plans in general: "Releases
  /// come four times a year."
  private static boolean isOfOnePlan(BlockReading block) {
    if (block.kind() != BlockKind.PARAGRAPH || block.sentences().isEmpty()) {
      return true;
    }
    Sentence first = block.sentences().getFirst();
    return Tense.present(first) < 0 || first.hasAny(Cue.FUTURE, Cue.NOT_YET);
  }

  /// "Graph view, with layouts and filters": an item without a full stop names a thing; what looks
  /// like a verb is one only where it begins the item or an object follows.
  private static boolean isFragment(BlockReading block, Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    if (block.kind() != BlockKind.LIST_ITEM
        || verb == sentence.from()
        || tokens.is(sentence.to() - 1, TokenClass.STOP)) {
      return false;
    }
    String next = Wording.after(sentence, verb);
    return next.isEmpty()
        || !tokens.is(verb + 1, TokenClass.WORD)
        || tokens.is(verb - 1, TokenClass.DASH)
        || AFTER_NOUN.contains(next);
  }

  /// The nearest heading is over plans; the title alone says too little of what stands far below.
  private static boolean isUnderPlans(BlockReading block, Surroundings around) {
    if (around.headings().isEmpty()) {
      return false;
    }
    boolean nearest = isOfPlans(around.headings().getLast());
    boolean over =
        around.headings().size() > 2
            && isOfPlans(around.headings().get(around.headings().size() - 2));
    return (nearest && around.headings().size() == 1)
        ? block.kind() == BlockKind.LIST_ITEM
        : nearest || over;
  }

  private static boolean isOfPlans(BlockReading heading) {
    return heading.cues().has(Cue.ROADMAP) || heading.cues().has(Cue.NOT_YET);
  }
}
