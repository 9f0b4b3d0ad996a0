package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.time.LocalDate;
import java.util.Optional;

/// A date that the document gives itself and that is older than six months, or still to come.
public final class P8DocumentDate implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-DOCUMENT-DATE",
          Severity.TEMPORAL,
          8,
          "The document's own date is stale or still to come",
          "Clarity Gate procedures, point 8");

  /// A line on who took the minutes has no more words.
  private static final int MOST_WORDS = 14;

  /// The title and the line under it.
  private static final int TITLES = 2;

  private static final WordSet APPROVED = WordLists.words("minutes-approved");

  /// The title of what tells of one day, and is not kept up.
  private static final WordSet RECORDS = WordLists.words("record-title");

  /// The latest date that a text gives itself and that does not lie after a day; where all do, the
  /// latest.
  public static Optional<CalendarDate> own(DocumentReading document, LocalDate day) {
    return DocumentDates.of(document).ownBy(day);
  }

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    DocumentDates dates = DocumentDates.of(document);
    Optional<CalendarDate> own = dates.own();
    OwnDate judge = new OwnDate(document, context.asOf(), out);
    for (DocumentDates.Dated dated : dates.updates()) {
      if (isBeforeBegun(dated, dates)) {
        out.report(
            dated.dateSpan(),
            "This is dated before the text was created.",
            OrderFixes.doubt(dated.dateSpan(), "date"));
        continue;
      }
      judge.of(dated.span(), dated.dateSpan(), dated.mention(), true);
    }
    boolean kept = own.filter(o -> judge.isStale(o)).isPresent() && !isRecord(document);
    for (DocumentDates.Dated dated : dates.issues()) {
      boolean labelled =
          dated.mention().from() > dated.sentence().from() || dated.sentence().cell().isPresent();
      boolean stale =
          kept
              && dated.date().equals(own.get())
              && DateLabels.closesLine(dated.sentence(), dated.mention().to());
      boolean told = dated.mention().isDay() || HeadDates.isOwn(dated.sentence(), dated.mention());
      if (stale || (labelled && told)) {
        judge.of(dated.span(), dated.dateSpan(), dated.mention(), stale);
      }
    }
    for (FrontDates front : dates.front()) {
      if (front.kind() == FrontDates.Kind.EFFECTIVE || front.kind() == FrontDates.Kind.NEXT) {
        continue;
      }
      if (isBeforeCreated(front, dates)) {
        out.report(
            front.span(),
            "This is dated before the text was created, or after it was given out.",
            OrderFixes.doubt(front.span(), "date"));
        continue;
      }
      boolean stale =
          front.kind() == FrontDates.Kind.UPDATE
              || (kept && front.date().date().equals(own) && dates.issues().isEmpty());
      judge.of(front.span(), front.span(), front.date(), stale);
    }
    own.ifPresent(o -> next(dates, o, out));
    own.ifPresent(o -> minutes(document, o, out));
    for (DocumentDates.Dated dated : dates.previous()) {
      if (dated.date().isAfter(context.asOf()) || own.filter(dated.date()::isAfter).isPresent()) {
        out.report(
            dated.span(),
            "What came before is dated after the document itself, or after today.",
            OrderFixes.doubt(dated.dateSpan(), "date"));
      }
    }
  }

  /// Minutes, letters, reports of a year: their date is right for ever.
  private static boolean isRecord(DocumentReading document) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.HEADING) {
        return block.reading().sentences().stream().anyMatch(P8DocumentDate::isOfRecord);
      }
    }
    return false;
  }

  private static boolean isOfRecord(Sentence title) {
    if (!title.dates().isEmpty()) {
      return true;
    }
    for (int i = title.from(); i < title.to(); i++) {
      if (title.tokens().isOneOf(i, RECORDS)) {
        return true;
      }
    }
    return false;
  }

  /// Approved or reviewed before it was created; signed or checked after it was issued.
  private static boolean isBeforeCreated(FrontDates front, DocumentDates dates) {
    if (front.kind() == FrontDates.Kind.ISSUE || front.date().sound().isEmpty()) {
      return false;
    }
    boolean update = front.kind() == FrontDates.Kind.UPDATE;
    CalendarDate done = front.date().sound().get();
    for (FrontDates other : dates.front()) {
      if (other.kind() == FrontDates.Kind.ISSUE && other.date().sound().isPresent()) {
        CalendarDate issue = other.date().sound().get();
        if (other.isCreation() ? done.isBefore(issue) : !update && done.isAfter(issue)) {
          return true;
        }
      }
    }
    return false;
  }

  /// "Created: 2025-12-03", "Updated: 2025-11-21".
  private static boolean isBeforeBegun(DocumentDates.Dated update, DocumentDates dates) {
    return dates.begun().stream().anyMatch(b -> update.date().isBefore(b.date()));
  }

  private static void next(DocumentDates dates, CalendarDate own, PointSink out) {
    for (FrontDates front : dates.front()) {
      if (front.kind() == FrontDates.Kind.NEXT
          && front.date().sound().filter(d -> d.isBefore(own)).isPresent()) {
        out.report(
            front.span(),
            "What comes next is dated before the document itself.",
            OrderFixes.doubt(front.span(), "date"));
      }
    }
    for (DocumentDates.Dated dated : dates.next()) {
      if (dated.date().isBefore(own)) {
        out.report(
            dated.span(),
            "What comes next is dated before the document itself.",
            OrderFixes.doubt(dated.dateSpan(), "date"));
      }
    }
  }

  /// "Minutes: the clerk, sent out on 19 January" of a meeting on the 22nd, "Approved by the board
  /// on 20 January" of one in November.
  private static void minutes(DocumentReading document, CalendarDate meeting, PointSink out) {
    boolean titled = isOfMinutes(document);
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks() || block.reading().kind() == BlockKind.HEADING) {
        continue;
      }
      for (Sentence sentence : block.reading().sentences()) {
        boolean own = isOnMinutes(sentence) || (titled && isApproval(sentence));
        if (own && sentence.dates().size() == 1) {
          DateMention mention = sentence.dates().getFirst();
          if (mention.isDay() && mention.sound().filter(d -> d.isBefore(meeting)).isPresent()) {
            Span place = block.place(sentence.tokens().span(mention.from(), mention.to()));
            out.report(
                place,
                "The minutes are dated before what they record.",
                OrderFixes.doubt(place, "date"));
          }
        }
      }
    }
  }

  /// One of its first headings says that it is the minutes of something.
  private static boolean isOfMinutes(DocumentReading document) {
    int headings = 0;
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.HEADING) {
        for (Sentence sentence : block.reading().sentences()) {
          if (sentence.tokens().isWord(sentence.from(), "minutes")) {
            return true;
          }
        }
        if (++headings == TITLES) {
          return false;
        }
      }
    }
    return false;
  }

  /// "Approved by the board on", "Signed as a correct record on".
  private static boolean isApproval(Sentence sentence) {
    int next = sentence.from() + 1;
    return sentence.words() <= MOST_WORDS
        && next < sentence.to()
        && sentence.tokens().isOneOf(sentence.from(), APPROVED)
        && (sentence.tokens().isWord(next, "by")
            || sentence.tokens().isWord(next, "as")
            || sentence.tokens().isWord(next, "on"));
  }

  /// It tells of these minutes, not of "minutes of" another meeting.
  private static boolean isOnMinutes(Sentence sentence) {
    return sentence.to() - sentence.from() > 2
        && sentence.tokens().isWord(sentence.from(), "minutes")
        && !sentence.tokens().isWord(sentence.from() + 1, "of")
        && sentence.words() <= MOST_WORDS;
  }
}
