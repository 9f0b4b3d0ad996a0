package app.assay.cli;

import app.assay.cgd.IsoDate;
import app.assay.cgd.tier.SourceOfTruth;
import app.assay.cgd.tier.Staleness;
import app.assay.cgd.tier.VerifiedClaims;
import app.assay.report.Printable;
import app.assay.workspace.SourcesReport;
import java.io.IOException;
import java.io.Writer;
import java.util.stream.Collectors;

/// The Sources of Truth of a vault for people.
final class SotText {

  private final Writer out;

  SotText(Writer out) {
    this.out = out;
  }

  /// Writes each source with its claims, then what is wrong, then the counts.
  void write(SourcesReport report) throws IOException {
    for (SourceOfTruth source : report.sources()) {
      line(
          "%s: %s, version %s, %s"
              .formatted(
                  source.file(),
                  source.owner().orElse("no owner"),
                  source.version().orElse("none"),
                  plural(source.claims().size(), "verified claim")));
      for (SourceOfTruth.Claim claim : source.claims()) {
        line("  %d  %s".formatted(claim.line(), claim(report, claim.row())));
      }
    }
    for (SourceOfTruth source : report.sources()) {
      for (SourceOfTruth.Claim claim : source.claims()) {
        if (claim.row().dateFault(report.today()).isPresent()) {
          line(
              "%s:%d date of \"%s\": %s"
                  .formatted(
                      source.file(), claim.line(), claim.row().claim(), date(report, claim.row())));
        }
      }
    }
    for (SourcesReport.Conflict conflict : report.conflicts()) {
      line(
          conflict.places().stream()
              .map(
                  place ->
                      "%s (%s:%d)"
                          .formatted(
                              place.claim().row().value(), place.file(), place.claim().line()))
              .collect(
                  Collectors.joining(", ", "values of \"" + conflict.claim() + "\" differ: ", "")));
    }
    line(
        "%s, %s: %s, %s, %s."
            .formatted(
                report.sources().size() == 1
                    ? "1 Source of Truth"
                    : report.sources().size() + " Sources of Truth",
                plural(report.claims().size(), "verified claim"),
                plural(report.conflicts().size(), "conflict") + " of values",
                plural(report.dates(VerifiedClaims.DateFault.INVALID), "invalid date"),
                plural(report.dates(VerifiedClaims.DateFault.FUTURE), "future date")));
  }

  private static String claim(SourcesReport report, VerifiedClaims.Row row) {
    return "\"%s\": %s%s; %s; %s"
        .formatted(
            row.claim(),
            row.value().isEmpty() ? "no value" : row.value(),
            row.staleness()
                .map(Staleness::marker)
                .filter(marker -> !(row.value() + row.source()).contains(marker))
                .map(marker -> " " + marker)
                .orElse(""),
            row.source().isEmpty() ? "no source" : row.source(),
            row.age(report.today())
                .map(days -> row.verified() + ", " + plural(Math.toIntExact(days), "day") + " ago")
                .orElseGet(() -> date(report, row)));
  }

  private static String date(SourcesReport report, VerifiedClaims.Row row) {
    return row.dateFault(report.today())
        .map(
            fault ->
                switch (fault) {
                  case INVALID ->
                      "'%s' %s".formatted(row.verified(), IsoDate.fault(row.verified()));
                  case FUTURE -> row.verified() + " is yet to come";
                })
        .orElse(row.verified());
  }

  private static String plural(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private void line(String text) throws IOException {
    out.write(Printable.of(text) + "\n");
  }
}
