package app.assay.judge.provider;

import app.assay.judge.TokenUse;
import app.assay.judge.call.EmbeddingClient;
import app.assay.judge.call.EmbeddingReply;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.output.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Vectors of a configured model through LangChain4j, a few texts at a time, without retries. May
/// be called by many threads at once.
record LangChainEmbeddings(Exchange exchange) implements EmbeddingClient {

  /// Texts in a request.
  static final int BATCH = 32;

  @Override
  public EmbeddingReply embed(List<String> texts, Duration limit) {
    if (!EmbeddingModels.has(exchange.profile().kind())) {
      return failed(
          ModelFailure.REFUSED,
          "%s offers no vectors. Choose another profile for likeness."
              .formatted(exchange.profile().kind().label()));
    }
    Instant end = exchange.clock().instant().plus(limit);
    List<float[]> vectors = new ArrayList<>();
    TokenUse use = TokenUse.NONE;
    for (int from = 0; from < texts.size(); from += BATCH) {
      Duration left = Duration.between(exchange.clock().instant(), end);
      if (!left.isPositive()) {
        return new EmbeddingReply.Failed(exchange.trouble().late(limit).failed());
      }
      List<String> batch = texts.subList(from, Math.min(texts.size(), from + BATCH));
      switch (ask(batch, left)) {
        case Exchange.Lost<Response<List<Embedding>>>(ModelReply.Failed failed) -> {
          return new EmbeddingReply.Failed(failed);
        }
        case Exchange.Got<Response<List<Embedding>>>(Response<List<Embedding>> response) -> {
          response.content().forEach(embedding -> vectors.add(embedding.vector()));
          use = use.plus(LangChainClient.use(response.tokenUsage()));
        }
      }
    }
    return areSound(vectors, texts.size())
        ? new EmbeddingReply.Vectors(List.copyOf(vectors), use, exchange.profile().model())
        : new EmbeddingReply.Failed(exchange.trouble().unreadable().failed());
  }

  private Exchange.Outcome<Response<List<Embedding>>> ask(List<String> batch, Duration left) {
    List<TextSegment> segments = batch.stream().map(TextSegment::from).toList();
    return exchange.call(
        left,
        BoundedHttp.VECTORS_CAP,
        (secret, http) ->
            EmbeddingModels.of(exchange.profile(), secret, left, http).embedAll(segments));
  }

  private static boolean areSound(List<float[]> vectors, int expected) {
    return vectors.size() == expected
        && vectors.stream()
            .allMatch(
                vector ->
                    vector.length > 0
                        && vector.length == vectors.getFirst().length
                        && isFinite(vector));
  }

  private static boolean isFinite(float[] vector) {
    for (float value : vector) {
      if (!Float.isFinite(value)) {
        return false;
      }
    }
    return true;
  }

  private static EmbeddingReply failed(ModelFailure failure, String message) {
    return new EmbeddingReply.Failed(new ModelReply.Failed(failure, message, Optional.empty(), 0));
  }
}
