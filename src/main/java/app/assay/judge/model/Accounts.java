package app.assay.judge.model;

import app.assay.judge.JudgeId;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelReply;
import java.time.Clock;

/// Keeps a run within its budget and takes down what every call has used.
public record Accounts(Budget budget, UseSink sink) {

  /// What a call has cost, as counted, with what broke off before it; what nobody counted is taken
  /// for our estimate, so that nothing is free because of silence.
  TokenUse settle(BatchCall call, ModelReply reply, JudgeId by, Clock clock) {
    TokenUse use =
        switch (reply) {
          case ModelReply.Said said -> used(call, said).plus(call.brokenOff(said.brokenOff()));
          case ModelReply.Failed failed -> call.brokenOff(failed.brokenOff());
        };
    boolean counted =
        reply instanceof ModelReply.Said said
            && !said.use().equals(TokenUse.NONE)
            && said.brokenOff() == 0;
    budget.settle(call.reserve(), use);
    sink.add(by.name(), use, counted, clock.instant());
    return use;
  }

  private static TokenUse used(BatchCall call, ModelReply.Said said) {
    return said.use().equals(TokenUse.NONE)
        ? new TokenUse(call.sent(), TokenEstimate.of(said.text()))
        : said.use();
  }
}
