package app.assay.judge.resilience;

import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// A client that replies what a test wrote down, and remembers the limits it was given.
final class Scripted implements ModelClient {

  static final ModelReply SAID = new ModelReply.Said("{}", TokenUse.NONE, "m", false);

  final List<Duration> limits = new ArrayList<>();
  private final Deque<ModelReply> replies;

  Scripted(ModelReply... replies) {
    this.replies = new ArrayDeque<>(List.of(replies));
  }

  static ModelReply failed(ModelFailure failure) {
    return new ModelReply.Failed(failure, failure.name(), Optional.empty(), 1);
  }

  static ModelReply failedFor(ModelFailure failure, Duration retryAfter) {
    return new ModelReply.Failed(failure, failure.name(), Optional.of(retryAfter), 1);
  }

  static ModelRequest request(Duration limit) {
    return new ModelRequest("s", "u", "n", JsonNodeFactory.instance.objectNode(), 10, limit, 1);
  }

  void then(ModelReply reply) {
    replies.add(reply);
  }

  @Override
  public ModelReply call(ModelRequest request) {
    limits.add(request.limit());
    return replies.remove();
  }
}
