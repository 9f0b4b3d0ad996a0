package app.assay.cli;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptChoice;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.distillery.kept.KeptFinding;
import app.assay.distillery.kept.KeptResult;
import app.assay.distillery.kept.KeptState;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.report.Printable;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `vault kept`: candidates with their verdicts, as the gate judged them and people decided.
@Command(
    name = "kept",
    description = {
      "Lists the candidates that the gate judged and people decided, failed ones too, and",
      "reopens one that was rejected by mistake."
    })
final class VaultKeptCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  static CommandLine with(Terminal terminal) {
    return new CommandLine(new VaultKeptCommand())
        .addSubcommand(new ListAll(terminal))
        .addSubcommand(new Show(terminal))
        .addSubcommand(new Reopen(terminal))
        .addSubcommand(new Reject(terminal))
        .addSubcommand(new Withdraw(terminal))
        .addSubcommand(new AsBatch(terminal));
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "Say what to do: list, show, reopen, reject, withdraw or batch.");
  }

  @Command(
      name = "list",
      description = "Lists kept candidates, those that something happened to last first.")
  static final class ListAll extends OnVault {

    @Option(
        names = "--state",
        paramLabel = "STATE",
        description = "Only failed, deferred, passed, rejected, accepted or reopened ones.")
    private String state = "";

    @Option(names = "--batch", paramLabel = "BATCH", description = "Only those of one batch.")
    private String batch = "";

    @Option(names = "--code", paramLabel = "CODE", description = "Only those that fail by it.")
    private String code = "";

    @Option(
        names = "--search",
        paramLabel = "WORDS",
        description = "Only those in which each of the words occurs: text, notes or reasons.")
    private String words = "";

    @Mixin private final TextOrJson format = new TextOrJson();

    ListAll(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store) throws VaultException, IOException, Refused {
      KeptChoice choice =
          KeptChoice.ALL.withState(wanted()).withBatch(batch).withCode(code).withSearch(words);
      List<KeptCase> found = choice.of(store.read(KeptDecisions::all));
      if (format.isJson()) {
        ArrayNode json = JsonTree.array();
        found.forEach(one -> json.add(KeptJson.summary(one)));
        JsonTree.print(json, terminal());
      } else {
        found.forEach(one -> say(Printable.of(line(one))));
        say(found.size() + " found.");
      }
      return Exit.CLEAN;
    }

    private Optional<KeptState> wanted() throws Refused {
      Optional<KeptState> named = KeptState.ofLabel(state);
      if (named.isEmpty() && !state.isEmpty()) {
        throw new Refused(
            "'%s' is no state; one of %s is."
                .formatted(
                    state,
                    Arrays.stream(KeptState.values())
                        .map(KeptState::label)
                        .collect(Collectors.joining(", "))));
      }
      return named;
    }

    private static String line(KeptCase one) {
      String codes = one.codes().isEmpty() ? "" : " [" + String.join(", ", one.codes()) + "]";
      return "%s %s%s (%s, %s%s)"
          .formatted(
              one.state().label(),
              one.id().isEmpty() ? "(no id)" : one.name(),
              codes,
              one.batch(),
              one.newest().at(),
              one.newest().by().isEmpty() ? "" : " by " + one.newest().by());
    }
  }

  /// Which candidate is meant.
  static final class Which {

    @Parameters(
        paramLabel = "ID",
        description = "The candidate's id, with #1 or #2 where its batch has two of that id.")
    private String id = "";

    @Option(
        names = "--batch",
        paramLabel = "BATCH",
        description = "The batch it came in, where the id alone does not tell.")
    private String batch = "";
  }

  @Command(
      name = "show",
      description = "Shows one kept candidate: its text, its verdict, and what people decided.",
      footer = {"", "Exit: 0 shown, 1 nothing is kept of it, 2 usage or no vault."})
  static final class Show extends OnVault {

    @Mixin private final Which which = new Which();

    @Mixin private final TextOrJson format = new TextOrJson();

    Show(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store) throws VaultException, IOException, Refused {
      KeptFinding finding = KeptFinding.of(store.read(KeptDecisions::all), which.batch, which.id);
      if (!(finding instanceof KeptFinding.Found(KeptCase one))) {
        terminal().complain(finding.message());
        return Exit.FINDINGS;
      }
      if (format.isJson()) {
        JsonTree.print(KeptJson.whole(one), terminal());
        return Exit.CLEAN;
      }
      say(Printable.of(ListAll.line(one)));
      one.verdict().map(CandidateVerdict::notes).ifPresent(notes -> say(Printable.of(notes)));
      say("");
      one.newest().candidate().lines().forEach(line -> say(Printable.of(line)));
      say("");
      one.history().forEach(row -> say(Printable.of(line(row))));
      return Exit.CLEAN;
    }

    private static String line(KeptCandidate row) {
      String what = row.decision().isEmpty() ? "gate: " + row.verdict() : row.decision();
      return "%s %s%s%s"
          .formatted(
              row.at(),
              what,
              row.by().isEmpty() ? "" : " by " + row.by(),
              row.reason().isEmpty() ? "" : ": " + row.reason());
    }
  }

  /// A decision on a kept candidate.
  abstract static class Deciding extends DecidingOnVault {

    @Mixin private final Which which = new Which();

    @Option(
        names = "--reason",
        required = true,
        paramLabel = "TEXT",
        description = "Why; kept in the ledger.")
    private String reason = "";

    Deciding(Terminal terminal) {
      super(terminal);
    }

    abstract KeptResult decide(
        KeptDecisions kept, String batch, String id, String reason, String by)
        throws VaultException;

    abstract String done(String id);

    @Override
    final Exit run(VaultStore store, String by) throws VaultException, Refused {
      KeptDecisions kept = new KeptDecisions(store, ledger(store));
      return switch (decide(kept, which.batch, which.id, reason, by)) {
        case KeptResult.Done _ -> {
          say(done(which.id));
          yield Exit.CLEAN;
        }
        case KeptResult.Refused(String message) -> {
          terminal().complain(message);
          yield Exit.FINDINGS;
        }
      };
    }
  }

  @Command(
      name = "reopen",
      description = {
        "Wants a candidate decided once more; 'kept batch' gives all reopened ones as a batch.",
        "While it is reopened, a person may accept it against a code of layer 2."
      },
      footer = {"", "Exit: 0 done, 1 refused, 2 usage or no vault."})
  static final class Reopen extends Deciding {

    Reopen(Terminal terminal) {
      super(terminal);
    }

    @Override
    KeptResult decide(KeptDecisions kept, String batch, String id, String reason, String by)
        throws VaultException {
      return kept.reopen(batch, id, reason, by);
    }

    @Override
    String done(String id) {
      return "Reopened: %s. Take it back with 'assay vault kept withdraw %s'.".formatted(id, id);
    }
  }

  @Command(
      name = "reject",
      description = "Rejects a candidate, such as to confirm what the gate failed.",
      footer = {"", "Exit: 0 done, 1 refused, 2 usage or no vault."})
  static final class Reject extends Deciding {

    Reject(Terminal terminal) {
      super(terminal);
    }

    @Override
    KeptResult decide(KeptDecisions kept, String batch, String id, String reason, String by)
        throws VaultException {
      return kept.reject(batch, id, reason, by);
    }

    @Override
    String done(String id) {
      return "Rejected: %s. Take it back with 'assay vault kept withdraw %s'.".formatted(id, id);
    }
  }

  @Command(
      name = "withdraw",
      description = "Takes a reopening or a rejection back; the candidate stands as before.",
      footer = {"", "Exit: 0 done, 1 refused, 2 usage or no vault."})
  static final class Withdraw extends Deciding {

    Withdraw(Terminal terminal) {
      super(terminal);
    }

    @Override
    KeptResult decide(KeptDecisions kept, String batch, String id, String reason, String by)
        throws VaultException {
      return kept.withdraw(batch, id, reason, by);
    }

    @Override
    String done(String id) {
      return "Taken back: " + id;
    }
  }

  @Command(
      name = "batch",
      description = "Writes all reopened candidates as a batch, an array of candidates.")
  static final class AsBatch extends ReadingVault {

    AsBatch(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      ArrayNode json = JsonTree.array();
      KeptDecisions.reopened(KeptDecisions.all(vault)).candidates().stream()
          .map(Candidate::json)
          .forEach(json::add);
      return json;
    }
  }
}
