package app.assay.points.rules;

import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads when a document was written from its front matter. That block is not judged; its date is
/// what other dates are measured by.
final class FrontDates {

  private static final WordSet KEYS =
      WordSet.of(
          "date",
          "updated",
          "last_updated",
          "last-updated",
          "lastupdated",
          "lastmod",
          "modified",
          "issued",
          "published",
          "written",
          "revised",
          "last_reviewed",
          "last-reviewed",
          "reviewed",
          "report_date",
          "report-date",
          "document-date",
          "document_date",
          "last_modified",
          "last-modified");

  private static final Pattern LINE =
      Pattern.compile("(?m)^([A-Za-z_-]{4,20}):[ \\t]*[\"']?((?:19|20)\\d\\d-\\d\\d-\\d\\d)");

  private FrontDates() {}

  static List<CalendarDate> of(DocumentReading document) {
    List<CalendarDate> dates = new ArrayList<>();
    if (document.blocks().isEmpty()) {
      return dates;
    }
    PlacedBlock first = document.blocks().getFirst();
    if (first.reading().kind() != BlockKind.SILENT || !first.reading().text().startsWith("---")) {
      return dates;
    }
    Matcher line = LINE.matcher(first.reading().text());
    while (line.find()) {
      if (KEYS.contains(line.group(1).toLowerCase(java.util.Locale.ROOT))) {
        day(line.group(2)).ifPresent(dates::add);
      }
    }
    return dates;
  }

  private static Optional<CalendarDate> day(String written) {
    try {
      return Optional.of(CalendarDate.day(LocalDate.parse(written)));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
