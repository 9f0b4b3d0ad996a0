package app.assay.cli;

import app.assay.distillery.gate.Agreement;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.vault.KeptCandidate;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Kept candidates and figures about them as JSON.
final class KeptJson {

  private KeptJson() {}

  /// `candidate_id`, `twin` (of several with that id which one, from 1), `batch`, `state`,
  /// `rejection_codes`, `at`, `by`.
  static ObjectNode summary(KeptCase one) {
    ObjectNode json = JsonTree.object();
    json.put("candidate_id", one.id());
    if (one.twin() > 0) {
      json.put("twin", one.twin());
    }
    json.put("batch", one.batch());
    json.put("state", one.state().label());
    ArrayNode codes = json.putArray("rejection_codes");
    one.codes().forEach(codes::add);
    json.put("at", one.newest().at());
    json.put("by", one.newest().by());
    return json;
  }

  /// The same with `verdict` (null where none can be read), `candidate` and `history`.
  static ObjectNode whole(KeptCase one) {
    ObjectNode json = summary(one);
    one.verdict()
        .ifPresentOrElse(
            verdict -> json.set("verdict", VerdictJson.json(verdict)),
            () -> json.putNull("verdict"));
    one.candidate()
        .ifPresentOrElse(
            candidate -> json.set("candidate", candidate.json()),
            () -> json.put("candidate", one.newest().candidate()));
    ArrayNode history = json.putArray("history");
    for (KeptCandidate row : one.history()) {
      history
          .addObject()
          .put("at", row.at())
          .put("by", row.by())
          .put("batch", row.batch())
          .put("verdict", row.verdict())
          .put("decision", row.decision())
          .put("reason", row.reason());
    }
    return json;
  }

  /// `decided`, and per code `proposed`, `confirmed`, `overruled`, `missed` and `share`, the
  /// confirmed part of the decided ones; null where none is decided.
  static ObjectNode agreement(Agreement agreement) {
    ObjectNode json = JsonTree.object();
    json.put("decided", agreement.decided());
    ObjectNode outcomes = json.putObject("outcomes");
    agreement
        .byOutcome()
        .forEach(
            (outcome, decisions) ->
                outcomes
                    .putObject(outcome.label())
                    .put("accepted", decisions.accepted())
                    .put("rejected", decisions.rejected()));
    ArrayNode codes = json.putArray("codes");
    agreement
        .byCode()
        .forEach(
            (code, figures) -> {
              ObjectNode one = codes.addObject().put("code", code);
              one.put("proposed", figures.proposed());
              one.put("confirmed", figures.confirmed());
              one.put("overruled", figures.overruled());
              one.put("missed", figures.missed());
              if (figures.decided() == 0) {
                one.putNull("share");
              } else {
                one.put("share", (double) figures.confirmed() / figures.decided());
              }
            });
    return json;
  }
}
