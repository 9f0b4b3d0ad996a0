package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A total under a column of a table that is not the sum of the rows above it.
public final class P5Sum implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-SUM",
          Severity.CRITICAL,
          5,
          "A total is not the sum of its parts",
          "Clarity Gate procedures, point 5");

  /// Smaller sums are found in many a text by chance.
  private static final int FEWEST = 100;

  /// So many wrong totals of the same sum are set beside other places that give it.
  private static final int MOST_TOTALS = 8;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<PlacedBlock> blocks = document.blocks();
    Map<Double, Integer> totals = new HashMap<>();
    for (int i = 0; i < blocks.size(); i++) {
      PlacedBlock block = blocks.get(i);
      if (block.reading().kind() == BlockKind.TABLE && !isExplained(block)) {
        for (ColumnTotal wrong : ColumnTotal.wrong(block)) {
          report(document, wrong, totals, out);
        }
        WholeShares.wrong(block).forEach(wrong -> report(wrong, out));
        if (i + 1 < blocks.size()
            && blocks.get(i + 1).reading().kind() == BlockKind.PARAGRAPH
            && blocks.get(i + 1).reading().holdsValue()) {
          SumBeside.wrong(block, blocks.get(i + 1))
              .ifPresent(w -> report(document, w, totals, out));
        }
      }
    }
    SumsTold told = SumsTold.of(document);
    for (SumTold wrong : told.wrong()) {
      report(document, wrong, told.isConfirmed(wrong.column()), out);
    }
  }

  static boolean isExplained(PlacedBlock table) {
    return isExplained(table.reading())
        || table.around().captionAbove().filter(P5Sum::isExplained).isPresent()
        || table.around().captionBelow().filter(P5Sum::isExplained).isPresent();
  }

  /// "Differs from", "the discrepancy", but not "rose from".
  private static boolean isExplained(BlockReading block) {
    return block.cues().has(Cue.DISCREPANCY)
        && block.sentences().stream()
            .anyMatch(s -> s.all(Cue.DISCREPANCY).stream().anyMatch(m -> !Moved.is(s, m)));
  }

  private static void report(WholeShares wrong, PointSink out) {
    String sum = number(wrong.sum());
    out.report(
        wrong.place(),
        "These shares add up to %s %%, not to 100 %%.".formatted(sum),
        List.of(
            new Fix(
                "State the discrepancy",
                TextEdit.insert(
                    wrong.place().end(),
                    " [the shares differ from 100 %%: %s %%]".formatted(sum)))));
  }

  /// Reports what is said and the rows that make another number.
  private static void report(
      DocumentReading document, SumTold wrong, boolean confirmed, PointSink out) {
    Addends column = wrong.column();
    Span here = wrong.block().place(wrong.said().span());
    Span rows = column.place();
    String said = WhiteSpace.collapse(here.in(document.text()));
    int line = document.line(here.start());
    int table = document.line(rows.start());
    String sum = number(column.sum());
    out.report(
        here,
        "“%s” is said here, the rows of the table in line %d add up to %s."
            .formatted(said, table, sum),
        List.of(
            new Fix(
                "State the discrepancy",
                TextEdit.insert(
                    here.end(),
                    " [differs from the sum of the rows in line %d, %s]".formatted(table, sum)))));
    if (confirmed) {
      return;
    }
    out.report(
        rows,
        "These rows add up to %s, line %d says “%s”.".formatted(sum, line, said),
        List.of(
            new Fix(
                "State the discrepancy",
                TextEdit.insert(
                    rows.end(),
                    " [the sum of the rows, %s, differs from “%s” in line %d]"
                        .formatted(sum, said, line)))));
  }

  private static void report(
      DocumentReading document, ColumnTotal wrong, Map<Double, Integer> totals, PointSink out) {
    Span place = wrong.table().place(wrong.total().span());
    String said = place.in(document.text());
    String sum = number(wrong.sum());
    out.report(
        place,
        "The rows above add up to %s, not to %s.".formatted(sum, said),
        List.of(
            new Fix(
                "State the discrepancy",
                TextEdit.insert(
                    place.end(), " [differs from the sum of the rows, %s]".formatted(sum)))));
    if (wrong.sum() >= FEWEST && totals.merge(wrong.sum(), 1, Integer::sum) <= MOST_TOTALS) {
      LargeValues values = document.derive(LargeValues.class, d -> LargeValues.of(d, FEWEST));
      values.of(wrong.sum()).forEach(other -> sameSum(document, other, wrong, said, out));
    }
  }

  /// Another place that gives the sum itself contradicts the total as well.
  private static void sameSum(
      DocumentReading document,
      LargeValues.Place other,
      ColumnTotal wrong,
      String said,
      PointSink out) {
    Quantity quantity = other.quantity();
    if (other.block() == wrong.table()
        || !quantity.base().equals(wrong.total().base())
        || quantity.sentence().has(Cue.DISCREPANCY)) {
      return;
    }
    Span place = other.block().place(quantity.span());
    int line = document.line(wrong.table().place(wrong.total().span()).start());
    out.report(
        place,
        "The total in line %d is %s, here it is %s."
            .formatted(line, said, place.in(document.text())),
        List.of(
            new Fix(
                "State the discrepancy",
                TextEdit.insert(
                    place.end(), " [differs from “%s” in line %d]".formatted(said, line)))));
  }

  private static String number(double value) {
    return new DecimalFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.ROOT))
        .format(value);
  }
}
