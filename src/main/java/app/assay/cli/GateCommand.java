package app.assay.cli;

import app.assay.cgd.MachineNames;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchProblem;
import app.assay.distillery.candidate.BatchReader;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.gate.Layers;
import app.assay.distillery.layer2.Rubric;
import app.assay.hitl.Reviewer;
import app.assay.judge.provider.ProviderProfile;
import app.assay.vault.VaultStore;
import app.assay.workspace.GateBatch;
import app.assay.workspace.GateBatchRun;
import app.assay.workspace.GatedBatch;
import app.assay.workspace.GitCheckout;
import app.assay.workspace.Judges;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.Vault;
import app.assay.workspace.VaultPlace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `gate`: may candidates enter a knowledge vault.
@Command(
    name = "gate",
    description = {
      "Takes candidates of knowledge through the gate: layer 1 by rules, layer 2 by the judges.",
      "With --vault duplicates and conflicts are looked for, with --repo what the files show",
      "already. What nobody decided is deferred and waits in 'assay questions'."
    },
    footer = {
      "",
      "Exit: 0 all pass, 1 some fail, 2 usage or something cannot be read, 3 only deferred."
    })
final class GateCommand implements Callable<Integer> {

  private static final String INPUT = "-";

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "BATCH",
      description =
          "Files with an array of candidates, a batch with pull requests, a changeset or JSON"
              + " lines; - reads standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--vault",
      paramLabel = "DB",
      description = "The vault to compare with: a file, or postgresql://USER@HOST/DATABASE.")
  private @Nullable String vault;

  @Option(
      names = "--repo",
      paramLabel = "DIR",
      description = "The checkout of git in which evidence and artifacts are looked for.")
  private @Nullable String repository;

  @Option(
      names = "--layers",
      completionCandidates = Candidates.Layers.class,
      paramLabel = "WHICH",
      defaultValue = "both",
      description =
          "both, or survivors: layer 2 only of what layer 1 lets through (default:"
              + " ${DEFAULT-VALUE}).")
  private String layers = "both";

  @Option(
      names = "--reviewer",
      paramLabel = "NAME",
      description = "Who has it gated; then candidates and verdicts are kept in the vault.")
  private @Nullable String reviewer;

  @Option(names = "--yes", description = "Ask a model even where it costs money.")
  private boolean yes;

  @Mixin private final OutputArguments output = new OutputArguments();

  GateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /// A batch as it was typed.
  ///
  /// @param root the folder whose questions and judges it has
  private record Typed(String name, Batch batch, Path root) {}

  @Override
  public Integer call() throws IOException, Refused {
    Layers which =
        Layers.ofLabel(layers)
            .orElseThrow(() -> new Refused("'%s' is not both or survivors.".formatted(layers)));
    Optional<String> by = person();
    Optional<Path> checkout = checkout();
    List<VerdictFile> gated = new ArrayList<>();
    @Nullable VaultStore store = store();
    try (JudgeSetup setup = new JudgeSetup(terminal)) {
      for (String name : files) {
        Optional<Typed> typed = read(name, gated);
        if (typed.isPresent()) {
          Judges judges = setup.judges(typed.get().root());
          refuseCosts(judges);
          GateBatch batch =
              new GateBatch(typed.get().batch(), Optional.ofNullable(store), checkout, which, by);
          gated.add(verdicts(typed.get(), new GateBatchRun(judges, batch)));
        }
      }
    } finally {
      if (store != null) {
        store.close();
      }
    }
    Output out = output.open(terminal);
    new VerdictReport(gated).write(output.format(), out.writer());
    out.finish();
    return gated.stream().map(VerdictFile::exit).reduce(Exit.CLEAN, Exit::and).code();
  }

  private VerdictFile verdicts(Typed typed, GateBatchRun run) {
    GatedBatch gated = run.run(JudgeSetup.uninterrupted(), _ -> {});
    gated.notices().forEach(terminal::complain);
    List<String> problems =
        typed.batch().problems().stream().map(problem -> place(typed.name(), problem)).toList();
    problems.forEach(terminal::complain);
    typed.batch().notices().stream()
        .filter(notice -> !typed.batch().problems().contains(notice))
        .forEach(notice -> terminal.complain(place(typed.name(), notice)));
    return new VerdictFile(typed.name(), gated.verdicts(), problems);
  }

  private static String place(String name, BatchProblem problem) {
    return "%s:%d: %s".formatted(name, problem.line(), problem.message());
  }

  private Optional<Typed> read(String name, List<VerdictFile> unreadable)
      throws IOException, Refused {
    if (name.equals(INPUT)) {
      String text = new String(terminal.in().readAllBytes(), StandardCharsets.UTF_8);
      return Optional.of(
          new Typed(
              "standard input", BatchReader.read("standard input", text), root(Optional.empty())));
    }
    Path file = Folders.path(terminal, name);
    return switch (BatchFile.read(file)) {
      case BatchReading.Loaded(Batch batch, String _) ->
          Optional.of(new Typed(name, batch, root(Optional.of(file))));
      case BatchReading.Unreadable(String message) -> {
        terminal.complain(message);
        unreadable.add(new VerdictFile(name, List.of(), List.of(message)));
        yield Optional.empty();
      }
    };
  }

  /// The vault's folder, else that of the batch.
  private Path root(Optional<Path> file) throws Refused {
    if (vault != null && OnVault.place(terminal, vault) instanceof VaultPlace.InFile(Path db)) {
      return KnowledgeVaults.ledgerRoot(db);
    }
    return file.map(Vault::rootOf)
        .orElseGet(() -> Vault.recordedAt(terminal.folder()).orElse(terminal.folder()));
  }

  /// A vault that cannot be used skips what needs it, and is said.
  private @Nullable VaultStore store() {
    if (vault == null) {
      return null;
    }
    try {
      return OnVault.open(terminal, vault);
    } catch (Refused e) {
      terminal.complain(e.getMessage() + " Nothing is compared with it.");
      return null;
    }
  }

  private Optional<Path> checkout() throws Refused {
    if (repository == null) {
      return Optional.empty();
    }
    Path folder = Folders.path(terminal, repository);
    return Optional.of(
        GitCheckout.of(folder)
            .map(GitCheckout::root)
            .orElseThrow(() -> new Refused("'%s' is no checkout of git.".formatted(repository))));
  }

  private Optional<String> person() throws Refused {
    if (reviewer == null) {
      return Optional.empty();
    }
    return switch (Reviewer.named(reviewer, MachineNames.load())) {
      case Reviewer.Naming.Accepted(Reviewer person) -> Optional.of(person.name());
      case Reviewer.Naming.Refused(String message) -> throw new Refused(message);
    };
  }

  private void refuseCosts(Judges judges) throws Refused {
    Optional<ProviderProfile> paid =
        Arrays.stream(Rubric.values())
            .flatMap(rubric -> judges.profile(rubric.gate()).stream())
            .filter(profile -> profile.price().inputPerMillion().signum() > 0)
            .findFirst();
    if (paid.isPresent() && !yes) {
      throw new Refused(
          "Profile '%s' costs money. Give --yes to ask it. Nobody was asked."
              .formatted(paid.get().name()));
    }
  }
}
