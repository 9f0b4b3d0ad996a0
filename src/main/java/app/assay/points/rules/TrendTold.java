package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a course of things that a sentence tells of every step, and the table shows a step the
/// other way: "the rate has fallen in every quarter" over 5.2, 4.4, 3.7 and 4.9.
final class TrendTold {

  private static final int FEWEST = 3;

  private static final WordSet UP = WordLists.words("goes-up");

  private static final WordSet DOWN = WordLists.words("goes-down");

  private static final WordSet STEPS = WordLists.words("steps-of-time");

  private static final WordSet EVERY = WordLists.words("at-every-step");

  private static final WordSet STEADILY = WordLists.words("goes-steadily");

  private static final WordSet TAKES_BACK = WordLists.words("not-at-every-step");

  private final List<Misfit> wrong = new ArrayList<>();

  private TrendTold() {}

  /// Values of one thing in the order of their times.
  record Course(ReadTable table, List<Quantity> values, Sentence name) {}

  static List<Misfit> in(DocumentReading document) {
    TrendTold all = new TrendTold();
    List<Course> courses = courses(document);
    if (!courses.isEmpty()) {
      for (PlacedBlock block : Amounts.spoken(document, STEPS, STEADILY)) {
        block.reading().sentences().forEach(s -> all.read(block, s, courses));
      }
    }
    return all.wrong;
  }

  /// The columns and rows of numbers of all tables.
  static List<Course> courses(DocumentReading document) {
    List<Course> courses = new ArrayList<>();
    for (ReadTable table : ReadTable.in(document)) {
      columns(table, courses);
      rows(table, courses);
    }
    return courses;
  }

  private static void columns(ReadTable table, List<Course> courses) {
    Grid grid = table.grid();
    int end = table.isTotal(grid.rows() - 1) ? grid.rows() - 1 : grid.rows();
    for (int row = 1; row < end; row++) {
      if (!isTime(grid, row, 0)) {
        return;
      }
    }
    for (int column = 1; column < grid.columns(); column++) {
      List<Quantity> values = new ArrayList<>();
      for (int row = 1; row < end; row++) {
        table.value(row, column).ifPresent(values::add);
      }
      if (values.size() == end - 1 && values.size() >= FEWEST) {
        grid.cell(0, column).ifPresent(name -> courses.add(new Course(table, values, name)));
      }
    }
  }

  private static void rows(ReadTable table, List<Course> courses) {
    Grid grid = table.grid();
    int first = grid.columns();
    while (first > 1 && isTime(grid, 0, first - 1)) {
      first--;
    }
    if (grid.columns() - first < FEWEST) {
      return;
    }
    for (int row = 1; row < grid.rows(); row++) {
      List<Quantity> values = new ArrayList<>();
      for (int column = first; column < grid.columns(); column++) {
        table.value(row, column).ifPresent(values::add);
      }
      if (values.size() == grid.columns() - first) {
        grid.cell(row, 0).ifPresent(name -> courses.add(new Course(table, values, name)));
      }
    }
  }

  private static boolean isTime(Grid grid, int row, int column) {
    return grid.cell(row, column)
        .filter(
            c ->
                c.has(TokenClass.YEAR)
                    || c.has(TokenClass.MONTH)
                    || c.has(TokenClass.QUARTER)
                    || Wording.has(c, STEPS))
        .isPresent();
  }

  private void read(PlacedBlock block, Sentence sentence, List<Course> courses) {
    int verb = Amounts.isTelling(sentence) && tells(sentence) ? verb(sentence) : -1;
    if (verb < 0
        || sentence.hasAny(Cue.WILL, Cue.PLAN, Cue.NORMATIVE)
        || Wording.has(sentence, TAKES_BACK)) {
      return;
    }
    boolean up = sentence.tokens().isOneOf(verb, UP);
    List<Course> meant = courses.stream().filter(c -> isOf(sentence, verb, c)).toList();
    if (meant.size() != 1) {
      return;
    }
    Course course = meant.getFirst();
    against(course.values, up)
        .ifPresent(
            step ->
                wrong.add(
                    new Misfit(
                        List.of(
                            block.place(sentence.span()),
                            Amounts.place(course.table.block(), step)),
                        up ? "a fall" : "a rise")));
  }

  /// What goes up or down is what the course is of.
  private static boolean isOf(Sentence sentence, int verb, Course course) {
    for (int i = sentence.from(); i < verb; i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)
          && course.name.stems().contains(sentence.stem(i))) {
        return true;
      }
    }
    return false;
  }

  /// The first value that goes the other way.
  private static Optional<Quantity> against(List<Quantity> values, boolean up) {
    boolean newestFirst = isNewestFirst(values);
    for (int i = 1; i < values.size(); i++) {
      double step = values.get(i).low() - values.get(i - 1).low();
      boolean rises = newestFirst ? step < 0 : step > 0;
      if (step != 0 && rises != up) {
        return Optional.of(newestFirst ? values.get(i - 1) : values.get(i));
      }
    }
    return Optional.empty();
  }

  /// Rows or columns whose years run backwards.
  static boolean isNewestFirst(List<Quantity> values) {
    double first = year(values.getFirst());
    double last = year(values.getLast());
    return first > 0 && last > 0 && first > last;
  }

  private static double year(Quantity value) {
    Sentence.Cell cell = value.sentence().cell().orElseThrow();
    return cell.label()
        .map(TrendTold::year)
        .filter(y -> y > 0)
        .or(() -> cell.header().map(TrendTold::year))
        .orElse(0.0);
  }

  private static double year(Sentence title) {
    for (int i = title.from(); i < title.to(); i++) {
      if (title.tokens().is(i, TokenClass.YEAR)) {
        return LengthOfTime.whole(title.tokens().text(i).substring(2));
      }
    }
    return 0;
  }

  /// "In every quarter", "year after year", "each month", "steadily".
  private static boolean tells(Sentence sentence) {
    if (!sentence.mayHold(STEPS) && !sentence.mayHold(STEADILY)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean every =
          tokens.isOneOf(i, EVERY)
              && (tokens.isOneOf(i + 1, STEPS) || tokens.isOneOf(i + 2, STEPS));
      boolean after =
          tokens.isOneOf(i, STEPS)
              && (tokens.isWord(i + 1, "after") || tokens.isWord(i + 1, "by"))
              && tokens.lower(i).equals(tokens.lower(i + 2));
      if (every || after || tokens.isOneOf(i, STEADILY)) {
        return true;
      }
    }
    return false;
  }

  /// The one verb that goes up or down; -1 where there is none, or one of either.
  private static int verb(Sentence sentence) {
    int verb = -1;
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      boolean up = sentence.tokens().isOneOf(i, UP);
      if (up || sentence.tokens().isOneOf(i, DOWN)) {
        if (verb >= 0) {
          return -1;
        }
        verb = i;
      }
    }
    return verb;
  }
}
