package app.assay.hitl.queue;

import app.assay.hitl.Answer;
import java.util.List;

/// Answers to one document in the form of CLARITY_GATE_PROCEDURES (`--responses`).
///
/// @param text the characters of the file, to which all spans belong
public record Responses(String text, List<Response> responses) {

  public Responses {
    responses = List.copyOf(responses);
  }

  /// One answer.
  ///
  /// @param claim a claim's id, or its place in `hitl-claims` counted from 1
  /// @param note the evidence, may be empty
  public record Response(Field claim, Answer answer, String note) {}
}
