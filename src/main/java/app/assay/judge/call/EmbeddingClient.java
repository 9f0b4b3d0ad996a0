package app.assay.judge.call;

import java.time.Duration;
import java.util.List;

/// A model that turns texts into vectors, near to each other where the texts speak of the same.
/// Near is not the same: nothing may be cleared by it.
public interface EmbeddingClient {

  /// Asks for the vectors of texts and waits; the calling thread may be interrupted to give up.
  ///
  /// @param texts none of them blank
  /// @param limit the time within which all of them must be here
  /// @return what came; nothing is thrown for what a provider can cause
  EmbeddingReply embed(List<String> texts, Duration limit);
}
