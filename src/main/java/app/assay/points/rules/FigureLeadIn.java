package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;

/// Tells of a sentence or heading over a table whether it says that the figures are set, not found.
final class FigureLeadIn {

  /// A heading or caption that says what is set rather than found is short.
  private static final int SHORT = 8;

  private static final WordSet COMPARES = WordLists.words("leads-in");

  private FigureLeadIn() {}

  /// "How the roll-out went:", "How the fee and the tiers compare:".
  static boolean isOfCourse(Sentence leadIn) {
    return FigureOrigin.word(leadIn, leadIn.from()).equals("how")
        && FigureOrigin.leadsIn(leadIn)
        && (leadIn.to() - 2 < leadIn.from()
            || COMPARES.contains(FigureOrigin.word(leadIn, leadIn.to() - 2)));
  }

  /// "Success by restore type": what stands behind "by" tells the rows apart.
  private static boolean isGrouping(Sentence sentence) {
    for (int i = sentence.from() + 1; i < sentence.first(Cue.SETPOINT).orElseThrow().from(); i++) {
      if (sentence.tokens().isWord(i, "by") || sentence.tokens().isWord(i, "per")) {
        return true;
      }
    }
    return false;
  }

  /// "Rate limits", but not "Reference interval and clinical use".
  static boolean isSetHeading(Sentence heading) {
    return isSet(heading) && (heading.has(Cue.DEMANDED) || FigureTitle.isSetpoint(heading));
  }

  static boolean isSet(Sentence sentence) {
    return (sentence.has(Cue.DEMANDED)
            || (sentence.has(Cue.SETPOINT) && !sentence.has(Cue.MEASURE) && !isGrouping(sentence)))
        && sentence.words() <= SHORT;
  }
}
