package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The tables and lists of a document whose rows each name a step with its days.
final class PlannedSteps {

  /// A longer table is no plan.
  private static final int MOST = 40;

  /// Words of a label with its number.
  private static final int LABEL = 8;

  private PlannedSteps() {}

  /// A step with its first and last day.
  ///
  /// @param label what names it, of which the last token may stand far behind the name
  /// @param name its first token behind a number
  /// @param first its first day, and `from` where that stands
  /// @param last its last day, and `to` where that stands
  record Step(
      PlacedBlock block,
      Sentence label,
      int name,
      CalendarDate first,
      Span from,
      CalendarDate last,
      Span to) {

    /// It begins before the other ends, by more than a part of a month that is not told.
    boolean beginsBeforeEndOf(Step other) {
      boolean days = first.precision() == Precision.DAY && other.last.precision() == Precision.DAY;
      return days
          ? first.earliest().isBefore(other.last.latest())
          : YearMonth.from(first.earliest()).isBefore(YearMonth.from(other.last.latest()));
    }

    /// The end of its name: before a bracket, comma or colon.
    int nameEnd() {
      int end = name;
      while (end < label.to()
          && !label.tokens().is(end, TokenClass.OPEN)
          && !label.tokens().is(end, TokenClass.COMMA)
          && !label.tokens().is(end, TokenClass.COLON)
          && !label.tokens().is(end, TokenClass.STOP)) {
        end++;
      }
      return end;
    }
  }

  /// The steps of each table and each list.
  static List<List<Step>> of(DocumentReading document) {
    List<List<Step>> plans = new ArrayList<>();
    List<Step> list = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind == BlockKind.LIST_ITEM) {
        item(block).ifPresent(list::add);
        continue;
      }
      if (list.size() > 1) {
        plans.add(list);
      }
      list = new ArrayList<>();
      if (kind == BlockKind.TABLE) {
        Grid.of(block.reading()).map(grid -> table(block, grid)).ifPresent(plans::add);
      }
    }
    if (list.size() > 1) {
      plans.add(list);
    }
    plans.removeIf(steps -> steps.size() < 2 || steps.size() > MOST);
    return plans;
  }

  static List<Step> table(PlacedBlock block, Grid grid) {
    List<Step> steps = new ArrayList<>();
    for (int row = 1; row < grid.rows(); row++) {
      Sentence label = null;
      List<Sentence> dated = new ArrayList<>();
      for (Sentence cell : grid.row(row)) {
        List<DateMention> dates = cell.dates();
        if (!dates.isEmpty() && startsWith(cell, dates.getFirst())) {
          dated.add(cell);
        } else if (label == null && cell.words() > 0) {
          label = cell;
        }
      }
      if (label != null && (dated.size() == 1 || dated.size() == 2)) {
        Sentence one = dated.getFirst();
        Sentence other = dated.getLast();
        step(block, label, one, one.dates().getFirst(), other, other.dates().getLast())
            .ifPresent(steps::add);
      }
    }
    return steps;
  }

  /// "Saturday 5 June 2027": nothing but a day of the week stands before it.
  private static boolean startsWith(Sentence cell, DateMention date) {
    return date.from() - cell.from() <= 1;
  }

  /// "3. Transport: 19 April 2027 to 11 June 2027".
  private static Optional<Step> item(PlacedBlock block) {
    List<Sentence> sentences = block.reading().sentences();
    if (sentences.isEmpty() || sentences.getFirst().dates().isEmpty()) {
      return Optional.empty();
    }
    Sentence only = sentences.getFirst();
    List<DateMention> dates = only.dates();
    for (int i = only.from(); i < Math.min(only.to(), only.from() + LABEL); i++) {
      if (only.tokens().is(i, TokenClass.COLON)) {
        return dates.size() <= 2
                && dates.getFirst().from() - i <= 2
                && dates.getLast().to() <= i + LABEL
            ? step(block, only, only, dates.getFirst(), only, dates.getLast())
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static Optional<Step> step(
      PlacedBlock block,
      Sentence label,
      Sentence one,
      DateMention first,
      Sentence other,
      DateMention last) {
    Optional<CalendarDate> start = first.sound();
    Optional<CalendarDate> end = last.sound();
    if (start.isEmpty() || end.isEmpty() || end.get().isBefore(start.get())) {
      return Optional.empty();
    }
    int name = label.from();
    while (name < label.to() && !label.tokens().is(name, TokenClass.WORD)) {
      name++;
    }
    return Optional.of(
        new Step(
            block,
            label,
            name,
            start.get(),
            block.place(one.tokens().span(first.from(), first.to())),
            end.get(),
            block.place(other.tokens().span(last.from(), last.to()))));
  }
}
