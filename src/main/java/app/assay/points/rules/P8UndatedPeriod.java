package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;

/// "This year", "last month", "since spring" in a text that bears no date of its own: where it
/// does, the date tells which year is meant.
public final class P8UndatedPeriod implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-UNDATED-PERIOD",
          Severity.TEMPORAL,
          8,
          "A period is named by its distance from no date",
          "Clarity Gate procedures, point 8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().cues().has(Cue.RECENT_PERIOD)) {
        if (bearsDate(document)) {
          return;
        }
        inspect(block, context, out);
      }
    }
  }

  private static boolean bearsDate(DocumentReading document) {
    DocumentDates dates = DocumentDates.of(document);
    return dates.own().isPresent() || dates.isDoubted();
  }

  private static void inspect(PlacedBlock block, PointsContext context, PointSink out) {
    TimeWords words = new TimeWords(block.reading(), block.around());
    for (Sentence sentence : block.reading().sentences()) {
      for (CueMatch match : words.all(sentence, Cue.RECENT_PERIOD)) {
        out.report(
            block.place(sentence.span(match)),
            "“%s”: the text bears no date that tells which is meant; name the year or the month."
                .formatted(sentence.span(match).in(block.reading().text())),
            ProjectedFix.shift(TimeWords.date(sentence, match, context.asOf()), block.start()));
      }
    }
  }
}
