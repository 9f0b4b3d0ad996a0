package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Moment;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a day that a sentence gives for a row of a table of days and the row does not: "we go live
/// on 1 March 2027" and "M6 Go-live | 1 Apr 2027".
final class RowDated {

  /// A label of more words says more than what it is of.
  private static final int LONGEST = 5;

  /// A table of fewer days is none of steps.
  private static final int FEWEST = 3;

  /// A shorter name stands in many words.
  private static final int FEWEST_LETTERS = 6;

  /// From the name to its day.
  private static final int REACH = 8;

  /// More rows are a calendar.
  private static final int MOST = 80;

  /// @param name the letters of the label in lower case
  private record Row(PlacedBlock table, String name, List<Quantity> days) {}

  private RowDated() {}

  static List<Opposed> in(DocumentReading document) {
    List<Row> rows = new ArrayList<>();
    for (ReadTable table : ReadTable.in(document)) {
      List<Row> dated = new ArrayList<>();
      for (int row = 1; row < table.grid().rows(); row++) {
        row(table, row).ifPresent(dated::add);
      }
      if (dated.size() >= FEWEST) {
        rows.addAll(dated);
      }
    }
    List<Opposed> found = new ArrayList<>();
    if (!rows.isEmpty() && rows.size() <= MOST) {
      for (PlacedBlock block : Amounts.prose(document)) {
        block.reading().sentences().forEach(s -> read(block, s, rows, found));
      }
    }
    return found;
  }

  private static Optional<Row> row(ReadTable table, int row) {
    Optional<Sentence> label =
        table.grid().label(row).filter(l -> l.words() <= LONGEST && l.dates().isEmpty());
    List<Quantity> days = new ArrayList<>();
    for (Sentence cell : table.grid().row(row)) {
      cell.quantities().stream().filter(Quantity::isDate).forEach(days::add);
    }
    boolean told = label.filter(RowDated::isOfTwoWords).isPresent();
    String name = told ? label.map(l -> letters(l, l.from(), l.to())).orElse("") : "";
    return days.isEmpty() || name.length() < FEWEST_LETTERS
        ? Optional.empty()
        : Optional.of(new Row(table.block(), name, days));
  }

  /// "Go-live", "Data migration": one word, "Approved", is said of many things.
  private static boolean isOfTwoWords(Sentence label) {
    int words = 0;
    for (int i = label.from(); i < label.to(); i++) {
      boolean word = label.tokens().is(i, TokenClass.WORD);
      words += word ? 1 : 0;
      words += word && label.tokens().text(i).indexOf('-') > 0 ? 1 : 0;
    }
    return words > 1;
  }

  /// The letters of words that are no numbers, "golive" of "M6 Go-live".
  private static String letters(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    StringBuilder letters = new StringBuilder();
    for (int i = from; i < to; i++) {
      String word = tokens.is(i, TokenClass.WORD) ? tokens.lower(i) : "";
      if (word.chars().noneMatch(Character::isDigit)) {
        word.chars().filter(Character::isLetter).forEach(c -> letters.append((char) c));
      }
    }
    return letters.toString();
  }

  private static void read(
      PlacedBlock block, Sentence sentence, List<Row> rows, List<Opposed> found) {
    List<Quantity> days = sentence.quantities().stream().filter(Quantity::isDate).toList();
    if (days.size() != 1
        || sentence.isQuestion()
        || sentence.hasAny(Cue.HYPOTHETICAL, Cue.DISCREPANCY, Cue.NEGATION)) {
      return;
    }
    Quantity day = days.getFirst();
    int from = Math.max(sentence.from(), day.from() - REACH);
    boolean on =
        sentence.tokens().isWord(day.from() - 1, "on")
            || Wording.before(sentence, day.from()).equals(":");
    String said = on ? letters(sentence, from, day.from() - 1) : "";
    List<Row> named = rows.stream().filter(r -> said.endsWith(r.name)).toList();
    if (named.size() == 1 && isOther(day, named.getFirst())) {
      Row row = named.getFirst();
      found.add(
          new Opposed(Amounts.place(row.table, row.days.getFirst()), Amounts.place(block, day)));
    }
  }

  /// None of the days of the row.
  private static boolean isOther(Quantity day, Row row) {
    return row.days.stream().allMatch(d -> Moment.of(d).contradicts(Moment.of(day)));
  }
}
