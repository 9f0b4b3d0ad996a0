package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.migration.Migration;
import app.assay.cgd.migration.MigrationResult;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.workspace.BulkMigration;
import app.assay.workspace.Documents;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `migrate`: brings documents of earlier formats to 2.1.
@Command(
    name = "migrate",
    description = {
      "Brings documents of the formats 1.x and 2.0 to 2.1 and says each step; newer ones are left",
      "alone. In folders *.cgd.md and *.sot.md are looked at, and *.md with a version of the"
          + " format."
    },
    footer = {
      "",
      "Exit: 0 migrated or nothing to migrate, 1 a document cannot be migrated, 2 usage,"
          + " unreadable",
      "or not saved."
    })
final class MigrateCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private final Migration migration =
      new Migration(CgdParser.standard(), DocumentEditor.standard(), FormatRules.validator());

  private int migrated;
  private int current;
  private int newer;
  private int refused;

  @Mixin private final FileArguments arguments = new FileArguments();

  @Option(names = "--dry-run", description = "Show every line that would change, write nothing.")
  private boolean dryRun;

  MigrateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    boolean one = arguments.nameOneFile(terminal);
    Exit exit = Exit.CLEAN;
    for (Input input : arguments.expandMarkdown(terminal).inputs()) {
      exit =
          exit.and(
              switch (Reading.of(input, files)) {
                case Reading.None(String trouble) -> refuse(input, trouble, Exit.USAGE);
                case Reading.Text text -> look(input, text, one);
              });
    }
    terminal
        .out()
        .println(
            "%s %d, at 2.1 already %d, newer %d, not to be migrated %d."
                .formatted(
                    dryRun ? "Would migrate" : "Migrated", migrated, current, newer, refused));
    return exit.code();
  }

  private Exit look(Input input, Reading.Text text, boolean one) {
    CgdDocument document = CgdParser.standard().parse(text.source());
    Optional<String> name =
        input instanceof Input.OnDisk(Path file, String _)
            ? Optional.of(String.valueOf(file.getFileName()))
            : Optional.empty();
    boolean ours = one || BulkMigration.isMeant(name, document);
    return ours ? migrate(input, text, document, name) : Exit.CLEAN;
  }

  private Exit migrate(
      Input input, Reading.Text text, CgdDocument document, Optional<String> name) {
    CheckContext context = arguments.context(terminal).withFile(name, Reading.origin(input, files));
    return switch (migration.plan(document, context)) {
      case MigrationResult.Current _ -> {
        current++;
        yield Exit.CLEAN;
      }
      case MigrationResult.Newer(String version, List<Finding> findings) -> {
        newer++;
        terminal.complain(
            "%s: Version %s is newer than 2.1; the document was left alone."
                .formatted(input.shown(), version));
        show(input, document, findings);
        yield Exit.CLEAN;
      }
      case MigrationResult.Refused(String message, List<Finding> findings) -> {
        refused++;
        Exit exit = refuse(input, message, Exit.FINDINGS);
        show(input, document, findings);
        yield exit;
      }
      case MigrationResult.Planned planned -> write(input, text, planned, name);
    };
  }

  private Exit write(
      Input input, Reading.Text text, MigrationResult.Planned planned, Optional<String> name) {
    if (!dryRun && input instanceof Input.OnDisk(Path file, String _)) {
      switch (files.save(file, planned.edited().document().source(), text.sha256())) {
        case SaveResult.Saved _ -> {}
        case SaveResult.ChangedUnderneath _ -> {
          return refuse(
              input,
              "The file changed while it was migrated and was left alone; migrate it again.",
              Exit.USAGE);
        }
        case SaveResult.Failed(String message) -> {
          return refuse(input, message, Exit.USAGE);
        }
      }
    }
    migrated++;
    tell(input, planned);
    if (name.filter(it -> !it.toLowerCase(Locale.ROOT).endsWith(Documents.EXTENSION)).isPresent()) {
      terminal.complain(
          input.shown() + ": Rename the file so that it ends in " + Documents.EXTENSION + ".");
    }
    return Exit.CLEAN;
  }

  private void tell(Input input, MigrationResult.Planned planned) {
    EditResult.Edited edited = planned.edited();
    terminal
        .out()
        .println(Printable.of(input.shown()) + (dryRun ? ": would be migrated" : ": migrated"));
    planned.steps().forEach(step -> terminal.out().println("  " + Printable.of(step)));
    if (dryRun) {
      new DiffText(terminal).lines(edited);
    }
    planned.notes().forEach(note -> terminal.complain(input.shown() + ": " + note));
  }

  private void show(Input input, CgdDocument document, List<Finding> findings) {
    findings.forEach(
        finding -> terminal.complain(FindingLine.of(input.shown(), document, finding)));
  }

  private Exit refuse(Input input, String sentence, Exit exit) {
    terminal.complain(input.shown() + ": " + sentence);
    return exit;
  }
}
