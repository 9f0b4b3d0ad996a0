package app.assay.judge.resilience;

import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import java.time.Duration;

/// Gives the first call to a local model time to load it. It was the first until one was answered
/// or used up that time.
public final class FirstCall implements ModelClient {

  private final ModelClient client;
  private final Duration limit;
  private volatile boolean over;

  /// @param limit of the first call; later ones have their own
  public FirstCall(ModelClient client, Duration limit) {
    this.client = client;
    this.limit = limit;
  }

  @Override
  public ModelReply call(ModelRequest request) {
    if (over || request.limit().compareTo(limit) >= 0) {
      return client.call(request);
    }
    ModelReply reply = client.call(request.within(limit));
    over =
        over
            || reply instanceof ModelReply.Said
            || (reply instanceof ModelReply.Failed failed && failed.failure() == ModelFailure.TIME);
    return reply;
  }
}
