package app.assay.cli;

import app.assay.judge.GateId;
import app.assay.judge.Question;
import app.assay.judge.model.Estimate;
import app.assay.judge.panel.Opinion;
import app.assay.judge.queue.QuestionListing;
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.workspace.JudgeRun;
import app.assay.workspace.Judges;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `questions retry`: asks the judges again.
@Command(
    name = "retry",
    description = {
      "Asks rules and model again about open questions: those whose time has come, those that are",
      "named, or all. What a model has decided is not asked again."
    },
    footer = {
      "",
      "Exit: 0 all met, 1 some criterion is not met, 2 usage or not kept, 3 some are still open."
    })
final class QuestionsRetryCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(arity = "0..*", paramLabel = "ID", description = "Only these (default: those due).")
  private List<String> ids = List.of();

  @Option(names = "--all", description = "All that are open, whether or not their time has come.")
  private boolean all;

  @Option(names = "--yes", description = "Ask even where it costs money.")
  private boolean yes;

  @Mixin private final QuestionsCommand.InVault vault = new QuestionsCommand.InVault();

  QuestionsRetryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    try (JudgeSetup setup = new JudgeSetup(terminal)) {
      Judges judges = setup.judges(vault.root(terminal));
      judges.notices().forEach(terminal::complain);
      List<QueuedQuestion> wanted = wanted(judges.queue().list());
      refuseCosts(judges, wanted);
      List<Opinion> opinions = new ArrayList<>();
      JudgeRun.Ended ended =
          new JudgeRun(judges).again(wanted, JudgeSetup.uninterrupted(), opinions::add);
      ended.troubles().forEach(terminal::complain);
      Output.ToTerminal out = new Output.ToTerminal(terminal, false);
      OpinionText text = new OpinionText(out.writer(), terminal.clock().instant());
      for (Opinion opinion : opinions) {
        text.write(opinion);
      }
      OpinionTally tally = OpinionTally.of(opinions);
      out.writer().write(tally.sentence() + "\n");
      out.finish();
      return tally.exit().and(ended.troubles().isEmpty() ? Exit.CLEAN : Exit.USAGE).code();
    }
  }

  private List<QueuedQuestion> wanted(QuestionListing listing) throws Refused {
    listing.troubles().forEach(terminal::complain);
    List<QueuedQuestion> open = listing.in(QuestionState.OPEN);
    if (ids.isEmpty()) {
      return all ? open : listing.due(terminal.clock().instant());
    }
    List<QueuedQuestion> named = new ArrayList<>();
    for (String id : ids) {
      named.add(
          open.stream()
              .filter(q -> q.question().id().equals(id))
              .findFirst()
              .orElseThrow(
                  () -> new Refused("There is no open question '%s' here.".formatted(id))));
    }
    return named;
  }

  private void refuseCosts(Judges judges, List<QueuedQuestion> wanted) throws Refused {
    Map<GateId, List<Question>> gates =
        wanted.stream()
            .map(QueuedQuestion::question)
            .collect(Collectors.groupingBy(Question::gate));
    List<Estimate> estimates = new ArrayList<>();
    gates.forEach(
        (gate, questions) ->
            judges.model(gate).ifPresent(model -> estimates.add(model.estimate(questions))));
    if (!yes && estimates.stream().anyMatch(e -> e.money().signum() > 0)) {
      throw new Refused(
          "Asking may cost up to %s. Give --yes to ask. Nobody was asked."
              .formatted(EstimateText.money(estimates)));
    }
  }
}
