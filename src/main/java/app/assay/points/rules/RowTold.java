package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.LooseQuantities;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Scope;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds what a sentence says of the row of a table by its name, where the row has another number:
/// "fundraising brought in a quarter of all income" over "Fundraising | 20 %".
final class RowTold {

  /// A longer name says more than what the row is of.
  private static final int LONGEST = 6;

  /// Values so far apart are of two things.
  private static final double FARTHEST = 2.1;

  /// A word with which more rows begin tells none of them apart.
  private static final int MOST_ALIKE = 24;

  /// A denial farther behind a value is none of it.
  private static final int NEAR = 4;

  /// A year farther off is that of something else.
  private static final int BESIDE = 10;

  private static final WordSet PLACES = WordLists.words("before-a-place");

  private static final WordSet TOGETHER = WordLists.words("adds-up");

  private static final Optional<Quantity> NONE = Optional.empty();

  /// By each word of their names.
  private final Map<Integer, List<Row>> rows = new HashMap<>();

  private final Map<ReadTable, Tables> tables = new HashMap<>();

  private final List<Discrepancy> found = new ArrayList<>();

  private RowTold() {}

  /// A row of a table, by its name.
  private record Row(ReadTable table, int number, StemSet name) {}

  /// Two values that differ, each in its block.
  record Discrepancy(PlacedBlock block, Quantity said, PlacedBlock table, Quantity cell) {}

  static List<Discrepancy> in(DocumentReading document) {
    RowTold all = new RowTold();
    ReadTable.in(document).forEach(all::enter);
    all.rows.values().removeIf(alike -> alike.size() > MOST_ALIKE);
    if (!all.rows.isEmpty()) {
      Amounts.spoken(document).forEach(all::read);
    }
    return all.found;
  }

  private void enter(ReadTable table) {
    for (int row = 1; row < table.grid().rows(); row++) {
      int number = row;
      table
          .grid()
          .cell(row, 0)
          .filter(l -> l.words() <= LONGEST && !Stated.isTotal(l) && l.quantities().isEmpty())
          .map(RowTold::name)
          .filter(n -> !n.isEmpty())
          .ifPresent(
              n -> {
                Row entered = new Row(table, number, n);
                for (int i = 0; i < n.size(); i++) {
                  rows.computeIfAbsent(n.get(i), f -> new ArrayList<>()).add(entered);
                }
              });
    }
  }

  /// "Fundraising" of "Fundraising and donations", "Veteran" of "Veteran or surviving spouse".
  static StemSet name(Sentence label) {
    Tokens tokens = label.tokens();
    StemSet name = StemSet.EMPTY;
    for (int i = label.from(); i < label.to(); i++) {
      boolean joint = tokens.isWord(i, "and") || tokens.isWord(i, "or") || tokens.is(i, '&');
      if (!name.isEmpty() && (joint || tokens.is(i, TokenClass.OPEN))) {
        break;
      }
      if (!tokens.is(i, TokenClass.WORD) && tokens.text(i).length() == 1 && !tokens.is(i, '*')) {
        return StemSet.EMPTY;
      }
      if (label.stems().contains(label.stem(i)) && tokens.end(i) - tokens.start(i) > 2) {
        name = name.plus(StemSet.of(label.stem(i)));
      }
    }
    return name;
  }

  private void read(PlacedBlock block) {
    LooseQuantities loosely = LooseQuantities.of(block);
    List<Sentence> sentences = block.reading().sentences();
    for (int i = 0; i < sentences.size(); i++) {
      Sentence sentence = sentences.get(i);
      if (!isOfNow(sentence)) {
        continue;
      }
      List<Quantity> values = new ArrayList<>(sentence.quantities());
      loosely.of(i).stream().filter(q -> q.dimension().equals("%")).forEach(values::add);
      List<Row> named = values.isEmpty() ? List.of() : named(sentence);
      for (Quantity value : values) {
        if (isPlain(sentence, value, values)) {
          StemSet said = i == 0 ? sentence.stems() : sentences.get(i - 1).stems();
          for (Row row : named) {
            compare(block, value, said.plus(sentence.stems()), row, named);
          }
        }
      }
    }
  }

  private static boolean isOfNow(Sentence sentence) {
    return ToldOfNow.is(sentence)
        && !sentence.has(Cue.NORMATIVE)
        && !Wording.has(sentence, TOGETHER);
  }

  private static boolean isPlain(Sentence sentence, Quantity value, List<Quantity> all) {
    boolean exact =
        value.isLoose()
            || (Amounts.isExact(value) && !Wording.before(sentence, value.from()).equals("by"));
    boolean denied =
        sentence.all(Cue.NEGATION).stream().anyMatch(m -> m.from() < value.to() + NEAR)
            || Wording.before(sentence, value.from()).equals("all");
    return exact && !denied && all.stream().filter(q -> q.base().equals(value.base())).count() == 1;
  }

  private List<Row> named(Sentence sentence) {
    List<Row> named = new ArrayList<>();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)) {
        for (Row row : rows.getOrDefault(sentence.stem(i), List.of())) {
          if (isNamedAt(sentence, i, row.name) && named.stream().noneMatch(r -> r == row)) {
            named.add(row);
          }
        }
      }
    }
    return named;
  }

  /// The words of a name follow each other.
  static boolean isNamedAt(Sentence sentence, int token, StemSet name) {
    StemSet left = name;
    for (int i = token; i < sentence.to() && !left.isEmpty(); i++) {
      StemSet word = StemSet.of(sentence.stem(i));
      if (left.isDisjoint(word)) {
        return false;
      }
      left = left.without(word);
    }
    return left.isEmpty();
  }

  private void compare(PlacedBlock block, Quantity value, StemSet said, Row row, List<Row> named) {
    boolean alone = named.stream().noneMatch(r -> r != row && r.table == row.table);
    Optional<Quantity> cell = alone ? cell(value, said, row) : Optional.empty();
    if (cell.isPresent()
        && isOther(value, cell.get())
        && isOfScope(value, cell.get(), row)
        && !gives(row.table, value)) {
      found.add(new Discrepancy(block, value, row.table.block(), cell.get()));
    }
  }

  private boolean gives(ReadTable table, Quantity value) {
    return tables.computeIfAbsent(table, t -> new Tables()).give(table.block(), value)
        || (value.isRange() && givesWithin(table, value));
  }

  private static boolean givesWithin(ReadTable table, Quantity value) {
    return table.block().reading().sentences().stream()
        .flatMap(s -> s.quantities().stream())
        .anyMatch(
            q ->
                q.base().equals(value.base()) && q.low() >= value.low() && q.low() <= value.high());
  }

  private static boolean isOther(Quantity value, Quantity cell) {
    double said = (value.low() + value.high()) / 2;
    double ratio = Math.max(said / cell.low(), cell.low() / said);
    double off = Math.abs(said - cell.low());
    boolean rounded = off <= Amounts.slack(value) * 2.1 || (value.isRange() && off < 2);
    return !rounded && ratio > 1.02 && ratio <= FARTHEST;
  }

  /// No other year, month or name is told of than the table tells of.
  private static boolean isOfScope(Quantity value, Quantity cell, Row row) {
    Scope said = value.scope();
    Scope there = cell.scope();
    return !isOfYear(value, there)
        && said.months().isWithin(there.months())
        && !isElsewhere(value.sentence(), row);
  }

  /// Of a year beside it that the table does not tell of.
  private static boolean isOfYear(Quantity value, Scope there) {
    if (value.scope().years().isWithin(there.years())) {
      return false;
    }
    Sentence sentence = value.sentence();
    int to = Math.min(sentence.to(), value.to() + BESIDE);
    for (int i = Math.max(sentence.from(), value.from() - BESIDE); i < to; i++) {
      if (sentence.tokens().is(i, TokenClass.YEAR)) {
        return true;
      }
    }
    return false;
  }

  /// "In Zurich", of which the table does not tell.
  private static boolean isElsewhere(Sentence sentence, Row row) {
    Tokens tokens = sentence.tokens();
    StemSet known = row.table.around().plus(row.table.words(row.number, 0));
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      if (tokens.isOneOf(i, PLACES)
          && tokens.is(i + 1, TokenClass.CAP)
          && !known.contains(sentence.stem(i + 1))) {
        return true;
      }
    }
    return false;
  }

  /// The one cell of the row that measures the same and lies under words of the text.
  private static Optional<Quantity> cell(Quantity value, StemSet said, Row row) {
    List<Quantity> like = new ArrayList<>();
    List<Quantity> meant = new ArrayList<>();
    Sentence sentence = value.sentence();
    StemSet words = said.plus(value.noun()).without(row.name).map(Synonyms::of);
    StemSet head = StemSet.of(Synonyms.of(sentence.stem(value.to() - 1)));
    for (int column = 1; column < row.table.grid().columns(); column++) {
      Optional<Quantity> cell = row.table.value(row.number, column);
      StemSet header = row.table.words(0, column).map(Synonyms::of);
      if (cell.isPresent() && cell.get().dimension().equals(value.dimension())) {
        boolean counted = !value.isCount() || (value.low() > 2 && !header.isDisjoint(head));
        if (counted) {
          like.add(cell.get());
          if (!header.isDisjoint(words)) {
            meant.add(cell.get());
          }
        }
      }
    }
    if (value.isLoose()) {
      return like.size() == 1 && isOfWhole(value, row) ? Optional.of(like.getFirst()) : NONE;
    }
    if (meant.size() == 1) {
      return Optional.of(meant.getFirst());
    }
    boolean figure = !value.isCount() && !value.dimension().equals("%");
    return like.size() == 1 && figure && isOfFigures(row) ? Optional.of(like.getFirst()) : NONE;
  }

  /// A table of one figure for each name.
  private static boolean isOfFigures(Row row) {
    return row.table.grid().columns() <= 3 || row.name.size() > 1;
  }

  /// "A quarter of all income" over a table of income.
  private static boolean isOfWhole(Quantity share, Row row) {
    Sentence sentence = share.sentence();
    StemSet over = row.table.around().without(row.name);
    for (int column = 0; column < row.table.grid().columns(); column++) {
      over = over.plus(row.table.words(0, column));
    }
    for (int i = share.from(); i < Math.min(sentence.to(), share.to() + 3); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)
          && !sentence.tokens().isLight(i)
          && over.contains(sentence.stem(i))) {
        return true;
      }
    }
    return false;
  }
}
