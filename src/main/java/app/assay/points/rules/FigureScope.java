package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Notes that answer for a part of a table only: "Rows one and two are projections", "Lots are
/// counted from the catalogue".
final class FigureScope {

  private static final List<String> NUMBERS =
      List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");
  private static final Set<String> PARTS = Set.of("row", "rows", "column", "columns");

  private FigureScope() {}

  /// The note under a table speaks of some rows, or of a column that holds no doubtful figures.
  static boolean isPartial(BlockReading table, Sentence note) {
    return !rows(note).isEmpty() || isOfAPlainColumn(table, note);
  }

  /// The note above or below names rows.
  static boolean isAnyPartial(Surroundings around) {
    return !rows(around).isEmpty();
  }

  /// The rows, from 1, that notes above or below answer for.
  static List<Integer> rows(Surroundings around) {
    List<Integer> rows = new ArrayList<>();
    FigureOrigin.first(around.captionAbove()).ifPresent(s -> rows.addAll(rows(s)));
    FigureOrigin.first(around.captionBelow()).ifPresent(s -> rows.addAll(rows(s)));
    return rows;
  }

  private static List<Integer> rows(Sentence note) {
    List<Integer> rows = new ArrayList<>();
    boolean named = false;
    for (int i = note.from(); i < note.to(); i++) {
      String word = FigureOrigin.word(note, i);
      if (PARTS.contains(word)) {
        named |= word.startsWith("row");
      }
      int number = number(word);
      if (number > 0 && i < note.from() + 8) {
        rows.add(number);
      }
    }
    boolean told = note.hasAny(Cue.PROVENANCE, Cue.ESTIMATED, Cue.METHOD);
    return named && told ? rows : List.of();
  }

  private static int number(String word) {
    if (word.length() <= 2 && !word.isEmpty() && word.chars().allMatch(Character::isDigit)) {
      return Integer.parseInt(word);
    }
    return Math.max(NUMBERS.indexOf(word), ORDINALS.indexOf(word)) + 1;
  }

  private static boolean isOfAPlainColumn(BlockReading table, Sentence note) {
    String subject = FigureOrigin.word(note, note.from());
    Optional<TableReading> cells = table.table();
    if (cells.isEmpty() || subject.length() < 3) {
      return false;
    }
    List<TableReading.Cell> header = cells.get().header();
    for (int column = 0; column < header.size(); column++) {
      String title = header.get(column).span().in(table.text()).toLowerCase(Locale.ROOT);
      if (title.startsWith(subject)) {
        int of = column;
        return table.sentences().stream()
            .filter(s -> s.cell().filter(c -> c.row() > 0 && c.column() == of).isPresent())
            .noneMatch(s -> FigureKind.of(s).isPresent());
      }
    }
    return false;
  }
}
