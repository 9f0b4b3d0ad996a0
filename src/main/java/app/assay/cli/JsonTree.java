package app.assay.cli;

import app.assay.report.JsonText;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;

/// Writes a JSON object that was put together whole.
final class JsonTree {

  private static final ObjectMapper JSON = new ObjectMapper();

  private JsonTree() {}

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  static void print(ObjectNode json, Terminal terminal) throws IOException {
    Output.ToTerminal out = new Output.ToTerminal(terminal, true);
    try (JsonGenerator generator = JsonText.indented(out.writer())) {
      generator.setCodec(JSON);
      generator.writeTree(json);
    }
    out.writer().write('\n');
    out.finish();
  }
}
