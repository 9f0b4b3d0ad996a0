package app.assay.cli;

import app.assay.report.ReportFormat;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `--format` of commands that write text and JSON and nothing else.
final class TextOrJson {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = Converters.OfFormat.class,
      completionCandidates = Candidates.TextAndJson.class,
      defaultValue = "text",
      description = "text or json (default: ${DEFAULT-VALUE}).")
  private ReportFormat format = ReportFormat.TEXT;

  /// True for JSON, false for text; refuses what is neither.
  boolean isJson() throws Refused {
    if (format != ReportFormat.TEXT && format != ReportFormat.JSON) {
      throw new Refused(
          "'%s' has no %s form; it writes text and json."
              .formatted(command.name(), format.label()));
    }
    return format == ReportFormat.JSON;
  }
}
