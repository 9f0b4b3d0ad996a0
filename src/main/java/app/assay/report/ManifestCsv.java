package app.assay.report;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;

/// A manifest as comma-separated values by RFC 4180. Text that a spreadsheet would take for a
/// formula gets an apostrophe before it, so a document cannot make the reader's machine compute.
final class ManifestCsv {

  private static final List<String> HEADER =
      List.of(
          "path",
          "ingestable",
          "obstacle",
          "sha256",
          "document-sha256",
          "bytes",
          "tier",
          "processed-date",
          "first-confirmed",
          "last-confirmed",
          "reviewers",
          "claims",
          "signature");

  /// Also the wide forms, which a spreadsheet may read as the narrow ones.
  private static final String FORMULA = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

  private final Writer out;

  ManifestCsv(Writer out) {
    this.out = out;
  }

  void write(List<ManifestEntry> entries) throws IOException {
    row(HEADER);
    for (ManifestEntry entry : entries) {
      row(
          List.of(
              entry.path(),
              String.valueOf(entry.isIngestable()),
              entry.obstacle().orElse(""),
              entry.sha256().orElse(""),
              entry.documentSha256().orElse(""),
              String.valueOf(entry.bytes()),
              entry.tier().orElse(""),
              entry.processedDate().orElse(""),
              entry.firstConfirmed().orElse(""),
              entry.lastConfirmed().orElse(""),
              String.join("; ", entry.reviewers()),
              String.valueOf(entry.claims().size()),
              entry.signature().label()));
    }
  }

  private void row(List<String> cells) throws IOException {
    out.write(cells.stream().map(ManifestCsv::cell).collect(Collectors.joining(",")));
    out.write("\r\n");
  }

  private static String cell(String text) {
    String safe = isFormula(text) ? "'" + text : text;
    boolean quoted = safe.chars().anyMatch(c -> ",\"\r\n".indexOf(c) >= 0);
    return quoted ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
  }

  private static boolean isFormula(String text) {
    String visible = text.stripLeading();
    boolean steered = !text.isEmpty() && "\t\r\n".indexOf(text.charAt(0)) >= 0;
    return steered || (!visible.isEmpty() && FORMULA.indexOf(visible.charAt(0)) >= 0);
  }
}
