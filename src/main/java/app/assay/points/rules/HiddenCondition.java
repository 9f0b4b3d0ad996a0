package app.assay.points.rules;

import app.assay.points.check.Fixes;
import app.assay.points.check.Instruction;
import app.assay.points.check.PointSink;
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
import app.assay.points.reading.Surroundings;
import java.util.function.BiPredicate;

/// What the detectors of point 3 share: a statement of how something behaves, in the present, that
/// names neither condition nor source nor doubt.
final class HiddenCondition {

  /// Stands for the whole of a cell.
  private static final CueMatch NOWHERE = new CueMatch(Cue.CONDITION, 0, 0);

  private static final WordSet OTHERS = WordLists.words("other-persons");

  private static final WordSet PEOPLE = WordLists.words("people");

  private HiddenCondition() {}

  /// Reports the first match of a cue in each sentence that hides its conditions.
  ///
  /// @param measures which matches of the cue count
  static void report(
      BlockReading block,
      Surroundings around,
      Cue cue,
      BiPredicate<Sentence, CueMatch> measures,
      PointSink out) {
    if (block.kind() == BlockKind.HEADING) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      if (sentence.has(cue) && isHidden(sentence, around)) {
        reportFirst(sentence, around, cue, measures, out);
      }
    }
  }

  private static void reportFirst(
      Sentence sentence,
      Surroundings around,
      Cue cue,
      BiPredicate<Sentence, CueMatch> measures,
      PointSink out) {
    for (CueMatch match : sentence.all(cue)) {
      if (measures.test(sentence, match) && !new Stance(sentence, around).isConditionedAt(match)) {
        report(sentence, match, out);
        return;
      }
    }
  }

  /// Reports each figure in a table whose row or column is named by the cue, such as "Cost per
  /// user".
  static void reportCells(BlockReading block, Surroundings around, Cue cue, PointSink out) {
    if (block.table().isEmpty()) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      Sentence.Cell cell = sentence.cell().orElseThrow();
      boolean figure = sentence.has(TokenClass.NUM) && cell.column() > 0 && !cell.isHeader();
      if (figure && !sentence.has(cue) && isHidden(sentence, around)) {
        cell.label()
            .or(cell::header)
            .flatMap(name -> name.first(cue).or(() -> cell.header().flatMap(h -> h.first(cue))))
            .filter(m -> !new Stance(sentence, around).isConditionedAt(NOWHERE))
            .ifPresent(m -> report(sentence, sentence.text(), out));
      }
    }
  }

  private static boolean isHidden(Sentence sentence, Surroundings around) {
    if (sentence.hasAny(Cue.CONFIGURATION, Cue.WILL, Cue.BOUND)
        || isOfNow(sentence)
        || isOfOthers(sentence)
        || (sentence.has(Cue.SCHEDULE) && isDated(sentence))
        || (sentence.has(Cue.FUTURE) && sentence.has(TokenClass.YEAR))
        || sentence.cell().map(Sentence.Cell::isHeader).orElse(false)) {
      return false;
    }
    Stance stance = new Stance(sentence, around);
    return !stance.isNoStatement()
        && !stance.isUnderDemand()
        && !stance.isHedged()
        && !stance.isSourced()
        && !Tense.isPast(sentence)
        && !Instruction.is(sentence);
  }

  /// "We currently support 23 models" tells of a day, which point 8 asks for; "less current" does
  /// not.
  private static boolean isOfNow(Sentence sentence) {
    return sentence.has(Cue.RECENT_PERIOD)
        || sentence.all(Cue.NOW).stream()
            .anyMatch(m -> !sentence.tokens().isWord(m.from(), "current"));
  }

  /// "Other terminals wait seven months", "the typical guest stays six nights", "whoever starts in
  /// May has 12 days": how others or people do, or a rule for them.
  private static boolean isOfOthers(Sentence sentence) {
    return sentence.tokens().isOneOf(sentence.from(), OTHERS)
        || (sentence.has(Cue.AVERAGE) && isUsualPerson(sentence));
  }

  private static boolean isUsualPerson(Sentence sentence) {
    for (CueMatch usual : sentence.all(Cue.AVERAGE)) {
      int next = usual.to();
      if (usual.from() <= sentence.from() + 1
          && next < sentence.to()
          && (PEOPLE.contains(sentence.tokens().lower(next))
              || PEOPLE.contains(sentence.tokens().lower(next) + "s"))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDated(Sentence sentence) {
    return sentence.has(TokenClass.MONTH)
        || sentence.has(TokenClass.YEAR)
        || sentence.has(TokenClass.DATE)
        || sentence.has(TokenClass.QUARTER);
  }

  private static void report(Sentence sentence, CueMatch match, PointSink out) {
    int number = Wording.numberBefore(sentence, match.from());
    int from = match.cue() == Cue.RATE && number >= 0 ? number : match.from();
    String words = Wording.of(sentence, new CueMatch(match.cue(), from, match.to()));
    report(sentence, words, out);
  }

  private static void report(Sentence sentence, String words, PointSink out) {
    out.report(
        sentence.span(),
        "“%s” holds under some conditions only, and none is named. Say when it holds."
            .formatted(words),
        Fixes.append("Name the conditions", sentence, "[assuming …]"));
  }
}
