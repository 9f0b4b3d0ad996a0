package app.assay.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Answer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.DeferralReason;
import app.assay.judge.Instructions;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModelJudgeTest {

  private final Asking asking = new Asking();

  private static DeferralReason reason(Answer answer) {
    return ((Answer.Deferred) answer).reason();
  }

  private static ModelReply failed(ModelFailure failure, Optional<Duration> retryAfter) {
    return new ModelReply.Failed(failure, "It did not work.", retryAfter, 1);
  }

  @Test
  void aVerdictKeepsReasonQuoteAndScore() {
    Answer answer =
        asking
            .judge(new ModelDouble().says(Asking::honest))
            .judge(Asking.questions(1), () -> false)
            .getFirst();

    assertThat(answer)
        .isEqualTo(
            new Answer.Decided(
                JudgeId.model("local", "small-1-0815"),
                Asking.NOW,
                List.of(
                    new CriterionVerdict(
                        "supported",
                        Verdict.YES,
                        "Because of yes.",
                        List.of(new Quote("e1", "lamp 0 turns.")),
                        OptionalDouble.of(0.75))),
                ModelDouble.USE,
                false));
  }

  @Test
  void aMessageHoldsTenItemsWithTheKnownBadOne() {
    ModelDouble model = new ModelDouble().says(Asking::honest);

    List<Answer> answers = asking.judge(model).judge(Asking.questions(20), () -> false);

    assertThat(answers).hasSize(20).allMatch(Answer.Decided.class::isInstance);
    assertThat(model.requests())
        .extracting(request -> MessageView.of(request.user()).items().size())
        .containsExactly(10, 10, 3);
  }

  @Test
  void whatABatchUsedIsSharedWithoutLosingAToken() {
    ModelDouble model = new ModelDouble().says(Asking::honest);

    TokenUse shared =
        asking.judge(model).judge(Asking.questions(7), () -> false).stream()
            .map(answer -> ((Answer.Decided) answer).use())
            .reduce(TokenUse.NONE, TokenUse::plus);

    assertThat(shared).isEqualTo(ModelDouble.USE);
    assertThat(asking.used()).containsExactly(ModelDouble.USE);
  }

  @Test
  void aModelThatPassesTheKnownBadQuestionDecidesNothing() {
    ModelDouble model =
        new ModelDouble()
            .then(
                message ->
                    ModelDouble.said(
                        ReplyText.of(
                                message,
                                item ->
                                    ReplyText.Say.of(
                                        "yes", message.evidence().get(item.evidence().getFirst())))
                            .toString()));

    assertThat(asking.judge(model).judge(Asking.questions(9), () -> false))
        .hasSize(9)
        .allMatch(answer -> reason(answer) == DeferralReason.CANARY);
    assertThat(asking.used()).containsExactly(ModelDouble.USE);
  }

  @Test
  void aModelThatLeavesTheKnownBadQuestionOutDecidesNothing() {
    ModelDouble model =
        new ModelDouble()
            .then(
                message ->
                    ModelDouble.said(
                        ReplyText.of(
                                new MessageView(
                                    message.code(),
                                    message.criteria(),
                                    message.evidence(),
                                    message.items().stream()
                                        .filter(item -> item.subject().startsWith("Lamp"))
                                        .toList()),
                                Asking::honest)
                            .toString()));

    assertThat(asking.judge(model).judge(Asking.questions(3), () -> false))
        .allMatch(answer -> reason(answer) == DeferralReason.CANARY);
  }

  @Test
  void aQuoteThatDoesNotStandDefersItsQuestionAlone() {
    ModelDouble model =
        new ModelDouble()
            .says(
                item ->
                    item.subject().equals("Lamp 1 turns.")
                        ? ReplyText.Say.of("yes", "lamp 1 turned around")
                        : Asking.honest(item));

    List<Answer> answers = asking.judge(model).judge(Asking.questions(3), () -> false);

    assertThat(reason(answers.get(1))).isEqualTo(DeferralReason.QUOTE);
    assertThat(answers.get(0)).isInstanceOf(Answer.Decided.class);
    assertThat(answers.get(2)).isInstanceOf(Answer.Decided.class);
  }

  @Test
  void votesComeInDifferentWordings() {
    ModelDouble model = new ModelDouble().says(Asking::honest);

    Answer answer = asking.votes(3).judge(model).judge(Asking.questions(1), () -> false).getFirst();

    assertThat(model.requests()).extracting(request -> request.system()).doesNotHaveDuplicates();
    assertThat(model.requests()).hasSize(3);
    assertThat(((Answer.Decided) answer).use()).isEqualTo(new TokenUse(3000, 303));
  }

  @Test
  void votesThatDifferAreASplit() {
    ModelDouble model =
        new ModelDouble().says(Asking::honest).says(item -> ReplyText.Say.of("abstain"));

    Answer answer = asking.votes(2).judge(model).judge(Asking.questions(1), () -> false).getFirst();

    assertThat(answer)
        .isEqualTo(
            new Answer.Deferred(
                JudgeId.model("local", "small"),
                Asking.NOW,
                DeferralReason.SPLIT,
                "The model's votes differ (supported: yes, abstain).",
                Optional.of(Asking.NOW.plus(Duration.ofHours(1)))));
  }

  @ParameterizedTest
  @EnumSource(ModelFailure.class)
  void aFailedCallDefersAndNeverRefuses(ModelFailure failure) {
    ModelDouble model = new ModelDouble().then(_ -> failed(failure, Optional.empty()));

    assertThat(asking.judge(model).judge(Asking.questions(12), () -> false))
        .hasSize(12)
        .allMatch(answer -> reason(answer) == failure.deferral());
  }

  @Test
  void theProviderSaysWhenToComeBack() {
    ModelDouble model =
        new ModelDouble()
            .then(_ -> failed(ModelFailure.RATE_LIMIT, Optional.of(Duration.ofSeconds(17))));

    List<Answer> answers = asking.judge(model).judge(Asking.questions(12), () -> false);

    assertThat(answers)
        .allMatch(
            answer ->
                ((Answer.Deferred) answer)
                    .retryAt()
                    .equals(Optional.of(Asking.NOW.plusSeconds(17))));
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void aReplyThatWasCutSaysNothing() {
    ModelDouble model =
        new ModelDouble()
            .then(
                message ->
                    new ModelReply.Said(
                        ReplyText.of(message, Asking::honest).toString(),
                        ModelDouble.USE,
                        "small",
                        true));

    assertThat(asking.judge(model).judge(Asking.questions(2), () -> false))
        .allMatch(answer -> reason(answer) == DeferralReason.MALFORMED);
  }

  @Test
  void whatIsStoppedIsNotAsked() {
    AtomicInteger looks = new AtomicInteger();
    ModelDouble model = new ModelDouble().says(Asking::honest);

    List<Answer> answers =
        asking.judge(model).judge(Asking.questions(12), () -> looks.incrementAndGet() > 1);

    assertThat(model.requests()).hasSize(1);
    assertThat(answers.subList(0, 9)).allMatch(Answer.Decided.class::isInstance);
    assertThat(answers.subList(9, 12))
        .allMatch(answer -> reason(answer) == DeferralReason.CANCELLED);
  }

  @Test
  void unknownInstructionsWaitForAPerson() {
    Question known = Asking.questions(1).getFirst();
    Question unknown =
        new Question(
            known.gate(),
            known.about(),
            known.subject(),
            known.criteria(),
            known.evidence(),
            new Instructions("claim-support", 99));

    Answer answer = asking.judge(new ModelDouble()).judge(List.of(unknown), () -> false).getFirst();

    assertThat(reason(answer)).isEqualTo(DeferralReason.CONFIGURATION);
  }

  @Test
  void noTextOfADocumentStandsInTheSystemMessage() {
    ModelDouble model = new ModelDouble().says(Asking::honest);

    asking.judge(model).judge(Asking.questions(1), () -> false);

    assertThat(model.requests().getFirst().system()).doesNotContainIgnoringCase("lamp");
  }
}
