package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.tier.TierResult;
import app.assay.finding.Finding;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// One document that a command changes as a whole: in place, into a new file, or only for show.
final class ChangedDocument {

  private final DocumentFile files = new DocumentFile();

  @Parameters(index = "0", paramLabel = "FILE", description = "The document.")
  private String file = "";

  @Option(names = "--dry-run", description = "Show what would change and write nothing.")
  private boolean dryRun;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write the result into this new file and leave the document alone.")
  private @Nullable String output;

  /// Writes a document in place in a way of its own.
  interface Recording {

    /// Writes the document, tells what the user should know, and says how the command ends.
    Exit write(Path path, EditResult.Edited edited) throws Refused;
  }

  /// As [#change(Terminal, BiFunction)] for a plan.
  Exit changeBy(Terminal terminal, BiFunction<CgdDocument, CheckContext, Plan> plan)
      throws Refused {
    return change(terminal, inTiers(plan), this::write);
  }

  /// As [#changeBy(Terminal, BiFunction)] for a change that is a decision and stays with its
  /// document.
  Exit decide(
      Terminal terminal, BiFunction<CgdDocument, CheckContext, Plan> plan, Recording recording)
      throws Refused {
    if (output != null) {
      throw new Refused("What a person decides is recorded with the document; leave out --output.");
    }
    return change(
        terminal, inTiers(plan), (to, path, edited, sha256) -> recording.write(path, edited));
  }

  private static BiFunction<CgdDocument, CheckContext, TierResult> inTiers(
      BiFunction<CgdDocument, CheckContext, Plan> plan) {
    return (document, context) ->
        switch (plan.apply(document, context)) {
          case Plan.Ready(var edited, var notes) -> new TierResult.Planned(edited, notes);
          case Plan.Refused(var message, var findings) -> new TierResult.Refused(message, findings);
        };
  }

  /// Reads the document, has it changed, and does with the result what the arguments say.
  Exit change(Terminal terminal, BiFunction<CgdDocument, CheckContext, TierResult> plan)
      throws Refused {
    return change(terminal, plan, this::write);
  }

  /// How a change gets to the disk.
  private interface Writing {
    Exit write(Terminal terminal, Path path, EditResult.Edited edited, String sha256)
        throws Refused;
  }

  private Exit change(
      Terminal terminal, BiFunction<CgdDocument, CheckContext, TierResult> plan, Writing writing)
      throws Refused {
    Path path = path(terminal, file);
    ReadResult.Loaded loaded =
        switch (files.read(path)) {
          case ReadResult.Loaded read -> read;
          case ReadResult.Unreadable(String message) -> throw new Refused(message);
          case ReadResult.NotUtf8 _ -> throw new Refused(file + " is not UTF-8.");
          case ReadResult.TooLarge _ -> throw new Refused(file + " is too large for a document.");
        };
    CgdDocument document = CgdParser.standard().parse(loaded.source());
    CheckContext context =
        CheckContext.at(terminal.clock().instant())
            .withFile(Optional.of(String.valueOf(path.getFileName())), Optional.empty());
    return switch (plan.apply(document, context)) {
      case TierResult.Unchanged(Finding finding) -> {
        say(terminal, document, finding);
        yield Exit.CLEAN;
      }
      case TierResult.ValuesMissing missing -> {
        terminal.complain(file + ": Values are missing, so nothing was changed.");
        missing.findings().forEach(finding -> say(terminal, document, finding));
        terminal.complain("Give each with --value CLAIM=VALUE.");
        yield Exit.FINDINGS;
      }
      case TierResult.Refused refused -> {
        terminal.complain(file + ": " + refused.message());
        refused.findings().forEach(finding -> say(terminal, document, finding));
        yield Exit.FINDINGS;
      }
      case TierResult.Planned planned -> {
        Exit exit = Exit.CLEAN;
        if (dryRun) {
          new DiffText(terminal).show(file, planned.edited());
        } else {
          exit = writing.write(terminal, path, planned.edited(), loaded.sha256());
        }
        planned.notes().forEach(terminal::complain);
        yield exit;
      }
    };
  }

  /// Says that a document was stamped.
  void sayStamped(Terminal terminal, EditResult.Edited edited) {
    terminal
        .out()
        .println(
            Printable.of(output == null ? file : output)
                + ": stamped "
                + edited.document().header().storedHash().orElse(""));
  }

  private Exit write(Terminal terminal, Path path, EditResult.Edited edited, String sha256)
      throws Refused {
    SaveResult saved =
        output == null
            ? files.save(path, edited.document().source(), sha256)
            : files.create(path(terminal, output), edited.document().source());
    switch (saved) {
      case SaveResult.Saved _ -> sayStamped(terminal, edited);
      case SaveResult.ChangedUnderneath _ ->
          throw new Refused(file + " changed meanwhile and was left alone; try it again.");
      case SaveResult.Failed(String message) -> throw new Refused(message);
    }
    return Exit.CLEAN;
  }

  private void say(Terminal terminal, CgdDocument document, Finding finding) {
    terminal.complain(FindingLine.of(file, document, finding));
  }

  private static Path path(Terminal terminal, String name) throws Refused {
    try {
      return terminal.folder().resolve(name).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new Refused("'" + name + "' does not name a file.");
    }
  }
}
