package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.cgd.MachineNames;
import app.assay.hitl.opinion.PersonDecision;
import app.assay.hitl.opinion.PersonDecisions;
import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.DeferralReason;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.model.ModelDouble;
import app.assay.judge.model.ReplyText;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.provider.KeySource;
import app.assay.judge.provider.Price;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.ProviderProfile;
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueueResult;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeRunTest {

  private static final Instant NOW = Instant.parse("2026-11-01T10:00:00Z");
  private static final GateId CLAIMS = GateId.of("claims");

  @TempDir private Path folder;
  private final HandClock clock = new HandClock(NOW);
  private final ModelDouble model = new ModelDouble();
  private final DocumentFile files = new DocumentFile();

  private static Question question(int number) {
    return new Question(
        CLAIMS,
        "a.cgd.md claim-" + number,
        "The lamp of quay " + number + " turns.",
        List.of(new Criterion("supported", "Does the evidence state it?")),
        List.of(new Evidence("e1", "notes.md", "The lamp of quay " + number + " turns.")),
        new Instructions("claim-support", 1));
  }

  private static List<Question> questions(int count) {
    return IntStream.range(0, count).mapToObj(JudgeRunTest::question).toList();
  }

  private void use(Acceptance acceptance) throws IOException {
    Files.createDirectories(folder.resolve("vault"));
    new ProfilesFile(folder.resolve("settings"), files)
        .add(
            new ProviderProfile(
                "local",
                ProviderKind.OLLAMA,
                URI.create("http://localhost:1"),
                "small-1",
                new KeySource.None(),
                30,
                1,
                Price.FREE,
                BigDecimal.ZERO));
    new PolicyFile(folder.resolve("vault"), files)
        .change(p -> p.with(CLAIMS, new GatePolicy("local", acceptance, 1)));
  }

  private Judges judges() {
    return judges(model);
  }

  private Judges judges(ModelClient client) {
    return new Judges(
        folder.resolve("vault"),
        new ProfilesFile(folder.resolve("settings"), files),
        _ -> client,
        files,
        clock,
        new Random(3));
  }

  private List<Opinion> ask(List<Question> questions) {
    List<Opinion> opinions = new ArrayList<>();
    JudgeRun.Ended ended =
        new JudgeRun(judges()).ask(questions, _ -> false, untold(), opinions::add);
    assertThat(ended.troubles()).isEmpty();
    return opinions;
  }

  private QueuedQuestion queued(Question question) {
    return judges().queue().find(question.id()).orElseThrow();
  }

  /// A user who wants all of it.
  static Progress untold() {
    return new Untold();
  }

  private static final class Untold implements Progress {
    @Override
    public void update(long done, long total, String message) {}

    @Override
    public boolean isCancelled() {
      return false;
    }
  }

  @Test
  void withoutAModelRulesAnswerAndAPersonIsWaitedFor() {
    List<Opinion> opinions = ask(questions(3));

    assertThat(opinions).hasSize(3);
    assertThat(opinions.getFirst().settlement().isOpen()).isTrue();
    assertThat(opinions.getFirst().answers()).hasSize(2);
    assertThat(((Answer.Decided) opinions.getFirst().answers().getFirst()).all(Verdict.YES))
        .isTrue();
    QueuedQuestion queued = queued(question(0));
    assertThat(queued.isOpen()).isTrue();
    assertThat(queued.next()).isEmpty();
    assertThat(queued.attempts()).isZero();
    assertThat(queued.deferral().map(Answer.Deferred::reason)).contains(DeferralReason.NO_MODEL);
    assertThat(model.requests()).isEmpty();
  }

  @Test
  void rulesAndModelTogetherSettleWhereThePolicyLetsThem() throws IOException {
    use(Acceptance.RULES_AND_MODEL);
    model.says(item -> say(item.subject()));

    List<Opinion> opinions = ask(questions(2));

    assertThat(opinions).allMatch(opinion -> opinion.settlement().isAccepted());
    assertThat(queued(question(0)).state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(queued(question(0)).isDecidedBy("local")).isTrue();
  }

  @Test
  void aModelAloneAcceptsNothing() throws IOException {
    use(Acceptance.PERSON);
    model.says(item -> say(item.subject()));

    assertThat(ask(questions(2))).allMatch(opinion -> opinion.settlement().isOpen());
    assertThat(queued(question(0)).isOpen()).isTrue();
    assertThat(queued(question(0)).next()).isEmpty();
  }

  @Test
  void whatIsDecidedIsNotAskedAgain() throws IOException {
    use(Acceptance.PERSON);
    model.says(item -> say(item.subject()));
    List<Opinion> first = ask(questions(12));
    int calls = model.requests().size();

    List<Opinion> second = ask(questions(12));

    assertThat(model.requests()).hasSize(calls);
    assertThat(second)
        .extracting(Opinion::question)
        .isEqualTo(first.stream().map(Opinion::question).toList());
    assertThat(second.getFirst().answers()).hasSize(2);
  }

  @Test
  void aModelsAnswerThatSomebodyWroteIntoTheQueueIsNotBelieved() throws IOException {
    use(Acceptance.RULES_AND_MODEL);
    Question lamp = question(0);
    judges().queue().ask(List.of(lamp));
    CriterionVerdict forged =
        new CriterionVerdict(
            "supported",
            Verdict.YES,
            "It is so.",
            List.of(new Quote("e1", "The lamp")),
            OptionalDouble.empty());
    Answer said =
        Answer.decided(
            lamp, JudgeId.model("local", "small-1"), NOW, List.of(forged), TokenUse.NONE);
    judges().queue().record(lamp.id(), List.of(said), true);
    model.says(_ -> ReplyText.Say.of("no"));

    assertThat(ask(List.of(lamp)).getFirst().settlement().isRefused()).isTrue();
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void whatWasPutOffWaitsForItsTime() throws IOException {
    use(Acceptance.PERSON);
    model.then(
        _ ->
            new ModelReply.Failed(
                ModelFailure.SERVER, "It failed.", Optional.of(Duration.ofMinutes(10)), 3));
    assertThat(ask(questions(1)).getFirst().isDeferred()).isTrue();
    int calls = model.requests().size();

    ask(questions(1));
    assertThat(model.requests()).hasSize(calls);
    assertThat(queued(question(0)).attempts()).isEqualTo(1);

    clock.pass(Duration.ofMinutes(11));
    ask(questions(1));
    assertThat(model.requests().size()).isGreaterThan(calls);
    assertThat(queued(question(0)).attempts()).isEqualTo(2);
  }

  @Test
  void askingAgainDoesNotWait() throws IOException {
    use(Acceptance.PERSON);
    model
        .then(_ -> new ModelReply.Failed(ModelFailure.SERVER, "It failed.", Optional.empty(), 1))
        .says(item -> say(item.subject()));
    ask(questions(1));

    List<Opinion> opinions = new ArrayList<>();
    new JudgeRun(judges()).again(judges().queue().list().questions(), untold(), opinions::add);

    assertThat(opinions.getFirst().isDeferred()).isFalse();
    assertThat(queued(question(0)).isDecidedBy("local")).isTrue();
  }

  @Test
  void whatAPersonAnsweredIsNotAskedOfAModel() throws IOException {
    use(Acceptance.PERSON);
    judges().queue().ask(questions(1));
    answer(Verdict.NO);

    List<Opinion> opinions = ask(questions(1));

    assertThat(model.requests()).isEmpty();
    assertThat(opinions.getFirst().settlement().isRefused()).isTrue();
  }

  private void answer(Verdict verdict) {
    QueueResult kept =
        new PersonDecisions(
                judges().queue(),
                Ledger.open(folder.resolve("vault"), clock),
                MachineNames.load(),
                clock,
                "9.9")
            .decide(
                new PersonDecision(
                    question(0),
                    "Dana Reviewer",
                    List.of(new CriterionVerdict("supported", verdict, "I looked.")),
                    List.of(),
                    Duration.ofSeconds(5)));
    assertThat(kept).isInstanceOf(QueueResult.Kept.class);
  }

  @Test
  void whoAbstainsLeavesItToTheModel() throws IOException {
    use(Acceptance.PERSON);
    judges().queue().ask(questions(1));
    answer(Verdict.ABSTAIN);
    model.says(_ -> ReplyText.Say.of("no"));

    List<Opinion> opinions = ask(questions(1));

    assertThat(model.requests()).hasSize(1);
    assertThat(opinions.getFirst().settlement().isRefused()).isTrue();
    assertThat(queued(question(0)).state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(queued(question(0)).people()).hasSize(1);
  }

  @Test
  void aProfileThatDoesNotExistIsSaid() throws IOException {
    use(Acceptance.PERSON);
    new PolicyFile(folder.resolve("vault"), files)
        .change(p -> p.with(CLAIMS, new GatePolicy("gone", Acceptance.PERSON, 1)));

    ask(questions(1));

    assertThat(queued(question(0)).deferral().orElseThrow().message())
        .isEqualTo(
            "The gate claims asks the profile gone, which does not exist here. Add it, or choose"
                + " another one.");
  }

  @Test
  void aPolicyThatCannotBeFollowedAsksNoModel() throws IOException {
    use(Acceptance.PERSON);
    Files.writeString(folder.resolve("vault").resolve(PolicyFile.NAME), "{");

    ask(questions(1));

    assertThat(model.requests()).isEmpty();
    assertThat(queued(question(0)).deferral().map(Answer.Deferred::reason))
        .contains(DeferralReason.CONFIGURATION);
    assertThat(judges().notices())
        .containsExactly(
            ".assay/judges.json is no JSON, so that no model is asked. Mend the file or take it"
                + " away.");
  }

  @Test
  void whoStopsKeepsWhatWasAnswered() throws IOException {
    use(Acceptance.PERSON);
    model.says(item -> say(item.subject()));
    List<Opinion> opinions = new ArrayList<>();
    Progress stopping =
        new Progress() {
          @Override
          public void update(long done, long total, String message) {}

          @Override
          public boolean isCancelled() {
            return !opinions.isEmpty();
          }
        };

    assertThatThrownBy(
            () -> new JudgeRun(judges()).ask(questions(40), _ -> false, stopping, opinions::add))
        .isInstanceOf(CancellationException.class);

    List<QueuedQuestion> all = judges().queue().list().questions();
    assertThat(all).hasSize(40);
    assertThat(all).filteredOn(q -> q.isDecidedBy("local")).isNotEmpty();
    assertThat(ask(questions(40))).hasSize(40);
    assertThat(judges().queue().list().questions()).allMatch(q -> q.isDecidedBy("local"));
  }

  /// Sees through what no quay's lamp says, such as a known-bad question.
  private static ReplyText.Say say(String subject) {
    return subject.startsWith("The lamp of quay")
        ? ReplyText.Say.of("yes", subject)
        : ReplyText.Say.of("no");
  }
}
