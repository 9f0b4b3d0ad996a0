package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.Writer;

/// The JSON report, one object, written file by file.
final class JsonReport implements Report {

  private static final Separators SEPARATORS =
      Separators.createDefaultInstance()
          .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
          .withObjectEmptySeparator("")
          .withArrayEmptySeparator("");

  private final Writer out;
  private final JsonGenerator json;
  private final FileJson parts;

  JsonReport(Writer out, ReportOptions options) throws IOException {
    this.out = out;
    this.json = indented(out);
    this.parts = new FileJson(json, options.claims());
    json.writeStartObject();
    json.writeNumberField("version", FileJson.VERSION);
    json.writeArrayFieldStart("files");
  }

  /// A generator that indents by two blanks and breaks lines by LF on every system.
  static JsonGenerator indented(Writer out) throws IOException {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(SEPARATORS)
            .withObjectIndenter(indenter)
            .withArrayIndenter(indenter);
    return JsonFactory.builder()
        .build()
        .createGenerator(out)
        .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
        .disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM)
        .setPrettyPrinter(printer);
  }

  @Override
  public void file(FileReport file) throws IOException {
    parts.file(file);
    json.flush();
  }

  @Override
  public void end(Summary summary) throws IOException {
    json.writeEndArray();
    parts.summary(summary);
    json.writeEndObject();
    json.close();
    out.write('\n');
  }
}
