package app.assay.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import app.assay.judge.provider.Price;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {

  /// One unit of money for a thousand tokens, either way.
  private static final Price PRICE =
      new Price(BigDecimal.valueOf(1000), BigDecimal.valueOf(1000), "EUR");

  private static Budget budget(String cap) {
    return new Budget(PRICE, new BigDecimal(cap));
  }

  private static List<DeferralReason> reasons(List<Answer> answers) {
    return answers.stream()
        .filter(Answer.Deferred.class::isInstance)
        .map(answer -> ((Answer.Deferred) answer).reason())
        .distinct()
        .toList();
  }

  private static ModelReply after(int brokenOff, MessageView message) {
    String text = ReplyText.of(message, Asking::honest).toString();
    return new ModelReply.Said(text, ModelDouble.USE, "small", false, brokenOff);
  }

  @Test
  void aBatchThatMayPassTheCapIsNotSent() {
    ModelDouble model = new ModelDouble().says(Asking::honest);

    List<Answer> answers =
        new Asking().budget(budget("0.5")).judge(model).judge(Asking.questions(3), () -> false);

    assertThat(model.requests()).isEmpty();
    assertThat(answers).hasSize(3);
    assertThat(reasons(answers)).containsExactly(DeferralReason.BUDGET);
  }

  @Test
  void aCapOfZeroAllowsWhatCostsNothing() {
    ModelDouble model = new ModelDouble().says(Asking::honest);

    List<Answer> answers =
        new Asking()
            .budget(new Budget(Price.FREE, BigDecimal.ZERO))
            .judge(model)
            .judge(Asking.questions(3), () -> false);

    assertThat(reasons(answers)).isEmpty();
  }

  @Test
  void theCapEndsARunOnTheWay() {
    ModelDouble model = new ModelDouble().says(Asking::honest);
    Budget budget = budget("20");

    List<Answer> answers =
        new Asking().budget(budget).judge(model).judge(Asking.questions(300), () -> false);

    assertThat(reasons(answers)).containsExactly(DeferralReason.BUDGET);
    assertThat(model.requests()).hasSizeBetween(2, 18);
    assertThat(budget.spent()).isLessThanOrEqualTo(new BigDecimal("20"));
    assertThat(budget.spent())
        .isEqualByComparingTo(
            PRICE.of(ModelDouble.USE).multiply(BigDecimal.valueOf(model.requests().size())));
  }

  @Test
  void anEstimateIsNotBelowWhatIsSent() {
    ModelDouble model = new ModelDouble().says(Asking::honest);
    Asking asking = new Asking().votes(3).budget(budget("1000"));
    List<Question> questions = Asking.questions(25);

    Estimate estimate = asking.judge(model).estimate(questions);
    asking.judge(model).judge(questions, () -> false);

    assertThat(estimate.calls()).isEqualTo(9).isEqualTo(model.requests().size());
    assertThat(estimate.withinCap()).isTrue();
    assertThat(estimate.currency()).isEqualTo("EUR");
    assertThat(estimate.money()).isEqualByComparingTo(PRICE.of(estimate.tokens()));
    long sent =
        model.requests().stream()
            .mapToLong(
                r -> r.system().length() + r.user().length() + r.schema().toString().length())
            .sum();
    assertThat(estimate.tokens().input()).isGreaterThan(sent / 4);
  }

  @Test
  void anEstimateSendsNothingAndCountsNothing() {
    ModelDouble model = new ModelDouble();
    Asking asking = new Asking().budget(budget("0.1"));

    Estimate estimate = asking.judge(model).estimate(Asking.questions(2));

    assertThat(estimate.withinCap()).isFalse();
    assertThat(model.requests()).isEmpty();
    assertThat(asking.used()).isEmpty();
  }

  @Test
  void noQuestionsCostNothing() {
    assertThat(new Asking().judge(new ModelDouble()).estimate(List.of()).tokens())
        .isEqualTo(TokenUse.NONE);
  }

  @Test
  void silenceAboutTokensIsNotFree() {
    ModelDouble model =
        new ModelDouble().then(_ -> new ModelReply.Said("{}", TokenUse.NONE, "small", false));
    Asking asking = new Asking();

    asking.judge(model).judge(Asking.questions(1), () -> false);

    assertThat(asking.used()).hasSize(1);
    assertThat(asking.used().getFirst().input()).isGreaterThan(1000);
  }

  @Test
  void aCallThatBrokeOffMayBeOnTheBill() {
    ModelDouble model =
        new ModelDouble()
            .then(_ -> new ModelReply.Failed(ModelFailure.TIME, "Late.", Optional.empty(), 3));
    Asking asking = new Asking();

    asking.judge(model).judge(Asking.questions(1), () -> false);

    assertThat(asking.used().getFirst().input()).isGreaterThan(3000);
  }

  @Test
  void callsThatBrokeOffBeforeAReplyAreOnTheBill() {
    ModelDouble model = new ModelDouble().then(message -> after(2, message));
    ModelDouble untroubled = new ModelDouble().says(Asking::honest);
    Budget budget = budget("1000");
    Asking asking = new Asking().budget(budget);

    asking.judge(model).judge(Asking.questions(1), () -> false);
    new Asking().judge(untroubled).judge(Asking.questions(1), () -> false);

    ModelRequest sent = untroubled.requests().getFirst();
    long once =
        TokenEstimate.of(sent.system())
            + TokenEstimate.of(sent.user())
            + TokenEstimate.of(sent.schema().toString());
    assertThat(asking.used()).containsExactly(ModelDouble.USE.plus(new TokenUse(2 * once, 0)));
    assertThat(budget.spent()).isEqualByComparingTo(PRICE.of(asking.used().getFirst()));
  }

  @Test
  void theCapHoldsThoughEveryCallBreaksOffBeforeItsReply() {
    ModelDouble model = new ModelDouble().then(message -> after(2, message));
    Budget budget = budget("60");

    List<Answer> answers =
        new Asking().budget(budget).judge(model).judge(Asking.questions(300), () -> false);

    assertThat(model.requests().size()).isBetween(2, 29);
    assertThat(reasons(answers)).containsExactly(DeferralReason.BUDGET);
    assertThat(budget.spent()).isBetween(new BigDecimal("20"), new BigDecimal("60"));
  }

  @Test
  void aCallWhoseRetriesMayPassTheCapIsNotSent() {
    ModelDouble model = new ModelDouble().says(Asking::honest);
    Estimate estimate =
        new Asking().budget(budget("1000")).judge(model).estimate(Asking.questions(1));
    Budget budget = new Budget(PRICE, estimate.money().add(BigDecimal.valueOf(0.001)));
    Asking asking = new Asking().budget(budget);

    assertThat(asking.judge(model).estimate(Asking.questions(1)).withinCap()).isFalse();
    assertThat(reasons(asking.judge(model).judge(Asking.questions(1), () -> false)))
        .containsExactly(DeferralReason.BUDGET);
    assertThat(model.requests()).isEmpty();
  }

  @Test
  void aCallThatWasTurnedAwayIsFree() {
    ModelDouble model =
        new ModelDouble()
            .then(_ -> new ModelReply.Failed(ModelFailure.NO_KEY, "No key.", Optional.empty(), 0));
    Asking asking = new Asking();

    asking.judge(model).judge(Asking.questions(1), () -> false);

    assertThat(asking.used()).containsExactly(TokenUse.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "abcd", "The lamp turns at night.", "Größe", "灯在转动", "🔦🔦"})
  void tokensAreNeverTakenForFewerThanAQuarterOfTheCharacters(String text) {
    assertThat(TokenEstimate.of(text)).isGreaterThanOrEqualTo((text.length() + 3) / 4);
  }

  @Test
  void callsAtOnceDoNotPassTheCapTogether() {
    Budget budget = budget("1");
    TokenUse most = new TokenUse(600, 0);

    assertThat(budget.reserve(most)).isTrue();
    assertThat(budget.reserve(most)).isFalse();
    budget.settle(most, new TokenUse(100, 0));
    assertThat(budget.reserve(most)).isTrue();
    assertThat(budget.spent()).isEqualByComparingTo("0.1");
  }

  @Test
  void longEvidenceMakesSmallerBatches() {
    List<Question> questions = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      questions.add(
          Asking.question("Lamp " + i, List.of(new Evidence("e1", "a", (i + "x").repeat(5_000)))));
    }

    assertThat(Batches.of(questions)).extracting(List::size).containsExactly(2, 2);
  }

  @Test
  void evidenceThatIsSharedIsSentOnce() {
    List<Question> questions = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      questions.add(
          Asking.question("Lamp " + i, List.of(new Evidence("e1", "a", "x".repeat(20_000)))));
    }
    ModelDouble model = new ModelDouble().says(item -> ReplyText.Say.of("no"));

    new Asking().judge(model).judge(questions, () -> false);

    assertThat(model.requests()).hasSize(1);
    assertThat(model.requests().getFirst().user().length()).isBetween(20_000, 30_000);
  }
}
