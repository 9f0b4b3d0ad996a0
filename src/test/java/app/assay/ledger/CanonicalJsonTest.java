package app.assay.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalJsonTest {

  @Test
  void keysAreSortedByUtf16UnitsAsInRfc8785Section323() {
    Map<String, String> fields = new HashMap<>();
    fields.put("\u20ac", "Euro Sign");
    fields.put("\r", "Carriage Return");
    fields.put("\ufb33", "Hebrew Letter Dalet With Dagesh");
    fields.put("1", "One");
    fields.put("\ud83d\ude00", "Emoji: Grinning Face");
    fields.put("\u0080", "Control");
    fields.put("\u00f6", "Latin Small Letter O With Diaeresis");

    assertThat(CanonicalJson.of(fields))
        .isEqualTo(
            "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\","
                + "\"\u00f6\":\"Latin Small Letter O With Diaeresis\",\"\u20ac\":\"Euro Sign\","
                + "\"\ud83d\ude00\":\"Emoji: Grinning Face\","
                + "\"\ufb33\":\"Hebrew Letter Dalet With Dagesh\"}");
  }

  @Test
  void onlyWhatMustBeEscapedIsAsInRfc8785Section322() {
    assertThat(CanonicalJson.of(Map.of("s", "\u20ac$\u000F\nA'B\"\\\\\"/\b\t\f\r\u007f\u2028")))
        .isEqualTo("{\"s\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\\b\\t\\f\\r\u007f\u2028\"}");
  }

  @Test
  void numbersAndInnerObjectsAreWrittenPlainly() {
    assertThat(CanonicalJson.of(Map.of("b", -12L, "a", Map.of(), "c", 9007199254740991L)))
        .isEqualTo("{\"a\":{},\"b\":-12,\"c\":9007199254740991}");
  }

  @Test
  void numbersThatOtherReadersRoundAreRefused() {
    assertThatThrownBy(() -> CanonicalJson.of(Map.of("n", 9007199254740992L)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void anyObjectHasOneFormThatReadsBack(int seed) throws IOException {
    Random random = new Random(seed);
    for (int n = 0; n < 300; n++) {
      Map<String, Object> fields = object(random, 2);
      String text = CanonicalJson.of(fields);

      assertThat(CanonicalJson.of(shuffled(fields, random))).isEqualTo(text);
      assertThat(text).doesNotContain("\n", "\r");
      assertThat(values(new ObjectMapper().readTree(text))).isEqualTo(fields);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 11, 12})
  void anyDecisionReadsBackAsASealedEntry(int seed) {
    Random random = new Random(seed);
    for (int n = 0; n < 300; n++) {
      Map<String, String> more = new HashMap<>();
      more.put(text(random), text(random));
      DecisionRecord record =
          new DecisionRecord(
              text(random),
              text(random),
              text(random),
              text(random),
              text(random),
              text(random),
              text(random),
              text(random),
              text(random),
              random.nextInt(1000),
              text(random),
              more);
      LedgerEntry entry = EntryJson.seal(n, text(random), LedgerSample.NOON.plusMillis(n), record);

      assertThat(EntryJson.read(EntryJson.line(entry))).isEqualTo(new Line.Sealed(entry));
    }
  }

  private static Map<String, Object> object(Random random, int depth) {
    Map<String, Object> fields = new HashMap<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      Object value =
          switch (random.nextInt(depth > 0 ? 3 : 2)) {
            case 0 -> text(random);
            case 1 -> random.nextLong(-CanonicalJson.MAX_NUMBER, CanonicalJson.MAX_NUMBER);
            default -> object(random, depth - 1);
          };
      fields.put(text(random), value);
    }
    return fields;
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(8); i > 0; i--) {
      int c =
          switch (random.nextInt(4)) {
            case 0 -> random.nextInt(0x80);
            case 1 -> random.nextInt(0x800);
            case 2 -> 0xE000 + random.nextInt(0x2000);
            default -> 0x10000 + random.nextInt(0x100000);
          };
      text.appendCodePoint(c);
    }
    return text.toString();
  }

  private static Map<String, Object> shuffled(Map<String, Object> fields, Random random) {
    List<String> keys = new ArrayList<>(fields.keySet());
    Collections.shuffle(keys, random);
    Map<String, Object> shuffled = new LinkedHashMap<>();
    keys.forEach(key -> shuffled.put(key, fields.get(key)));
    return shuffled;
  }

  private static Object values(JsonNode node) {
    if (node.isTextual()) {
      return node.textValue();
    }
    if (node.isNumber()) {
      return node.longValue();
    }
    Map<String, Object> fields = new HashMap<>();
    node.properties().forEach(field -> fields.put(field.getKey(), values(field.getValue())));
    return fields;
  }
}
