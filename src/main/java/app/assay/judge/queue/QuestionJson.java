package app.assay.judge.queue;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// A question of the queue as the JSON object of its file.
final class QuestionJson {

  static final int VERSION = 1;

  private QuestionJson() {}

  /// As a file of its own.
  static String text(QueuedQuestion queued) {
    return json(queued).toPrettyString() + "\n";
  }

  /// As one line of many.
  static String line(QueuedQuestion queued) {
    return json(queued) + "\n";
  }

  private static ObjectNode json(QueuedQuestion queued) {
    ObjectNode file = JsonNodeFactory.instance.objectNode();
    file.put("version", VERSION);
    file.put("id", queued.question().id());
    file.put("state", queued.state().label());
    if (!queued.withdrawn().isEmpty()) {
      file.put("withdrawn", queued.withdrawn());
    }
    file.put("attempts", queued.attempts());
    file.put("asked", queued.asked().toString());
    queued.tried().ifPresent(time -> file.put("tried", time.toString()));
    queued.next().ifPresent(time -> file.put("next", time.toString()));
    question(file.putObject("question"), queued.question());
    ArrayNode judged = file.putArray("judged");
    queued.judged().forEach(answer -> answer(judged.addObject(), answer));
    ArrayNode people = file.putArray("people");
    queued
        .people()
        .forEach(
            person -> {
              ObjectNode one = people.addObject();
              one.put("seconds", person.seconds());
              one.put("shown", person.shown());
              answer(one.putObject("answer"), person.answer());
            });
    queued.deferral().ifPresent(deferred -> answer(file.putObject("deferral"), deferred));
    return file;
  }

  private static void question(ObjectNode json, Question question) {
    json.put("gate", question.gate().label());
    json.put("about", question.about());
    json.put("instructions", question.instructions().id());
    json.put("instructions-version", question.instructions().version());
    json.put("subject", question.subject());
    ArrayNode criteria = json.putArray("criteria");
    for (Criterion criterion : question.criteria()) {
      criteria.addObject().put("id", criterion.id()).put("text", criterion.text());
    }
    ArrayNode evidence = json.putArray("evidence");
    for (Evidence one : question.evidence()) {
      evidence.addObject().put("id", one.id()).put("source", one.source()).put("text", one.text());
    }
  }

  private static void answer(ObjectNode json, Answer answer) {
    json.put("kind", answer.by().kind().label());
    json.put("by", answer.by().name());
    json.put("detail", answer.by().detail());
    json.put("at", answer.at().toString());
    switch (answer) {
      case Answer.Decided decided -> {
        json.put("cached", decided.cached());
        json.put("input-tokens", decided.use().input());
        json.put("output-tokens", decided.use().output());
        ArrayNode verdicts = json.putArray("verdicts");
        decided.verdicts().forEach(verdict -> verdict(verdicts.addObject(), verdict));
      }
      case Answer.Deferred deferred -> {
        json.put("deferred", deferred.reason().label());
        json.put("message", deferred.message());
        deferred.retryAt().ifPresent(time -> json.put("retry-at", time.toString()));
      }
    }
  }

  private static void verdict(ObjectNode json, CriterionVerdict verdict) {
    json.put("criterion", verdict.criterion());
    json.put("verdict", verdict.verdict().label());
    json.put("reason", verdict.reason());
    verdict.score().ifPresent(score -> json.put("score", score));
    ArrayNode quotes = json.putArray("quotes");
    verdict
        .quotes()
        .forEach(q -> quotes.addObject().put("evidence", q.evidence()).put("text", q.text()));
  }
}
