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

/// Finds so many rises or falls in a row that a table does not show: "the fourth rise in a row",
/// "fell for the third year running".
final class RunTold {

  private static final List<String> ORDINALS =
      List.of(
          "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
          "tenth");

  private static final WordSet UP = WordLists.words("goes-up");

  private static final WordSet DOWN = WordLists.words("goes-down");

  private static final WordSet ROW = WordLists.words("in-a-row");

  /// From the ordinal to "in a row".
  private static final int REACH = 5;

  private RunTold() {}

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    List<TrendTold.Course> courses = TrendTold.courses(document);
    for (PlacedBlock block :
        courses.isEmpty() ? List.<PlacedBlock>of() : Amounts.spoken(document, ROW)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (Amounts.isTelling(sentence)
            && sentence.mayHold(ROW)
            && !sentence.hasAny(Cue.WILL, Cue.PLAN, Cue.NORMATIVE)) {
          read(block, sentence, courses, wrong);
        }
      }
    }
    return wrong;
  }

  private static void read(
      PlacedBlock block, Sentence sentence, List<TrendTold.Course> courses, List<Misfit> wrong) {
    int ordinal = ordinal(sentence);
    int steps = ordinal < 0 ? 0 : ORDINALS.indexOf(sentence.tokens().lower(ordinal)) + 1;
    boolean up = Wording.has(sentence, UP);
    if (steps < 2 || up == Wording.has(sentence, DOWN)) {
      return;
    }
    List<TrendTold.Course> named = courses.stream().filter(c -> isOf(sentence, c)).toList();
    List<TrendTold.Course> meant = named.isEmpty() && courses.size() == 1 ? courses : named;
    if (meant.size() == 1 && isOfLast(sentence, meant.getFirst())) {
      against(meant.getFirst().values(), steps, up)
          .ifPresent(
              step ->
                  wrong.add(
                      new Misfit(
                          List.of(
                              block.place(sentence.span()),
                              Amounts.place(meant.getFirst().table().block(), step)),
                          up ? "a fall among them" : "a rise among them")));
    }
  }

  /// "Fourth … in a row", "third … running", "second consecutive".
  private static int ordinal(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int to = Math.min(sentence.to(), i + 1 + REACH);
      if (ORDINALS.contains(tokens.lower(i)) && Wording.hasWithin(sentence, i, to, ROW)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isOf(Sentence sentence, TrendTold.Course course) {
    return !course.name().stems().isDisjoint(sentence.stems());
  }

  /// No year is told of, or the last one.
  private static boolean isOfLast(Sentence sentence, TrendTold.Course course) {
    List<Quantity> values = course.values();
    boolean newestFirst = TrendTold.isNewestFirst(values);
    Sentence cell = (newestFirst ? values.getFirst() : values.getLast()).sentence();
    Optional<Sentence> title =
        cell.cell().flatMap(c -> c.label().filter(l -> l.has(TokenClass.YEAR)).or(c::header));
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.YEAR)) {
        String year = sentence.tokens().text(i);
        return title.filter(t -> t.text().contains(year)).isPresent();
      }
    }
    return true;
  }

  /// The latest of the last steps that goes the other way, where there are so many.
  private static Optional<Quantity> against(List<Quantity> values, int steps, boolean up) {
    boolean newestFirst = TrendTold.isNewestFirst(values);
    List<Quantity> ordered = newestFirst ? values.reversed() : values;
    int size = ordered.size();
    for (int i = size - 1; i > 0 && i >= size - steps; i--) {
      double step = ordered.get(i).low() - ordered.get(i - 1).low();
      if (step != 0 && step > 0 != up) {
        return Optional.of(ordered.get(i));
      }
    }
    return Optional.empty();
  }
}
