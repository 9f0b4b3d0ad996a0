package app.assay.cli;

import app.assay.distillery.changeset.ChangesetCheck;
import app.assay.distillery.changeset.ChangesetFile;
import app.assay.distillery.changeset.ChangesetProblem;
import app.assay.distillery.changeset.ChangesetReading;
import app.assay.distillery.intake.Intake;
import app.assay.distillery.intake.IntakeNote;
import app.assay.distillery.intake.IntakePlan;
import app.assay.distillery.intake.IntakeRequest;
import app.assay.distillery.intake.IntakeResult;
import app.assay.distillery.intake.IntakeTerms;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.vault.Change.RowChange;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Commands on changesets.
final class VaultChangesetCommands {

  private VaultChangesetCommands() {}

  static List<Object> all(Terminal terminal) {
    return List.of(new Apply(terminal), new Validate(terminal));
  }

  @Command(
      name = "apply",
      description = {
        "Takes the accepted entries of a changeset into the vault, all or none, and keeps what it",
        "rejects as decisions.",
        "Of a batch with verdicts those that pass. Entries whose id is there are left out, and"
            + " said",
        "where their content differs. A domain that is new needs a word."
      },
      footer = {
        "",
        "Exit: 0 done or nothing to do, 1 something holds it back, 2 usage or no vault."
      })
  static final class Apply extends DecidingOnVault {

    @Parameters(paramLabel = "CHANGESET", description = "The file.")
    private String file = "";

    @Option(
        names = "--dry-run",
        description = "Show the rows that would be written; write nothing.")
    private boolean dryRun;

    @Option(
        names = {"--new-domain", "--agree-domain"},
        split = ",",
        paramLabel = "DOMAIN",
        description = "A domain that may be taken into the registry; may be given several times.")
    private Set<String> newDomains = new LinkedHashSet<>();

    @Option(
        names = "--map-domain",
        split = ",",
        paramLabel = "NEW=EXISTING",
        description = "A domain of the registry that is meant by a proposed one.")
    private Map<String, String> mapped = new LinkedHashMap<>();

    @Option(
        names = "--refuse-domain",
        split = ",",
        paramLabel = "DOMAIN",
        description =
            "A domain nothing is filed under; entries that have no other one are held back.")
    private Set<String> refused = new LinkedHashSet<>();

    @Option(names = "--any-domain", description = "Every domain may be taken into the registry.")
    private boolean anyDomain;

    @Option(
        names = "--ungated",
        description = "Do not ask layer 1 again, for changesets of older tools.")
    private boolean ungated;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why; kept in the history.")
    private String reason = "";

    @Mixin private final TextOrJson format = new TextOrJson();

    Apply(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, IOException, Refused {
      boolean json = format.isJson();
      IntakeRequest request =
          IntakeRequest.accepted(
              BatchArgument.whole(terminal(), file),
              new IntakeTerms(newDomains, anyDomain, !ungated, mapped, refused));
      Intake intake = new Intake(store, ledger(store), terminal().clock());
      if (dryRun) {
        IntakePlan plan = intake.plan(request);
        if (!plan.isPossible()) {
          return said(plan, Exit.FINDINGS);
        }
        List<RowChange> rows = intake.rehearse(request, by);
        if (json) {
          JsonTree.print(json(rows), terminal());
        } else {
          rows.forEach(row -> say(Printable.of(line(row))));
          say("%d rows would be written; nothing was.".formatted(rows.size()));
        }
        return said(plan, Exit.CLEAN);
      }
      if (request.items().isEmpty()) {
        IntakePlan plan =
            request.rejected().isEmpty()
                ? intake.plan(request)
                : intake.apply(request, by, reason).plan();
        if (plan.isPossible()) {
          say("No accepted entries to apply");
        }
        return said(plan, plan.isPossible() ? Exit.CLEAN : Exit.FINDINGS);
      }
      return applied(intake.apply(request, by, reason), request.items().size());
    }

    private Exit applied(IntakeResult result, int accepted) {
      int skipped = result.plan().skipped().size();
      if (skipped > 0 && !(result instanceof IntakeResult.Refused)) {
        say("Skipped %d entries already in vault".formatted(skipped));
      }
      return switch (result) {
        case IntakeResult.Applied(IntakePlan plan, String change) -> {
          say("Inserted %d entries".formatted(plan.entries().size()));
          terminal().err().println("Undo: assay vault undo " + change);
          yield said(plan, Exit.CLEAN);
        }
        case IntakeResult.Nothing(IntakePlan plan) -> {
          say("No new entries to apply (all %d already in vault)".formatted(accepted));
          yield said(plan, Exit.CLEAN);
        }
        case IntakeResult.Refused(IntakePlan plan) -> said(plan, Exit.FINDINGS);
      };
    }

    /// Notes go where they do not disturb who reads the rows.
    private Exit said(IntakePlan plan, Exit exit) {
      if (!plan.isPossible()) {
        terminal().complain("Nothing was written:");
      }
      for (IntakeNote note : plan.notes()) {
        String id = note.candidateId().isEmpty() ? "" : note.candidateId() + ": ";
        terminal()
            .err()
            .println("  " + Printable.of("[" + kind(note) + "] " + id + note.message()));
      }
      if (plan.problems().stream().anyMatch(note -> note.kind() == IntakeNote.Kind.DOMAIN)) {
        terminal()
            .complain(
                "Of each proposed domain say --agree-domain NAME, --map-domain NAME=EXISTING or"
                    + " --refuse-domain NAME; --any-domain agrees to all.");
      }
      return exit;
    }

    private static String kind(IntakeNote note) {
      return note.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static ArrayNode json(List<RowChange> rows) {
      ArrayNode json = JsonTree.array();
      rows.forEach(row -> json.add(VaultJson.rowChange(row)));
      return json;
    }

    private static String line(RowChange row) {
      return "%s %s: %s".formatted(row.kind(), row.key(), row.after());
    }
  }

  @Command(
      name = "validate",
      description = "Holds the accepted entries of a changeset against layer 1; needs no vault.",
      footer = {"", "Exit: 0 all pass, 1 some break a rule, 2 usage or unreadable."})
  static final class Validate implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "CHANGESET", description = "The file.")
    private String file = "";

    Validate(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws Refused {
      Path path = Folders.path(terminal, file);
      return switch (new ChangesetFile(path, new DocumentFile()).read()) {
        case ChangesetReading.Unreadable(String message) -> throw new Refused(message);
        case ChangesetReading.Loaded loaded -> {
          List<ChangesetProblem> problems = ChangesetCheck.check(loaded.changeset());
          for (ChangesetProblem problem : problems) {
            terminal.err().println(Printable.of("ERROR: " + problem.line()));
          }
          if (problems.isEmpty()) {
            terminal
                .out()
                .println(
                    "Validated %d accepted entries"
                        .formatted(ChangesetCheck.accepted(loaded.changeset())));
          }
          yield (problems.isEmpty() ? Exit.CLEAN : Exit.FINDINGS).code();
        }
      };
    }
  }
}
