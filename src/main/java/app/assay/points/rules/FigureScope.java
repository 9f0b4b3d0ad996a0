package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Notes that answer for a part of a table only: "Rows one and two are projections", "Lots are
/// counted from the catalogue".
final class FigureScope {

  private static final List<String> NUMBERS =
      List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");
  private static final WordSet PARTS = WordLists.words("rows-and-columns");

  /// A shorter word is no subject.
  private static final int SHORTEST = 3;

  /// A row's name farther on is no subject.
  private static final int FIRST_WORDS = 5;

  private FigureScope() {}

  /// The note under a table speaks of some rows, or of some columns beside which others hold
  /// doubtful figures.
  static boolean isPartial(BlockReading table, Sentence note) {
    return !rows(note).isEmpty() || isOfSomeColumns(table, note);
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

  /// The rows whose names the note below says before it tells a source: "Selwick: annual report".
  static List<Integer> named(BlockReading table, BlockReading below) {
    List<Integer> rows = new ArrayList<>();
    int labels = 0;
    for (Sentence cell : table.sentences()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      if (!place.isHeader() && place.column() == 0 && cell.words() > 0) {
        labels++;
        if (below.sentences().stream().anyMatch(s -> isSubject(cell, s))) {
          rows.add(place.row());
        }
      }
    }
    return rows.size() < labels ? rows : List.of();
  }

  /// A word of the label stands near the beginning of a sentence that tells a source.
  private static boolean isSubject(Sentence label, Sentence note) {
    if (!note.hasAny(Cue.PROVENANCE, Cue.METHOD, Cue.ESTIMATED, Cue.RECORD)
        || isGeneral(FigureOrigin.word(note, note.from()))) {
      return false;
    }
    for (int i = note.from(); i < Math.min(note.to(), note.from() + FIRST_WORDS); i++) {
      String word = FigureOrigin.word(note, i);
      for (int k = label.from(); k < label.to(); k++) {
        String named = FigureOrigin.word(label, k);
        boolean same = isLike(word, named);
        if (same && word.length() > 3 && tells(note, i + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  /// "Source: …" speaks of all rows, "Table A. Selwick: …" of one.
  static boolean isGeneral(String first) {
    return FigureOrigin.NOTES.contains(first) && !first.equals("table") && !first.equals("n");
  }

  /// A colon, or after the first word "from", stands within a few words.
  private static boolean tells(Sentence note, int from) {
    for (int i = from; i < Math.min(note.to(), from + FIRST_WORDS - 1); i++) {
      boolean first = from == note.from() + 1;
      if (note.tokens().is(i, TokenClass.COLON)
          || (first && FigureOrigin.word(note, i).equals("from"))) {
        return true;
      }
    }
    return false;
  }

  /// "weights" and "weight".
  private static boolean isLike(String one, String two) {
    return Math.min(one.length(), two.length()) > 3
        && Math.abs(one.length() - two.length()) < 2
        && (one.startsWith(two) || two.startsWith(one));
  }

  private static List<Integer> rows(Sentence note) {
    if (!note.hasAny(Cue.PROVENANCE, Cue.ESTIMATED, Cue.METHOD)) {
      return List.of();
    }
    List<Integer> rows = new ArrayList<>();
    boolean named = false;
    for (int i = note.from(); i < note.to(); i++) {
      String word = FigureOrigin.word(note, i);
      if (PARTS.contains(word)) {
        named |= word.startsWith("row");
      }
      int number = i < note.from() + 8 ? number(word) : 0;
      if (number > 0) {
        rows.add(number);
      }
    }
    return named ? rows : List.of();
  }

  private static int number(String word) {
    if (word.length() <= 2 && !word.isEmpty() && word.chars().allMatch(Character::isDigit)) {
      return Integer.parseInt(word);
    }
    return Math.max(NUMBERS.indexOf(word), ORDINALS.indexOf(word)) + 1;
  }

  /// The columns, from 0, for which the note below or a bracket of the lead-in answers: "Weights
  /// are from the mill's sheets", "Revenue and budget: management accounts", "(prices from the
  /// offers)".
  static List<Integer> columns(BlockReading table, Surroundings around) {
    List<Integer> columns = new ArrayList<>(aside(table, around.captionAbove()));
    FigureOrigin.first(around.captionBelow())
        .filter(FigureScope::tellsSource)
        .ifPresent(note -> columns.addAll(columns(table, note)));
    around.captionAbove().ifPresent(above -> columns.addAll(noted(table, above)));
    around.captionBelow().ifPresent(below -> columns.addAll(noted(table, below)));
    return columns;
  }

  private static boolean tellsSource(Sentence note) {
    return note.hasAny(Cue.PROVENANCE, Cue.METHOD, Cue.ESTIMATED, Cue.RECORD);
  }

  /// Those that a sentence which tells a source calls columns.
  private static List<Integer> noted(BlockReading table, BlockReading note) {
    return note.sentences().stream()
        .filter(FigureScope::tellsSource)
        .flatMap(s -> Stream.concat(ColumnNote.of(table, s).stream(), told(table, s).stream()))
        .toList();
  }

  /// "Spend: final invoices. Reach: the owners' planning tools."
  private static List<Integer> told(BlockReading table, Sentence note) {
    List<String> listed = listed(note);
    return columns(table, title -> listed.stream().anyMatch(word -> isIn(word, title)));
  }

  private static List<Integer> columns(BlockReading table, Sentence note) {
    String subject = FigureOrigin.word(note, note.from());
    if (table.table().isEmpty() || subject.length() < SHORTEST || isGeneral(subject)) {
      return List.of();
    }
    List<String> listed = listed(note);
    return columns(
        table,
        title ->
            title.startsWith(subject)
                || isLike(firstWord(title), subject)
                || listed.stream().anyMatch(word -> isIn(word, title)));
  }

  /// The words before a colon near the beginning: "Revenue and budget: management accounts".
  private static List<String> listed(Sentence note) {
    List<String> words = new ArrayList<>();
    for (int i = note.from(); i < Math.min(note.to(), note.from() + FIRST_WORDS); i++) {
      if (note.tokens().is(i, TokenClass.COLON)) {
        return words;
      }
      words.add(FigureOrigin.word(note, i));
    }
    return List.of();
  }

  /// What a bracket at the end of the lead-in answers for: "(prices from the written offers)".
  private static List<Integer> aside(BlockReading table, Optional<BlockReading> above) {
    if (table.table().isEmpty() || above.isEmpty() || above.get().sentences().isEmpty()) {
      return List.of();
    }
    Sentence lead = above.get().sentences().getLast();
    for (int i = lead.from(); i + 2 < lead.to(); i++) {
      if (lead.tokens().is(i, '(') && FigureOrigin.word(lead, i + 2).equals("from")) {
        String subject = FigureOrigin.word(lead, i + 1);
        return columns(table, title -> isIn(subject, title));
      }
    }
    return List.of();
  }

  /// The lead-in answers for some columns in a bracket, and others hold doubtful figures.
  static boolean isAsideOfSome(BlockReading table, BlockReading above) {
    return leaveOthers(table, aside(table, Optional.of(above)));
  }

  private static List<Integer> columns(BlockReading table, Predicate<String> isNamed) {
    List<TableReading.Cell> header = table.table().orElseThrow().header();
    List<Integer> columns = new ArrayList<>();
    for (int column = 0; column < header.size(); column++) {
      if (isNamed.test(header.get(column).span().in(table.text()).toLowerCase(Locale.ROOT))) {
        columns.add(column);
      }
    }
    return columns;
  }

  /// A word of the title is that word, in the singular or plural.
  private static boolean isIn(String word, String title) {
    return HeaderWords.of(title).stream().anyMatch(named -> isLike(named, word));
  }

  /// The letters that a title begins with.
  private static String firstWord(String title) {
    return HeaderWords.of(title).stream().findFirst().filter(title::startsWith).orElse("");
  }

  /// The note is about some columns, and others hold doubtful figures.
  private static boolean isOfSomeColumns(BlockReading table, Sentence note) {
    return leaveOthers(table, columns(table, note)) || isOfNamedColumns(table, note);
  }

  /// The sentence names some columns as such, and others hold doubtful figures.
  static boolean isOfNamedColumns(BlockReading table, Sentence note) {
    return leaveOthers(table, List.copyOf(ColumnNote.of(table, note)));
  }

  private static boolean leaveOthers(BlockReading table, List<Integer> columns) {
    return !columns.isEmpty()
        && table.sentences().stream()
            .filter(s -> s.cell().filter(c -> c.row() > 0 && c.column() > 0).isPresent())
            .filter(s -> !columns.contains(s.cell().orElseThrow().column()))
            .anyMatch(s -> FigureKind.of(s).isPresent());
  }
}
