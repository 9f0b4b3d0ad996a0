package app.assay.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.call.ModelReply;
import app.assay.judge.prompt.PromptUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// One batch in all its votes. What falls out in one vote is not asked again in the next.
final class BatchRun {

  private final AskedModel model;
  private final Means means;
  private final Accounts accounts;
  private final PromptUse rubric;
  private final Deferrals deferrals;
  private final ReplyReader reader = new ReplyReader();
  private final Map<String, VoteCount> standing = new LinkedHashMap<>();
  private final Map<String, Answer> answers = new HashMap<>();
  private JudgeId by;
  private TokenUse use = TokenUse.NONE;
  private Optional<ModelReply.Failed> halt = Optional.empty();

  BatchRun(
      AskedModel model, Means means, Accounts accounts, PromptUse rubric, List<Question> batch) {
    this.model = model;
    this.means = means;
    this.accounts = accounts;
    this.rubric = rubric;
    this.by = model.by();
    this.deferrals = new Deferrals(by, means.clock());
    batch.forEach(question -> standing.put(question.id(), new VoteCount(question)));
  }

  /// Asks, and gives one answer for each question by its id.
  Map<String, Answer> run(BooleanSupplier stopped) {
    for (int vote = 0; vote < model.votes() && !standing.isEmpty(); vote++) {
      if (stopped.getAsBoolean()) {
        deferAll(DeferralReason.CANCELLED, "It was stopped before the model was asked.");
      } else {
        ask(vote);
      }
    }
    settle();
    return answers;
  }

  /// Why it makes no sense to send the batches that are left.
  Optional<ModelReply.Failed> halt() {
    return halt;
  }

  private void ask(int vote) {
    List<Question> asked =
        new ArrayList<>(standing.values().stream().map(VoteCount::question).toList());
    Question canary = means.canaries().draw(rubric, asked, means.random());
    asked.add(canary);
    shuffle(asked);
    BatchCall call =
        BatchCall.of(means.prompts(), rubric, vote, asked, model.limit(), means.random());
    if (!accounts.budget().reserve(call.reserve())) {
      deferAll(
          DeferralReason.BUDGET,
          "The batch was not sent, since it may cost more than is left of what this run may cost. "
              + "Raise the limit of the profile, or let a person answer.");
      return;
    }
    ModelReply reply = model.client().call(call.request());
    use = use.plus(accounts.settle(call, reply, by, means.clock()));
    switch (reply) {
      case ModelReply.Failed failed -> {
        halt = Optional.of(failed).filter(BatchRun::concernsAll);
        standing.keySet().forEach(id -> answers.put(id, deferrals.of(failed)));
        standing.clear();
      }
      case ModelReply.Said said when said.cut() ->
          deferAll(DeferralReason.MALFORMED, "The reply was cut off before its end.");
      case ModelReply.Said said -> hear(said, call.message(), canary);
    }
  }

  private void hear(ModelReply.Said said, Message message, Question canary) {
    if (!said.model().isBlank()) {
      by = JudgeId.model(by.name(), said.model());
    }
    List<ItemRead> read = reader.read(said.text(), message.items());
    Map<String, ItemRead> byQuestion = new HashMap<>();
    for (int i = 0; i < read.size(); i++) {
      byQuestion.put(message.items().get(i).question().id(), read.get(i));
    }
    ItemRead ofCanary = byQuestion.getOrDefault(canary.id(), new ItemRead.Malformed(""));
    if (read.stream().allMatch(ItemRead.Malformed.class::isInstance)) {
      byQuestion.forEach(this::take);
    } else if (!ofCanary.seesThrough(means.canaries().unmet(rubric))) {
      deferAll(
          DeferralReason.CANARY,
          "The model did not refuse a claim that is known to be unsupported, so that nothing it "
              + "said in this batch counts. Ask again, or choose another model.");
    } else {
      byQuestion.forEach(this::take);
    }
  }

  private void take(String id, ItemRead read) {
    VoteCount votes = standing.get(id);
    if (votes == null) {
      return;
    }
    switch (read) {
      case ItemRead.Read(var verdicts) -> votes.add(verdicts);
      case ItemRead.Misquoted(var _, String flaw) -> defer(id, DeferralReason.QUOTE, flaw);
      case ItemRead.Malformed(String flaw) -> defer(id, DeferralReason.MALFORMED, flaw);
    }
  }

  /// What is left standing has all votes. What the batch has used is shared among what it decided.
  private void settle() {
    List<VoteCount> agreed = new ArrayList<>();
    for (VoteCount votes : standing.values()) {
      votes
          .split()
          .ifPresentOrElse(
              split ->
                  answers.put(
                      votes.question().id(),
                      deferrals.of(
                          DeferralReason.SPLIT, "The model's votes differ (" + split + ").")),
              () ->
                  withheld(votes)
                      .ifPresentOrElse(
                          deferred -> answers.put(votes.question().id(), deferred),
                          () -> agreed.add(votes)));
    }
    List<TokenUse> shares = Shares.of(use, agreed.size());
    for (int i = 0; i < agreed.size(); i++) {
      VoteCount votes = agreed.get(i);
      answers.put(
          votes.question().id(),
          Answer.decided(
              votes.question(), by, means.clock().instant(), votes.agreed(), shares.get(i)));
    }
  }

  /// A yes to a question whose own text speaks to the judge may be what that text asked for.
  private Optional<Answer.Deferred> withheld(VoteCount votes) {
    return votes.agreed().stream().noneMatch(v -> v.verdict() == Verdict.YES)
        ? Optional.empty()
        : means
            .notice()
            .of(votes.question())
            .map(
                notice ->
                    deferrals.of(
                        DeferralReason.NEEDS_PERSON,
                        notice
                            + " What the model says in its favour does not count; a person has to"
                            + " look."));
  }

  private void deferAll(DeferralReason reason, String message) {
    List.copyOf(standing.keySet()).forEach(id -> defer(id, reason, message));
  }

  private void defer(String id, DeferralReason reason, String message) {
    standing.remove(id);
    answers.put(id, deferrals.of(reason, message));
  }

  private void shuffle(List<Question> questions) {
    for (int last = questions.size() - 1; last > 0; last--) {
      int other = means.random().nextInt(last + 1);
      Question moved = questions.set(other, questions.get(last));
      questions.set(last, moved);
    }
  }

  private static boolean concernsAll(ModelReply.Failed failed) {
    return switch (failed.failure()) {
      case AUTHENTICATION, NO_KEY, NOT_FOUND, RATE_LIMIT, CIRCUIT_OPEN, CANCELLED -> true;
      case REFUSED, SERVER, DISCONNECTED, TIME, TOO_LARGE, MALFORMED -> false;
    };
  }
}
