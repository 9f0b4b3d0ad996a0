package app.assay.judge.provider;

import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.mistralai.MistralAiEmbeddingModel;
import dev.langchain4j.model.ollama.OllamaEmbeddingModel;
import dev.langchain4j.model.openai.OpenAiEmbeddingModel;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The library's embedding model of each protocol that has one, made for one call and with its own
/// retries, logging and time limits off.
final class EmbeddingModels {

  private EmbeddingModels() {}

  /// False for a protocol without vectors.
  static boolean has(ProviderKind kind) {
    return kind != ProviderKind.ANTHROPIC;
  }

  static EmbeddingModel of(
      ProviderProfile profile, @Nullable String key, Duration limit, HttpClientBuilder http) {
    return switch (profile.kind()) {
      case OLLAMA ->
          OllamaEmbeddingModel.builder()
              .httpClientBuilder(http)
              .baseUrl(profile.address().toString())
              .customHeaders(key == null ? Map.of() : Map.of("Authorization", "Bearer " + key))
              .modelName(profile.model())
              .timeout(limit)
              .logRequests(false)
              .logResponses(false)
              .maxRetries(0)
              .build();
      case OPENAI ->
          OpenAiEmbeddingModel.builder()
              .httpClientBuilder(http)
              .baseUrl(profile.address().toString())
              .apiKey(key)
              .modelName(profile.model())
              .timeout(limit)
              .logRequests(false)
              .logResponses(false)
              .maxRetries(0)
              .build();
      case MISTRAL ->
          MistralAiEmbeddingModel.builder()
              .httpClientBuilder(http)
              .baseUrl(profile.address().toString())
              .apiKey(key)
              .modelName(profile.model())
              .timeout(limit)
              .logRequests(false)
              .logResponses(false)
              .maxRetries(0)
              .build();
      case ANTHROPIC -> throw new IllegalArgumentException("it has no vectors");
    };
  }
}
