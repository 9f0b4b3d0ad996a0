package app.assay.report;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The forms a report of findings can have.
public enum ReportFormat {
  /// For people.
  TEXT,
  /// One JSON object, version 1; its schema is `assets/schema/report-1.schema.json`.
  JSON,
  /// One JSON object a line: the files, then the summary.
  JSONL,
  /// SARIF 2.1.0, for code hosts.
  SARIF,
  /// JUnit XML, for build servers.
  JUNIT;

  /// The name on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The format of this name.
  public static Optional<ReportFormat> of(String label) {
    return Arrays.stream(values()).filter(format -> format.label().equals(label)).findFirst();
  }

  /// Begins a report.
  public Report open(Writer out, ReportOptions options) throws IOException {
    return switch (this) {
      case TEXT -> new TextReport(out, options);
      case JSON -> new JsonReport(out, options);
      case JSONL -> new JsonLinesReport(out, options);
      case SARIF -> new SarifReport(out, options);
      case JUNIT -> new JunitReport(out, options);
    };
  }
}
