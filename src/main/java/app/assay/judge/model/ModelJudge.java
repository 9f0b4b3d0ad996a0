package app.assay.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.Judge;
import app.assay.judge.Question;
import app.assay.judge.call.ModelReply;
import app.assay.judge.prompt.PromptUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// A language model as a judge. An instance belongs to one thread at a time; the accounts may be
/// shared.
public final class ModelJudge implements Judge {

  private final AskedModel model;
  private final Means means;
  private final Accounts accounts;
  private final Deferrals deferrals;

  public ModelJudge(AskedModel model, Means means, Accounts accounts) {
    this.model = model;
    this.means = means;
    this.accounts = accounts;
    this.deferrals = new Deferrals(model.by(), means.clock());
  }

  @Override
  public List<Answer> judge(List<Question> questions, BooleanSupplier stopped) {
    Map<String, Answer> answers = new HashMap<>();
    Map<PromptUse, List<Question>> open = new LinkedHashMap<>();
    for (Question question : questions) {
      PromptUse.rubric(question.instructions())
          .ifPresentOrElse(
              rubric -> open.computeIfAbsent(rubric, r -> new ArrayList<>()).add(question),
              () -> answers.put(question.id(), unknown(question)));
    }
    Optional<ModelReply.Failed> halt = Optional.empty();
    for (var each : open.entrySet()) {
      for (List<Question> batch : Batches.of(each.getValue())) {
        if (halt.isPresent()) {
          Answer.Deferred deferred = deferrals.of(halt.get());
          batch.forEach(question -> answers.put(question.id(), deferred));
        } else {
          BatchRun run = new BatchRun(model, means, accounts, each.getKey(), batch);
          answers.putAll(run.run(stopped));
          halt = run.halt();
        }
      }
    }
    return questions.stream().map(question -> answer(answers, question)).toList();
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
