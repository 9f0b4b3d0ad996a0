package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Claim;
import app.assay.cgd.MachineNames;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.Answer;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.Confirmation;
import app.assay.hitl.ConfirmationRequest;
import app.assay.hitl.ConfirmationResult;
import app.assay.hitl.DecisionRecords;
import app.assay.hitl.DecisionWriter;
import app.assay.hitl.Reviewer;
import app.assay.hitl.Timing;
import app.assay.hitl.UnrecordedConfirmation;
import app.assay.hitl.WriteResult;
import app.assay.ledger.Ledger;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `confirm`: a person answers one claim.
@Command(
    name = "confirm",
    description = {
      "Answers a claim, in the document and in the ledger.",
      "Confirmation, record, statuses, computed fields and hash are written together or not at all."
    },
    footer = {
      "",
      "Exit: 0 written, 1 refused because of what the document says, 2 usage, unreadable or not",
      "written."
    })
final class ConfirmCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();

  @Parameters(index = "0", paramLabel = "FILE", description = "The document.")
  private String file = "";

  @Option(names = "--claim", required = true, paramLabel = "ID", description = "The claim's id.")
  private String claim = "";

  @Option(
      names = "--decision",
      required = true,
      paramLabel = "ANSWER",
      converter = Converters.OfAnswer.class,
      completionCandidates = Candidates.Answers.class,
      description = "true, false or estimated.")
  private Answer answer = Answer.SKIP;

  @Option(
      names = "--reviewer",
      required = true,
      paramLabel = "NAME",
      description = "The person who answers; a tool or model is refused.")
  private String reviewer = "";

  @Option(
      names = "--evidence",
      defaultValue = "",
      paramLabel = "TEXT",
      description = "What was found, or why not. Only a Round A claim that is true needs none.")
  private String evidence = "";

  @Option(
      names = "--date",
      paramLabel = "DATE",
      converter = Converters.OfDate.class,
      description = "The date of the confirmation (default: today in UTC).")
  private @Nullable LocalDate date;

  @Option(
      names = "--spent",
      defaultValue = "0",
      paramLabel = "SECONDS",
      converter = Converters.OfSeconds.class,
      description =
          "How long the reviewer looked at the claim, where the vault's review profile asks for"
              + " it.")
  private Duration spent = Duration.ZERO;

  @Option(names = "--replace", description = "Replace a confirmation that is there, whole or half.")
  private boolean replace;

  @Option(
      names = "--mark-clear",
      description = "Also declare an UNCLEAR document CLEAR, when this is its last claim.")
  private boolean markClear;

  @Option(
      names = "--vault",
      paramLabel = "DIR",
      description =
          "The folder whose ledger is told (default: the nearest one above that has .assay, else"
              + " the document's own).")
  private @Nullable String vault;

  ConfirmCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Path path = path(file);
    CgdDocument document =
        switch (files.read(path)) {
          case ReadResult.Loaded loaded -> CgdParser.standard().parse(loaded.source());
          case ReadResult.Unreadable(String message) -> throw new Refused(message);
          case ReadResult.NotUtf8 _ -> throw new Refused(file + " is not UTF-8.");
          case ReadResult.TooLarge _ -> throw new Refused(file + " is too large for a document.");
        };
    Path root = Folders.vault(terminal, vault, path, file);
    String inVault = root.relativize(path).toString().replace('\\', '/');
    Ledger ledger = Ledger.open(root, terminal.clock());
    DecisionWriter writer = new DecisionWriter(files, ledger, new DecisionRecords(Version.NUMBER));
    CheckContext context =
        CheckContext.at(terminal.clock().instant())
            .withFile(Optional.of(String.valueOf(path.getFileName())), Optional.empty());
    Reviewer person = reviewer();
    LocalDate day = date == null ? context.today() : date;
    int place = place(document);
    boolean unrecorded =
        new UnrecordedConfirmation(ledger)
            .is(inVault, document.claims().get(place), person, day, answer);
    if (unrecorded) {
      terminal.complain(
          "The document has this confirmation and the ledger has not: an earlier run was cut off"
              + " between the two. It is recorded now.");
    }
    ConfirmationRequest request =
        new ConfirmationRequest(
            person,
            day,
            List.of(
                new ClaimDecision(place, claim, answer, evidence, spent, replace || unrecorded)),
            markClear,
            context,
            writer.review().terms(path, inVault),
            Timing.STATED);
    DocumentEditor editor = new DocumentEditor(CgdParser.standard());
    return switch (new Confirmation(editor, FormatRules.validator()).plan(document, request)) {
      case ConfirmationResult.Refused(String message) -> {
        terminal.complain(message);
        yield Exit.FINDINGS.code();
      }
      case ConfirmationResult.Planned planned -> write(writer, path, inVault, planned).code();
    };
  }

  private Exit write(
      DecisionWriter writer, Path path, String inVault, ConfirmationResult.Planned planned)
      throws Refused {
    return switch (writer.write(path, inVault, planned)) {
      case WriteResult.Written written -> {
        say(planned);
        planned.notices().forEach(terminal::complain);
        written.notes().forEach(terminal::complain);
        yield Exit.CLEAN;
      }
      case WriteResult.ChangedUnderneath _ ->
          throw new Refused(
              file + " changed while it was confirmed and was left alone; confirm it again.");
      case WriteResult.Failed(String message) -> throw new Refused(message);
    };
  }

  private void say(ConfirmationResult.Planned planned) {
    var header = planned.after().header();
    terminal
        .out()
        .println(
            "%s: %s answered %s by %s; now %s | %s, %s pending."
                .formatted(
                    Printable.of(file),
                    Printable.of(claim),
                    answer.label(),
                    Printable.of(planned.reviewer().name()),
                    header.value("clarity-status"),
                    header.value("hitl-status"),
                    header.value("hitl-pending-count")));
  }

  private Path path(String name) throws Refused {
    try {
      return terminal.folder().resolve(name).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new Refused("'" + name + "' does not name a file.");
    }
  }

  private Reviewer reviewer() throws Refused {
    return switch (Reviewer.named(reviewer, MachineNames.load())) {
      case Reviewer.Naming.Accepted(Reviewer person) -> person;
      case Reviewer.Naming.Refused(String message) -> throw new Refused(message);
    };
  }

  private int place(CgdDocument document) throws Refused {
    List<Claim> named = document.claims().stream().filter(c -> c.id().equals(claim)).toList();
    if (named.isEmpty()) {
      throw new Refused(
          "%s has no claim %s; 'assay claims' lists what it has.".formatted(file, claim));
    }
    if (named.size() > 1) {
      throw new Refused(
          "%s has %d claims %s; give each an id of its own first."
              .formatted(file, named.size(), claim));
    }
    return named.getFirst().index();
  }
}
