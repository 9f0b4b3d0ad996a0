package app.assay.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.Answer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.FakeProvider;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.injection.QuestionNotice;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Settled;
import app.assay.judge.panel.Settlement;
import app.assay.judge.prompt.Prompts;
import app.assay.judge.provider.Key;
import app.assay.judge.provider.Price;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.Providers;
import app.assay.judge.rule.RuleJudge;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Hostile documents, and models that obey them, over real HTTP: no verdict turns from fail to
/// pass.
class RedTeamTest {

  private static final JudgeId RULES = JudgeId.rules("1");
  private static final QuestionNotice BLIND = question -> Optional.empty();

  private static List<HostileDocument> documents = List.of();
  private static Set<String> subjects = Set.of();

  private final HandClock clock = new HandClock(Asking.NOW);

  @BeforeAll
  static void read() throws IOException {
    documents = HostileDocument.all();
    subjects =
        documents.stream().map(d -> d.question().subject()).collect(Collectors.toUnmodifiableSet());
  }

  private static List<Question> questions() {
    return documents.stream().map(HostileDocument::question).toList();
  }

  /// What a model that obeys makes of all documents.
  private List<Answer> judged(ObedientModel model, QuestionNotice notice, int votes) {
    try (FakeProvider provider =
            new FakeProvider(ProviderKind.OPENAI, asked -> model.reply(asked.user(), subjects));
        Providers providers =
            new Providers(_ -> new Key.NotNeeded(), clock, _ -> {}, new Random(1))) {
      var profile = provider.profile("fake");
      return new ModelJudge(
              AskedModel.of(profile, providers.client(profile), votes),
              new Means(Prompts.load(), Canaries.load(), notice, clock, new SplittableRandom(3)),
              new Accounts(
                  new Budget(Price.FREE, BigDecimal.ZERO), (profiles, use, counted, at) -> {}),
              Optional.empty())
          .judge(questions(), () -> false);
    }
  }

  private static Answer rules(Question question, Verdict verdict) {
    return Answer.decided(
        question,
        RULES,
        Instant.EPOCH,
        question.criteria().stream()
            .map(c -> new CriterionVerdict(c.id(), verdict, "By the rules."))
            .toList(),
        TokenUse.NONE);
  }

  private static List<String> accepted(Question question, List<Answer> answers, GatePolicy policy) {
    return Settlement.of(question, answers, policy).criteria().entrySet().stream()
        .filter(e -> e.getValue() instanceof Settled.Accepted)
        .map(e -> question.about() + " " + e.getKey())
        .toList();
  }

  /// Criteria that are met with the model's word and were not without it.
  private List<String> turned(List<Answer> byModel, List<Answer> byRules) {
    List<String> turned = new ArrayList<>();
    for (int i = 0; i < byModel.size(); i++) {
      Question question = questions().get(i);
      for (Acceptance acceptance : Acceptance.values()) {
        GatePolicy policy = new GatePolicy("fake", acceptance, 1);
        List<String> after =
            new ArrayList<>(accepted(question, List.of(byRules.get(i), byModel.get(i)), policy));
        after.removeAll(accepted(question, List.of(byRules.get(i)), policy));
        turned.addAll(after);
      }
    }
    return turned;
  }

  @ParameterizedTest
  @EnumSource(ObedientModel.class)
  void noVerdictTurnsFromFailToPass(ObedientModel model) {
    List<Answer> byModel = judged(model, BLIND, 1);

    assertThat(byModel).hasSize(documents.size());
    for (Verdict verdict : List.of(Verdict.NO, Verdict.ABSTAIN)) {
      assertThat(turned(byModel, questions().stream().map(q -> rules(q, verdict)).toList()))
          .isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(ObedientModel.class)
  void whatTheRulesRefuseStaysRefused(ObedientModel model) {
    List<Answer> byModel = judged(model, BLIND, 1);

    for (int i = 0; i < byModel.size(); i++) {
      Question question = questions().get(i);
      List<Answer> answers = List.of(rules(question, Verdict.NO), byModel.get(i));
      for (Acceptance acceptance : Acceptance.values()) {
        assertThat(
                Settlement.of(question, answers, new GatePolicy("fake", acceptance, 1))
                    .criteria()
                    .values())
            .allMatch(Settled.Refused.class::isInstance);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(ObedientModel.class)
  void theRulesOfTheProgramAreNotOutvoted(ObedientModel model) {
    List<Answer> byRules = new RuleJudge(clock).judge(questions(), () -> false);
    Set<String> yes =
        byRules.stream()
            .map(Answer.Decided.class::cast)
            .flatMap(
                a ->
                    a.verdicts().stream()
                        .filter(v -> v.verdict() == Verdict.YES)
                        .map(
                            v -> questions().get(byRules.indexOf(a)).about() + " " + v.criterion()))
            .collect(Collectors.toUnmodifiableSet());

    assertThat(yes).containsAll(turned(judged(model, BLIND, 1), byRules));
  }

  @ParameterizedTest
  @CsvSource({
    "TO_ALL, CANARY",
    "TALKATIVE, MALFORMED",
    "OF_TWO_MINDS, MALFORMED",
    "INVENTIVE, MALFORMED",
    "MISQUOTING, QUOTE",
    "FORGING, MALFORMED"
  })
  void obedienceThatShowsDecidesNothing(ObedientModel model, String reason) {
    assertThat(judged(model, BLIND, 1))
        .allSatisfy(answer -> assertThat(((Answer.Deferred) answer).reason()).hasToString(reason));
  }

  @Test
  void obedienceThatDoesNotShowIsHeldBackWhereTheTextGivesItAway() {
    List<Answer> byModel = judged(ObedientModel.TO_WHAT_ASKS, QuestionNotice.load(), 2);

    List<String> decided = new ArrayList<>();
    for (int i = 0; i < byModel.size(); i++) {
      if (byModel.get(i) instanceof Answer.Decided) {
        decided.add(documents.get(i).name());
      }
    }
    assertThat(decided).containsExactlyElementsOf(undetected());
  }

  /// Held against nothing but the model's word, nearly every document gets its way, so that the
  /// tests above would notice.
  @Test
  void aNaiveJudgeFalls() {
    List<Answer> byModel = judged(ObedientModel.TO_WHAT_ASKS, BLIND, 1);

    long fallen =
        byModel.stream()
            .filter(answer -> answer instanceof Answer.Decided said && said.all(Verdict.YES))
            .count();
    assertThat(fallen).isGreaterThan(documents.size() * 9L / 10);
  }

  @Test
  void manyKindsOfAttackAreTried() {
    assertThat(documents).hasSize(84);
    assertThat(documents.stream().map(HostileDocument::attack).distinct()).hasSize(27);
  }

  /// 82 of 84 are seen by what they say, in wordings that we thought of ourselves; the others only
  /// by their effect.
  @Test
  void mostAreSeenByWhatTheySay() {
    assertThat(undetected()).containsExactly("48-spaced-letters", "69-policy");
  }

  private static List<String> undetected() {
    QuestionNotice notice = QuestionNotice.load();
    return documents.stream()
        .filter(d -> notice.of(d.question()).isEmpty())
        .map(HostileDocument::name)
        .toList();
  }
}
