package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.TableReading;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/// The columns of a table that a sentence beside it names as columns: "The effort column holds
/// estimates", "Columns 2 and 3: audit log", "“Prompts followed” is taken from the band logs". What
/// it tells is told of them and of no other.
final class ColumnNote {

  private static final WordSet ONE = WordLists.words("one-column");

  private static final WordSet MANY = WordLists.words("several-columns");

  /// A name has at most so many words before "column".
  private static final int NAME = 4;

  /// A shorter title in quotation marks is a word like any other.
  private static final int SHORTEST = 4;

  private ColumnNote() {}

  /// The columns named, from 0; none where it names none, or begins like a note of the whole table
  /// ("Source: …; “late” means …").
  static Set<Integer> of(BlockReading table, Sentence note) {
    if (FigureScope.isGeneral(FigureOrigin.word(note, note.from()))) {
      return Set.of();
    }
    Set<Integer> columns = new TreeSet<>();
    for (int i = note.from(); i < note.to(); i++) {
      boolean one = note.tokens().isOneOf(i, ONE);
      if (one || note.tokens().isOneOf(i, MANY)) {
        numbered(note, i + 1, columns);
        named(table, note, i, columns);
      }
    }
    quoted(table, note, columns);
    return columns;
  }

  /// "Columns 2 and 3", counted from the one of the labels.
  private static void numbered(Sentence note, int from, Set<Integer> columns) {
    int to = Math.min(note.to(), from + NAME);
    for (int i = from; i < to; i++) {
      String word = FigureOrigin.word(note, i);
      if (word.length() == 1 && Character.isDigit(word.charAt(0))) {
        columns.add(Integer.parseInt(word) - 1);
      } else if (note.tokens().is(i, TokenClass.WORD) && !word.equals("and")) {
        return;
      }
    }
  }

  /// Those with a word of what stands before "column".
  private static void named(BlockReading table, Sentence note, int at, Set<Integer> columns) {
    List<TableReading.Cell> header = table.table().orElseThrow().header();
    for (int i = Math.max(note.from(), at - NAME); i < at; i++) {
      String word = FigureOrigin.word(note, i);
      for (int column = 0; word.length() >= SHORTEST && column < header.size(); column++) {
        if (HeaderWords.of(title(table, header.get(column))).contains(word)) {
          columns.add(column);
        }
      }
    }
  }

  private static void quoted(BlockReading table, Sentence note, Set<Integer> columns) {
    String text = note.text().toLowerCase(Locale.ROOT);
    if (text.indexOf('"') < 0 && text.indexOf('“') < 0) {
      return;
    }
    List<TableReading.Cell> header = table.table().orElseThrow().header();
    for (int column = 0; column < header.size(); column++) {
      String title = title(table, header.get(column));
      int bracket = title.indexOf('(');
      String name = (bracket > 0 ? title.substring(0, bracket) : title).strip();
      if (name.length() >= SHORTEST
          && (text.contains('"' + name + '"') || text.contains('“' + name + '”'))) {
        columns.add(column);
      }
    }
  }

  private static String title(BlockReading table, TableReading.Cell cell) {
    return cell.span().in(table.text()).toLowerCase(Locale.ROOT);
  }
}
