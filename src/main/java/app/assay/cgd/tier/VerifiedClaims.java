package app.assay.cgd.tier;

import app.assay.cgd.Body;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.IsoDate;
import app.assay.cgd.Table;
import app.assay.text.Span;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The table of verified claims as a reader sees it (FS §3).
public final class VerifiedClaims {

  private VerifiedClaims() {}

  /// One row.
  ///
  /// @param verified the date as it is written
  /// @param day the same where it is a day of the calendar
  /// @param staleness the marker in the row, or after the claim's words in the text
  /// @param place the row's line
  public record Row(
      String claim,
      String value,
      String source,
      String verified,
      Optional<LocalDate> day,
      Optional<Staleness> staleness,
      Span place) {

    /// What is wrong with the date, where anything is.
    public Optional<DateFault> dateFault(LocalDate today) {
      if (day.isEmpty()) {
        return Optional.of(DateFault.INVALID);
      }
      return day.get().isAfter(today) ? Optional.of(DateFault.FUTURE) : Optional.empty();
    }

    /// The days since the claim was verified; empty where the date is none or yet to come.
    public Optional<Long> age(LocalDate today) {
      return day.filter(past -> !past.isAfter(today))
          .map(past -> ChronoUnit.DAYS.between(past, today));
    }
  }

  /// Why a date does not say when a claim was verified.
  public enum DateFault {
    /// It is no day of the calendar, or not written as one.
    INVALID,
    /// It is yet to come.
    FUTURE
  }

  /// The rows of a document's table, none where it has no table.
  public static List<Row> of(CgdDocument document) {
    Optional<Table> table = document.body().verifiedClaims().flatMap(Body.Section::table);
    if (table.isEmpty()) {
      return List.of();
    }
    String lower = document.body().span().in(document.text()).toLowerCase(Locale.ROOT);
    return table.get().rows().stream().map(row -> row(document, lower, table.get(), row)).toList();
  }

  private static Row row(CgdDocument document, String lower, Table table, Table.Row row) {
    String claim = cell(row, table.column("Claim"));
    String verified = cell(row, table.column("Verified"));
    return new Row(
        claim,
        cell(row, table.column("Value")),
        cell(row, table.column("Source")),
        verified,
        IsoDate.parse(verified),
        Staleness.in(row.line().in(document.text())).or(() -> inText(lower, claim)),
        row.line());
  }

  private static String cell(Table.Row row, int column) {
    return row.text(column).replace("\\|", "|");
  }

  /// The marker after the claim's words where the body says them.
  private static Optional<Staleness> inText(String lower, String claim) {
    String words = claim.toLowerCase(Locale.ROOT);
    if (words.isBlank()) {
      return Optional.empty();
    }
    for (int at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + 1)) {
      int after = at + words.length();
      int end = lower.indexOf('\n', after);
      Optional<Staleness> found =
          Staleness.leading(lower.substring(after, end < 0 ? lower.length() : end));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}
