package app.assay.cli;

import app.assay.cgd.MachineNames;
import app.assay.hitl.opinion.PersonDecision;
import app.assay.hitl.opinion.PersonDecisions;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.judge.queue.QueueResult;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.ledger.Ledger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `questions answer`: a person decides.
@Command(
    name = "answer",
    description = {
      "Takes a person's answer to a question, into the ledger and the queue. It confirms no claim.",
      "No and abstain need a reason, yes needs a quote or a reason."
    },
    footer = {"", "Exit: 0 kept, 2 usage or not kept."})
final class QuestionsAnswerCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "ID", description = "Such as q-0123456789abcdef.")
  private String id = "";

  @Option(
      names = "--criterion",
      required = true,
      paramLabel = "ID=VERDICT",
      description = "Such as supported=yes; yes, no or abstain, once for each criterion.")
  private Map<String, String> criteria = new HashMap<>();

  @Option(
      names = "--reason",
      paramLabel = "[ID=]TEXT",
      description = "Why, for one criterion, or for all that have none of their own.")
  private List<String> reasons = new ArrayList<>();

  @Option(
      names = "--quote",
      paramLabel = "ID=EVIDENCE:TEXT",
      description = "Words of the evidence, such as supported=e1:\"The lamp turns\".")
  private List<String> quotes = new ArrayList<>();

  @Option(
      names = "--reviewer",
      required = true,
      paramLabel = "NAME",
      description = "The person who answers; a tool or model is refused.")
  private String reviewer = "";

  @Option(
      names = "--spent",
      defaultValue = "0",
      paramLabel = "SECONDS",
      converter = Converters.OfSeconds.class,
      description = "How long it took.")
  private Duration spent = Duration.ZERO;

  @Mixin private final QuestionsCommand.InVault vault = new QuestionsCommand.InVault();

  QuestionsAnswerCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Path root = vault.root(terminal);
    QueuedQuestion queued = vault.question(terminal, id);
    PersonDecisions decisions =
        new PersonDecisions(
            OpenQuestions.queue(root, terminal),
            Ledger.open(root, terminal.clock()),
            MachineNames.load(),
            terminal.clock(),
            Version.NUMBER);
    PersonDecision decision =
        new PersonDecision(
            queued.question(), reviewer, verdicts(queued.question()), List.of(), spent);
    return switch (decisions.decide(decision)) {
      case QueueResult.Refused(String message) -> throw new Refused(message);
      case QueueResult.Kept _ -> {
        terminal.out().println(id + ": the answer is kept.");
        yield Exit.CLEAN.code();
      }
    };
  }

  private List<CriterionVerdict> verdicts(Question question) throws Refused {
    List<CriterionVerdict> verdicts = new ArrayList<>();
    for (var said : criteria.entrySet()) {
      Verdict verdict =
          Verdict.of(said.getValue())
              .orElseThrow(
                  () -> new Refused("'%s' is not yes, no or abstain.".formatted(said.getValue())));
      verdicts.add(
          new CriterionVerdict(
              said.getKey(),
              verdict,
              reason(question, said.getKey()),
              quotes(said.getKey()),
              OptionalDouble.empty()));
    }
    return verdicts;
  }

  private String reason(Question question, String criterion) {
    String common = "";
    for (String reason : reasons) {
      if (reason.startsWith(criterion + "=")) {
        return reason.substring(criterion.length() + 1);
      }
      boolean other =
          question.criteria().stream()
              .map(Criterion::id)
              .anyMatch(named -> reason.startsWith(named + "="));
      common = other ? common : reason;
    }
    return common;
  }

  private List<Quote> quotes(String criterion) throws Refused {
    List<Quote> all = new ArrayList<>();
    for (String quote : quotes) {
      int equals = quote.indexOf('=');
      int colon = quote.indexOf(':', Math.max(0, equals));
      if (equals < 1 || colon < equals + 2) {
        throw new Refused("'%s' is no quote such as supported=e1:words.".formatted(quote));
      }
      if (quote.substring(0, equals).equals(criterion)) {
        all.add(new Quote(quote.substring(equals + 1, colon), quote.substring(colon + 1)));
      }
    }
    return all;
  }
}
