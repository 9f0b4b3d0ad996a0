package app.assay.judge.similarity.minilm;

import app.assay.judge.TokenUse;
import app.assay.judge.call.EmbeddingClient;
import app.assay.judge.call.EmbeddingReply;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.onnx.allminilml6v2q.AllMiniLmL6V2QuantizedEmbeddingModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Vectors by the quantized MiniLM model in this process. The model is loaded at the first call;
/// the library's telemetry is off and it loads nothing from elsewhere.
public final class MiniLm implements EmbeddingClient {

  private static final String NAME = "all-MiniLM-L6-v2-q";

  private @Nullable AllMiniLmL6V2QuantizedEmbeddingModel model;

  /// Called by the service loader; sets what the library reads before it is first used.
  public MiniLm() {
    System.setProperty("OPT_OUT_TRACKING", "true");
    System.setProperty("ai.djl.offline", "true");
  }

  @Override
  public EmbeddingReply embed(List<String> texts, Duration limit) {
    AllMiniLmL6V2QuantizedEmbeddingModel loaded = loaded();
    List<float[]> vectors = new ArrayList<>();
    for (String text : texts) {
      vectors.add(loaded.embed(TextSegment.from(text)).content().vector());
    }
    return new EmbeddingReply.Vectors(vectors, TokenUse.NONE, NAME);
  }

  /// One at a time: each call of the library may start threads of its own.
  private synchronized AllMiniLmL6V2QuantizedEmbeddingModel loaded() {
    AllMiniLmL6V2QuantizedEmbeddingModel made = model;
    if (made == null) {
      made = new AllMiniLmL6V2QuantizedEmbeddingModel(Runnable::run);
      model = made;
    }
    return made;
  }
}
