package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A date that no calendar has, or whose day of the week is another.
public final class P8ImpossibleDate implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-IMPOSSIBLE-DATE",
          Severity.TEMPORAL,
          8,
          "There is no such date",
          "Clarity Gate procedures, point 8");

  private static final Map<String, DayOfWeek> DAYS = days();

  /// What is numbered by year and bears its number behind it.
  private static final WordSet NUMBERED = WordLists.words("numbered-by-year");

  /// Characters of "2025-17".
  private static final int YEAR_AND_NUMBER = 7;

  private static final Triggers TRIGGERS =
      Triggers.of(TokenClass.YEAR, TokenClass.DATE, TokenClass.MONTH, TokenClass.VERSION);

  /// Of a day without a year: it lies no farther from the day of the text.
  private static final int NEAR = 120;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    Optional<LocalDate> own =
        DocumentDates.of(document)
            .ownBy(context.asOf())
            .filter(d -> d.precision() == CalendarDate.Precision.DAY)
            .map(CalendarDate::latest);
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks()) {
        continue;
      }
      Optional<LocalDate> day = own.filter(d -> isOfText(block));
      for (Sentence sentence : block.reading().sentences()) {
        if (TRIGGERS.areIn(sentence)) {
          inspect(block, sentence, day, out);
        }
      }
    }
  }

  /// The places of the days without a year that do not fit the day of the week beside them in a
  /// text of that day.
  static List<Span> misfits(DocumentReading document, LocalDate own) {
    List<Span> places = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks() || !isOfText(block)) {
        continue;
      }
      for (Sentence sentence : block.reading().sentences()) {
        for (DateMention mention : yearless(sentence)) {
          if (isMisfit(sentence, mention, own)) {
            places.add(block.place(sentence.tokens().span(mention.from(), mention.to())));
          }
        }
      }
    }
    return places;
  }

  private static boolean isMisfit(Sentence sentence, DateMention mention, LocalDate own) {
    int token = weekdayBeside(sentence, mention);
    return token >= 0
        && near(mention.yearless().orElseThrow(), own)
            .filter(d -> d.getDayOfWeek() != day(sentence.tokens().text(token)).orElseThrow())
            .isPresent();
  }

  /// Days without a year of a block are of the year of the text.
  private static boolean isOfText(PlacedBlock block) {
    return (block.reading().classes() & TokenClass.MONTH.bit()) != 0 && !isUnderDate(block);
  }

  private static List<DateMention> yearless(Sentence sentence) {
    return sentence.has(TokenClass.MONTH)
        ? sentence.yearlessDates().stream().filter(m -> !m.doubted()).toList()
        : List.of();
  }

  /// An entry under a heading with a date is not of the day of the text.
  private static boolean isUnderDate(PlacedBlock block) {
    return block.around().headings().stream()
        .filter(h -> h.level() > 1)
        .flatMap(h -> h.sentences().stream())
        .anyMatch(s -> !s.dates().isEmpty());
  }

  private static void inspect(
      PlacedBlock block, Sentence sentence, Optional<LocalDate> own, PointSink out) {
    for (DateMention mention : sentence.dates()) {
      if (mention.doubted() || isNumber(sentence, mention)) {
        continue;
      }
      Optional<CalendarDate> date = mention.date();
      if (!mention.isPossible()) {
        impossible(block, sentence, mention, out);
      } else if (date.isPresent()
          && mention.isDay()
          && date.get().earliest().equals(date.get().latest())) {
        weekday(block, sentence, mention, date.get().earliest(), out);
      }
    }
    if (own.isPresent()) {
      for (DateMention mention : yearless(sentence)) {
        near(mention.yearless().orElseThrow(), own.get())
            .ifPresent(day -> weekday(block, sentence, mention, day, out));
      }
    }
  }

  /// "Saturday, 9 October" in a text of September 2026 is that of 2026.
  private static Optional<LocalDate> near(MonthDay day, LocalDate own) {
    return IntStream.rangeClosed(own.getYear() - 1, own.getYear() + 1)
        .filter(day::isValidYear)
        .mapToObj(day::atYear)
        .filter(d -> Math.abs(ChronoUnit.DAYS.between(own, d)) <= NEAR)
        .findFirst();
  }

  /// "Decision record 2025-17": the seventeenth of that year.
  private static boolean isNumber(Sentence sentence, DateMention mention) {
    return !mention.isPossible()
        && mention.to() - mention.from() == 1
        && sentence.tokens().text(mention.from()).length() == YEAR_AND_NUMBER
        && mention.from() > sentence.from()
        && sentence.tokens().isOneOf(mention.from() - 1, NUMBERED);
  }

  private static void impossible(
      PlacedBlock block, Sentence sentence, DateMention mention, PointSink out) {
    Span place = block.place(sentence.tokens().span(mention.from(), mention.to()));
    out.report(
        place,
        "There is no %s: %s."
            .formatted(
                sentence.tokens().span(mention.from(), mention.to()).in(sentence.tokens().text()),
                mention.fault()),
        OrderFixes.doubt(place, "date"));
  }

  private static void weekday(
      PlacedBlock block, Sentence sentence, DateMention mention, LocalDate date, PointSink out) {
    int token = weekdayBeside(sentence, mention);
    if (token < 0) {
      return;
    }
    Tokens tokens = sentence.tokens();
    String written = tokens.text(token);
    DayOfWeek said = day(written).orElseThrow();
    DayOfWeek real = date.getDayOfWeek();
    if (said == real) {
      return;
    }
    String right =
        real.getDisplayName(
            written.length() > 3 ? TextStyle.FULL : TextStyle.SHORT, Locale.ENGLISH);
    Span day = block.place(tokens.span(token, token + 1));
    Span place = tokens.span(Math.min(token, mention.from()), Math.max(token + 1, mention.to()));
    out.report(
        block.place(place),
        "%s is a %s, not a %s."
            .formatted(
                tokens.span(mention.from(), mention.to()).in(tokens.text()),
                real.getDisplayName(TextStyle.FULL, Locale.ENGLISH),
                said.getDisplayName(TextStyle.FULL, Locale.ENGLISH)),
        List.of(
            new Fix("Write %s, if the date is right".formatted(right), new TextEdit(day, right)),
            OrderFixes.doubt(block.place(tokens.span(mention.from(), mention.to())), "date")));
  }

  /// `Monday, 3 March 2025` and `2025-03-03 (Monday)`.
  private static int weekdayBeside(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int before = mention.from() - 1;
    if (before > sentence.from() && (tokens.is(before, ',') || tokens.text(before).equals("the"))) {
      before--;
    }
    if (before >= sentence.from() && day(tokens.text(before)).isPresent()) {
      return before;
    }
    int after = mention.to();
    boolean open = after < sentence.to() && tokens.is(after, '(');
    after += open || (after < sentence.to() && tokens.is(after, ',')) ? 1 : 0;
    boolean apart = open || after > mention.to();
    return apart && after < sentence.to() && day(tokens.text(after)).isPresent() ? after : -1;
  }

  /// "Mon", "Monday".
  static Optional<DayOfWeek> day(String word) {
    return Optional.ofNullable(DAYS.get(word));
  }

  private static Map<String, DayOfWeek> days() {
    Map<String, DayOfWeek> days = new TreeMap<>();
    for (DayOfWeek day : DayOfWeek.values()) {
      days.put(day.getDisplayName(TextStyle.FULL, Locale.ENGLISH), day);
      days.put(day.getDisplayName(TextStyle.SHORT, Locale.ENGLISH), day);
    }
    days.put("Tues", DayOfWeek.TUESDAY);
    days.put("Thurs", DayOfWeek.THURSDAY);
    return Map.copyOf(days);
  }
}
