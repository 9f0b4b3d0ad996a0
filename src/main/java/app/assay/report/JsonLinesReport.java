package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import app.assay.workspace.VaultStatus;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.time.LocalDate;
import java.util.Optional;

/// One JSON object a line: each file as it is done, then `{"version":1,"summary":{…}}`.
final class JsonLinesReport implements Report {

  private final Writer out;
  private final JsonGenerator json;
  private final FileJson parts;
  private final Optional<LocalDate> day;
  private VaultStatus vault = VaultStatus.NOTHING;

  JsonLinesReport(Writer out, ReportOptions options) throws IOException {
    this.out = out;
    this.json =
        JsonFactory.builder()
            .build()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .setPrettyPrinter(new MinimalPrettyPrinter(""));
    this.parts = new FileJson(json, options.claims());
    this.day = options.vaultOn();
  }

  @Override
  public void file(FileReport file) throws IOException {
    parts.file(file);
    vault = day.map(today -> vault.plus(file, today)).orElse(vault);
    line();
  }

  @Override
  public void end(Summary summary) throws IOException {
    json.writeStartObject();
    json.writeNumberField("version", FileJson.VERSION);
    parts.summary(summary);
    if (day.isPresent()) {
      parts.vault(vault);
    }
    json.writeEndObject();
    line();
  }

  private void line() throws IOException {
    json.writeRaw('\n');
    json.flush();
    out.flush();
  }
}
