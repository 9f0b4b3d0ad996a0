package app.assay.distillery.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One value of JSON, read without leniency: no key twice, nothing after the end, nesting bounded.
public final class StrictJson {

  /// How deep objects and arrays may stand in each other; candidates need five.
  public static final int MOST_NESTING = 64;

  private static final int LONGEST_STRING = 20_000_000;
  private static final Pattern TWICE = Pattern.compile("^Duplicate field '(.*)'", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("^Unrecognized token '([^']{0,40})");
  private static final Pattern CHARACTER = Pattern.compile("^Unexpected character \\('(.)'");
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MOST_NESTING)
                          .maxStringLength(LONGEST_STRING)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .nodeFactory(JsonNodeFactory.withExactBigDecimals(true))
          .build();

  private StrictJson() {}

  /// The outcome of reading.
  public sealed interface Reading {

    /// A value.
    record Value(JsonNode json) implements Reading {}

    /// No JSON.
    ///
    /// @param message what is wrong, words that end a sentence
    /// @param offset where, in UTF-16 units of the text
    record Broken(String message, int offset) implements Reading {}
  }

  /// Reads a text that is one value.
  public static Reading read(String text) {
    try {
      JsonNode json = MAPPER.readTree(text);
      return json.isMissingNode()
          ? new Reading.Broken("nothing is there", 0)
          : new Reading.Value(json);
    } catch (JsonProcessingException e) {
      long offset = e.getLocation() == null ? 0 : e.getLocation().getCharOffset();
      return new Reading.Broken(reason(e), Math.clamp(offset, 0, text.length()));
    }
  }

  private static String reason(JsonProcessingException e) {
    String message = e.getOriginalMessage();
    if (e instanceof StreamConstraintsException) {
      return message.contains("nesting")
          ? "it is nested deeper than %d levels".formatted(MOST_NESTING)
          : "a number or a text in it is too long";
    }
    Matcher twice = TWICE.matcher(message);
    if (twice.find()) {
      return "the key \"%s\" stands twice in one object".formatted(twice.group(1));
    }
    if (message.startsWith("Unexpected end-of-input")) {
      return "it ends in the middle";
    }
    if (message.startsWith("Illegal unquoted character")) {
      return "a text in it has a line break or another control character that is not escaped";
    }
    if (message.startsWith("Trailing token")) {
      return "more follows after its end";
    }
    Matcher word = WORD.matcher(message);
    if (word.find()) {
      return "\"%s\" is no value".formatted(word.group(1));
    }
    if (message.startsWith("Unexpected close marker")) {
      return "its brackets do not match";
    }
    Matcher character = CHARACTER.matcher(message);
    return character.find()
        ? "the character %s does not belong there".formatted(character.group(1))
        : "it is no JSON";
  }
}
