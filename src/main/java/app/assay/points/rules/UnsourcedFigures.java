package app.assay.points.rules;

import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Proof;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;
import app.assay.points.weighing.TableScore;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The figures of one table that look measured and name no source. Where the whole table is at
/// fault it is one run from its header to its last figure; where some rows have their source, each
/// run of rows without is one.
///
/// @param span from the first to the last character at fault
/// @param cells the faulty cells, by place
/// @param marked the cells that a mark in each cell has to reach, by place
/// @param kinds what makes them look measured
/// @param rows true where other rows of the table have their source
/// @param whole true where the run begins with the header
/// @param outweighed true where the table as a whole reads like one that needs no source
record UnsourcedFigures(
    Span span,
    List<Sentence> cells,
    List<Sentence> marked,
    Set<FigureKind> kinds,
    boolean rows,
    boolean whole,
    boolean outweighed) {

  UnsourcedFigures {
    cells = List.copyOf(cells);
    marked = List.copyOf(marked);
  }

  /// The runs of a table; none in any other block, or where something answers for the figures.
  static List<UnsourcedFigures> in(BlockReading block, Surroundings around) {
    if (block.kind() != BlockKind.TABLE || !mayHaveFigures(block)) {
      return List.of();
    }
    return block.derive(Runs.class, around, (b, a) -> new Runs(read(b, a))).all;
  }

  /// All of one table, for all rules that ask.
  private record Runs(List<UnsourcedFigures> all) {}

  private static List<UnsourcedFigures> read(BlockReading block, Surroundings around) {
    FaultyCells cells = FaultyCells.of(block, around);
    int score = TableScore.of(block, around).sum();
    boolean given =
        score > TableScore.EVEN
            ? FigureOrigin.isGivenFirmly(block, around, cells.isMixed())
            : FigureOrigin.isGiven(block, around, cells.isMixed());
    List<Sentence> blank = cells.faulty().stream().filter(UnsourcedFigures::isBlank).toList();
    boolean beside = !blank.isEmpty() && isAnyGiven(block) && !isAnsweredAbove(around);
    if (cells.faulty().isEmpty() || (given && !cells.isMixed() && !beside)) {
      return !cells.isMixed()
              && !cells.marked().isEmpty()
              && !FigureOrigin.isMarkedOverLabels(block)
              && isOpen(cells.marked().getFirst(), around, score, given)
          ? List.of(run(block, cells.marked(), cells.marked(), cells.marked(), false))
          : List.of();
    }
    if (score < TableScore.keep() && !beside) {
      return given
          ? List.of()
          : List.of(run(block, cells.faulty(), cells.faulty(), cells.marked(), false).outweigh());
    }
    if (given || score < TableScore.keep()) {
      return blank.isEmpty() ? List.of() : runs(block, blank);
    }
    return cells.isMixed()
        ? runs(block, cells.faulty())
        : List.of(run(block, cells.faulty(), cells.faulty(), cells.marked(), false));
  }

  /// Where other rows name their source, no weight speaks for the one that leaves it blank.
  private static boolean isAnyGiven(BlockReading block) {
    return block.sentences().stream()
        .anyMatch(s -> s.cell().filter(c -> c.proof() == Proof.GIVEN).isPresent());
  }

  /// The table as a whole reads like those without a source, and no marker stands over it. Where
  /// words seem to answer, no source may be named beside it.
  private static boolean isOpen(Sentence first, Surroundings around, int score, boolean given) {
    return score >= TableScore.raise()
        && !isAnsweredAbove(around)
        && !(given && new Stance(first, around).isSourced());
  }

  /// A marker or a note in brackets stands over the table.
  private static boolean isAnsweredAbove(Surroundings around) {
    return around.captionHas(Cue.MARKER)
        || around.captionAbove().filter(UnsourcedFigures::isNote).isPresent();
  }

  /// "[source: …]".
  private static boolean isNote(BlockReading above) {
    return above.text().stripLeading().startsWith("[");
  }

  private UnsourcedFigures outweigh() {
    return new UnsourcedFigures(span, cells, marked, kinds, rows, whole, true);
  }

  /// True when the column for sources is there and blank.
  boolean isSourceBlank() {
    return isBlank(cells.getFirst());
  }

  /// The cell stands beside a blank in the column for sources, which no caption makes up for where
  /// other rows have their source.
  private static boolean isBlank(Sentence cell) {
    return cell.cell().orElseThrow().proof() == Proof.MISSING;
  }

  /// True when this kind weighs most among the cells, so that one rule speaks for the run.
  boolean isOf(FigureKind kind) {
    return !isSourceBlank() && kinds.stream().min(FigureKind::compareTo).orElseThrow() == kind;
  }

  private static boolean mayHaveFigures(BlockReading block) {
    for (Sentence cell : block.sentences()) {
      if (cell.has(TokenClass.NUM)
          || cell.has(TokenClass.CHECK)
          || cell.has(TokenClass.STAR)
          || cell.has(TokenClass.ARROW)
          || cell.has(Cue.MEASURE)
          || MarkTable.isAnswer(cell)) {
        return true;
      }
    }
    return false;
  }

  /// Each run of rows without a source.
  private static List<UnsourcedFigures> runs(BlockReading block, List<Sentence> faulty) {
    List<UnsourcedFigures> runs = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= faulty.size(); i++) {
      if (i == faulty.size() || row(faulty.get(i)) - row(faulty.get(i - 1)) > 1) {
        List<Sentence> cells = faulty.subList(from, i);
        runs.add(run(block, faulty, cells, cells, true));
        from = i;
      }
    }
    return runs;
  }

  private static UnsourcedFigures run(
      BlockReading block,
      List<Sentence> all,
      List<Sentence> cells,
      List<Sentence> marked,
      boolean rows) {
    Sentence first = cells.getFirst();
    int start = first.cell().orElseThrow().label().orElse(first).span().start();
    boolean whole = !rows || (row(first) == 1 && wholeColumn(block, all) >= 0);
    boolean header = whole || (first == all.getFirst() && isMost(block, all));
    if (header) {
      start = headerStart(block.table().orElseThrow());
    }
    Set<FigureKind> kinds = EnumSet.noneOf(FigureKind.class);
    for (Sentence cell : cells) {
      kinds.add(
          FigureKind.of(cell)
              .orElse(MarkTable.isAnswer(cell) ? FigureKind.MARK : FigureKind.MEASURE));
    }
    Sentence last = rows ? cells.getLast() : lastFigure(block, cells.getLast());
    Span span = new Span(start, last.span().end());
    return new UnsourcedFigures(span, cells, marked, kinds, rows, header, false);
  }

  /// Where nothing in a table has a source, the prices, counts and marks after the doubtful cells
  /// stand there as they do.
  private static Sentence lastFigure(BlockReading block, Sentence doubtful) {
    Sentence last = doubtful;
    for (Sentence cell : block.sentences()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      boolean figure = cell.has(TokenClass.NUM) || cell.has(TokenClass.CHECK);
      if (figure && place.column() > 0 && place.proof() != Proof.GIVEN) {
        last = cell.span().start() > last.span().start() ? cell : last;
      }
    }
    return last;
  }

  /// The first column all of whose figures are at fault and that has a header, or -1.
  private static int wholeColumn(BlockReading block, List<Sentence> faulty) {
    int columns = block.table().orElseThrow().header().size();
    for (int column = 1; column < columns; column++) {
      int of = column;
      long figures =
          block.sentences().stream()
              .filter(s -> isIn(s, of) && FigureKind.of(s).isPresent())
              .count();
      if (figures > 0 && figures == faulty.stream().filter(s -> isIn(s, of)).count()) {
        return column;
      }
    }
    return -1;
  }

  /// The first header with a word; the one over the labels may be empty.
  private static int headerStart(TableReading table) {
    return table.header().stream()
        .map(TableReading.Cell::span)
        .filter(span -> !span.isEmpty())
        .findFirst()
        .orElseGet(() -> table.header().getFirst().span())
        .start();
  }

  /// Most of the table's figures are at fault, so that its header is as well.
  private static boolean isMost(BlockReading block, List<Sentence> faulty) {
    long figures =
        block.sentences().stream()
            .filter(s -> s.cell().filter(c -> !c.isHeader() && c.column() > 0).isPresent())
            .filter(s -> FigureKind.of(s).isPresent())
            .count();
    return faulty.size() * 3L >= figures * 2;
  }

  private static boolean isIn(Sentence cell, int column) {
    return cell.cell().filter(c -> !c.isHeader() && c.column() == column).isPresent();
  }

  private static int row(Sentence cell) {
    return cell.cell().orElseThrow().row();
  }
}
