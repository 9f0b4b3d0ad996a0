package app.assay.cli;

import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Profile;
import app.assay.text.DocumentFile;
import app.assay.workspace.Input;
import app.assay.workspace.Inputs;
import java.io.IOException;
import java.nio.file.Files;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// What to read, and what counts as true while reading it.
final class FileArguments {

  private static final int STANDARD_INPUT_LIMIT = DocumentFile.LIMIT;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = {
        "Files, folders or quoted patterns such as 'notes/**/*.cgd.md'; - reads standard input.",
        "Of a folder its *.cgd.md are read, by lint, fix and report all its *.md."
      })
  private List<String> files = List.of();

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      converter = Converters.OfProfile.class,
      completionCandidates = Candidates.Profiles.class,
      defaultValue = "2.1+rfc001",
      description = "Rules in force: 2.1, 2.1+rfc001 or 2.2-preview (default: ${DEFAULT-VALUE}).")
  private Profile profile = Profile.RFC_001;

  @Option(
      names = "--as-of",
      paramLabel = "DATE",
      converter = Converters.OfDate.class,
      description = "The date that counts as today, such as 2026-06-30 (default: today in UTC).")
  private @Nullable LocalDate asOf;

  @Option(
      names = "--strict-sources",
      description = "Judge sources by the reference's own heuristic instead of the corrected one.")
  private boolean strictSources;

  /// What the arguments stand for.
  Inputs.Expansion expand(Terminal terminal) {
    return Inputs.expand(files, terminal.folder(), () -> standardInput(terminal));
  }

  /// As [#expand(Terminal)], but a folder stands for all its Markdown.
  Inputs.Expansion expandMarkdown(Terminal terminal) {
    return Inputs.expandMarkdown(files, terminal.folder(), () -> standardInput(terminal));
  }

  /// What rules may know.
  CheckContext context(Terminal terminal) {
    CheckContext now =
        CheckContext.at(
            asOf == null
                ? terminal.clock().instant()
                : asOf.atStartOfDay(ZoneOffset.UTC).toInstant());
    return new CheckContext(
        profile, now.now(), false, strictSources, Optional.empty(), Optional.empty());
  }

  /// True when the one argument is a file or standard input, no folder and no pattern.
  boolean nameOneFile(Terminal terminal) {
    if (files.size() != 1) {
      return false;
    }
    String only = files.getFirst();
    return only.equals("-") || Files.isRegularFile(terminal.folder().resolve(only));
  }

  private static Input standardInput(Terminal terminal) {
    try {
      return new Input.Standard(terminal.in().readNBytes(STANDARD_INPUT_LIMIT + 1));
    } catch (IOException e) {
      return new Input.Unreadable("-", "Standard input cannot be read.");
    }
  }
}
