package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A sentence calls one row of a table the highest, lowest, best or worst, and the table shows
/// another one there.
public final class P5Rank implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-RANK",
          Severity.CRITICAL,
          5,
          "What is called the highest is not, by the table",
          "Clarity Gate procedures, point 5");

  /// A text of more tables is a set of data.
  private static final int MOST_TABLES = 40;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<Near> tables = tables(document);
    if (tables.isEmpty()) {
      return;
    }
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind == BlockKind.PARAGRAPH || kind == BlockKind.LIST_ITEM) {
        for (Sentence sentence : block.reading().sentences()) {
          inspect(document, block, sentence, tables, out);
        }
      }
    }
  }

  /// A table and the heading over it.
  private record Near(Optional<BlockReading> heading, Ranked table) {}

  private static List<Near> tables(DocumentReading document) {
    List<Near> tables = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.TABLE && tables.size() < MOST_TABLES) {
        Ranked.of(block).ifPresent(table -> tables.add(new Near(heading(block), table)));
      }
    }
    return tables;
  }

  private static Optional<BlockReading> heading(PlacedBlock block) {
    List<BlockReading> headings = block.around().headings();
    return headings.isEmpty() ? Optional.empty() : Optional.of(headings.getLast());
  }

  private static void inspect(
      DocumentReading document,
      PlacedBlock block,
      Sentence sentence,
      List<Near> tables,
      PointSink out) {
    if (sentence.isQuestion()
        || sentence.has(Cue.FIELD)
        || sentence.hasAny(
            Cue.DISCREPANCY, Cue.WILL, Cue.HYPOTHETICAL, Cue.NORMATIVE, Cue.HEDGE, Cue.PLAN)) {
      return;
    }
    Optional<Extreme> extreme = Extreme.in(sentence);
    Optional<BlockReading> heading = extreme.isPresent() ? heading(block) : Optional.empty();
    for (int i = 0; extreme.isPresent() && i < tables.size(); i++) {
      Near near = tables.get(i);
      Optional<Ranked.Proof> proof =
          near.table.against(sentence, extreme.get(), near.heading.equals(heading));
      if (proof.isPresent()) {
        report(document, block, sentence, extreme.get(), proof.get(), out);
        return;
      }
    }
  }

  private static void report(
      DocumentReading document,
      PlacedBlock block,
      Sentence sentence,
      Extreme extreme,
      Ranked.Proof proof,
      PointSink out) {
    Span place = block.place(sentence.span());
    Span cell = proof.table().place(proof.cell().span());
    String word = sentence.tokens().text(extreme.token());
    String value = cell.in(document.text());
    int there = document.line(cell.start());
    Fix fix =
        Fixes.append(
            "State the discrepancy",
            sentence,
            "[differs from “%s” in line %d]".formatted(value, there));
    Fix here = ProjectedFix.shift(fix, block.start());
    out.report(
        place, "Of this “%s” line %d says otherwise: “%s”.".formatted(word, there, value), here);
    out.report(
        cell,
        "Line %d calls another the “%s”.".formatted(document.line(place.start()), word),
        here,
        new Fix(
            "State the discrepancy",
            TextEdit.insert(
                cell.end(),
                " [differs from “%s” in line %d]".formatted(word, document.line(place.start())))));
  }
}
