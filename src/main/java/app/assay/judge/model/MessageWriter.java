package app.assay.judge.model;

import app.assay.judge.Criterion;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.prompt.PromptUse;
import app.assay.judge.prompt.Prompts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes a batch of questions as one message, in which whatever a document says stands between
/// lines with a code that no text of the batch contains. What several questions share is written
/// once.
final class MessageWriter {

  private static final int ID_DIGITS = 8;
  private static final int CODE_DIGITS = 16;

  private final Prompts prompts;
  private final RandomGenerator random;

  MessageWriter(Prompts prompts, RandomGenerator random) {
    this.prompts = prompts;
    this.random = random;
  }

  Message write(List<Question> questions) {
    String code = code(questions);
    Map<Criterion, String> criteria = new LinkedHashMap<>();
    Map<Passage, String> evidence = new LinkedHashMap<>();
    List<Item> items = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Question question : questions) {
      String id = word(ID_DIGITS);
      while (!ids.add(id)) {
        id = word(ID_DIGITS);
      }
      items.add(item(id, question, criteria, evidence));
    }
    return new Message(
        prompts.fill(
            PromptUse.DATA,
            0,
            Map.of(
                "code",
                code,
                "criteria",
                criteria.entrySet().stream()
                    .map(c -> c.getValue() + "\n" + data(code, c.getKey().text()))
                    .collect(Collectors.joining("\n")),
                "evidence",
                evidence.isEmpty()
                    ? "(none)"
                    : evidence.entrySet().stream()
                        .map(e -> passage(code, e.getValue(), e.getKey()))
                        .collect(Collectors.joining("\n")),
                "items",
                items.stream().map(item -> written(code, item)).collect(Collectors.joining("\n")),
                "ids",
                items.stream().map(Item::id).collect(Collectors.joining(", ")))),
        items);
  }

  private record Passage(String source, String text) {}

  private static Item item(
      String id, Question question, Map<Criterion, String> criteria, Map<Passage, String> known) {
    Map<String, String> names = new LinkedHashMap<>();
    for (Criterion criterion : question.criteria()) {
      names.put(
          criteria.computeIfAbsent(criterion, c -> "c" + (criteria.size() + 1)), criterion.id());
    }
    Map<String, String> evidence = new LinkedHashMap<>();
    for (Evidence each : question.evidence()) {
      Passage passage = new Passage(each.source(), each.text());
      evidence.putIfAbsent(
          known.computeIfAbsent(passage, p -> "v" + (known.size() + 1)), each.id());
    }
    return new Item(id, question, names, evidence);
  }

  private static String passage(String code, String name, Passage passage) {
    return name
        + ", from\n"
        + data(code, passage.source())
        + "\nsays\n"
        + data(code, passage.text());
  }

  private static String written(String code, Item item) {
    return "item %s, criteria: %s, evidence: %s, subject:\n%s"
        .formatted(
            item.id(),
            names(item.criteria()),
            item.evidence().isEmpty() ? "none" : names(item.evidence()),
            data(code, item.question().subject()));
  }

  private static String names(Map<String, String> names) {
    return names.keySet().stream()
        .sorted((a, b) -> Integer.compare(number(a), number(b)))
        .collect(Collectors.joining(" "));
  }

  private static int number(String name) {
    return Integer.parseInt(name, 1, name.length(), 10);
  }

  private static String data(String code, String text) {
    return "<<<data " + code + "\n" + text + "\ndata " + code + ">>>";
  }

  /// A code that stands in no text, in whatever case; it grows until that is so.
  private String code(List<Question> questions) {
    List<String> texts = questions.stream().flatMap(MessageWriter::texts).toList();
    int digits = CODE_DIGITS;
    String code = word(digits);
    while (occurs(code, texts)) {
      code = word(++digits);
    }
    return code;
  }

  private static boolean occurs(String code, List<String> texts) {
    return texts.stream().anyMatch(text -> text.toLowerCase(Locale.ROOT).contains(code));
  }

  private static Stream<String> texts(Question question) {
    return Stream.of(
            Stream.of(question.subject()),
            question.criteria().stream().map(Criterion::text),
            question.evidence().stream().flatMap(e -> Stream.of(e.source(), e.text())))
        .flatMap(parts -> parts);
  }

  private String word(int digits) {
    StringBuilder word = new StringBuilder(digits);
    while (word.length() < digits) {
      word.append(Integer.toHexString(random.nextInt(16)));
    }
    return word.toString();
  }
}
