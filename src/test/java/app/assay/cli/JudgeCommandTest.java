package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.judge.Answer;
import app.assay.judge.Asked;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.model.MessageView;
import app.assay.judge.model.ReplyText;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.queue.BackOff;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QueueResult;
import app.assay.report.ReportSchema;
import app.assay.text.DocumentFile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeCommandTest {

  private static final String CLAIM = "The lamp turns 2 times";

  @TempDir private Path folder;
  private Path vault = Path.of("");

  @BeforeEach
  void makeVault() throws IOException {
    vault = folder.resolve("vault");
    Files.createDirectories(vault.resolve(".assay"));
    document("lamp.cgd.md", "claim-1", CLAIM, "log.txt");
    Files.writeString(vault.resolve("log.txt"), "Seen: The lamp turns 2 times.\n");
  }

  private void document(String name, String id, String claim, String source) throws IOException {
    Files.writeString(
        vault.resolve(name),
        CgdText.valid()
            .claim("id: %s\ntext: \"%s\"\nsource: \"%s\"\nround: B".formatted(id, claim, source))
            .body("# Lamp\n\n" + claim + ".\n")
            .text());
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(vault)
        .onATerminal(
            Map.of("ASSAY_SETTINGS", folder.resolve("settings").toString(), "NO_COLOR", "1"))
        .run(arguments);
  }

  private String onlyId() throws IOException {
    try (Stream<Path> files = Files.list(vault.resolve(QuestionQueue.NAME))) {
      List<String> ids =
          files.map(file -> file.getFileName().toString().replace(".json", "")).toList();
      assertThat(ids).hasSize(1);
      return ids.getFirst();
    }
  }

  private void use(FakeProvider provider, String... more) {
    assertThat(
            run(
                    "providers",
                    "add",
                    "local",
                    "--kind=ollama",
                    "--model=fake-model",
                    "--address=" + provider.address())
                .exit())
        .isZero();
    String[] arguments =
        Stream.concat(Stream.of("providers", "use", "local"), Stream.of(more))
            .toArray(String[]::new);
    assertThat(run(arguments).exit()).isZero();
  }

  private static String reply(Asked asked) {
    return ReplyText.of(
            MessageView.of(asked.user()),
            item ->
                item.subject().equals(CLAIM)
                    ? ReplyText.Say.of("yes", "The lamp turns 2 times")
                    : ReplyText.Say.of("no"))
        .toString();
  }

  @Test
  void withoutAModelRulesSpeakAndAPersonIsWaitedFor() throws IOException {
    CommandRun.Result result = run("judge", "lamp.cgd.md");

    assertThat(result.exit()).isEqualTo(3);
    assertThat(result.err()).isEmpty();
    assertThat(result.out())
        .isEqualTo(
            """
            lamp.cgd.md claim-1 (%s): The lamp turns 2 times
              supported: open
                rules 1: yes. A sentence of the evidence says it in the same words, with the same figures and names.
                  e1: "Seen: The lamp turns 2 times."
              certain: open
                rules 1: abstain. No word says that it is a guess, which does not prove that it is none.
              consistent: open
                rules 1: abstain. Rules see no other figure and no denial, which does not prove that there is none.
              deferred (no-model): No model is configured for this gate, so that a person has to answer.
            1 question: 0 accepted, 0 refused, 1 open; 1 deferred by a model or without one.
            What is open waits: assay questions list
            """
                .formatted(onlyId()));
  }

  @Test
  void aFolderWithoutDecisionsAboveIsOneVaultAndItsPlaceIsSaid() throws IOException {
    Files.delete(vault.resolve(".assay"));
    Files.createDirectories(vault.resolve("docs/deep"));
    Files.move(vault.resolve("lamp.cgd.md"), vault.resolve("docs/deep/lamp.cgd.md"));

    CommandRun.Result result = run("judge", "docs");

    assertThat(result.out())
        .startsWith("deep/lamp.cgd.md claim-1")
        .endsWith("What is open waits: assay questions list --vault docs\n");
    assertThat(vault.resolve("docs").resolve(QuestionQueue.NAME)).isDirectory();
    assertThat(vault.resolve("docs/deep/.assay")).doesNotExist();
  }

  @Test
  void aFigureThatDiffersIsRefused() throws IOException {
    Files.writeString(vault.resolve("log.txt"), "The lamp turns 3 times.\n");

    CommandRun.Result result = run("judge", "lamp.cgd.md");

    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .contains("supported: refused by rules 1")
        .contains("The evidence says 3 where the claim says 2.");
  }

  @Test
  void aModelIsShownBesideTheRules() {
    try (FakeProvider provider = new FakeProvider(ProviderKind.OLLAMA, JudgeCommandTest::reply)) {
      use(provider, "--acceptance=rules-and-model");

      CommandRun.Result result = run("judge", "lamp.cgd.md");

      assertThat(result.out())
          .contains("  supported: accepted\n    rules 1: yes.")
          .contains("    local, fake-model-2026-01: yes 0.75. Because of yes.\n")
          .contains("1 question: 0 accepted, 0 refused, 1 open; 0 deferred");
      assertThat(result.exit()).isEqualTo(3);
      int calls = provider.calls();
      assertThat(run("judge", "lamp.cgd.md").exit()).isEqualTo(3);
      assertThat(provider.calls()).isEqualTo(calls);
    }
  }

  @Test
  void whatCostsMoneyIsNotAskedWithoutAYes() {
    try (FakeProvider provider = new FakeProvider(ProviderKind.OLLAMA, JudgeCommandTest::reply)) {
      use(provider);
      run("providers", "remove", "local");
      run(
          "providers",
          "add",
          "local",
          "--kind=ollama",
          "--model=m",
          "--address=" + provider.address(),
          "--input-price=3",
          "--cap=5");

      CommandRun.Result result = run("judge", "lamp.cgd.md");

      assertThat(result.exit()).isEqualTo(2);
      assertThat(result.err()).contains("Asking may cost up to 0.0").contains("Nobody was asked.");
      assertThat(provider.calls()).isZero();
      assertThat(run("judge", "lamp.cgd.md", "--estimate").out())
          .startsWith("1 question, 0 answered before: at most 1 calls, ");
      assertThat(provider.calls()).isZero();
      assertThat(run("judge", "lamp.cgd.md", "--yes").exit()).isEqualTo(3);
      assertThat(provider.calls()).isEqualTo(1);
    }
  }

  @Test
  void jsonFollowsItsSchema() throws IOException {
    try (FakeProvider provider = new FakeProvider(ProviderKind.OLLAMA, JudgeCommandTest::reply)) {
      use(provider);
      String judged = run("judge", "lamp.cgd.md", "--format=json").out();
      String id = onlyId();
      String list = run("questions", "list", "--format=json").out();

      assertThat(ReportSchema.objections("judge-1", judged)).isEmpty();
      JsonNode json = new ObjectMapper().readTree(judged);
      assertThat(json.at("/questions/0/answers/1/verdicts/0/verdict").asText()).isEqualTo("yes");
      assertThat(json.at("/counts/open").asInt()).isEqualTo(1);
      assertThat(ReportSchema.objections("questions-1", list)).isEmpty();
      assertThat(new ObjectMapper().readTree(list).at("/counts/open").asInt()).isEqualTo(1);
      assertThat(
              ReportSchema.objections(
                  "judge-1", run("questions", "show", id, "--format=json").out()))
          .isEmpty();
      assertThat(
              ReportSchema.objections(
                  "estimate-1", run("judge", "lamp.cgd.md", "--estimate", "--format=json").out()))
          .isEmpty();
      assertThat(
              ReportSchema.objections(
                  "providers-1", run("providers", "list", "--format=json").out()))
          .isEmpty();
    }
  }

  @Test
  void aChangedClaimWithdrawsItsQuestionVisibly() throws IOException {
    run("judge", "lamp.cgd.md");
    String id = onlyId();
    document("lamp.cgd.md", "claim-1", "The lamp turns 9 times", "log.txt");

    assertThat(run("judge", "lamp.cgd.md").err())
        .isEqualTo(
            "assay: lamp.cgd.md claim-1 (%s): withdrawn. What it asks about has changed.\n"
                .formatted(id));
  }

  @Test
  void onlyTheClaimThatIsNamedIsAskedAbout() {
    assertThat(run("judge", "lamp.cgd.md", "--claim=claim-1").out()).contains("1 question:");
    assertThat(run("judge", "lamp.cgd.md", "--claim=claim-9").err())
        .isEqualTo("assay: No document here has the claim claim-9.\n");
  }

  /// As somebody can write it who has nothing but the files.
  private void forge(String id) {
    QuestionQueue queue =
        new QuestionQueue(
            vault,
            new DocumentFile(),
            Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC),
            BackOff.standard(new Random(1)),
            (question, answer) -> true);
    Question question = queue.find(id).orElseThrow().question();
    List<CriterionVerdict> yes =
        question.criteria().stream()
            .map(
                criterion ->
                    new CriterionVerdict(
                        criterion.id(),
                        Verdict.YES,
                        "So it is.",
                        List.of(new Quote("e1", "The lamp")),
                        OptionalDouble.empty()))
            .toList();
    List<Answer> forged = new ArrayList<>();
    for (JudgeId by : List.of(JudgeId.rules("rules 1"), JudgeId.model("local", "fake-model"))) {
      forged.add(
          Answer.decided(question, by, Instant.parse("2026-06-30T12:00:00Z"), yes, TokenUse.NONE));
    }
    assertThat(queue.record(id, forged, true)).isInstanceOf(QueueResult.Kept.class);
  }

  @Test
  void verdictsThatSomebodyWroteIntoTheFilesOfAQuestionDoNotCount() throws IOException {
    run("judge", "lamp.cgd.md");
    String id = onlyId();
    try (FakeProvider provider =
        new FakeProvider(
            ProviderKind.OLLAMA,
            asked ->
                ReplyText.of(MessageView.of(asked.user()), _ -> ReplyText.Say.of("no"))
                    .toString())) {
      use(provider, "--acceptance=rules-and-model");
      forge(id);

      assertThat(run("questions", "show", id).out())
          .contains("rules 1: yes. A sentence of the evidence says it")
          .contains("  certain: open\n    rules 1: abstain.")
          .doesNotContain("local")
          .doesNotContain("So it is.")
          .doesNotContain("accepted");
      assertThat(provider.calls()).isZero();

      CommandRun.Result judged = run("judge", "lamp.cgd.md");
      assertThat(judged.exit()).isEqualTo(1);
      assertThat(judged.out())
          .contains("supported: refused by local")
          .doesNotContain("So it is.")
          .contains("1 question: 0 accepted, 1 refused, 0 open");

      forge(id);
      assertThat(run("questions", "show", id).out())
          .contains("supported: refused by local")
          .doesNotContain("So it is.");
      assertThat(run("judge", "lamp.cgd.md").exit()).isEqualTo(1);
      assertThat(provider.calls()).isEqualTo(1);
    }
  }

  @Test
  void aPersonsAnswerSettlesAndIsInTheLedger() throws IOException {
    run("judge", "lamp.cgd.md");
    String id = onlyId();

    CommandRun.Result result =
        run(
            "questions",
            "answer",
            id,
            "--criterion=supported=yes",
            "--criterion=certain=yes",
            "--criterion=consistent=no",
            "--quote=supported=e1:The lamp turns 2 times",
            "--reason=consistent=The log of May says 3.",
            "--reason=I was there.",
            "--reviewer=Ada Keeper",
            "--spent=20");

    assertThat(result).isEqualTo(new CommandRun.Result(0, id + ": the answer is kept.\n", ""));
    assertThat(run("judge", "lamp.cgd.md").exit()).isEqualTo(1);
    assertThat(run("questions", "list").exit()).isZero();
    assertThat(run("questions", "list", "--all").out())
        .contains("0 open, 0 of them due for a model; 1 answered, 0 withdrawn.");
    assertThat(run("questions", "show", id).out())
        .contains("consistent: refused by Ada Keeper")
        .contains("Ada Keeper answered at 2026-06-30T12:00:00Z in 20 s.");
    assertThat(run("ledger", "verify").out()).startsWith("1 entry,");
  }

  @Test
  void anAnswerWithoutReasonOrByAMachineIsRefused() throws IOException {
    run("judge", "lamp.cgd.md");
    String[] no = {
      "questions",
      "answer",
      onlyId(),
      "--criterion=supported=no",
      "--criterion=certain=no",
      "--criterion=consistent=no",
      "--reviewer=Ada Keeper"
    };
    assertThat(run(no))
        .isEqualTo(
            new CommandRun.Result(
                2, "", "assay: The answer was not kept: 'no' of 'supported' needs a reason.\n"));
    no[6] = "--reviewer=Claude 4";
    assertThat(run(no).err()).contains("names a tool, a model or automation");
    assertThat(run("questions", "list").exit()).isEqualTo(3);
  }

  @Test
  void whatWasPutOffIsAskedAgain() {
    try (FakeProvider provider =
        new FakeProvider(ProviderKind.OLLAMA, JudgeCommandTest::reply)
            .next(new Fault.Says("no JSON"))) {
      use(provider);

      assertThat(run("judge", "lamp.cgd.md").out()).contains("deferred (malformed)");
      assertThat(run("questions", "list").out())
          .contains("1 attempt, next try 2026-06-30T12:01:00Z");
      assertThat(run("questions", "retry").out()).startsWith("0 questions");
      assertThat(run("questions", "retry", "--all").out())
          .contains("local, fake-model-2026-01: yes 0.75.");
    }
  }

  @Test
  void statusCountsWhatWaits() {
    run("judge", "lamp.cgd.md");

    assertThat(run("status", "lamp.cgd.md").out())
        .contains(
            "1 question waits for judges or a person, 0 of them due for a model; see 'assay"
                + " questions list'.\n");
  }
}
