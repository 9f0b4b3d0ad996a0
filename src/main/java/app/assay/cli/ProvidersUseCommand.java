package app.assay.cli;

import app.assay.judge.GateId;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Policies;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.panel.PolicyReading;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `providers use`: which gate of a vault asks which model.
@Command(
    name = "use",
    description = {
      "Says which profile a gate of the vault asks, how often, and whose yes counts there. A model",
      "alone accepts nothing. Without a profile it shows what is set; kept in .assay/judges.json."
    },
    footer = {"", "Exit: 0 shown or set, 1 the file cannot be followed, 2 usage or not written."})
final class ProvidersUseCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(arity = "0..1", paramLabel = "PROFILE", description = "The profile to ask.")
  private @Nullable String profile;

  @Option(names = "--none", description = "Ask no model at this gate.")
  private boolean none;

  @Option(
      names = "--gate",
      defaultValue = "claims",
      paramLabel = "GATE",
      description = "claims, claims/sot or another gate (default: ${DEFAULT-VALUE}).")
  private String gate = "claims";

  @Option(names = "--votes", paramLabel = "N", description = "1 to 3 (default: 3 for claims/sot).")
  private @Nullable Integer votes;

  @Option(
      names = "--acceptance",
      defaultValue = "person",
      paramLabel = "WHOSE",
      description = "person, rules or rules-and-model (default: ${DEFAULT-VALUE}).")
  private String acceptance = "person";

  @Mixin private final QuestionsCommand.InVault vault = new QuestionsCommand.InVault();

  ProvidersUseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    PolicyFile file = new PolicyFile(vault.root(terminal), new DocumentFile());
    if (none || profile != null) {
      set(file);
    }
    return show(file).code();
  }

  private void set(PolicyFile file) throws Refused {
    if (none && profile != null) {
      throw new Refused("Give a profile or --none, not both.");
    }
    if (!GateId.isLabel(gate)) {
      throw new Refused("'%s' is no gate such as claims or claims/sot.".formatted(gate));
    }
    GateId id = GateId.ofLabel(gate);
    int asked = votes == null ? Policies.votes(id) : votes;
    if (asked < 1 || asked > GatePolicy.MOST_VOTES) {
      throw new Refused("A model is asked 1 to 3 times.");
    }
    Acceptance whose =
        Acceptance.of(acceptance)
            .orElseThrow(
                () ->
                    new Refused(
                        "'%s' is not person, rules or rules-and-model.".formatted(acceptance)));
    if (profile != null) {
      try (JudgeSetup setup = new JudgeSetup(terminal)) {
        ProvidersCommand.named(setup.profiles(), profile);
      }
    }
    GatePolicy policy = new GatePolicy(profile == null ? "" : profile, whose, asked);
    Optional<String> trouble = file.change(policies -> policies.with(id, policy));
    if (trouble.isPresent()) {
      throw new Refused(trouble.get());
    }
  }

  private Exit show(PolicyFile file) {
    return switch (file.read()) {
      case PolicyReading.Unknown(String reason) -> {
        terminal.complain("%s %s, so that no model is asked.".formatted(PolicyFile.NAME, reason));
        yield Exit.FINDINGS;
      }
      case PolicyReading.Absent _ -> {
        terminal.out().println("No gate asks a model; questions wait for a person.");
        yield Exit.CLEAN;
      }
      case PolicyReading.Known(Policies policies, String _) -> {
        policies.gates().forEach((label, policy) -> terminal.out().println(line(label, policy)));
        yield Exit.CLEAN;
      }
    };
  }

  private static String line(String label, GatePolicy policy) {
    return Printable.of(
        "%s: %s, %d %s; accepted by %s"
            .formatted(
                label,
                policy.asksModel() ? "asks " + policy.profile() : "asks no model",
                policy.votes(),
                policy.votes() == 1 ? "vote" : "votes",
                policy.acceptance().label()));
  }
}
