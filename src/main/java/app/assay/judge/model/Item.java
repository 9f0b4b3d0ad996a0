package app.assay.judge.model;

import app.assay.judge.Question;
import java.util.Map;

/// A question as it stands in one message.
///
/// @param id by which the reply names it, drawn for this message
/// @param criteria ids of the question's criteria by their names in the message
/// @param evidence ids of its evidence by their names in the message
record Item(
    String id, Question question, Map<String, String> criteria, Map<String, String> evidence) {

  Item {
    criteria = Map.copyOf(criteria);
    evidence = Map.copyOf(evidence);
  }
}
