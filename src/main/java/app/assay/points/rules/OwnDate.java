package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.PointSink;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Judges a date that a document bears as its own by the day on which it is asked.
///
/// @param document the document whose dates about itself are judged
/// @param asOf that day
record OwnDate(DocumentReading document, LocalDate asOf, PointSink out) {

  private static final int FRESH_MONTHS = 6;

  /// A fix that would have to mark more dates than these marks none: a text with so many is no
  /// longer mended by a date, and each of its dates would bring all of them along.
  private static final int MOST_MARKS = 20;

  private DocumentDates dates() {
    return DocumentDates.of(document);
  }

  /// Reports it where it is impossible, still to come or old.
  ///
  /// @param place what is reported
  /// @param date the date in it
  /// @param ages true where it must not be old
  void of(Span place, Span date, DateMention mention, boolean ages) {
    Optional<CalendarDate> sound = mention.sound();
    String message;
    if (!mention.isPossible()) {
      message = "There is no such date: %s.".formatted(mention.fault());
    } else if (sound.isPresent() && sound.get().isAfter(asOf)) {
      message = "This date of the document lies after %s.".formatted(asOf);
    } else if (ages && sound.filter(this::isStale).isPresent()) {
      message =
          "The text was last looked at more than six months before %s; check it and set the date."
              .formatted(asOf);
    } else {
      return;
    }
    out.report(place, message, fixes(date, mention.isPossible()));
  }

  /// Reports the document's own date where a reader finds it, because many events are told as past
  /// that came after it.
  ///
  /// @return false where no place bears it
  boolean isOutlived(CalendarDate own, int events) {
    Optional<Span> place =
        Stream.concat(
                Stream.of(dates().updates(), dates().issues())
                    .flatMap(List::stream)
                    .filter(d -> d.date().equals(own))
                    .map(DocumentDates.Dated::dateSpan),
                dates().front().stream()
                    .filter(f -> f.isWritten() && f.date().sound().filter(own::equals).isPresent())
                    .map(FrontDates::span))
            .findFirst();
    place.ifPresent(
        date ->
            out.report(
                date,
                "%d events are told as past that came after this date of the document; check it."
                    .formatted(events),
                fixes(date, true)));
    return place.isPresent();
  }

  private List<Fix> fixes(Span date, boolean possible) {
    List<Fix> fixes = new ArrayList<>(List.of(set(date)));
    if (possible && isAlone(date)) {
      fixes.add(OrderFixes.doubt(date, "date"));
    }
    return fixes;
  }

  boolean isStale(CalendarDate date) {
    return isStale(date, asOf);
  }

  /// True for what was looked at more than six months before a day.
  static boolean isStale(CalendarDate date, LocalDate asOf) {
    return date.latest().plusMonths(FRESH_MONTHS).isBefore(asOf);
  }

  /// What was due next before that day, or is told as to come, is marked with it: dated before the
  /// document itself, it would be at fault. So is a day without a year whose day of the week would
  /// not fit any more.
  private Fix set(Span date) {
    List<TextEdit> edits = new ArrayList<>();
    edits.add(new TextEdit(date, asOf.toString()));
    for (Span place : marked()) {
      if (!place.overlaps(date)) {
        edits.addAll(OrderFixes.doubt(place, "date").edits());
      }
    }
    String also = edits.size() > 1 ? ", and mark what no longer fits" : "";
    return new Fix("Set %s, once the text has been checked%s".formatted(asOf, also), edits);
  }

  /// What does not fit any more, by the day that is set: each date of the document may ask.
  private record Marked(Map<LocalDate, List<Span>> byDay) {}

  private List<Span> marked() {
    return document
        .derive(Marked.class, d -> new Marked(new HashMap<>()))
        .byDay()
        .computeIfAbsent(asOf, day -> List.copyOf(readMarked()));
  }

  private List<Span> readMarked() {
    List<Span> overtaken = new ArrayList<>(Overtaken.in(document, CalendarDate.day(asOf)));
    overtaken.addAll(P8ImpossibleDate.misfits(document, asOf));
    List<Span> places =
        new ArrayList<>(
            dates().next().stream()
                .filter(next -> next.date().latest().isBefore(asOf))
                .map(DocumentDates.Dated::dateSpan)
                .toList());
    if (places.size() + overtaken.size() > MOST_MARKS) {
      return List.of();
    }
    for (Span place : overtaken) {
      if (places.stream().noneMatch(place::overlaps)) {
        places.add(place);
      }
    }
    return places;
  }

  /// The document bears no other date. Where it does, that would be taken for its own once this one
  /// is marked.
  private boolean isAlone(Span date) {
    return Stream.of(dates().updates(), dates().issues(), dates().inReserve())
            .flatMap(List::stream)
            .allMatch(other -> other.dateSpan().overlaps(date))
        && dates().front().stream().allMatch(other -> other.span().overlaps(date));
  }
}
