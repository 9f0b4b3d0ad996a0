package app.assay.judge.provider;

import app.assay.judge.call.ModelRequest;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.mistralai.MistralAiChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.openai.OpenAiChatModel;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The library's model of each protocol, made for one call. Its own retries, logging and time
/// limits are off; that a schema is sent, and not only asked for in words, is switched on.
final class ChatModels {

  private static final double STEADY = 0;
  private static final int SMALLEST_WINDOW = 4096;

  /// Fewer than in any language's ordinary text, so that the window is rather too large.
  private static final int LETTERS_A_TOKEN = 2;

  private ChatModels() {}

  /// @param key without which the call is made when it is null
  static ChatModel of(
      ProviderProfile profile, @Nullable String key, ModelRequest request, HttpClientBuilder http) {
    return switch (profile.kind()) {
      case OLLAMA -> ollama(profile, key, request, http);
      case OPENAI -> openAi(profile, key, request, http);
      case ANTHROPIC -> anthropic(profile, key, request, http);
      case MISTRAL -> mistral(profile, key, request, http);
    };
  }

  private static ChatModel ollama(
      ProviderProfile profile, @Nullable String key, ModelRequest request, HttpClientBuilder http) {
    return OllamaChatModel.builder()
        .httpClientBuilder(http)
        .baseUrl(profile.address().toString())
        .customHeaders(key == null ? Map.of() : Map.of("Authorization", "Bearer " + key))
        .modelName(profile.model())
        .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
        .temperature(STEADY)
        .seed(request.seed())
        .numPredict(request.maxTokens())
        .numCtx(window(request))
        .think(false)
        .timeout(request.limit())
        .logRequests(false)
        .logResponses(false)
        .maxRetries(0)
        .build();
  }

  /// A window for the whole request and its reply, because Ollama silently drops what does not fit.
  /// In steps, since another size loads the model again.
  static int window(ModelRequest request) {
    int needed =
        (request.system().length() + request.user().length()) / LETTERS_A_TOKEN
            + request.maxTokens();
    int window = SMALLEST_WINDOW;
    while (window < needed) {
      window *= 2;
    }
    return window;
  }

  private static ChatModel openAi(
      ProviderProfile profile, @Nullable String key, ModelRequest request, HttpClientBuilder http) {
    OpenAiChatModel.OpenAiChatModelBuilder builder =
        OpenAiChatModel.builder()
            .httpClientBuilder(http)
            .baseUrl(profile.address().toString())
            .apiKey(key)
            .modelName(profile.model())
            .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
            .strictJsonSchema(true)
            .seed(request.seed())
            .timeout(request.limit())
            .logRequests(false)
            .logResponses(false)
            .maxRetries(0);
    if (reasons(profile.model())) {
      return builder.maxCompletionTokens(request.maxTokens()).build();
    }
    return builder.temperature(STEADY).maxTokens(request.maxTokens()).build();
  }

  /// OpenAI's reasoning models refuse a temperature and the older name of the limit of tokens.
  private static boolean reasons(String model) {
    return model.matches("(o\\d|gpt-5).*");
  }

  private static ChatModel anthropic(
      ProviderProfile profile, @Nullable String key, ModelRequest request, HttpClientBuilder http) {
    return AnthropicChatModel.builder()
        .httpClientBuilder(http)
        .baseUrl(profile.address().toString())
        .apiKey(key)
        .modelName(profile.model())
        .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
        .cacheSystemMessages(true)
        .temperature(STEADY)
        .maxTokens(request.maxTokens())
        .timeout(request.limit())
        .logRequests(false)
        .logResponses(false)
        .maxRetries(0)
        .build();
  }

  private static ChatModel mistral(
      ProviderProfile profile, @Nullable String key, ModelRequest request, HttpClientBuilder http) {
    return MistralAiChatModel.builder()
        .httpClientBuilder(http)
        .baseUrl(profile.address().toString())
        .apiKey(key)
        .modelName(profile.model())
        .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
        .strictJsonSchema(true)
        .temperature(STEADY)
        .randomSeed(request.seed())
        .maxTokens(request.maxTokens())
        .timeout(request.limit())
        .logRequests(false)
        .logResponses(false)
        .maxRetries(0)
        .build();
  }
}
