package app.assay.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.VerdictCheck;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The form of a kept judgement. Its seal tells who kept it and that nothing was changed; against
/// its question it is held besides.
final class JudgementJson {

  private static final JsonMapper JSON = StrictJson.mapper();
  private static final String SEAL = "seal";

  private JudgementJson() {}

  static String write(SealFile seal, String key, Question question, Answer.Decided answer) {
    ObjectNode root = JSON.createObjectNode().put("version", 1).put("key", key);
    root.put("question", question.contentHash());
    root.put("model", answer.by().detail());
    root.put("at", answer.at().toString());
    root.putObject("use").put("input", answer.use().input()).put("output", answer.use().output());
    ArrayNode verdicts = root.putArray("verdicts");
    answer.verdicts().forEach(verdict -> write(verdict, verdicts.addObject()));
    root.put(SEAL, seal.of(root.toString()));
    return root.toPrettyString() + "\n";
  }

  private static void write(CriterionVerdict verdict, ObjectNode node) {
    node.put("criterion", verdict.criterion());
    node.put("verdict", verdict.verdict().label());
    node.put("reason", verdict.reason());
    verdict.score().ifPresent(score -> node.put("score", score));
    ArrayNode quotes = node.putArray("quotes");
    verdict
        .quotes()
        .forEach(
            quote ->
                quotes.addObject().put("evidence", quote.evidence()).put("text", quote.text()));
  }

  /// The answer, if it is one to this question and is as it was written.
  static Optional<Answer.Decided> read(
      String text, SealFile seal, String key, Question question, String profile) {
    try {
      if (!(JSON.readTree(text) instanceof ObjectNode root)) {
        return Optional.empty();
      }
      JsonNode given = root.remove(SEAL);
      if (given == null
          || !given.asText().equals(seal.of(root.toString()))
          || root.path("version").asInt() != 1
          || !root.path("key").asText().equals(key)
          || !root.path("question").asText().equals(question.contentHash())) {
        return Optional.empty();
      }
      return answer(root, question, profile);
    } catch (JsonProcessingException | DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Optional<Answer.Decided> answer(
      ObjectNode root, Question question, String profile) {
    List<CriterionVerdict> verdicts = new ArrayList<>();
    for (JsonNode node : root.path("verdicts")) {
      Optional<Verdict> verdict = Verdict.of(node.path("verdict").asText());
      JsonNode score = node.path("score");
      if (verdict.isEmpty()
          || node.path("reason").asText().isBlank()
          || !(score.isMissingNode()
              || (score.isNumber() && score.doubleValue() >= 0 && score.doubleValue() <= 1))) {
        return Optional.empty();
      }
      verdicts.add(
          new CriterionVerdict(
              node.path("criterion").asText(),
              verdict.get(),
              node.path("reason").asText(),
              quotes(node.path("quotes")),
              score.isNumber() ? OptionalDouble.of(score.doubleValue()) : OptionalDouble.empty()));
    }
    long input = root.path("use").path("input").asLong(-1);
    long output = root.path("use").path("output").asLong(-1);
    if (input < 0
        || output < 0
        || VerdictCheck.flaw(question, verdicts).isPresent()
        || Quotes.flaw(question, verdicts).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        Answer.decided(
            question,
            JudgeId.model(profile, root.path("model").asText()),
            Instant.parse(root.path("at").asText()),
            verdicts,
            new TokenUse(input, output)));
  }

  private static List<Quote> quotes(JsonNode nodes) {
    List<Quote> quotes = new ArrayList<>();
    for (JsonNode node : nodes) {
      quotes.add(new Quote(node.path("evidence").asText(), node.path("text").asText()));
    }
    return quotes;
  }
}
