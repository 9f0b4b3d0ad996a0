package app.assay.cli;

import app.assay.cgd.MachineNames;
import app.assay.cgd.check.CheckContext;
import app.assay.hitl.Reviewer;
import app.assay.hitl.queue.Answering;
import app.assay.hitl.queue.DocumentOutcome;
import app.assay.hitl.queue.FileReading;
import app.assay.hitl.queue.HitlQueue;
import app.assay.hitl.queue.QueueApplication;
import app.assay.hitl.queue.QueueOutcome;
import app.assay.hitl.queue.QueueReader;
import app.assay.hitl.queue.QueueTerms;
import app.assay.hitl.queue.QueueTime;
import app.assay.hitl.queue.Responses;
import app.assay.hitl.queue.ResponsesApplication;
import app.assay.hitl.queue.ResponsesReader;
import app.assay.text.DocumentFile;
import app.assay.text.FileReason;
import app.assay.text.ReadResult;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `apply-hitl`: a reviewer's answers to many claims at once.
@Command(
    name = "apply-hitl",
    description = {
      "Applies an answered queue to its documents and the ledger, document by document.",
      "It stops at the first that cannot be applied; run again, it goes on there."
    },
    footer = {
      "",
      "Exit: 0 applied, 1 refused because of what queue or documents say, 2 usage, unreadable or",
      "not written."
    })
final class ApplyHitlCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();

  @Parameters(
      index = "0",
      paramLabel = "QUEUE",
      description = "The queue file; with --responses the document.")
  private String file = "";

  @Option(
      names = "--responses",
      paramLabel = "FILE",
      description = {
        "Answers to one document: a list 'responses' with claim_id (an id, or its place counted"
            + " from",
        "1), status (confirmed or rejected) and note."
      })
  private @Nullable String responses;

  @Option(
      names = "--reviewer",
      required = true,
      paramLabel = "NAME",
      description = "The person who answered; a tool or model is refused.")
  private String reviewer = "";

  @Option(
      names = "--evidence",
      defaultValue = "",
      paramLabel = "TEXT",
      description = "What was found, or why not, for answers without notes.")
  private String evidence = "";

  @Option(
      names = "--date",
      paramLabel = "DATE",
      converter = Converters.OfDate.class,
      description = "The date of the confirmations (default: today in UTC).")
  private @Nullable LocalDate date;

  @Option(
      names = "--spent",
      defaultValue = "0",
      paramLabel = "SECONDS",
      converter = Converters.OfSeconds.class,
      description =
          "How long the reviewer looked at each claim, where the vault's review profile asks for"
              + " it.")
  private Duration spent = Duration.ZERO;

  @Option(
      names = "--mark-clear",
      description = "Also declare UNCLEAR documents CLEAR, with their last claim.")
  private boolean markClear;

  @Option(names = "--force", description = "Apply a queue that is older than 7 days.")
  private boolean force;

  @Option(names = "--dry-run", description = "Look at every document and write nothing.")
  private boolean dryRun;

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "What the paths in the queue are relative to (default: the folder of the queue file).")
  private @Nullable String root;

  @Option(
      names = "--vault",
      paramLabel = "DIR",
      description =
          "The folder whose ledger is told (default: the nearest one above a document that has"
              + " .assay, else the document's own).")
  private @Nullable String vault;

  @Mixin private final TextOrJson format = new TextOrJson();

  ApplyHitlCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    QueueTerms terms = terms();
    Answering answering = new Answering(files, vaultOf(), terminal.clock(), Version.NUMBER);
    ApplyReport report =
        responses == null ? queue(answering, terms) : responses(responses, answering, terms);
    if (json) {
      new ApplyJson(terminal).write(report);
    } else {
      new ApplyText(terminal).write(report);
    }
    return report.exit().code();
  }

  private ApplyReport queue(Answering answering, QueueTerms terms) throws Refused {
    Path path = Folders.path(terminal, file);
    var queueRoot =
        Folders.queueRoot(root == null ? Folders.of(path) : Folders.path(terminal, root));
    return switch (QueueReader.read(text(path, file))) {
      case FileReading.Broken<HitlQueue> broken -> ApplyReport.of(file, dryRun, broken);
      case FileReading.Read<HitlQueue>(HitlQueue queue) ->
          ApplyReport.of(
              file,
              dryRun,
              queue.text(),
              new QueueApplication(answering).apply(queue, path, queueRoot, terms));
    };
  }

  private ApplyReport responses(String name, Answering answering, QueueTerms terms) throws Refused {
    return switch (ResponsesReader.read(text(Folders.path(terminal, name), name))) {
      case FileReading.Broken<Responses> broken -> ApplyReport.of(name, dryRun, broken);
      case FileReading.Read<Responses>(Responses read) -> {
        DocumentOutcome outcome =
            new ResponsesApplication(answering)
                .apply(read, real(Folders.path(terminal, file), file), file, terms);
        yield ApplyReport.of(
            name,
            dryRun,
            read.text(),
            new QueueOutcome(List.of(), Optional.empty(), List.of(outcome), List.of()));
      }
    };
  }

  private String text(Path path, String shown) throws Refused {
    return switch (files.read(path)) {
      case ReadResult.Loaded loaded -> loaded.source().text();
      case ReadResult.Unreadable(String message) -> throw new Refused(message);
      case ReadResult.NotUtf8 _ -> throw new Refused(shown + " is not UTF-8.");
      case ReadResult.TooLarge _ -> throw new Refused(shown + " is larger than 10 MB.");
    };
  }

  private QueueTerms terms() throws Refused {
    CheckContext context = CheckContext.at(terminal.clock().instant());
    return new QueueTerms(
        reviewer(),
        date == null ? context.today() : date,
        evidence,
        markClear,
        force,
        dryRun,
        context,
        new QueueTime.Stated(spent),
        Optional.empty());
  }

  private Reviewer reviewer() throws Refused {
    return switch (Reviewer.named(reviewer, MachineNames.load())) {
      case Reviewer.Naming.Accepted(Reviewer person) -> person;
      case Reviewer.Naming.Refused(String message) -> throw new Refused(message);
    };
  }

  private UnaryOperator<Path> vaultOf() throws Refused {
    if (vault == null) {
      return Vault::rootOf;
    }
    Path named = real(Folders.path(terminal, vault), vault);
    return document -> named;
  }

  private static Path real(Path path, String shown) throws Refused {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      throw new Refused("%s cannot be read: %s.".formatted(shown, FileReason.of(e)));
    }
  }
}
