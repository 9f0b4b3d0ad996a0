package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.text.TextEdit;
import app.assay.workspace.HashReport;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `stamp`: writes the computed fields and the hash anew.
@Command(
    name = "stamp",
    description = {
      "Brings rag-ingestable, exclusions-coverage and document-sha256 up to date.",
      "Every other byte stays. A document read from - is written to standard output."
    },
    footer = {
      "",
      "Exit: 0 stamped or right already, 1 a document cannot be stamped or with --recipe was left",
      "alone, 2 usage, unreadable or not saved."
    })
final class StampCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();

  @Mixin private final FileArguments arguments = new FileArguments();

  @Option(names = "--dry-run", description = "Show what would change and write nothing.")
  private boolean dryRun;

  @Option(
      names = "--recipe",
      description = {
        "Stamp only documents whose hash is right by another recipe than the reference; list and",
        "leave alone every text that changed."
      })
  private boolean recipe;

  StampCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (recipe) {
      return new RecipeStamping(terminal, files, dryRun)
          .run(arguments.expand(terminal).inputs())
          .code();
    }
    Exit exit = Exit.CLEAN;
    for (Input input : arguments.expand(terminal).inputs()) {
      exit =
          exit.and(
              switch (Reading.of(input, files)) {
                case Reading.None(String trouble) -> refuse(input, trouble, Exit.USAGE);
                case Reading.Text text -> stamp(input, text);
              });
    }
    return exit.code();
  }

  private Exit stamp(Input input, Reading.Text text) {
    CgdDocument document = CgdParser.standard().parse(text.source());
    return switch (new Stamp(new DocumentEditor(CgdParser.standard()))
        .apply(document, Stamp.Options.STANDARD)) {
      case EditResult.Refused(String message) -> refuse(input, message, Exit.FINDINGS);
      case EditResult.Edited edited when dryRun -> show(input, edited);
      case EditResult.Edited edited -> write(input, text, edited);
    };
  }

  private Exit write(Input input, Reading.Text text, EditResult.Edited edited) {
    if (!(input instanceof Input.OnDisk(var file, String _))) {
      byte[] bytes = edited.document().source().bytes();
      terminal.out().write(bytes, 0, bytes.length);
      return Exit.CLEAN;
    }
    if (edited.edits().isEmpty()) {
      say(input, "right already");
      return Exit.CLEAN;
    }
    return switch (files.save(file, edited.document().source(), text.sha256())) {
      case SaveResult.Saved _ -> {
        say(input, "stamped " + edited.document().header().storedHash().orElse(""));
        warn(input, edited.before());
        yield Exit.CLEAN;
      }
      case SaveResult.ChangedUnderneath _ ->
          refuse(
              input,
              "The file changed while it was stamped and was left alone; stamp it again.",
              Exit.USAGE);
      case SaveResult.Failed(String message) -> refuse(input, message, Exit.USAGE);
    };
  }

  /// A hash that fitted nothing means that somebody changed the text after it was reviewed.
  private void warn(Input input, CgdDocument before) {
    HashReport hash = HashReport.of(before, Reading.origin(input, files));
    if (hash.match() == HashReport.Match.TEXT_CHANGED) {
      terminal.complain(
          input.shown()
              + ": The old hash belonged to another text; look whether the change was reviewed.");
    }
  }

  private Exit show(Input input, EditResult.Edited edited) {
    say(input, edited.edits().isEmpty() ? "right already" : "would change");
    for (TextEdit edit : edited.edits()) {
      int line = edited.before().lines().lineAt(edit.span().start()) + 1;
      String old = edit.span().in(edited.before().text());
      terminal
          .out()
          .println(
              "  line %d: '%s' -> '%s'"
                  .formatted(line, Printable.of(old), Printable.of(edit.replacement())));
    }
    return Exit.CLEAN;
  }

  private void say(Input input, String what) {
    terminal.out().println(Printable.of(input.shown()) + ": " + what);
  }

  private Exit refuse(Input input, String sentence, Exit exit) {
    terminal.complain(input.shown() + ": " + sentence);
    return exit;
  }
}
