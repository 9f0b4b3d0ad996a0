package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An event told as past that lies after the document's own date, or after today.
public final class P8AfterDocument implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-AFTER-DOCUMENT",
          Severity.TEMPORAL,
          8,
          "What is still to come is told as past",
          "Clarity Gate procedures, point 8");

  private static final int SOON = 60;

  private static final int MONTHS = 6;

  private static final int FEW = 1;

  /// So many events after its date are not all misdated: the text went on, and its date is wrong.
  private static final int MANY = 3;

  /// As many that came within so many days may each be misdated.
  private static final int SINGLE = 6;

  private static final int CLOSE = 30;

  private static final WordSet WHEN = WordLists.words("past-column");

  /// Between what is replaced and its date.
  private static final WordSet REPLACED = WordLists.words("replaced-of");

  private static final WordSet STATES = WordLists.words("later-state");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    new Run(document, Mails.of(document), Journal.of(document), context, out).over();
  }

  private record Late(
      PlacedBlock block, Sentence sentence, DateMention mention, Optional<CalendarDate> own) {}

  /// One run over one document.
  private record Run(
      DocumentReading document,
      Mails mails,
      Journal journal,
      PointsContext context,
      PointSink out) {

    DocumentDates dates() {
      return DocumentDates.of(document);
    }

    void over() {
      Optional<CalendarDate> whole = dates().ownBy(context.asOf());
      List<Late> sinceUpdate = new ArrayList<>();
      List<Late> sinceOwn = new ArrayList<>();
      for (PlacedBlock block : document.blocks()) {
        if (!block.reading().kind().speaks()) {
          continue;
        }
        Optional<CalendarDate> own = mails.sent(block).or(() -> journal.day(block)).or(() -> whole);
        Optional<Grid> grid = Optional.empty();
        for (Sentence sentence : block.reading().sentences()) {
          Optional<DateMention> late = late(sentence, own).or(() -> soonAfter(sentence, own));
          if (late.isEmpty() || PlansTold.isPlannedAt(sentence, late.get())) {
            continue;
          }
          if (sentence.cell().isPresent() && grid.isEmpty()) {
            grid = Grid.of(block.reading());
          }
          if (isPast(block, sentence, late.get(), grid) || Cited.is(sentence, late.get(), own)) {
            gather(new Late(block, sentence, late.get(), own), whole, sinceUpdate, sinceOwn);
          }
        }
      }
      boolean many = sinceOwn.size() >= (isClose(sinceOwn) ? SINGLE : MANY);
      if (!many || !isOutlived(whole, sinceOwn.size())) {
        sinceOwn.forEach(this::report);
      }
      if (sinceUpdate.size() <= FEW) {
        sinceUpdate.forEach(this::report);
      }
    }

    /// Reports what lies after today; what came since the text's own day is told apart first.
    private void gather(
        Late late, Optional<CalendarDate> whole, List<Late> sinceUpdate, List<Late> sinceOwn) {
      if (isAhead(late.mention())) {
        report(late);
      } else if (!isYearsAfterFront(late.mention(), late.own())) {
        if (whole.filter(this::isOutdated).isPresent()) {
          if (!DatedThing.isRecord(late.sentence(), late.mention())) {
            sinceUpdate.add(new Late(late.block(), late.sentence(), late.mention(), whole));
          }
        } else if (late.own().equals(whole)) {
          sinceOwn.add(late);
        } else {
          report(late);
        }
      }
    }

    private static boolean isClose(List<Late> events) {
      return events.stream().anyMatch(Run::isClose);
    }

    private static boolean isClose(Late event) {
      Optional<LocalDate> own = event.own().map(CalendarDate::latest);
      return own.isPresent()
          && event
              .mention()
              .sound()
              .filter(d -> d.earliest().isBefore(own.get().plusDays(CLOSE)))
              .isPresent();
    }

    private boolean isOutlived(Optional<CalendarDate> own, int events) {
      return own.filter(Run::isOfDay).isPresent()
          && new OwnDate(document, context.asOf(), out).isOutlived(own.get(), events);
    }

    private boolean isAhead(DateMention mention) {
      return mention.sound().map(d -> d.isAfter(context.asOf())).orElse(false);
    }

    /// A "last updated" that much of the text has outlived is at fault itself, and reported as
    /// such; a lone later event is at fault by itself.
    private boolean isOutdated(CalendarDate own) {
      return dates().isOfUpdate(own) && own.latest().plusMonths(MONTHS).isBefore(context.asOf());
    }

    /// In a collection the front matter of a page often dates what the page is about, a book or an
    /// event: what the text tells of years later then is no fault.
    private boolean isYearsAfterFront(DateMention mention, Optional<CalendarDate> own) {
      return dates().isOfFrontMatterAlone()
          && own.filter(
                  o -> mention.sound().map(d -> d.isAfter(o.latest().plusYears(1))).orElse(false))
              .isPresent();
    }

    /// The document's date is wrong itself, and tells nothing.
    private boolean isToCome(CalendarDate own) {
      return own.isAfter(context.asOf());
    }

    private Optional<DateMention> late(Sentence sentence, Optional<CalendarDate> own) {
      if (!Listings.mayBeDated(sentence)) {
        return Optional.empty();
      }
      return sentence.dates().stream().filter(mention -> isLate(mention, own)).findFirst();
    }

    private boolean isLate(DateMention mention, Optional<CalendarDate> own) {
      return mention
              .sound()
              .map(d -> d.isAfter(context.asOf()) || own.map(o -> d.isAfter(o)).orElse(false))
              .orElse(false)
          && !dates().isOwn(mention)
          && mention.sound().filter(InForce.of(document)::has).isEmpty()
          && !mails.isOwn(mention);
    }

    /// A day without a year that comes within weeks after the document's own day or month; one that
    /// lies further off is rather one of the year before. "6 April: closed" in a newsletter of
    /// March is an appointment.
    private Optional<DateMention> soonAfter(Sentence sentence, Optional<CalendarDate> own) {
      if (!sentence.has(TokenClass.MONTH)
          || own.filter(this::isToCome).isPresent()
          || own.filter(d -> isOfDay(d) || d.precision() == CalendarDate.Precision.MONTH).isEmpty()
          || sentence.dates().stream().anyMatch(d -> !isYearOf(d, own.get()))) {
        return Optional.empty();
      }
      LocalDate day = own.get().latest();
      Optional<DateMention> month = BareMonth.after(sentence, day);
      if (month.isPresent()) {
        return month;
      }
      return sentence.yearlessDates().stream()
          .filter(m -> isSoon(m, day) && !opensRange(sentence, m, day))
          .filter(m -> isOfDay(own.get()) || !sentence.tokens().is(m.to(), TokenClass.COLON))
          .findFirst();
    }

    private static boolean isYearOf(DateMention mention, CalendarDate own) {
      return mention
          .sound()
          .filter(d -> d.precision() == CalendarDate.Precision.YEAR)
          .filter(d -> d.latest().getYear() == own.latest().getYear())
          .isPresent();
    }

    private static boolean isOfDay(CalendarDate date) {
      return date.precision() == CalendarDate.Precision.DAY;
    }

    /// "Between 28 March and 2 November" is of the year before, with its end its beginning.
    private static boolean opensRange(Sentence sentence, DateMention first, LocalDate day) {
      return sentence.yearlessDates().stream()
          .anyMatch(m -> m.from() == first.to() + 1 && !isSoon(m, day));
    }

    private static boolean isSoon(DateMention yearless, LocalDate day) {
      LocalDate meant = yearless.yearless().orElseThrow().atYear(day.getYear());
      return meant.isAfter(day) && meant.isBefore(day.plusDays(SOON)) && !yearless.doubted();
    }

    private boolean isPast(
        PlacedBlock block, Sentence sentence, DateMention mention, Optional<Grid> grid) {
      boolean version = isRelease(block, sentence, mention);
      if (block.reading().kind() == BlockKind.HEADING) {
        return version;
      }
      if (DateLead.isPast(block, sentence, mention, isAhead(mention))) {
        return true;
      }
      if (StillAhead.is(block, sentence, mention)
          || (!isAhead(mention) && GivenOut.asOf(sentence, mention))
          || TaskBox.isUnticked(block, sentence)
          || GivenOut.alone(sentence, mention)
          || (!isAhead(mention) && GivenOut.asMinutes(sentence, mention))
          || (!isAhead(mention) && isLaterState(sentence))
          || (!isAhead(mention) && Addenda.opens(sentence, mention, grid))
          || (!isAhead(mention) && Addenda.holds(block, mention))
          || (!isAhead(mention) && Addenda.isAfterIssue(sentence, mention))) {
        return false;
      }
      if (Told.asPast(sentence, mention)
          || PastRange.endsWith(sentence, mention)
          || AsAt.is(sentence, mention)
          || replaces(sentence, mention)
          || DatedThing.isPast(sentence, mention)
          || Referred.asPast(block, sentence, mention)
          || TaskBox.isTicked(block, sentence, mention)) {
        return true;
      }
      return version || grid.filter(g -> isPastRow(block, sentence, mention, g)).isPresent();
    }

    /// "Status: accepted, superseded 2026-01-20", "Submitted 2025-05-04, published 2025-09-01":
    /// what became of a paper is written on it afterwards.
    private static boolean isLaterState(Sentence sentence) {
      return sentence.tokens().isOneOf(sentence.from(), STATES)
          && (sentence.tokens().is(sentence.from() + 1, TokenClass.COLON)
              || sentence.dates().size() > 1);
    }

    /// "Supersedes ADR 0027 of 2026-01-14", "ADR 0027 (2026-01-14)", "Supersedes: ADR 0027,
    /// 2026-01-14": what is replaced must be older.
    private static boolean replaces(Sentence sentence, DateMention mention) {
      for (int i = sentence.from(); i < mention.from(); i++) {
        if (sentence.tokens().isOneOf(i, OtherIssues.REPLACES)) {
          return REPLACED.contains(Wording.before(sentence, mention.from()))
              || (i == sentence.from()
                  && sentence.tokens().is(i + 1, TokenClass.COLON)
                  && sentence.dates().size() == 1);
        }
      }
      return false;
    }

    /// A version dated after today that is not said to be planned.
    private boolean isRelease(PlacedBlock block, Sentence sentence, DateMention mention) {
      return block.reading().kind() != BlockKind.PARAGRAPH
          && mention.isDay()
          && mention.sound().map(d -> d.isAfter(context.asOf())).orElse(false)
          && mention.from() - sentence.from() <= 8
          && mention.from() > sentence.from()
          && Versions.leads(sentence)
          && !sentence.tokens().is(mention.from(), TokenClass.VERSION)
          && !block.around().leadInHas(Cue.PLAN)
          && block.around().headings().stream()
              .noneMatch(h -> h.cues().has(Cue.PLAN) && !h.cues().has(Cue.CHRONICLE));
    }

    /// The date alone in its cell, and in another cell of the row what happened.
    private boolean isPastRow(
        PlacedBlock block, Sentence sentence, DateMention mention, Grid grid) {
      Sentence.Cell cell = sentence.cell().orElseThrow();
      if (DeedCells.isValue(sentence, mention, grid)) {
        return true;
      }
      String header = grid.header(cell.column());
      boolean alone = mention.from() == sentence.from() && endsCell(sentence, mention.to());
      boolean when = header.isBlank() || isWhen(header);
      if (!alone || !(when || DeedCells.isDeed(header)) || cell.isHeader()) {
        return false;
      }
      if (DeedCells.isDeed(header)) {
        return !isAhead(mention);
      }
      List<Sentence> row = grid.row(cell.row());
      if (row.stream().anyMatch(PlansTold::isPlanned)) {
        return false;
      }
      return (LogTitle.isOver(block) && !ScheduleTable.isCalendar(block, grid))
          || ReleaseRows.isReleased(block, sentence, grid)
          || row.stream().anyMatch(s -> s != sentence && DeedCells.isDone(s))
          || (!block.around().has(Cue.PLAN)
              && !ScheduleTable.is(block, grid)
              && row.stream().anyMatch(s -> s != sentence && Told.hasPast(s, s.from())));
    }

    /// Nothing follows the date but a time of day.
    private static boolean endsCell(Sentence sentence, int token) {
      return token == sentence.to()
          || (token + 1 == sentence.to() && Clock.seconds(sentence.tokens(), token) >= 0);
    }

    private static boolean isWhen(String header) {
      if (HeaderWords.isTerm(header)) {
        return false;
      }
      for (String word : HeaderWords.of(header)) {
        if (WHEN.contains(word)) {
          return true;
        }
      }
      return false;
    }

    private void report(Late late) {
      PlacedBlock block = late.block();
      Sentence sentence = late.sentence();
      DateMention mention = late.mention();
      Span place = block.place(sentence.tokens().span(mention.from(), mention.to()));
      String limit =
          mention.sound().map(d -> d.isAfter(context.asOf())).orElse(false)
              ? context.asOf().toString()
              : "the document's own date";
      int start = block.place(sentence.span()).start();
      boolean heading = block.reading().kind() == BlockKind.HEADING || sentence.cell().isPresent();
      List<Span> all = new ArrayList<>(List.of(place));
      for (DateMention other : sentence.dates()) {
        if (other.from() > mention.from() && isLate(other, late.own())) {
          all.add(block.place(sentence.tokens().span(other.from(), other.to())));
        }
      }
      for (DateMention other : sentence.yearlessDates()) {
        if (other.from() > mention.from()
            && late.own().filter(o -> isSoon(other, o.latest())).isPresent()) {
          all.add(block.place(sentence.tokens().span(other.from(), other.to())));
        }
      }
      Fix doubt = OrderFixes.doubt(all, "date");
      Fix planned = new Fix("Say that it is planned", TextEdit.insert(start, "PLANNED: "));
      out.report(
          place,
          "This is told as past, but its date lies after %s.".formatted(limit),
          heading ? List.of(doubt) : List.of(planned, doubt));
    }
  }
}
