package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.Instruction;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;

/// A claim that somebody outside the document could check: answered by a source or a word of doubt.
/// A forecast is none, for nobody can check it yet.
interface CheckableRule extends ClaimRule {

  /// A short title and the words under a figure state nothing by themselves.
  @Override
  default boolean looksAt(BlockReading block) {
    if (block.sentences().isEmpty()) {
      return false;
    }
    Sentence first = block.sentences().getFirst();
    boolean title =
        block.kind() == BlockKind.HEADING
            && (first.words() < SHORTEST_CLAIM
                || block.level() == 1
                || !Tense.hasVerb(first, first.from(), first.to()));
    return !title && !Figures.isCaption(first);
  }

  @Override
  default List<Sentence> clauses(Sentence sentence) {
    List<Sentence> clauses = sentence.clauses();
    if (!sentence.has(Cue.OWN)) {
      return clauses;
    }
    if (clauses.size() == 1) {
      return OwnPart.cut(clauses.getFirst());
    }
    List<Sentence> parts = new ArrayList<>();
    clauses.forEach(clause -> parts.addAll(OwnPart.cut(clause)));
    return parts;
  }

  @Override
  default boolean isAnswered(Stance stance, CueMatch claim, PointsContext context) {
    return isAnswered(stance, claim);
  }

  /// A source, or doubt in reach of the claim, or a time to come.
  static boolean isAnswered(Stance stance, CueMatch claim) {
    return (isDoubtedAt(stance, claim) && !isNeedNamed(stance.sentence()))
        || isOfATimeToCome(stance.sentence(), claim)
        || stance.isSourcedForOthers(claim.from())
        || isOfALaw(stance.sentence())
        || isUnderSource(stance);
  }

  /// "### Prices (price list, as of 1 February 2026)".
  private static boolean isUnderSource(Stance stance) {
    if (stance.around().headings().isEmpty()) {
      return false;
    }
    for (Sentence heading : stance.around().headings().getLast().sentences()) {
      boolean dated = heading.hasAny(Cue.RECORD, Cue.AS_OF) && heading.has(TokenClass.YEAR);
      if (heading.has(TokenClass.OPEN) && (heading.has(Cue.SOURCE) || dated)) {
        return true;
      }
    }
    return false;
  }

  /// "(§ 3 BUrlG)".
  private static boolean isOfALaw(Sentence sentence) {
    return sentence.text().indexOf('§') >= 0;
  }

  /// Doubt, supposition, demand or forecast, in reach of the claim.
  private static boolean isDoubtedAt(Stance stance, CueMatch claim) {
    Sentence sentence = stance.sentence();
    if (sentence.hasAny(Cue.MARKER, Cue.DEFINITION, Cue.MODELLED)
        || stance.isMarkedAround()
        || stance.isUnderDemand()) {
      return true;
    }
    return sentence.isQuestion()
        || isOrdered(stance, claim)
        || DoubtReach.reaches(sentence, claim)
        || sentence
            .cell()
            .flatMap(Sentence.Cell::header)
            .filter(CheckableRule::isDoubted)
            .isPresent()
        || sentence
            .cell()
            .flatMap(Sentence.Cell::label)
            .filter(CheckableRule::isDoubted)
            .isPresent();
  }

  /// "Compare this with buying: a drill costs 640": the order ends with the colon.
  private static boolean isOrdered(Stance stance, CueMatch claim) {
    Sentence sentence = stance.sentence();
    boolean object =
        sentence.from() + 1 < sentence.to()
            && sentence.tokens().isOneOf(sentence.from() + 1, OBJECTS);
    return (stance.isQuestionOrOrder()
            || (object && sentence.cell().isEmpty() && Instruction.is(sentence)))
        && Clauses.from(sentence, claim.from()) == sentence.from();
  }

  /// An order's object begins with them.
  WordSet OBJECTS = WordLists.words("order-object");

  /// A header or label such as "Cost (our estimate)", "Planned".
  private static boolean isDoubted(Sentence title) {
    return title.hasAny(Cue.HEDGE, Cue.PLAN, Cue.ESTIMATED, Cue.MARKER);
  }

  /// "A cluster of the size we would need costs 2,900 dollars": only the need is supposed.
  private static boolean isNeedNamed(Sentence sentence) {
    if (sentence.hasAny(Cue.NORMATIVE, Cue.DEFINITION, Cue.PLAN, Cue.MARKER)
        || sentence.isQuestion()) {
      return false;
    }
    List<CueMatch> supposed = sentence.all(Cue.HYPOTHETICAL);
    for (CueMatch match : supposed) {
      boolean after = match.from() >= sentence.from() + 2;
      if (!after
          || !WE.contains(Wording.before(sentence, match.from()))
          || !isNeed(sentence, match)) {
        return false;
      }
    }
    return !supposed.isEmpty();
  }

  private static boolean isNeed(Sentence sentence, CueMatch would) {
    return would.to() < sentence.to()
        && sentence.tokens().isWord(would.from(), "would")
        && sentence.tokens().isOneOf(would.to(), NEEDS);
  }

  /// Who needs something.
  WordSet WE = WordLists.words("speakers");

  /// What follows "would" where a size or kind is named.
  WordSet NEEDS = WordLists.words("would-need");

  /// "Gas hits 16 cents by 2028", "Next year losses fall": a year is named, or the time comes
  /// first.
  private static boolean isOfATimeToCome(Sentence sentence, CueMatch claim) {
    boolean known =
        sentence.has(Cue.WORLD)
            || (claim.cue() == Cue.RIVAL && !sentence.has(Cue.NOT_YET))
            || (claim.cue() == Cue.INDUSTRY && sentence.hasAny(Cue.TREND, Cue.SHIFT, Cue.GROWTH));
    return sentence
        .first(Cue.FUTURE)
        .filter(time -> sentence.has(TokenClass.YEAR) || time.from() == sentence.from())
        .filter(time -> !known || !Told.hasPast(sentence, sentence.from()))
        .isPresent();
  }

  /// A heading of fewer words is a title.
  int SHORTEST_CLAIM = 5;

  @Override
  default List<Fix> fixes(Stance stance, CueMatch claim) {
    return fixes(stance.sentence());
  }

  /// Edits that count from the block's start.
  static List<Fix> fixes(Sentence sentence) {
    return List.of(
        Fixes.append("Name the source", sentence, "[source: …]"),
        Fixes.append("Mark as estimated", sentence, "*(estimated)*"));
  }
}
