package app.assay.cli;

import app.assay.report.JsonText;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringWriter;
import java.util.StringJoiner;

/// Writes JSON that was put together whole.
final class JsonTree {

  private static final ObjectMapper JSON = new ObjectMapper();

  private JsonTree() {}

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  static ArrayNode array() {
    return JSON.createArrayNode();
  }

  /// As it is printed, without the last line feed.
  static String text(JsonNode json) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = JsonText.indented(text)) {
      generator.setCodec(JSON);
      generator.writeTree(json);
    }
    return text.toString();
  }

  /// An array with each object on a line of its own; names stand in one line.
  static String rows(JsonNode array) {
    StringJoiner rows = new StringJoiner(array.path(0).isObject() ? ",\n" : ",", "[", "]");
    array.forEach(item -> rows.add(item.toString()));
    return rows.toString();
  }

  static void print(JsonNode json, Terminal terminal) throws IOException {
    printText(text(json), terminal);
  }

  /// Prints what is laid out already, with a last line feed.
  static void printText(String text, Terminal terminal) throws IOException {
    Output.ToTerminal out = new Output.ToTerminal(terminal, true);
    out.writer().write(text);
    out.writer().write('\n');
    out.finish();
  }
}
