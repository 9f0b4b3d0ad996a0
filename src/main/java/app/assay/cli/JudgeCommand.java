package app.assay.cli;

import app.assay.hitl.opinion.ClaimQuestions;
import app.assay.judge.GateId;
import app.assay.judge.Question;
import app.assay.judge.model.Estimate;
import app.assay.judge.model.ModelJudge;
import app.assay.judge.panel.Opinion;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.workspace.JudgeRun;
import app.assay.workspace.Judges;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `judge`: what rules and the vault's model say of claims.
@Command(
    name = "judge",
    description = {
      "Asks rules, and the model that the vault chose, about the claims of documents: does the",
      "evidence state it, is it more than a guess, does nothing contradict it. Confirms nothing;",
      "what is not decided waits in 'assay questions'. Without a model a person is waited for."
    },
    footer = {
      "",
      "Exit: 0 all met, 1 some criterion is not met, 2 usage or unreadable, 3 only open or"
          + " deferred."
    })
final class JudgeCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private Exit exit = Exit.CLEAN;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Documents, folders (their *.cgd.md) or quoted patterns such as 'notes/**/*.cgd.md'.")
  private List<String> names = List.of();

  @Option(
      names = "--claim",
      paramLabel = "ID",
      description = "Only the claim with this id; may be given several times.")
  private List<String> claims = new ArrayList<>();

  @Option(
      names = "--vault",
      paramLabel = "DIR",
      description =
          "The vault (default: the nearest folder above a document with decisions in it).")
  private @Nullable String vaultNamed;

  @Option(names = "--estimate", description = "Say what asking would cost at most, and ask nobody.")
  private boolean estimate;

  @Option(names = "--yes", description = "Ask even where it costs money.")
  private boolean yes;

  @Mixin private final TextOrJson format = new TextOrJson();

  JudgeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    JudgedClaims asked = new JudgedClaims(terminal, files);
    Map<Path, JudgedClaims.Asking> vaults = asked.of(names, vaultNamed, claims);
    exit = asked.exit();
    try (JudgeSetup setup = new JudgeSetup(terminal)) {
      Map<Path, Judges> judges = new LinkedHashMap<>();
      vaults.keySet().forEach(vault -> judges.put(vault, setup.judges(vault)));
      judges.values().forEach(j -> j.notices().forEach(terminal::complain));
      List<Estimate> estimates = estimates(vaults, judges);
      if (estimate) {
        new EstimateText(terminal).write(estimates, json);
        return exit.code();
      }
      refuseCosts(estimates);
      List<Opinion> opinions = opinions(vaults, judges);
      OpinionTally tally = OpinionTally.of(opinions);
      if (json) {
        JsonTree.print(OpinionJson.of(opinions), terminal);
      } else {
        text(opinions, tally, vaults.keySet());
      }
      return exit.and(tally.exit()).code();
    }
  }

  private static List<Estimate> estimates(
      Map<Path, JudgedClaims.Asking> vaults, Map<Path, Judges> judges) {
    List<Estimate> estimates = new ArrayList<>();
    vaults.forEach(
        (vault, asking) -> {
          Judges there = judges.get(vault);
          Map<GateId, List<Question>> gates =
              asking.questions().stream().collect(Collectors.groupingBy(Question::gate));
          if (there != null) {
            gates.forEach(
                (gate, questions) -> {
                  Optional<ModelJudge> model = there.model(gate);
                  model.ifPresent(m -> estimates.add(m.estimate(questions)));
                });
          }
        });
    return estimates;
  }

  private void refuseCosts(List<Estimate> estimates) throws Refused {
    Optional<Estimate> paid = estimates.stream().filter(e -> e.money().signum() > 0).findFirst();
    if (paid.isPresent() && !yes) {
      throw new Refused(
          "Asking may cost up to %s. Give --yes to ask, or --estimate to see it all. Nobody was asked."
              .formatted(EstimateText.money(estimates)));
    }
  }

  private void text(List<Opinion> opinions, OpinionTally tally, Set<Path> vaults)
      throws IOException {
    Output.ToTerminal out = new Output.ToTerminal(terminal, false);
    OpinionText text = new OpinionText(out.writer(), terminal.clock().instant());
    for (Opinion opinion : opinions) {
      text.write(opinion);
    }
    out.writer().write(tally.sentence() + "\n");
    if (tally.open() > 0) {
      for (Path vault : vaults) {
        out.writer().write(Printable.of(waiting(vault)) + "\n");
      }
    }
    out.finish();
  }

  /// Where to find what is open, as it is typed from here.
  private String waiting(Path vault) {
    Path folder = terminal.folder().toAbsolutePath().normalize();
    Path shown = vault.startsWith(folder) ? folder.relativize(vault) : vault;
    return "What is open waits: assay questions list%s"
        .formatted(shown.toString().isEmpty() ? "" : " --vault " + shown);
  }

  /// Asks, and puts the opinions into the order of the questions.
  private List<Opinion> opinions(Map<Path, JudgedClaims.Asking> vaults, Map<Path, Judges> judges) {
    List<Opinion> ordered = new ArrayList<>();
    vaults.forEach(
        (vault, asking) -> {
          Judges there = judges.get(vault);
          if (there == null) {
            return;
          }
          Map<String, Opinion> answered = new LinkedHashMap<>();
          JudgeRun.Ended ended =
              new JudgeRun(there)
                  .ask(
                      asking.questions(),
                      question -> asking.documents().contains(ClaimQuestions.pathOf(question)),
                      JudgeSetup.uninterrupted(),
                      opinion -> answered.put(opinion.question().id(), opinion));
          ended.troubles().forEach(this::fail);
          there.notices().forEach(terminal::complain);
          ended.withdrawn().forEach(q -> terminal.complain(stale(q.question(), q.withdrawn())));
          asking.questions().stream()
              .map(Question::id)
              .distinct()
              .forEach(id -> Optional.ofNullable(answered.get(id)).ifPresent(ordered::add));
        });
    return ordered;
  }

  private void fail(String trouble) {
    terminal.complain(trouble);
    exit = exit.and(Exit.USAGE);
  }

  private static String stale(Question question, String why) {
    return "%s (%s): withdrawn. %s".formatted(question.about(), question.id(), why);
  }
}
