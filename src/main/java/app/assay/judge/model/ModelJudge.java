package app.assay.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.Judge;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelReply;
import app.assay.judge.prompt.PromptUse;
import app.assay.judge.provider.Price;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/// A language model as a judge. An instance belongs to one thread at a time; accounts and cache may
/// be shared.
public final class ModelJudge implements Judge {

  private final AskedModel model;
  private final Means means;
  private final Accounts accounts;
  private final Optional<JudgementCache> cache;
  private final Deferrals deferrals;

  /// @param cache empty where nothing is kept
  public ModelJudge(
      AskedModel model, Means means, Accounts accounts, Optional<JudgementCache> cache) {
    this.model = model;
    this.means = means;
    this.accounts = accounts;
    this.cache = cache;
    this.deferrals = new Deferrals(model.by(), means.clock());
  }

  @Override
  public List<Answer> judge(List<Question> questions, BooleanSupplier stopped) {
    Map<String, Answer> answers = new HashMap<>();
    Map<PromptUse, List<Question>> open = open(questions, answers);
    Optional<ModelReply.Failed> halt = Optional.empty();
    for (var each : open.entrySet()) {
      for (List<Question> batch : Batches.of(each.getValue())) {
        if (halt.isPresent()) {
          Answer.Deferred deferred = deferrals.of(halt.get());
          batch.forEach(question -> answers.put(question.id(), deferred));
        } else {
          BatchRun run = new BatchRun(model, means, accounts, each.getKey(), batch);
          Map<String, Answer> said = run.run(stopped);
          keep(each.getKey(), batch, said);
          answers.putAll(said);
          halt = run.halt();
        }
      }
    }
    return questions.stream().map(question -> answer(answers, question)).toList();
  }

  /// What asking these would cost at most. Nothing is sent.
  public Estimate estimate(List<Question> questions) {
    Map<String, Answer> known = new HashMap<>();
    TokenUse tokens = TokenUse.NONE;
    int calls = 0;
    long aside = 0;
    for (var each : open(questions, known).entrySet()) {
      for (List<Question> batch : Batches.of(each.getValue())) {
        List<Question> asked = new ArrayList<>(batch);
        asked.add(means.canaries().longest(each.getKey(), batch));
        for (int vote = 0; vote < model.votes(); vote++) {
          BatchCall call =
              BatchCall.of(
                  means.prompts(),
                  each.getKey(),
                  vote,
                  asked,
                  model.limit(),
                  new SplittableRandom(0));
          tokens = tokens.plus(call.most());
          aside = Math.max(aside, call.brokenOff(ModelClient.MOST_CALLS - 1).input());
          calls++;
        }
      }
    }
    Price price = accounts.budget().price();
    BigDecimal money = price.of(tokens);
    int cached = (int) known.values().stream().filter(Answer.Decided.class::isInstance).count();
    return new Estimate(
        questions.size(),
        cached,
        calls,
        tokens,
        money,
        price.currency(),
        accounts.budget().allows(money.add(price.of(new TokenUse(aside, 0)))));
  }

  /// What it decided before on the very same, as its cache knows it; asks nobody.
  public Optional<Answer.Decided> known(Question question) {
    return PromptUse.rubric(question.instructions()).flatMap(rubric -> known(rubric, question));
  }

  private Optional<Answer.Decided> known(PromptUse rubric, Question question) {
    return cache.flatMap(kept -> kept.find(model, means.prompts(), rubric, question));
  }

  /// The questions that have to be asked, by their rubric; the others are answered.
  private Map<PromptUse, List<Question>> open(
      List<Question> questions, Map<String, Answer> answers) {
    Map<PromptUse, List<Question>> open = new LinkedHashMap<>();
    for (Question question : questions) {
      Optional<PromptUse> rubric = PromptUse.rubric(question.instructions());
      Optional<Answer.Decided> known = rubric.flatMap(use -> known(use, question));
      if (known.isPresent()) {
        answers.put(question.id(), known.get());
      } else if (rubric.isPresent()) {
        open.computeIfAbsent(rubric.get(), r -> new ArrayList<>()).add(question);
      } else {
        answers.put(question.id(), unknown(question));
      }
    }
    return open;
  }

  private void keep(PromptUse rubric, List<Question> batch, Map<String, Answer> said) {
    cache.ifPresent(
        kept ->
            batch.forEach(
                question -> {
                  if (said.get(question.id()) instanceof Answer.Decided decided) {
                    kept.keep(model, means.prompts(), rubric, question, decided);
                  }
                }));
  }

  private static Answer answer(Map<String, Answer> answers, Question question) {
    Answer answer = answers.get(question.id());
    if (answer == null) {
      throw new IllegalStateException("every question has its answer");
    }
    return answer;
  }

  private Answer.Deferred unknown(Question question) {
    return deferrals.of(
        DeferralReason.CONFIGURATION,
        "This version of the program has no instructions %s, so that a person has to answer."
            .formatted(question.instructions().label()));
  }
}
