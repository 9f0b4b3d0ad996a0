package app.assay.cli;

import app.assay.report.JsonText;
import app.assay.report.Printable;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/// What is said about the signatures of many files, as text or as JSON
/// (`assets/schema/verify-signature-1.schema.json`).
record SignatureLines(List<SignatureLine> lines) {

  private static final int VERSION = 1;

  SignatureLines {
    lines = List.copyOf(lines);
  }

  Exit exit() {
    return lines.stream().map(SignatureLine::exit).reduce(Exit.CLEAN, Exit::and);
  }

  void writeText(Terminal terminal) {
    lines.forEach(
        line ->
            terminal.out().println(Printable.of(line.path() + ": " + line.verdict().message())));
  }

  void writeJson(Terminal terminal) throws IOException, Refused {
    Output out = new Output.ToTerminal(terminal, true);
    try (JsonGenerator json = JsonText.indented(out.writer())) {
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeArrayFieldStart("files");
      for (SignatureLine line : lines) {
        json.writeStartObject();
        json.writeStringField("path", line.path());
        json.writeStringField("verdict", line.verdict().label());
        json.writeStringField("principal", line.principal().orElse(null));
        json.writeStringField("fingerprint", line.fingerprint().orElse(null));
        json.writeStringField("message", line.verdict().message());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeNumberField("valid", lines.stream().filter(l -> l.exit() == Exit.CLEAN).count());
      json.writeEndObject();
    }
    out.writer().write('\n');
    out.finish();
  }
}
