package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.exclusion.Redaction;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.workspace.Documents;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `export`: copies of documents that may be given away.
@Command(
    name = "export",
    description = {
      "Writes copies in which the content of exclusion blocks is replaced by [REDACTED].",
      "A copy has a hash of its own and says what it is; no file is ever written over."
    },
    footer = {
      "",
      "Exit: 0 every document was copied, 1 one has nothing to redact or no sound markers, 2"
          + " usage,",
      "unreadable or not written."
    })
final class ExportCommand implements Callable<Integer> {

  private static final String SUFFIX = ".redacted" + Documents.EXTENSION;

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private final Redaction redaction =
      new Redaction(DocumentEditor.standard(), FormatRules.validator());

  @Mixin private final FileArguments arguments = new FileArguments();

  @Option(
      names = "--redact-exclusions",
      required = true,
      description = "Replace what exclusion blocks hold; there is no other export yet.")
  private boolean redact;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR|FILE",
      description = {
        "A folder that exists, for NAME.redacted.cgd.md, or for one document a new file."
      })
  private String output = "";

  ExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    if (!redact) {
      throw new Refused("There is no export that keeps what exclusion blocks hold.");
    }
    List<Input> inputs = arguments.expand(terminal).inputs();
    Path target = Folders.path(terminal, output);
    boolean folder = Files.isDirectory(target);
    if (!folder && inputs.size() > 1) {
      throw new Refused("Several documents need a folder that exists as --output.");
    }
    Exit exit = Exit.CLEAN;
    for (Input input : inputs) {
      exit =
          exit.and(
              switch (Reading.of(input, files)) {
                case Reading.None(String trouble) -> refuse(input, trouble, Exit.USAGE);
                case Reading.Text text ->
                    export(input, text, folder ? target.resolve(copyName(input)) : target);
              });
    }
    return exit.code();
  }

  private Exit export(Input input, Reading.Text text, Path target) {
    CgdDocument document = CgdParser.standard().parse(text.source());
    String name = name(input);
    CheckContext context =
        arguments.context(terminal).withFile(Optional.of(name), Optional.empty());
    return switch (redaction.plan(document, name, context)) {
      case Plan.Refused(String message, var findings) -> {
        Exit exit = refuse(input, message, Exit.FINDINGS);
        findings.forEach(
            finding -> terminal.complain(FindingLine.of(input.shown(), document, finding)));
        yield exit;
      }
      case Plan.Ready(var edited, var _) ->
          switch (files.create(target, edited.document().source())) {
            case SaveResult.Saved _ -> {
              terminal
                  .out()
                  .println(
                      "%s: %d exclusion %s redacted in %s"
                          .formatted(
                              Printable.of(input.shown()),
                              document.body().exclusions().blocks().size(),
                              document.body().exclusions().blocks().size() == 1
                                  ? "block"
                                  : "blocks",
                              Printable.of(shown(target))));
              yield Exit.CLEAN;
            }
            case SaveResult.Failed(String message) -> refuse(input, message, Exit.USAGE);
            case SaveResult.ChangedUnderneath _ ->
                refuse(input, "The copy changed while it was written.", Exit.USAGE);
          };
    };
  }

  private static String name(Input input) {
    return input instanceof Input.OnDisk(Path file, String _)
        ? String.valueOf(file.getFileName())
        : "standard input";
  }

  private static String copyName(Input input) {
    String name = name(input);
    boolean document =
        input instanceof Input.OnDisk(Path file, String _) && Documents.isDocument(file);
    int end = document ? name.length() - Documents.EXTENSION.length() : name.lastIndexOf('.');
    return (end > 0 ? name.substring(0, end) : name) + SUFFIX;
  }

  private String shown(Path target) {
    Path folder = terminal.folder();
    return target.startsWith(folder) ? folder.relativize(target).toString() : target.toString();
  }

  private Exit refuse(Input input, String sentence, Exit exit) {
    terminal.complain(input.shown() + ": " + sentence);
    return exit;
  }
}
