package app.assay.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The published schemas of our reports.
public final class ReportSchema {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private ReportSchema() {}

  /// What the schema of the JSON report objects to.
  public static List<String> objections(String json) throws IOException {
    return objections(
        Files.readString(Path.of("assets/schema/report-1.schema.json")),
        SpecVersion.VersionFlag.V202012,
        json);
  }

  /// What the schema of `apply-hitl --format json` objects to.
  public static List<String> applyObjections(String json) throws IOException {
    return objections(
        Files.readString(Path.of("assets/schema/apply-hitl-1.schema.json")),
        SpecVersion.VersionFlag.V202012,
        json);
  }

  /// What the schema of `signals --format json` objects to.
  public static List<String> signalsObjections(String json) throws IOException {
    return objections(
        Files.readString(Path.of("assets/schema/signals-1.schema.json")),
        SpecVersion.VersionFlag.V202012,
        json);
  }

  /// What the schema of a line of `manifest` objects to.
  public static List<String> manifestObjections(String line) throws IOException {
    return objections(
        Files.readString(Path.of("assets/schema/manifest-2.schema.json")),
        SpecVersion.VersionFlag.V202012,
        line);
  }

  /// What the schema of `verify-signature --format json` objects to.
  public static List<String> signatureObjections(String json) throws IOException {
    return objections(
        Files.readString(Path.of("assets/schema/verify-signature-1.schema.json")),
        SpecVersion.VersionFlag.V202012,
        json);
  }

  /// What the schema of `sot --format json` objects to.
  public static List<String> sotObjections(String json) throws IOException {
    return objections(
        Files.readString(Path.of("assets/schema/sot-1.schema.json")),
        SpecVersion.VersionFlag.V202012,
        json);
  }

  /// What a schema of ours, such as `judge-1`, objects to.
  public static List<String> objections(String schema, String json) throws IOException {
    return objections(
        Files.readString(Path.of("assets/schema/%s.schema.json".formatted(schema))),
        SpecVersion.VersionFlag.V202012,
        json);
  }

  /// What the OASIS schema of SARIF 2.1.0 objects to.
  public static List<String> sarifObjections(String json) throws IOException {
    try (InputStream in =
        ReportSchema.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      return objections(
          new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8),
          SpecVersion.VersionFlag.V7,
          json);
    }
  }

  private static List<String> objections(
      String schema, SpecVersion.VersionFlag version, String json) throws IOException {
    JsonSchema compiled = JsonSchemaFactory.getInstance(version).getSchema(schema);
    return compiled
        .validate(
            MAPPER.readTree(json), run -> run.getExecutionConfig().setFormatAssertionsEnabled(true))
        .stream()
        .map(ValidationMessage::getMessage)
        .toList();
  }
}
