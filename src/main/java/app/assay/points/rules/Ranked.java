package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A table's rows by their names and its columns of numbers, held against a sentence that calls one
/// row the first or last of them.
final class Ranked {

  private static final WordSet LESS_IS_BETTER = WordLists.words("less-is-better");
  private static final WordSet NO_MEASURE = WordLists.words("no-measure");

  private static final Map<String, WordSet> WORDS = WordLists.family("rank-word-");

  private static final Map<String, WordSet> HEADERS = WordLists.family("rank-header-");

  /// The first of two says nothing of a table.
  private static final int FEWEST_ROWS = 3;

  private static final int MOST_ROWS = 40;

  /// A name farther from the superlative is hardly its subject.
  private static final int FARTHEST = 12;

  /// A name behind it must stand nearer.
  private static final int BEHIND = 6;

  /// Of more columns that a sentence does not name, it is likely to mean another thing.
  private static final int MOST_COLUMNS = 3;

  private final PlacedBlock table;
  private final Grid grid;
  private final List<Integer> rows = new ArrayList<>();
  private final List<Integer> columns = new ArrayList<>();

  private Ranked(PlacedBlock table, Grid grid) {
    this.table = table;
    this.grid = grid;
    for (int row = 1; row < grid.rows(); row++) {
      boolean named =
          grid.cell(row, 0).filter(c -> !Stated.isTotal(c) && c.words() > 0).isPresent();
      if (named) {
        rows.add(row);
      }
    }
    for (int column = 1; column < grid.columns() && rows.size() >= FEWEST_ROWS; column++) {
      if (isOfNumbers(column)) {
        columns.add(column);
      }
    }
  }

  /// A cell that shows that a sentence is wrong.
  record Proof(PlacedBlock table, Sentence cell) {}

  static Optional<Ranked> of(PlacedBlock table) {
    return Grid.of(table.reading())
        .filter(g -> g.rows() > FEWEST_ROWS && g.rows() <= MOST_ROWS)
        .map(g -> new Ranked(table, g))
        .filter(r -> !r.columns.isEmpty());
  }

  private boolean isOfNumbers(int column) {
    for (String word : HeaderWords.of(grid.header(column))) {
      if (NO_MEASURE.contains(word)) {
        return false;
      }
    }
    String base = "";
    for (int row : rows) {
      Optional<Quantity> value = value(row, column);
      if (value.isEmpty() || !(base.isEmpty() || base.equals(value.get().base()))) {
        return false;
      }
      base = value.get().base();
    }
    return true;
  }

  private Optional<Quantity> value(int row, int column) {
    return grid.cell(row, column)
        .map(Sentence::quantities)
        .filter(q -> !q.isEmpty() && !q.getFirst().isDate() && !q.getFirst().isRange())
        .map(List::getFirst);
  }

  private double number(int row, int column) {
    return value(row, column).map(q -> q.low() * ColumnTotal.sign(q)).orElseThrow();
  }

  /// The cell that contradicts the superlative of a sentence, where there is one.
  ///
  /// @param near whether both stand under one heading
  Optional<Proof> against(Sentence sentence, Extreme extreme, boolean near) {
    int named = named(sentence, extreme.token());
    if (named < 0 || isOfAnotherThing(sentence, extreme.token())) {
      return Optional.empty();
    }
    boolean own = WORDS.values().stream().anyMatch(w -> isSaid(sentence, extreme, w));
    List<Integer> meant = ofWord(sentence, extreme.token());
    if (own && meant.isEmpty()) {
      return Optional.empty();
    }
    if (meant.isEmpty()) {
      meant = columns.stream().filter(c -> isNamed(c, named, sentence)).toList();
    }
    if (meant.isEmpty()) {
      if (!near || columns.size() > MOST_COLUMNS || isOfAnother(sentence, extreme)) {
        return Optional.empty();
      }
      meant = columns;
    }
    for (int column : meant) {
      if (isExtreme(named, column, extreme)) {
        return Optional.empty();
      }
    }
    int column = shown(meant, named, extreme);
    int row =
        isLast(named, column, extreme)
            ? named
            : extremeOf(column, extreme.kind().isLargest(isLessBetter(column)));
    return grid.cell(row, column)
        .filter(cell -> !cell.has(Cue.DISCREPANCY))
        .map(cell -> new Proof(table, cell));
  }

  private static boolean isSaid(Sentence sentence, Extreme extreme, WordSet words) {
    return sentence.tokens().isOneOf(extreme.token(), words);
  }

  /// The columns that a superlative is said of whatever else the sentence says: the quietest is
  /// that under "Sound power".
  private List<Integer> ofWord(Sentence sentence, int token) {
    for (Map.Entry<String, WordSet> kind : WORDS.entrySet()) {
      if (sentence.tokens().isOneOf(token, kind.getValue())) {
        WordSet headers = HEADERS.get(kind.getKey());
        return headers == null
            ? List.of()
            : columns.stream()
                .filter(c -> grid.cell(0, c).filter(h -> Wording.has(h, headers)).isPresent())
                .toList();
      }
    }
    return List.of();
  }

  /// "The largest single piece" over a table of classes of pieces: no word of the table is that
  /// which is the largest.
  private boolean isOfAnotherThing(Sentence sentence, int token) {
    int noun = -1;
    for (int i = token + 1; i < sentence.to(); i++) {
      boolean word = sentence.tokens().is(i, TokenClass.WORD) && !sentence.tokens().isLight(i);
      if (!word) {
        break;
      }
      noun = i;
    }
    if (noun < 0 || sentence.tokens().is(noun, TokenClass.CAP)) {
      return false;
    }
    StemSet known = StemSet.EMPTY;
    for (int column = 0; column < grid.columns(); column++) {
      known = known.plus(grid.cell(0, column).map(Sentence::stems).orElse(StemSet.EMPTY));
    }
    for (int row : rows) {
      known = known.plus(grid.cell(row, 0).map(Sentence::stems).orElse(StemSet.EMPTY));
    }
    known = known.plus(ReadTable.around(table));
    for (int i = token + 1; i <= noun; i++) {
      if (known.map(Synonyms::of).contains(Synonyms.of(sentence.stem(i)))) {
        return false;
      }
    }
    return true;
  }

  /// "The best balance", where the table has more columns than one and none of them is of that.
  private boolean isOfAnother(Sentence sentence, Extreme extreme) {
    int next = extreme.token() + 1;
    if (extreme.kind() != Extreme.Kind.GOOD
        || columns.size() == 1
        || next >= sentence.to()
        || !sentence.tokens().is(next, TokenClass.WORD)
        || sentence.tokens().isLight(next)) {
      return false;
    }
    for (int column = 0; column < grid.columns(); column++) {
      if (grid.cell(0, column).filter(h -> h.stems().contains(sentence.stem(next))).isPresent()) {
        return false;
      }
    }
    return true;
  }

  /// Of several columns the first in which the row comes last.
  private int shown(List<Integer> meant, int named, Extreme extreme) {
    for (int column : meant) {
      if (isLast(named, column, extreme)) {
        return column;
      }
    }
    return meant.getFirst();
  }

  private boolean isLast(int row, int column, Extreme extreme) {
    int last = extremeOf(column, !extreme.kind().isLargest(isLessBetter(column)));
    return number(last, column) == number(row, column);
  }

  private boolean isExtreme(int row, int column, Extreme extreme) {
    int first = extremeOf(column, extreme.kind().isLargest(isLessBetter(column)));
    return number(first, column) == number(row, column);
  }

  private int extremeOf(int column, boolean largest) {
    int found = rows.getFirst();
    for (int row : rows) {
      double more = number(row, column) - number(found, column);
      found = (largest ? more > 0 : more < 0) ? row : found;
    }
    return found;
  }

  private boolean isLessBetter(int column) {
    for (String word : HeaderWords.of(grid.header(column))) {
      if (LESS_IS_BETTER.contains(word)) {
        return true;
      }
    }
    return false;
  }

  /// The header shares a word with the sentence that the row's name has not.
  private boolean isNamed(int column, int row, Sentence sentence) {
    StemSet label = grid.cell(row, 0).map(Sentence::stems).orElse(StemSet.EMPTY);
    StemSet header = grid.cell(0, column).map(Sentence::stems).orElse(StemSet.EMPTY);
    return !header.without(label).isDisjoint(sentence.stems());
  }

  /// The row that the sentence names nearest before the superlative, or else nearest after it; -1
  /// for none.
  private int named(Sentence sentence, int token) {
    int best = -1;
    int nearest = Integer.MAX_VALUE;
    for (int row : rows) {
      StemSet label = grid.cell(row, 0).orElseThrow().stems();
      boolean said = !label.isEmpty() && label.isWithin(sentence.stems());
      int at = said ? place(sentence, label, token) : -1;
      int far = at < 0 ? Integer.MAX_VALUE : at <= token ? token - at : BEHIND + at - token;
      if (far < nearest && far <= FARTHEST) {
        nearest = far;
        best = row;
      }
    }
    return best;
  }

  private static int place(Sentence sentence, StemSet label, int token) {
    int found = -1;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (label.contains(sentence.stem(i)) && (found < 0 || i < token)) {
        found = i;
      }
    }
    return found;
  }
}
