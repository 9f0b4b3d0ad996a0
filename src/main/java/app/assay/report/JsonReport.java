package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import app.assay.workspace.VaultStatus;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.time.LocalDate;
import java.util.Optional;

/// The JSON report, one object, written file by file.
final class JsonReport implements Report {

  private final Writer out;
  private final JsonGenerator json;
  private final FileJson parts;
  private final Optional<LocalDate> day;
  private VaultStatus vault = VaultStatus.NOTHING;

  JsonReport(Writer out, ReportOptions options) throws IOException {
    this.out = out;
    this.json = JsonText.indented(out);
    this.parts = new FileJson(json, options.claims());
    this.day = options.vaultOn();
    json.writeStartObject();
    json.writeNumberField("version", FileJson.VERSION);
    json.writeArrayFieldStart("files");
  }

  @Override
  public void file(FileReport file) throws IOException {
    parts.file(file);
    vault = day.map(today -> vault.plus(file, today)).orElse(vault);
    json.flush();
  }

  @Override
  public void end(Summary summary) throws IOException {
    json.writeEndArray();
    parts.summary(summary);
    if (day.isPresent()) {
      parts.vault(vault);
    }
    json.writeEndObject();
    json.close();
    out.write('\n');
  }
}
