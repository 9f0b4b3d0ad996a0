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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  private static final String STATE = "State the discrepancy";

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
    Map<Span, List<Claim>> byCell = new LinkedHashMap<>();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind == BlockKind.PARAGRAPH || kind == BlockKind.LIST_ITEM) {
        for (Sentence sentence : block.reading().sentences()) {
          claim(block, sentence, tables)
              .ifPresent(c -> byCell.computeIfAbsent(c.cell(), s -> new ArrayList<>()).add(c));
        }
      }
    }
    byCell.forEach((cell, claims) -> report(document, cell, claims, out));
  }

  /// A sentence that a cell proves wrong.
  private record Claim(PlacedBlock block, Sentence sentence, Extreme extreme, Ranked.Proof proof) {

    Span place() {
      return block.place(sentence.span());
    }

    Span cell() {
      return proof.table().place(proof.cell().span());
    }

    String word() {
      return sentence.tokens().text(extreme.token());
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

  private static Optional<Claim> claim(PlacedBlock block, Sentence sentence, List<Near> tables) {
    if (sentence.isQuestion()
        || sentence.has(Cue.FIELD)
        || sentence.hasAny(Cue.DISCREPANCY, Cue.WILL, Cue.NORMATIVE, Cue.HEDGE, Cue.PLAN)
        || isSupposed(sentence)) {
      return Optional.empty();
    }
    Optional<Extreme> extreme = Extreme.in(sentence);
    Optional<BlockReading> heading = extreme.isPresent() ? heading(block) : Optional.empty();
    for (int i = 0; extreme.isPresent() && i < tables.size(); i++) {
      Near near = tables.get(i);
      Optional<Ranked.Proof> proof =
          near.table.against(sentence, extreme.get(), near.heading.equals(heading));
      if (proof.isPresent()) {
        return proof.map(p -> new Claim(block, sentence, extreme.get(), p));
      }
    }
    return Optional.empty();
  }

  /// "If it were the quietest", but not "the quietest, if not the cheapest".
  private static boolean isSupposed(Sentence sentence) {
    return sentence.all(Cue.HYPOTHETICAL).stream()
        .anyMatch(m -> !sentence.tokens().isWord(m.to(), "not"));
  }

  /// Each sentence, and once the cell, however many sentences it proves wrong.
  private static void report(
      DocumentReading document, Span cell, List<Claim> claims, PointSink out) {
    String value = cell.in(document.text());
    int there = document.line(cell.start());
    String note = "[differs from “%s” in line %d]".formatted(value, there);
    List<TextEdit> all = new ArrayList<>();
    for (Claim claim : claims) {
      Fix here =
          ProjectedFix.shift(Fixes.append(STATE, claim.sentence(), note), claim.block().start());
      all.addAll(here.edits());
      out.report(
          claim.place(),
          "Of this “%s” line %d says otherwise: “%s”.".formatted(claim.word(), there, value),
          here);
    }
    String word = claims.getFirst().word();
    int line = document.line(claims.getFirst().place().start());
    out.report(
        cell,
        "Line %d calls another the “%s”.".formatted(line, word),
        new Fix(STATE, all),
        Fixes.differing(cell.end(), word, line));
  }
}
