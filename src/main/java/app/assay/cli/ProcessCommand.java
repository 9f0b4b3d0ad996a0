package app.assay.cli;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.annotation.AnnotationResult;
import app.assay.points.check.Sensitivity;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.workspace.Annotating;
import app.assay.workspace.Documents;
import app.assay.workspace.Input;
import app.assay.workspace.PointsGate;
import app.assay.workspace.Reading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `process`: makes documents of the Clarity Gate format of plain Markdown.
@Command(
    name = "process",
    description = {
      "Makes a document of the Clarity Gate format of any Markdown: statements that a person has"
          + " to",
      "confirm become pending claims of Round B, and markers are put in where --accept says so.",
      "The text itself stays as it is; the Markdown file is never changed."
    },
    footer = {
      "",
      "Exit: 0 written and nothing is open but claims, 1 written as UNCLEAR or refused because of",
      "what the text says, 2 usage, unreadable or not written."
    })
final class ProcessCommand implements Callable<Integer> {

  /// A marker may uncover what overlapped it; more rounds than these do not help.
  private static final int ROUNDS = 5;

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();

  @Mixin private final FileArguments arguments = new FileArguments();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "The new document (*.cgd.md), a folder for several, or - for standard output.")
  private String output = "";

  @Option(
      names = "--accept",
      split = ",",
      paramLabel = "ID",
      description = "Rules whose marker is put in, such as P2-WILL, or all; several with commas.")
  private Set<String> accept = Set.of();

  @Option(
      names = "--by",
      paramLabel = "NAME",
      description = "Who processes, as it will stand in processed-by (default: this program).")
  private String by = "Assay " + Version.NUMBER;

  @Option(
      names = "--sensitivity",
      paramLabel = "LEVEL",
      converter = Converters.OfSensitivity.class,
      completionCandidates = Candidates.Sensitivities.class,
      defaultValue = "thorough",
      description = "thorough or quiet, as of 'lint' (default: ${DEFAULT-VALUE}).")
  private Sensitivity sensitivity = Sensitivity.THOROUGH;

  @Option(names = "--replace", description = "Replace a document that is there.")
  private boolean replace;

  @Option(names = "--dry-run", description = "Say what would be written and write nothing.")
  private boolean dryRun;

  ProcessCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    boolean one = arguments.nameOneFile(terminal);
    List<Input> inputs = arguments.expandMarkdown(terminal).inputs();
    if (!one && !isFolder() && !inputs.stream().allMatch(Input.Unreadable.class::isInstance)) {
      throw new Refused(output + " is not a folder, and several documents need one.");
    }
    Annotating annotating = new Annotating(PointsGate.standard().at(sensitivity));
    Exit exit = Exit.CLEAN;
    for (Input input : inputs) {
      if (!one && input.shown().endsWith(Documents.EXTENSION)) {
        continue;
      }
      exit =
          exit.and(
              switch (Reading.of(input, files)) {
                case Reading.None(String trouble) -> complain(input, trouble, Exit.USAGE);
                case Reading.Text text -> process(input, text.source(), annotating);
              });
    }
    return exit.code();
  }

  private Exit process(Input input, SourceText source, Annotating annotating) throws Refused {
    CheckContext context = arguments.context(terminal).withFile(Optional.empty(), Optional.empty());
    SourceText marked = source;
    for (int round = 0; round < ROUNDS; round++) {
      List<Annotating.Marker> markers =
          annotating.markers(marked, context.today()).stream().filter(this::isAccepted).toList();
      if (markers.isEmpty()) {
        break;
      }
      marked = annotating.marked(marked, markers);
    }
    return switch (annotating.plan(marked, by, false, context)) {
      case AnnotationResult.Refused(String message) -> complain(input, message, Exit.FINDINGS);
      case AnnotationResult.Planned planned -> write(input, planned);
    };
  }

  private boolean isAccepted(Annotating.Marker marker) {
    return accept.stream()
        .anyMatch(id -> id.equals("all") || id.equalsIgnoreCase(marker.finding().rule().id()));
  }

  private Exit write(Input input, AnnotationResult.Planned planned) throws Refused {
    byte[] bytes = planned.document().source().bytes();
    if (output.equals("-")) {
      terminal.out().write(bytes, 0, bytes.length);
      terminal.out().flush();
    } else {
      Path file = target(input);
      if (!dryRun) {
        save(file, planned.document().source(), bytes);
      }
      terminal.out().println(Printable.of(file.getFileName() + ": " + summary(planned)));
    }
    planned.notes().forEach(note -> terminal.complain(input.shown() + ": " + note));
    planned
        .open()
        .forEach(
            f -> terminal.complain(input.shown() + ": open: " + f.rule().id() + " " + f.message()));
    return planned.open().isEmpty() ? Exit.CLEAN : Exit.FINDINGS;
  }

  private String summary(AnnotationResult.Planned planned) {
    int claims = planned.claims().size();
    return "%s %s | PENDING, %d %s, points passed %s, %s"
        .formatted(
            dryRun ? "would be" : "written as",
            planned.document().header().value("clarity-status"),
            claims,
            claims == 1 ? "claim" : "claims",
            planned.document().header().value("points-passed"),
            planned.document().header().storedHash().orElse(""));
  }

  private void save(Path file, SourceText source, byte[] bytes) throws Refused {
    SaveResult saved = replace ? files.put(file, bytes) : files.create(file, source);
    if (saved instanceof SaveResult.Failed(String message)) {
      throw new Refused(message);
    }
    if (saved instanceof SaveResult.ChangedUnderneath) {
      throw new Refused(file.getFileName() + " changed while it was written; look at it.");
    }
  }

  private Exit complain(Input input, String sentence, Exit exit) {
    terminal.complain(input.shown() + ": " + sentence);
    return exit;
  }

  private boolean isFolder() throws Refused {
    return Files.isDirectory(Folders.path(terminal, output));
  }

  private Path target(Input input) throws Refused {
    Path out = Folders.path(terminal, output);
    if (!Files.isDirectory(out)) {
      if (!output.endsWith(Documents.EXTENSION)) {
        throw new Refused(output + " must end in " + Documents.EXTENSION + ".");
      }
      return out;
    }
    String name =
        input instanceof Input.OnDisk(Path file, String _)
            ? String.valueOf(file.getFileName())
            : "document.md";
    String stem = name.endsWith(".md") ? name.substring(0, name.length() - 3) : name;
    return out.resolve(stem + Documents.EXTENSION);
  }
}
