package app.assay.cli;

import app.assay.report.ReportFormat;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Where a report goes and in which form.
final class OutputArguments {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = Converters.OfFormat.class,
      completionCandidates = Candidates.Formats.class,
      defaultValue = "text",
      description = "text, json, jsonl, sarif or junit (default: ${DEFAULT-VALUE}).")
  private ReportFormat format = ReportFormat.TEXT;

  @Mixin private final Destination destination = new Destination();

  ReportFormat format() {
    return format;
  }

  boolean isText() {
    return format == ReportFormat.TEXT;
  }

  /// Refuses the formats that can only list findings.
  void refuseFindingsOnly(String command) throws Refused {
    if (format == ReportFormat.SARIF || format == ReportFormat.JUNIT) {
      throw new Refused(
          "'%s' has no %s form; it writes text, json and jsonl."
              .formatted(command, format.label()));
    }
  }

  boolean toTerminal() {
    return destination.isTerminal();
  }

  /// Opens the way out.
  Output open(Terminal terminal) {
    return destination.open(terminal, format != ReportFormat.TEXT);
  }
}
