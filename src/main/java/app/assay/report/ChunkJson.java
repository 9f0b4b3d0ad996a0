package app.assay.report;

import app.assay.workspace.ChunkReport;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/// Chunk-context advice as one JSON object, `{"version": 1, "files": […]}`, in the order of the
/// inputs.
public final class ChunkJson {

  private static final int VERSION = 1;
  private static final int DIGITS = 4;

  private final Writer out;

  public ChunkJson(Writer out) {
    this.out = out;
  }

  /// Writes the advice about all files.
  public void write(List<ChunkReport> files) throws IOException {
    JsonGenerator json = JsonText.indented(out);
    json.writeStartObject();
    json.writeNumberField("version", VERSION);
    json.writeArrayFieldStart("files");
    for (ChunkReport file : files) {
      write(json, file);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }

  private static void write(JsonGenerator json, ChunkReport file) throws IOException {
    json.writeStartObject();
    json.writeStringField("path", file.path());
    json.writeStringField("chunkContext", file.advisable() ? "advisable" : "optional");
    json.writeStringField("declared", file.declared().orElse(null));
    json.writeNumberField("references", file.references());
    json.writeFieldName("orphanRatio");
    json.writeNumber(
        BigDecimal.valueOf(file.ratio())
            .setScale(DIGITS, RoundingMode.HALF_UP)
            .stripTrailingZeros()
            .toPlainString());
    json.writeArrayFieldStart("orphans");
    for (ChunkReport.Orphan orphan : file.orphans()) {
      json.writeStartObject();
      json.writeNumberField("line", orphan.region().start().line());
      json.writeNumberField("column", orphan.region().start().column());
      json.writeStringField("text", orphan.text());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("centralSections");
    for (String section : file.centralSections()) {
      json.writeString(section);
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
