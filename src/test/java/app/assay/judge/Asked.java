package app.assay.judge;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/// A request as a [FakeProvider] read it from the wire.
///
/// @param system the instructions
/// @param user the data
/// @param schema of the reply
/// @param headers with names in lower case
/// @param body as it came
public record Asked(
    String model,
    String system,
    String user,
    JsonNode schema,
    int maxTokens,
    Map<String, String> headers,
    JsonNode body) {}
