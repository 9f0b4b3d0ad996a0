package app.assay.judge.provider;

import app.assay.judge.call.ModelRequest;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;

/// Requests of these tests.
final class Calls {

  static final String SYSTEM = "You check claims.";
  static final String USER = "Claim 1: water is wet.";
  private static final ObjectMapper JSON = new ObjectMapper();

  private Calls() {}

  static JsonNode schema() {
    try {
      return JSON.readTree(
          """
          {"type": "object",
           "properties": {
             "verdicts": {"type": "array", "items": {
               "type": "object",
               "properties": {
                 "id": {"type": "string", "description": "as it was given"},
                 "verdict": {"type": "string", "enum": ["yes", "no", "abstain"]},
                 "score": {"type": "number"},
                 "quote": {"type": ["string", "null"]}},
               "required": ["id", "verdict", "score", "quote"],
               "additionalProperties": false}}},
           "required": ["verdicts"],
           "additionalProperties": false}
          """);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  static ModelRequest within(Duration limit) {
    return new ModelRequest(SYSTEM, USER, "verdicts", schema(), 700, limit, 7);
  }

  static ModelRequest normal() {
    return within(Duration.ofSeconds(20));
  }
}
