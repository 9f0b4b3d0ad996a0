package app.assay.judge.provider;

import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.time.Duration;
import java.util.Optional;

/// Carries what went wrong through the library, which knows exceptions only. Its message is in our
/// words, so that nothing of a request or a reply can travel in it.
final class CallFailed extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient ModelReply.Failed failed;

  CallFailed(ModelFailure failure, String message) {
    this(failure, message, Optional.empty());
  }

  CallFailed(ModelFailure failure, String message, Optional<Duration> retryAfter) {
    super(message, null, false, false);
    this.failed = new ModelReply.Failed(failure, message, retryAfter, 1);
  }

  ModelReply.Failed failed() {
    return failed;
  }
}
