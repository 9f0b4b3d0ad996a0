package app.assay.distillery.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/// JSON as text: two blanks a level, `"key": value`, line feeds, and `[]` where nothing is in it.
public final class JsonLayout {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final ObjectWriter PRETTY = MAPPER.writer(printer());

  private JsonLayout() {}

  /// Over several lines, without a line feed at the end.
  public static String pretty(JsonNode json) {
    return write(PRETTY, json);
  }

  /// The same, its second and later lines moved in, for a value inside another text.
  public static String pretty(JsonNode json, String indentation) {
    return pretty(json).replace("\n", "\n" + indentation);
  }

  /// On one line without blanks.
  public static String compact(JsonNode json) {
    return write(MAPPER.writer(), json);
  }

  private static String write(ObjectWriter writer, JsonNode json) {
    try {
      return writer.writeValueAsString(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree in memory can be written", e);
    }
  }

  private static DefaultPrettyPrinter printer() {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(
            Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator(""));
    printer.indentArraysWith(lines);
    printer.indentObjectsWith(lines);
    return printer;
  }
}
