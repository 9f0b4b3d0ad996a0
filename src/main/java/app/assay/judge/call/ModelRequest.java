package app.assay.judge.call;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/// What is sent to a model.
///
/// @param system the instructions, which never hold text of a document
/// @param user the data, in which the text of documents stands between delimiters
/// @param schemaName name of the schema, such as `verdicts`
/// @param schema JSON schema of the reply: an object whose properties are all required
/// @param maxTokens the most tokens the model may answer with
/// @param limit the time within which the whole reply must be here
/// @param seed for models that take one, so that a run can be repeated
public record ModelRequest(
    String system,
    String user,
    String schemaName,
    JsonNode schema,
    int maxTokens,
    Duration limit,
    int seed) {

  /// The same with another limit of time.
  public ModelRequest within(Duration other) {
    return new ModelRequest(system, user, schemaName, schema, maxTokens, other, seed);
  }
}
