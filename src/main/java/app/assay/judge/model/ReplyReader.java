package app.assay.judge.model;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.text.WhiteSpace;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/// Reads a reply as if nobody had promised a schema: what is not exactly in form is no verdict.
///
/// A reply that is no such JSON object, or that names an item nobody asked about, says nothing of
/// any item; a flaw inside an item, or an item that is missing or there twice, says nothing of that
/// one.
final class ReplyReader {

  private static final int LONGEST_REASON = 2000;
  private static final int MOST_QUOTES = 20;

  private final JsonMapper json = StrictJson.mapper();

  /// What it says of each item, in their order.
  List<ItemRead> read(String reply, List<Item> items) {
    try {
      JsonNode root = json.readTree(reply);
      Set<String> ids = items.stream().map(Item::id).collect(Collectors.toSet());
      if (!hasExactly(root, "verdicts") || !root.get("verdicts").isArray()) {
        return all(items, "The reply is no object with the verdicts alone.");
      }
      Map<String, List<JsonNode>> said =
          elements(root.get("verdicts")).stream()
              .collect(Collectors.groupingBy(node -> text(node, "item").orElse("")));
      if (!ids.containsAll(said.keySet())) {
        return all(items, "The reply judges something that was not asked.");
      }
      return items.stream()
          .map(item -> one(said.getOrDefault(item.id(), List.of()), item))
          .toList();
    } catch (JsonProcessingException e) {
      return all(items, "The reply is not the JSON alone that was asked for.");
    }
  }

  private static List<ItemRead> all(List<Item> items, String flaw) {
    return items.stream().map(_ -> (ItemRead) new ItemRead.Malformed(flaw)).toList();
  }

  private static ItemRead one(List<JsonNode> said, Item item) {
    if (said.size() != 1) {
      return new ItemRead.Malformed(
          said.isEmpty() ? "The reply leaves the question out." : "The reply answers it twice.");
    }
    JsonNode node = said.getFirst();
    JsonNode criteria = node.get("criteria");
    if (!hasExactly(node, "item", "criteria") || !criteria.isArray()) {
      return new ItemRead.Malformed("The answer has other fields than asked for.");
    }
    List<CriterionVerdict> verdicts = new ArrayList<>();
    for (JsonNode each : criteria) {
      Optional<CriterionVerdict> verdict = verdict(each, item);
      if (verdict.isEmpty()) {
        return new ItemRead.Malformed("A verdict is not in the form that was asked for.");
      }
      verdicts.add(verdict.get());
    }
    Set<String> judged = new HashSet<>();
    if (!verdicts.stream().map(CriterionVerdict::criterion).allMatch(judged::add)) {
      return new ItemRead.Malformed("The reply judges a criterion twice.");
    }
    if (!judged.equals(Set.copyOf(item.criteria().values()))) {
      return new ItemRead.Malformed("The reply leaves a criterion out.");
    }
    return Quotes.flaw(item.question(), verdicts)
        .map(flaw -> (ItemRead) new ItemRead.Misquoted(verdicts, flaw))
        .orElseGet(() -> new ItemRead.Read(verdicts));
  }

  private static Optional<CriterionVerdict> verdict(JsonNode node, Item item) {
    if (!hasExactly(node, "criterion", "verdict", "reason", "quotes", "score")) {
      return Optional.empty();
    }
    Optional<String> criterion = text(node, "criterion").map(named(item.criteria()));
    Optional<Verdict> verdict = text(node, "verdict").flatMap(Verdict::of);
    Optional<String> reason =
        text(node, "reason")
            .filter(r -> r.length() <= LONGEST_REASON)
            .map(ReplyReader::legible)
            .filter(r -> !r.isEmpty());
    Optional<List<Quote>> quotes = quotes(node.get("quotes"), item);
    JsonNode score = node.get("score");
    return criterion.isPresent()
            && verdict.isPresent()
            && reason.isPresent()
            && quotes.isPresent()
            && score.isNumber()
            && score.doubleValue() >= 0
            && score.doubleValue() <= 1
        ? Optional.of(
            new CriterionVerdict(
                criterion.get(),
                verdict.get(),
                reason.get(),
                quotes.get(),
                OptionalDouble.of(score.doubleValue())))
        : Optional.empty();
  }

  /// A quote of evidence that is in the message but not the item's is kept under a name that none
  /// of the item's evidence has, and so is found not to stand.
  private static Optional<List<Quote>> quotes(JsonNode node, Item item) {
    if (!node.isArray() || node.size() > MOST_QUOTES) {
      return Optional.empty();
    }
    List<Quote> quotes = new ArrayList<>();
    for (JsonNode each : node) {
      Optional<String> evidence = text(each, "evidence");
      Optional<String> words = text(each, "text");
      if (!hasExactly(each, "evidence", "text") || evidence.isEmpty() || words.isEmpty()) {
        return Optional.empty();
      }
      quotes.add(
          new Quote(item.evidence().getOrDefault(evidence.get(), "not asked about"), words.get()));
    }
    return Optional.of(quotes);
  }

  private static Function<String, String> named(Map<String, String> names) {
    return name -> names.getOrDefault(name, "");
  }

  /// In one line, without characters that are not seen or that steer a screen.
  private static String legible(String text) {
    StringBuilder seen = new StringBuilder(text.length());
    text.codePoints()
        .filter(
            c ->
                WhiteSpace.is(c)
                    || (Character.getType(c) != Character.FORMAT
                        && Character.getType(c) != Character.CONTROL))
        .forEach(seen::appendCodePoint);
    return WhiteSpace.strip(WhiteSpace.collapse(seen));
  }

  /// A string that can be written to a file.
  private static Optional<String> text(JsonNode node, String field) {
    return Optional.ofNullable(node.get(field))
        .filter(JsonNode::isTextual)
        .map(JsonNode::textValue)
        .filter(text -> StandardCharsets.UTF_8.newEncoder().canEncode(text));
  }

  private static boolean hasExactly(JsonNode node, String... fields) {
    return node.isObject()
        && node.size() == fields.length
        && List.of(fields).stream().allMatch(node::has);
  }

  private static List<JsonNode> elements(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }
}
