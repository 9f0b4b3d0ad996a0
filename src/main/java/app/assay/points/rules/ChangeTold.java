package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Surroundings;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds changes that a sentence tells of what a table or the sentence before gives two numbers
/// for: "returns in the trial shops fell by 4.5 percentage points" where their row reads 11.6 % and
/// 8.1 %.
final class ChangeTold {

  /// A longer label says more than what it is of.
  private static final int LONGEST = 6;

  /// A text of more rows is a set of data.
  private static final int MOST_ROWS = 400;

  private static final WordSet DOWN = WordLists.words("goes-down");

  private static final WordSet TO = WordLists.words("range-end-header");

  private static final WordSet UP = WordLists.words("goes-up");

  private final List<Row> rows = new ArrayList<>();
  private final List<Misfit> wrong = new ArrayList<>();

  /// The two numbers of what a row is of.
  ///
  /// @param around the words that say what the table is of
  private record Row(
      PlacedBlock table, StemSet label, StemSet around, Quantity before, Quantity after) {}

  private ChangeTold() {}

  static List<Misfit> in(DocumentReading document) {
    ChangeTold all = new ChangeTold();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.TABLE && block.reading().holdsValue()) {
        Grid.of(block.reading()).ifPresent(grid -> all.read(block, grid));
      }
    }
    boolean tables = !all.rows.isEmpty() && all.rows.size() <= MOST_ROWS;
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks() || block.reading().table().isPresent()) {
        continue;
      }
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        Sentence sentence = sentences.get(i);
        if (!Amounts.isTelling(sentence)) {
          continue;
        }
        if (tables) {
          all.compare(block, sentence);
        }
        if (i > 0) {
          all.compare(block, sentences.get(i - 1), sentence);
        }
      }
    }
    return all.wrong;
  }

  /// Rows of a label and two numbers of one measure.
  private void read(PlacedBlock table, Grid grid) {
    if (grid.columns() != 3) {
      return;
    }
    for (int row = 1; row < grid.rows(); row++) {
      Optional<Sentence> label = grid.cell(row, 0);
      Optional<Quantity> one = ColumnTotal.value(grid, row, 1);
      Optional<Quantity> two = ColumnTotal.value(grid, row, 2);
      if (label.isPresent()
          && one.isPresent()
          && two.isPresent()
          && label.get().words() <= LONGEST
          && !label.get().stems().isEmpty()
          && Amounts.isTelling(one.get().sentence())
          && Amounts.isTelling(two.get().sentence())
          && one.get().dimension().equals(two.get().dimension())
          && ColumnTotal.sign(one.get()) > 0
          && ColumnTotal.sign(two.get()) > 0
          && one.get().low() > 0
          && two.get().low() > 0) {
        rows.add(
            new Row(
                table,
                firstPart(label.get()),
                around(table, grid).plus(label.get().stems()),
                one.get(),
                two.get()));
      }
    }
  }

  /// The words of a table's header, of its heading and of what stands over it.
  private static StemSet around(PlacedBlock table, Grid grid) {
    StemSet words = StemSet.EMPTY;
    for (int column = 0; column < grid.columns(); column++) {
      words = words.plus(grid.cell(0, column).map(Sentence::stems).orElse(StemSet.EMPTY));
    }
    Surroundings around = table.around();
    List<BlockReading> blocks = new ArrayList<>();
    around.captionAbove().ifPresent(blocks::add);
    if (!around.headings().isEmpty()) {
      blocks.add(around.headings().getLast());
    }
    for (BlockReading block : blocks) {
      for (Sentence sentence : block.sentences()) {
        words = words.plus(sentence.stems());
      }
    }
    return words;
  }

  /// What went up or down is what the table is of: "returns in the trial shops", but not "the staff
  /// of the trial shops".
  private static boolean isMeant(Sentence sentence, int verb, Row row) {
    for (int i = sentence.from(); i < verb; i++) {
      int stem = sentence.stem(i);
      if (sentence.stems().contains(stem) && !row.around.contains(stem)) {
        return false;
      }
    }
    return true;
  }

  /// "Trial shops (6)", "Waste, share of value baked": what it is called, without what is added.
  private static StemSet firstPart(Sentence label) {
    StemSet stems = StemSet.EMPTY;
    for (int i = label.from(); i < label.to(); i++) {
      if (",;(–—".indexOf(label.tokens().text(i).charAt(0)) >= 0) {
        break;
      }
      int stem = label.stem(i);
      if (label.stems().contains(stem)) {
        stems = stems.plus(StemSet.of(stem));
      }
    }
    return stems;
  }

  private void compare(PlacedBlock block, Sentence sentence) {
    Optional<Moves> moves = Moves.in(sentence);
    if (moves.isEmpty()) {
      return;
    }
    List<Row> named =
        rows.stream()
            .filter(r -> !r.label.isEmpty() && r.label.isWithin(sentence.stems()))
            .toList();
    int most = named.stream().mapToInt(r -> r.label.size()).max().orElse(0);
    List<Row> best = named.stream().filter(r -> r.label.size() == most).toList();
    if (best.size() != 1 || !isOfTable(block, best.getFirst(), most)) {
      return;
    }
    Row row = best.getFirst();
    if (!isMeant(sentence, moves.get().from(), row)) {
      return;
    }
    moves
        .get()
        .fault(row.before, row.after)
        .ifPresent(
            fault ->
                wrong.add(
                    new Misfit(
                        List.of(
                            block.place(moves.get().place(sentence)),
                            Amounts.place(row.table, row.before),
                            Amounts.place(row.table, row.after)),
                        fault)));
  }

  /// One word names a row only right below its table.
  private static boolean isOfTable(PlacedBlock block, Row row, int words) {
    return words > 1
        || (block.start() > row.table.start()
            && block.around().headings().equals(row.table.around().headings()));
  }

  /// "The rate went from 11.6 % to 8.1 %. That is a fall of 4.5 percentage points."
  private void compare(PlacedBlock block, Sentence before, Sentence sentence) {
    String first = Wording.lower(sentence.tokens(), sentence.from());
    boolean that = first.equals("that") || first.equals("this");
    boolean is = that && sentence.tokens().isWord(sentence.from() + 1, "is");
    if (!is || !Amounts.isTelling(before)) {
      return;
    }
    Optional<Moves> moves = Moves.in(sentence);
    List<Quantity> values = before.quantities();
    for (Quantity range : values) {
      boolean pair =
          range.low() != range.high()
              && Wording.before(before, range.from()).equals("from")
              && Wording.hasWithin(before, range.from(), range.to(), TO)
              && !range.isWhen();
      Optional<String> fault = pair ? moves.flatMap(m -> m.fault(range)) : Optional.empty();
      if (fault.isPresent()) {
        wrong.add(
            new Misfit(
                List.of(block.place(moves.get().place(sentence)), Amounts.place(block, range)),
                fault.get()));
        return;
      }
    }
    for (int i = 0; moves.isPresent() && i + 1 < values.size(); i++) {
      Quantity one = values.get(i);
      Quantity two = values.get(i + 1);
      boolean pair =
          Wording.before(before, one.from()).equals("from")
              && Wording.before(before, two.from()).equals("to")
              && two.from() - one.to() <= 2
              && Amounts.isExact(one)
              && Amounts.isExact(two)
              && one.base().equals(two.base());
      Optional<String> fault = pair ? moves.get().fault(one, two) : Optional.empty();
      if (fault.isPresent()) {
        Span said = before.tokens().span(one.from(), two.to());
        wrong.add(
            new Misfit(
                List.of(block.place(moves.get().place(sentence)), block.place(said)), fault.get()));
        return;
      }
    }
  }

  static boolean isDown(Sentence sentence, int token) {
    return sentence.tokens().isOneOf(token, DOWN);
  }

  static boolean isUp(Sentence sentence, int token) {
    return sentence.tokens().isOneOf(token, UP);
  }
}
