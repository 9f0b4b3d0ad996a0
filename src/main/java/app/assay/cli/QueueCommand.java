package app.assay.cli;

import app.assay.hitl.queue.QueueDraft;
import app.assay.hitl.queue.QueueRoot;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.workspace.Input;
import app.assay.workspace.Inputs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `queue`: the pending claims of many documents in one file.
@Command(
    name = "queue",
    description = {
      "Writes the pending claims of documents into one file that a reviewer answers.",
      "Fill in response (true, false or \"estimated\") and notes, then run 'assay apply-hitl'."
    },
    footer = {
      "",
      "Exit: 0 written, 1 a document is not in the queue because of what it says, 2 usage,",
      "unreadable or not written."
    })
final class QueueCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Documents, folders (their *.cgd.md) or quoted patterns such as 'notes/**/*.cgd.md'.")
  private List<String> arguments = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The queue file (default: standard output).")
  private @Nullable String output;

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "What the paths in the queue are relative to (default: the folder of the queue file, else"
              + " the working folder).")
  private @Nullable String root;

  @Option(
      names = "--replace",
      description = "Replace a queue file that is there, with the answers in it.")
  private boolean replace;

  QueueCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    QueueDraft draft = new QueueDraft(root(), files);
    Exit exit = Exit.CLEAN;
    for (Input input :
        Inputs.expand(arguments, terminal.folder(), QueueCommand::noInput).inputs()) {
      exit = exit.and(add(draft, input));
    }
    write(draft);
    return exit.code();
  }

  private Exit add(QueueDraft draft, Input input) {
    return switch (input) {
      case Input.OnDisk(Path file, String shown) ->
          switch (draft.add(file)) {
            case QueueDraft.Added.Queued queued -> {
              queued.leftOut().forEach(sentence -> complain(shown, sentence));
              yield queued.leftOut().isEmpty() ? Exit.CLEAN : Exit.FINDINGS;
            }
            case QueueDraft.Added.Refused(String message) -> {
              complain(shown, message);
              yield Exit.FINDINGS;
            }
            case QueueDraft.Added.Unreadable(String message) -> {
              complain(shown, message);
              yield Exit.USAGE;
            }
          };
      case Input.Unreadable(String shown, String trouble) -> {
        complain(shown, trouble);
        yield Exit.USAGE;
      }
      case Input.Standard _ -> Exit.USAGE;
    };
  }

  private void write(QueueDraft draft) throws IOException, Refused {
    String text = draft.text(terminal.clock().instant());
    if (output == null) {
      Output out = new Output.ToTerminal(terminal, true);
      out.writer().write(text);
      out.finish();
      return;
    }
    Path file = Folders.path(terminal, output);
    SaveResult result =
        replace
            ? files.put(file, text.getBytes(StandardCharsets.UTF_8))
            : files.create(file, SourceText.of(text));
    if (!(result instanceof SaveResult.Saved)) {
      throw new Refused(
          result instanceof SaveResult.Failed(String message)
              ? message
              : output + " changed while it was written; look at it and try again.");
    }
    terminal.out().println(Printable.of(output) + ": " + waiting(draft));
  }

  private static String waiting(QueueDraft draft) {
    int claims = draft.claims();
    int documents = draft.documents();
    return claims == 0
        ? "no claim waits."
        : "%d %s of %d %s wait; the queue expires in 7 days."
            .formatted(
                claims,
                claims == 1 ? "claim" : "claims",
                documents,
                documents == 1 ? "document" : "documents");
  }

  private QueueRoot root() throws Refused {
    Path folder =
        root != null
            ? Folders.path(terminal, root)
            : output == null ? terminal.folder() : Folders.of(Folders.path(terminal, output));
    return Folders.queueRoot(folder);
  }

  private static Input noInput() {
    return new Input.Unreadable("-", "A queue is made of files, not of standard input.");
  }

  private void complain(String shown, String sentence) {
    terminal.complain(shown + ": " + sentence);
  }
}
