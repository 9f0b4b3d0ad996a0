package app.assay.judge.panel;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.Judge;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// The judges of one gate: the rules, who are always asked, and a model where the policy wants one.
public final class Panel {

  /// Names the place of a model that is not there.
  public static final JudgeId NOBODY = JudgeId.model("none", "");

  private final Judge rules;
  private final ModelSeat model;
  private final GatePolicy policy;
  private final Clock clock;

  /// Where a model may sit.
  public sealed interface ModelSeat {

    /// A model, asked by the policy's votes.
    record Taken(Judge judge) implements ModelSeat {}

    /// None.
    ///
    /// @param message why, and what to do, a sentence
    record Empty(DeferralReason reason, String message) implements ModelSeat {}
  }

  public Panel(Judge rules, ModelSeat model, GatePolicy policy, Clock clock) {
    this.rules = rules;
    this.model = model;
    this.policy = policy;
    this.clock = clock;
  }

  /// How the gate judges.
  public GatePolicy policy() {
    return policy;
  }

  /// Asks rules and model.
  ///
  /// @param questions with distinct ids
  /// @param stopped true once the user wants no more
  /// @return one opinion for each question, in their order
  public List<Opinion> ask(List<Question> questions, BooleanSupplier stopped) {
    List<Answer> byRules = rules.judge(questions, () -> false);
    List<Answer> byModel =
        switch (model) {
          case ModelSeat.Taken(Judge judge) -> judge.judge(questions, stopped);
          case ModelSeat.Empty(DeferralReason reason, String message) ->
              questions.stream().map(_ -> deferred(reason, message)).toList();
        };
    List<Opinion> opinions = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      opinions.add(Opinion.of(questions.get(i), List.of(byRules.get(i), byModel.get(i)), policy));
    }
    return opinions;
  }

  /// What the rules say of a question now; the model is left alone.
  public Answer rules(Question question) {
    return rules.judge(List.of(question), () -> false).getFirst();
  }

  private Answer deferred(DeferralReason reason, String message) {
    return new Answer.Deferred(NOBODY, clock.instant(), reason, message, Optional.empty());
  }
}
