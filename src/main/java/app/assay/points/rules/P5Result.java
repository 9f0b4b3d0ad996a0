package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;

/// What a text reckons from numbers that stand apart, and it does not come out: instalments that do
/// not make the fee, a rest that is not what was left.
public final class P5Result implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-RESULT",
          Severity.CRITICAL,
          5,
          "A result does not follow from the numbers it is told of",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    Products.in(document).forEach(wrong -> report(document, wrong, out));
    Remainders.in(document).forEach(wrong -> report(document, wrong, out));
    Votes.in(document).forEach(wrong -> report(document, wrong, out));
    ChangeTold.in(document).forEach(wrong -> report(document, wrong, out));
    TermTold.in(document).forEach(wrong -> report(document, wrong, out));
    NumberRanges.in(document).forEach(wrong -> report(document, wrong, out));
    TrendTold.in(document).forEach(wrong -> report(document, wrong, out));
    BudgetTold.in(document).forEach(wrong -> report(document, wrong, out));
    RateTold.in(document).forEach(wrong -> report(document, wrong, out));
    SavingTold.in(document).forEach(wrong -> report(document, wrong, out));
    OnePer.in(document).forEach(wrong -> report(document, wrong, out));
    Occasions.in(document).forEach(wrong -> report(document, wrong, out));
    Rated.in(document).forEach(wrong -> report(document, wrong, out));
    PhasesTold.in(document).forEach(wrong -> report(document, wrong, out));
    ShareOfBefore.in(document)
        .forEach(wrong -> report(document, wrong, wrong.places().getFirst(), out));
    MeanTold.in(document).forEach(wrong -> report(document, wrong, out));
    OffScale.in(document).forEach(wrong -> report(document, wrong, out));
    GroupsTold.in(document).forEach(wrong -> report(document, wrong, out));
    WeekdaysApart.in(document).forEach(wrong -> report(document, wrong, out));
    BandSteps.in(document).forEach(wrong -> report(document, wrong, out));
    RunTold.in(document).forEach(wrong -> report(document, wrong, wrong.places().getFirst(), out));
    MostTold.in(document).forEach(wrong -> report(document, wrong, out));
    NumberedTold.in(document)
        .forEach(wrong -> report(document, wrong, wrong.places().getFirst(), out));
    LedgerTold.in(document)
        .forEach(wrong -> report(document, wrong, wrong.places().getFirst(), out));
    ListTotal.in(document)
        .forEach(wrong -> report(document, wrong, wrong.places().getFirst(), out));
    OutageLength.in(document)
        .forEach(wrong -> report(document, wrong, wrong.places().getFirst(), out));
    RowReckoned.in(document).forEach(wrong -> report(document, wrong, out));
  }

  private static void report(DocumentReading document, Misfit wrong, PointSink out) {
    for (Span place : wrong.places()) {
      report(document, wrong, place, out);
    }
  }

  private static void report(DocumentReading document, Misfit wrong, Span place, PointSink out) {
    int line = document.line(other(wrong.places(), place).start());
    out.report(
        place,
        "What is said here does not fit the numbers in line %d: they make %s."
            .formatted(line, wrong.truth()),
        List.of(
            new Fix(
                "State the discrepancy",
                TextEdit.insert(
                    place.end(),
                    " [differs from the numbers in line %d, %s]".formatted(line, wrong.truth())))));
  }

  private static Span other(List<Span> places, Span place) {
    return places.getFirst() == place ? places.getLast() : places.getFirst();
  }
}
