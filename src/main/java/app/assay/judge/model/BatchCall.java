package app.assay.judge.model;

import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelRequest;
import app.assay.judge.prompt.PromptUse;
import app.assay.judge.prompt.Prompts;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// One message as it goes out, with the most tokens it may use.
///
/// @param message the data
/// @param request what is sent
record BatchCall(Message message, ModelRequest request) {

  /// Room in a reply for what is not a verdict, and for each verdict with its reason and quotes.
  private static final int REPLY = 200;

  private static final int VERDICT = 250;

  /// The most tokens a reply may have; a model that repeats itself stops there.
  private static final int LONGEST = 8000;

  /// @param vote from 0, which chooses the wording
  static BatchCall of(
      Prompts prompts,
      PromptUse rubric,
      int vote,
      List<Question> questions,
      Duration limit,
      RandomGenerator random) {
    Message message = new MessageWriter(prompts, random).write(questions);
    String system =
        prompts.fill(PromptUse.FRAME, vote, Map.of("rubric", prompts.fill(rubric, vote, Map.of())));
    int verdicts = questions.stream().mapToInt(q -> q.criteria().size()).sum();
    return new BatchCall(
        message,
        new ModelRequest(
            system,
            message.text(),
            ReplySchema.NAME,
            ReplySchema.of(message),
            Math.min(LONGEST, REPLY + verdicts * VERDICT),
            limit,
            random.nextInt(Integer.MAX_VALUE)));
  }

  /// What it may use: all that is sent, the schema too, and the longest reply.
  TokenUse most() {
    return new TokenUse(sent(), request.maxTokens());
  }

  /// What calls that broke off may be billed for: all that was sent, each time.
  TokenUse brokenOff(int calls) {
    return new TokenUse(sent() * calls, 0);
  }

  /// What is set aside before it is sent, so that retries do not pass the cap either.
  TokenUse reserve() {
    return most().plus(brokenOff(ModelClient.MOST_CALLS - 1));
  }

  /// Our estimate of the tokens that are sent.
  long sent() {
    return TokenEstimate.of(request.system())
        + TokenEstimate.of(request.user())
        + TokenEstimate.of(request.schema().toString());
  }
}
