package app.assay.judge.call;

import app.assay.judge.TokenUse;
import java.util.List;

/// What came of asking for vectors.
public sealed interface EmbeddingReply {

  /// One vector for each text, in their order, all of one length and with finite numbers only.
  ///
  /// @param model name of the model as the profile has it
  record Vectors(List<float[]> vectors, TokenUse use, String model) implements EmbeddingReply {}

  /// None.
  record Failed(ModelReply.Failed reason) implements EmbeddingReply {}
}
