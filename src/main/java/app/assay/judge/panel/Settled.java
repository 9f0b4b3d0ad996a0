package app.assay.judge.panel;

import app.assay.judge.JudgeId;
import java.util.List;

/// The state of one criterion once every judge was heard.
public sealed interface Settled {

  /// Met, by those whose yes counts here.
  record Accepted(List<JudgeId> by) implements Settled {
    public Accepted {
      by = List.copyOf(by);
    }
  }

  /// Not met.
  ///
  /// @param reason of whoever said so
  record Refused(JudgeId by, String reason) implements Settled {}

  /// Nobody whose word counts has decided; it waits for a person or a retry.
  ///
  /// @param why in a few words
  record Open(String why) implements Settled {}
}
