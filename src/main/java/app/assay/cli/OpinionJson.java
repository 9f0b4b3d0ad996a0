package app.assay.cli;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.Settled;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/// What judges say of a question as JSON, by `judge-1.schema.json`.
final class OpinionJson {

  private static final int VERSION = 1;

  private OpinionJson() {}

  /// All of them with what they come to.
  static ObjectNode of(List<Opinion> opinions) {
    ObjectNode json = JsonTree.object();
    json.put("version", VERSION);
    ArrayNode questions = json.putArray("questions");
    opinions.forEach(opinion -> write(questions.addObject(), opinion));
    OpinionTally tally = OpinionTally.of(opinions);
    json.putObject("counts")
        .put("asked", tally.asked())
        .put("accepted", tally.accepted())
        .put("refused", tally.refused())
        .put("open", tally.open())
        .put("deferred", tally.deferred());
    return json;
  }

  private static void write(ObjectNode json, Opinion opinion) {
    Question question = opinion.question();
    json.put("id", question.id());
    json.put("gate", question.gate().label());
    json.put("about", question.about());
    json.put("subject", question.subject());
    json.put("instructions", question.instructions().label());
    ArrayNode criteria = json.putArray("criteria");
    for (Criterion criterion : question.criteria()) {
      ObjectNode one = criteria.addObject().put("id", criterion.id()).put("text", criterion.text());
      Settled settled = opinion.settlement().criteria().get(criterion.id());
      one.put("state", settled == null ? "open" : OpinionText.label(settled));
    }
    evidence(json.putArray("evidence"), question);
    answers(json.putArray("answers"), opinion.answers());
  }

  private static void evidence(ArrayNode json, Question question) {
    question
        .evidence()
        .forEach(
            e ->
                json.addObject().put("id", e.id()).put("source", e.source()).put("text", e.text()));
  }

  private static void answers(ArrayNode json, List<Answer> answers) {
    for (Answer answer : answers) {
      JudgeId by = answer.by();
      ObjectNode one =
          json.addObject()
              .put("kind", by.kind().label())
              .put("by", by.name())
              .put("detail", by.detail())
              .put("at", answer.at().toString());
      switch (answer) {
        case Answer.Decided decided -> {
          one.put("cached", decided.cached());
          ArrayNode verdicts = one.putArray("verdicts");
          decided.verdicts().forEach(said -> verdict(verdicts.addObject(), said));
        }
        case Answer.Deferred deferred -> {
          one.put("deferred", deferred.reason().label());
          one.put("message", deferred.message());
          deferred.retryAt().ifPresent(at -> one.put("retryAt", at.toString()));
        }
      }
    }
  }

  private static void verdict(ObjectNode json, CriterionVerdict said) {
    json.put("criterion", said.criterion());
    json.put("verdict", said.verdict().label());
    json.put("reason", said.reason());
    said.score().ifPresent(score -> json.put("score", score));
    ArrayNode quotes = json.putArray("quotes");
    said.quotes()
        .forEach(q -> quotes.addObject().put("evidence", q.evidence()).put("text", q.text()));
  }
}
