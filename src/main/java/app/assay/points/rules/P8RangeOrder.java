package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Something that ends before it starts: "from 2019 to 2015", "started on … and ended on …".
public final class P8RangeOrder implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-RANGE-ORDER",
          Severity.TEMPORAL,
          8,
          "Something ends before it starts",
          "Clarity Gate procedures, point 8");

  private static final WordSet STARTS = WordLists.words("range-starts");

  private static final WordSet ENDS = WordLists.words("range-ends");

  /// Between two dates they turn the order round or begin another thought.
  private static final WordSet TURNS = WordLists.words("range-turns");

  private static final WordSet OPENS = WordLists.words("range-opens");

  /// With them two dates are an old and a new one.
  private static final WordSet MOVED = WordLists.words("range-moved");

  /// With them a thing begins to be.
  private static final WordSet ORIGINS = WordLists.words("origins");

  private static final WordSet ARRIVED = WordLists.words("range-arrived");

  private static final WordSet SAILED = WordLists.words("range-sailed");

  private static final WordSet START_HEADERS = WordLists.words("range-start-header");

  private static final WordSet END_HEADERS = WordLists.words("range-end-header");

  private static final WordSet ARRIVAL_HEADERS = WordLists.words("range-arrival-header");

  private static final WordSet DEPARTURE_HEADERS = WordLists.words("range-departure-header");

  /// Between a date and that of the end of what began then.
  private static final int END = 5;

  private static final WordSet ATTACHED = WordLists.words("range-until");

  /// So far before its date may the verb of a beginning stand.
  private static final int REACH = 8;

  private static final Triggers TRIGGERS =
      Triggers.of(
              TokenClass.YEAR,
              TokenClass.DATE,
              TokenClass.VERSION,
              TokenClass.MONTH,
              TokenClass.NUM,
              TokenClass.DASH)
          .or(Cue.EVENT, Cue.LAUNCH);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    boolean dated = false;
    for (Sentence sentence : block.sentences()) {
      dated |= sentence.has(TokenClass.MONTH) && sentence.cell().isPresent();
      dated |=
          sentence.cell().isPresent() && Clock.seconds(sentence.tokens(), sentence.from()) >= 0;
      for (ClockRange clocks : ClockRange.in(sentence)) {
        report(sentence.tokens(), clocks.first(), clocks.second(), false, out);
      }
      boolean mayBe = Listings.mayBeDated(sentence);
      dated |= mayBe;
      if (mayBe) {
        pairs(sentence, sentence.dates(), false, out);
      }
      if (sentence.has(TokenClass.MONTH)) {
        pairs(sentence, DatePairs.in(sentence), true, out);
      }
      if (mayBe || sentence.has(TokenClass.MONTH)) {
        DaysOfMonth.in(sentence)
            .ifPresent(d -> report(sentence.tokens(), d.first(), d.last(), false, out));
        WindowOrder.in(sentence).ifPresent(last -> report(sentence.tokens(), last, out));
      }
    }
    if (dated) {
      Grid.of(block).ifPresent(grid -> columns(block, grid, out));
    }
  }

  /// @param yearless true to look only at pairs of which a date has no year
  private static void pairs(
      Sentence sentence, List<DateMention> dates, boolean yearless, PointSink out) {
    for (int i = 0; i + 1 < dates.size(); i++) {
      DateMention first = dates.get(i);
      DateMention second = dates.get(i + 1);
      if (DatePairs.isYearless(first, second) != yearless) {
        continue;
      }
      if (Sequence.isBroken(sentence, first, second)) {
        reportBroken(sentence.tokens(), first, second, out);
      } else if (DatePairs.isJustBefore(second, first)
          && (isRange(sentence, first, second)
              || isStartAndEnd(sentence, first, second)
              || isSetOff(sentence, first, second)
              || isUntilItsEnd(sentence, first, second))) {
        boolean swaps = !yearless && !DateLabels.isLabel(sentence, first.from() - 2);
        report(sentence.tokens(), first, second, false, swaps, out);
      }
    }
  }

  /// "From June 2023 until its close in April 2023".
  private static boolean isUntilItsEnd(Sentence sentence, DateMention first, DateMention second) {
    Tokens tokens = sentence.tokens();
    return first.from() > sentence.from()
        && tokens.isWord(first.from() - 1, "from")
        && (tokens.isWord(first.to(), "until") || tokens.isWord(first.to(), "till"))
        && second.from() - first.to() <= END
        && tokens.isOneOf(second.from() - 1, ATTACHED)
        && !hasVerb(sentence, first.to(), second.from(), TURNS);
  }

  /// "From 19 to 12 June": days of one month; "from 1 October to 30 September" is a year.
  private static boolean isOfOneMonth(DateMention first, DateMention second) {
    return !DatePairs.isYearless(first, second) || DatePairs.areOfOneMonth(first, second);
  }

  private static boolean isReversed(DateMention first, DateMention second) {
    return first.sound().isPresent()
        && second.sound().map(d -> d.isBefore(first.sound().orElseThrow())).orElse(false);
  }

  /// `from A to B`, `between A and B`, `A – B`, `A until B`.
  private static boolean isRange(Sentence sentence, DateMention first, DateMention second) {
    Tokens tokens = sentence.tokens();
    if (second.from() - first.to() != 1 || !isOfOneMonth(first, second)) {
      return false;
    }
    String before = first.from() > sentence.from() ? lower(tokens, first.from() - 1) : "";
    String join = lower(tokens, first.to());
    return switch (join) {
      case "to", "through" -> opensRange(sentence, before) || before.isEmpty();
      case "and" -> before.equals("between");
      case "until", "till" -> true;
      default ->
          tokens.is(first.to(), TokenClass.DASH)
              && first
                  .date()
                  .map(CalendarDate::precision)
                  .equals(second.date().map(CalendarDate::precision));
    };
  }

  /// "From", "period:", "was" before a range, but not where dates are said to have been moved.
  private static boolean opensRange(Sentence sentence, String before) {
    return OPENS.contains(before) && !hasVerb(sentence, sentence.from(), sentence.to(), MOVED);
  }

  private static boolean isStartAndEnd(Sentence sentence, DateMention first, DateMention second) {
    return hasVerb(sentence, Math.max(sentence.from(), first.from() - REACH), first.from(), STARTS)
        && hasVerb(sentence, first.to(), second.from(), ENDS)
        && !hasVerb(sentence, first.to(), second.from(), TURNS)
        && second.from() - first.to() <= 10;
  }

  /// "The tower, built in 1890, was hit in 1887": nothing befalls what is not there yet.
  private static boolean isSetOff(Sentence sentence, DateMention first, DateMention second) {
    Tokens tokens = sentence.tokens();
    int verb = first.from() - 2;
    return verb > sentence.from()
        && tokens.isOneOf(verb, ORIGINS)
        && tokens.is(verb - 1, TokenClass.COMMA)
        && tokens.is(first.to(), TokenClass.COMMA)
        && first.to() + 1 < second.from()
        && !hasVerb(sentence, first.to(), second.from(), TURNS)
        && second.from() - first.to() <= REACH;
  }

  private static boolean hasVerb(Sentence sentence, int from, int to, Set<String> verbs) {
    for (int i = from; i < to; i++) {
      if (verbs.contains(lower(sentence.tokens(), i))) {
        return true;
      }
    }
    return false;
  }

  /// A column `Start` and a column `End`.
  private static void columns(BlockReading block, Grid grid, PointSink out) {
    int start = column(grid, STARTS, START_HEADERS, 0);
    int end = column(grid, ENDS, END_HEADERS, start + 1);
    if (start < 0 || end < 0) {
      start = column(grid, ARRIVED, ARRIVAL_HEADERS, 0);
      end = column(grid, SAILED, DEPARTURE_HEADERS, start + 1);
    }
    if (start < 0 || end < 0) {
      byOthers(block, grid, out);
      for (int row = 1; row < grid.rows(); row++) {
        ValidUntil.in(grid.row(row))
            .ifPresent(p -> report(block.tokens(), p.getFirst(), p.getLast(), true, true, out));
      }
      return;
    }
    for (int row = 1; row < grid.rows(); row++) {
      Optional<Sentence> from = grid.cell(row, start);
      Optional<Sentence> to = grid.cell(row, end);
      if (from.isPresent() && to.isPresent() && ClockRange.areTurned(from.get(), to.get())) {
        report(from.get().tokens(), from.get().from(), to.get().from(), true, out);
      }
      Optional<DateMention> first = from.flatMap(P8RangeOrder::only);
      Optional<DateMention> second = to.flatMap(P8RangeOrder::only);
      if (first.isPresent()
          && second.isPresent()
          && (isReversed(first.get(), second.get())
              || isEarlier(to.orElseThrow(), second.get(), from.orElseThrow(), first.get()))) {
        report(block.tokens(), first.get(), second.get(), end > start + 1, true, out);
      }
    }
  }

  /// Two columns whose order the other rows tell.
  private static void byOthers(BlockReading block, Grid grid, PointSink out) {
    for (int column = 0; column + 1 < grid.columns(); column++) {
      int first = column;
      ClockRange.odd(grid, column)
          .ifPresent(c -> report(block.tokens(), c.first(), c.second(), true, out));
      ColumnOrder.odd(grid, column, P8RangeOrder::only)
          .ifPresent(
              row ->
                  report(
                      block.tokens(),
                      grid.cell(row, first).flatMap(P8RangeOrder::only).orElseThrow(),
                      grid.cell(row, first + 1).flatMap(P8RangeOrder::only).orElseThrow(),
                      false,
                      true,
                      out));
    }
  }

  /// Of two days without a year, or two times of one day: the first is earlier, but not by a turn
  /// of the year.
  private static boolean isEarlier(
      Sentence one, DateMention mine, Sentence other, DateMention others) {
    if (mine.yearless().isEmpty() || others.yearless().isEmpty()) {
      return false;
    }
    int apart = Entry.seconds(other, others) - Entry.seconds(one, mine);
    return apart > 0 && apart < Entry.HALF_YEAR && !mine.doubted() && !others.doubted();
  }

  private static int column(Grid grid, Set<String> verbs, Set<String> names, int first) {
    for (int column = first; column < grid.columns(); column++) {
      String header = grid.header(column);
      List<String> words = HeaderWords.of(header);
      if (!words.isEmpty()
          && words.size() <= 2
          && header.startsWith(words.getFirst())
          && (verbs.contains(words.getFirst()) || names.contains(words.getFirst()))) {
        return column;
      }
    }
    return -1;
  }

  private static Optional<DateMention> only(Sentence cell) {
    if (cell.dates().isEmpty() && cell.has(TokenClass.MONTH)) {
      return cell.yearlessDates().stream().findFirst();
    }
    return cell.dates().size() == 1 ? Optional.of(cell.dates().getFirst()) : Optional.empty();
  }

  private static void report(Tokens tokens, int first, int second, boolean endOnly, PointSink out) {
    Span start = tokens.span(first, first + 1);
    Span end = tokens.span(second, second + 1);
    String a = start.in(tokens.text());
    String b = end.in(tokens.text());
    out.report(
        endOnly ? end : new Span(start.start(), end.end()),
        "The end, %s, lies before the start, %s.".formatted(b, a),
        List.of(
            new Fix(
                "Swap “%s” and “%s”".formatted(a, b),
                List.of(new TextEdit(start, b), new TextEdit(end, a)))));
  }

  /// @param swaps false where the first is the day of the document itself, by which all others are
  ///   measured
  private static void report(
      Tokens tokens,
      DateMention first,
      DateMention second,
      boolean endOnly,
      boolean swaps,
      PointSink out) {
    Span start = tokens.span(first.from(), withClock(tokens, first));
    Span end = tokens.span(second.from(), withClock(tokens, second));
    String a = start.in(tokens.text());
    String b = end.in(tokens.text());
    Fix doubt = OrderFixes.doubt(tokens.span(second.from(), second.to()), "date");
    Fix swap =
        new Fix(
            "Swap “%s” and “%s”".formatted(a, b),
            List.of(new TextEdit(start, b), new TextEdit(end, a)));
    out.report(
        endOnly ? end : new Span(start.start(), end.end()),
        "The end, %s, lies before the start, %s.".formatted(b, a),
        swaps ? List.of(swap, doubt) : List.of(doubt));
  }

  private static void report(Tokens tokens, DateMention last, PointSink out) {
    Span place = tokens.span(last.from(), last.to());
    out.report(
        place,
        "This is over before it begins: %s lies before its first day."
            .formatted(place.in(tokens.text())),
        List.of(OrderFixes.doubt(place, "date")));
  }

  private static void reportBroken(
      Tokens tokens, DateMention first, DateMention second, PointSink out) {
    Span one = tokens.span(first.from(), first.to());
    Span other = tokens.span(second.from(), second.to());
    out.report(
        new Span(one.start(), other.end()),
        "The words put %s and %s in the other order."
            .formatted(one.in(tokens.text()), other.in(tokens.text())),
        List.of(OrderFixes.doubt(other, "date")));
  }

  /// After a day without a year and the time of day right behind it.
  private static int withClock(Tokens tokens, DateMention mention) {
    int next = mention.to();
    boolean clock =
        mention.yearless().isPresent() && next < tokens.count() && Clock.seconds(tokens, next) >= 0;
    return clock ? next + 1 : next;
  }

  private static String lower(Tokens tokens, int token) {
    return tokens.lower(token);
  }
}
