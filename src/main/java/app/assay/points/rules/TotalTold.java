package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds what a sentence says of all rows of a table together, where the row of totals has another
/// number: "overall progress stands at 64 %" over "Weighted total | 58 %".
final class TotalTold {

  private static final double WHOLE = 100;

  /// Values so far apart are of two things.
  private static final double FARTHEST = 1.5;

  private static final WordSet ALL = WordLists.words("of-all-rows");

  private static final WordSet TOTALS = WordLists.words("total-anywhere");

  private final List<RowTold.Discrepancy> found = new ArrayList<>();

  private TotalTold() {}

  /// A cell of a row of totals.
  ///
  /// @param over the words over its column
  /// @param of those over the table and over its rows
  private record Total(ReadTable table, Quantity cell, StemSet over, StemSet of, Unit unit) {

    boolean isLike(Quantity value) {
      return unit.dimension().equals(value.dimension());
    }

    double amount() {
      return cell.low() * unit.factor();
    }
  }

  static List<RowTold.Discrepancy> in(DocumentReading document) {
    List<Total> totals = new ArrayList<>();
    ReadTable.in(document).forEach(t -> add(t, totals));
    TotalTold all = new TotalTold();
    if (!totals.isEmpty()) {
      for (PlacedBlock block : Amounts.prose(document)) {
        block.reading().sentences().forEach(s -> all.read(block, s, totals));
      }
    }
    return all.found;
  }

  private static void add(ReadTable table, List<Total> totals) {
    Grid grid = table.grid();
    int last = grid.rows() - 1;
    boolean total =
        grid.cell(last, 0).filter(l -> l.words() <= 2 && Wording.has(l, TOTALS)).isPresent();
    for (int column = 1; total && column < grid.columns(); column++) {
      int at = column;
      StemSet of = table.around().plus(table.words(0, 0)).map(Synonyms::of);
      table
          .value(last, column)
          .filter(q -> !(q.dimension().equals("%") && q.low() == WHOLE))
          .ifPresent(
              q ->
                  totals.add(
                      new Total(
                          table, q, table.words(0, at).map(Synonyms::of), of, unit(grid, at, q))));
    }
  }

  /// That of the cell, or the one over its column: "m²".
  private static Unit unit(Grid grid, int column, Quantity value) {
    if (value.dimension().equals("#")) {
      Optional<Sentence> header = grid.cell(0, column);
      for (int i = header.map(Sentence::from).orElse(0);
          header.isPresent() && i < header.get().to();
          i++) {
        Unit unit = Unit.of(header.get().tokens().text(i));
        if (unit != null) {
          Tokens tokens = header.get().tokens();
          return unit.raised(tokens.text(), tokens.end(i));
        }
      }
    }
    return new Unit(value.dimension(), 1);
  }

  private void read(PlacedBlock block, Sentence sentence, List<Total> totals) {
    if (!ToldOfNow.is(sentence) || sentence.has(Cue.NEGATION)) {
      return;
    }
    for (Quantity value : sentence.quantities()) {
      boolean alone =
          sentence.quantities().stream().filter(q -> q.base().equals(value.base())).count() == 1;
      if (alone && Amounts.isExact(value) && isOfAll(sentence, value)) {
        compare(block, value, totals);
      }
    }
  }

  /// "Overall progress", "across all suppliers", "a total plan area of 640 m²": the word stands
  /// before the value, with no comma between them.
  private static boolean isOfAll(Sentence sentence, Quantity value) {
    Tokens tokens = sentence.tokens();
    for (int i = value.from() - 1; i >= sentence.from(); i--) {
      if (tokens.is(i, TokenClass.COMMA) || tokens.is(i, ';')) {
        return false;
      }
      if (tokens.isOneOf(i, ALL)) {
        return true;
      }
    }
    return false;
  }

  private void compare(PlacedBlock block, Quantity value, List<Total> totals) {
    StemSet said = value.sentence().stems().map(Synonyms::of);
    List<Total> like = totals.stream().filter(t -> t.isLike(value)).toList();
    List<Total> meant = like.stream().filter(t -> !t.over.isDisjoint(said)).toList();
    if (meant.isEmpty()) {
      meant = like.stream().filter(t -> !t.of.isDisjoint(said)).toList();
    }
    if (meant.size() != 1 || like.stream().anyMatch(t -> t.amount() == value.low())) {
      return;
    }
    Total total = meant.getFirst();
    double ratio = Math.max(total.amount() / value.low(), value.low() / total.amount());
    boolean rounded = Math.abs(total.amount() - value.low()) <= Amounts.slack(value) * 1.1;
    if (!rounded && ratio <= FARTHEST && !isOfRow(value, total.table)) {
      found.add(new RowTold.Discrepancy(block, value, total.table.block(), total.cell));
    }
  }

  /// The sentence names one of the rows.
  private static boolean isOfRow(Quantity value, ReadTable table) {
    for (int row = 1; row < table.grid().rows() - 1; row++) {
      StemSet label = table.words(row, 0);
      if (!label.isEmpty() && label.isWithin(value.sentence().stems())) {
        return true;
      }
    }
    return false;
  }
}
