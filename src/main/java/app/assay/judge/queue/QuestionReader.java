package app.assay.judge.queue;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.DeferralReason;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.VerdictCheck;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Reads the file of a question strictly: an answer that anybody changed by hand so that it no
/// longer fits its question is none.
final class QuestionReader {

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private QuestionReader() {}

  /// @param id by which the file is named
  static QueuedQuestion read(String text, String id) throws Malformed {
    return read(json(text), id);
  }

  /// A question that nobody said anything of, as a line of many.
  static QueuedQuestion unanswered(String line) throws Malformed {
    JsonNode root = json(line);
    QueuedQuestion queued = read(root, root.path("id").asText());
    if (!queued.equals(QueuedQuestion.fresh(queued.question(), queued.asked()))) {
      throw new Malformed("holds more than a question that nobody answered");
    }
    return queued;
  }

  private static JsonNode json(String text) throws Malformed {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new Malformed("is no JSON");
    }
  }

  private static QueuedQuestion read(JsonNode root, String id) throws Malformed {
    Fields file = Fields.of(root);
    if (file.number("version") != QuestionJson.VERSION) {
      throw new Malformed("was written by another version of the program");
    }
    Question question = question(file.fields("question"));
    if (!file.text("id").equals(id) || !question.id().equals(id)) {
      throw new Malformed("holds a question other than its name says");
    }
    List<Answer> judged = new ArrayList<>();
    for (Fields answer : file.list("judged")) {
      judged.add(answer(answer, question));
    }
    List<PersonAnswer> people = new ArrayList<>();
    for (Fields person : file.list("people")) {
      people.add(person(person, question));
    }
    Optional<Answer.Deferred> deferral = Optional.empty();
    if (file.has("deferral")) {
      if (!(answer(file.fields("deferral"), question) instanceof Answer.Deferred deferred)) {
        throw Fields.wrong("deferral");
      }
      deferral = Optional.of(deferred);
    }
    QueuedQuestion queued =
        new QueuedQuestion(
            question,
            QuestionState.of(file.text("state")).orElseThrow(() -> Fields.wrong("state")),
            judged,
            people,
            file.count("attempts"),
            file.time("asked"),
            file.timeIfAny("tried"),
            file.timeIfAny("next"),
            deferral,
            file.has("withdrawn") ? file.text("withdrawn") : "");
    file.end();
    if (queued.state() == QuestionState.ANSWERED
        && people.isEmpty()
        && judged.stream().noneMatch(QuestionReader::decides)) {
      throw new Malformed("says that it is answered, and holds no answer");
    }
    return queued;
  }

  private static boolean decides(Answer answer) {
    return answer instanceof Answer.Decided decided && !decided.all(Verdict.ABSTAIN);
  }

  private static Question question(Fields json) throws Malformed {
    String gate = json.text("gate");
    if (!GateId.isLabel(gate)) {
      throw Fields.wrong("gate");
    }
    List<Criterion> criteria = new ArrayList<>();
    for (Fields one : json.list("criteria")) {
      String id = word(one, "id");
      criteria.add(new Criterion(id, word(one, "text")));
      one.end();
    }
    List<Evidence> evidence = new ArrayList<>();
    for (Fields one : json.list("evidence")) {
      evidence.add(new Evidence(word(one, "id"), one.text("source"), one.text("text")));
      one.end();
    }
    if (criteria.isEmpty()
        || hasTwins(criteria.stream().map(Criterion::id).toList())
        || hasTwins(evidence.stream().map(Evidence::id).toList())) {
      throw new Malformed("has no criteria or ids that occur twice");
    }
    int version = json.count("instructions-version");
    if (version < 1) {
      throw Fields.wrong("instructions-version");
    }
    Question question =
        new Question(
            GateId.ofLabel(gate),
            json.text("about"),
            json.text("subject"),
            criteria,
            evidence,
            new Instructions(word(json, "instructions"), version));
    json.end();
    return question;
  }

  private static PersonAnswer person(Fields json, Question question) throws Malformed {
    if (!(answer(json.fields("answer"), question) instanceof Answer.Decided decided)
        || decided.by().kind() != JudgeId.Kind.PERSON) {
      throw new Malformed("holds an answer of nobody where a person's should be");
    }
    PersonAnswer person = new PersonAnswer(decided, json.number("seconds"), json.text("shown"));
    json.end();
    return person;
  }

  private static Answer answer(Fields json, Question question) throws Malformed {
    JudgeId by = new JudgeId(kind(json.text("kind")), word(json, "by"), json.text("detail"));
    Answer answer = json.has("deferred") ? deferred(json, by) : decided(json, by, question);
    json.end();
    return answer;
  }

  private static Answer deferred(Fields json, JudgeId by) throws Malformed {
    String label = json.text("deferred");
    DeferralReason reason =
        Arrays.stream(DeferralReason.values())
            .filter(r -> r.label().equals(label))
            .findFirst()
            .orElseThrow(() -> Fields.wrong("deferred"));
    return new Answer.Deferred(
        by, json.time("at"), reason, json.text("message"), json.timeIfAny("retry-at"));
  }

  private static Answer decided(Fields json, JudgeId by, Question question) throws Malformed {
    List<CriterionVerdict> verdicts = new ArrayList<>();
    for (Fields verdict : json.list("verdicts")) {
      verdicts.add(verdict(verdict));
    }
    Optional<String> flaw = VerdictCheck.flaw(question, verdicts);
    if (flaw.isPresent()) {
      throw new Malformed("holds an answer that does not fit: " + flaw.get());
    }
    TokenUse use = new TokenUse(json.number("input-tokens"), json.number("output-tokens"));
    Answer.Decided decided = Answer.decided(question, by, json.time("at"), verdicts, use);
    return json.flag("cached") ? decided.fromCache() : decided;
  }

  private static CriterionVerdict verdict(Fields json) throws Malformed {
    List<Quote> quotes = new ArrayList<>();
    for (Fields quote : json.list("quotes")) {
      quotes.add(new Quote(quote.text("evidence"), quote.text("text")));
      quote.end();
    }
    CriterionVerdict verdict =
        new CriterionVerdict(
            json.text("criterion"),
            Verdict.of(json.text("verdict")).orElseThrow(() -> Fields.wrong("verdict")),
            json.text("reason"),
            quotes,
            json.shareIfAny("score"));
    json.end();
    return verdict;
  }

  private static JudgeId.Kind kind(String label) throws Malformed {
    return Arrays.stream(JudgeId.Kind.values())
        .filter(kind -> kind.label().equals(label))
        .findFirst()
        .orElseThrow(() -> Fields.wrong("kind"));
  }

  /// A text that is not blank.
  private static String word(Fields json, String key) throws Malformed {
    String text = json.text(key);
    if (text.isBlank()) {
      throw Fields.wrong(key);
    }
    return text;
  }

  private static boolean hasTwins(List<String> ids) {
    Set<String> seen = new HashSet<>();
    return !ids.stream().allMatch(seen::add);
  }
}
