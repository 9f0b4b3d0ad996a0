package app.assay.judge.model;

import app.assay.judge.JudgeId;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelReply;
import java.time.Clock;

/// Keeps a run within its budget and takes down what every call has used.
public record Accounts(Budget budget, UseSink sink) {

  /// What a call has cost, as counted; what nobody counted is taken for our estimate, so that
  /// nothing is free because of silence.
  TokenUse settle(BatchCall call, ModelReply reply, JudgeId by, Clock clock) {
    TokenUse use =
        switch (reply) {
          case ModelReply.Said said when !said.use().equals(TokenUse.NONE) -> said.use();
          case ModelReply.Said said -> new TokenUse(call.sent(), TokenEstimate.of(said.text()));
          case ModelReply.Failed failed -> used(call, failed);
        };
    boolean counted = reply instanceof ModelReply.Said said && !said.use().equals(TokenUse.NONE);
    budget.settle(call.most(), use);
    sink.add(by.name(), use, counted, clock.instant());
    return use;
  }

  /// A call that broke off may be on the bill; one that was turned away is not.
  private static TokenUse used(BatchCall call, ModelReply.Failed failed) {
    return switch (failed.failure()) {
      case DISCONNECTED, TIME, TOO_LARGE, MALFORMED, CANCELLED ->
          new TokenUse(call.sent() * Math.max(1, failed.calls()), 0);
      case AUTHENTICATION, NOT_FOUND, REFUSED, NO_KEY, RATE_LIMIT, SERVER, CIRCUIT_OPEN ->
          TokenUse.NONE;
    };
  }
}
