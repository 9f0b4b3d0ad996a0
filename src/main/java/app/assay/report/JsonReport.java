package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;

/// The JSON report, one object, written file by file.
final class JsonReport implements Report {

  private final Writer out;
  private final JsonGenerator json;
  private final FileJson parts;

  JsonReport(Writer out, ReportOptions options) throws IOException {
    this.out = out;
    this.json = JsonText.indented(out);
    this.parts = new FileJson(json, options.claims());
    json.writeStartObject();
    json.writeNumberField("version", FileJson.VERSION);
    json.writeArrayFieldStart("files");
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
