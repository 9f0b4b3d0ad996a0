package app.assay.judge.provider;

import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.exception.ContentFilteredException;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.openai.OpenAiChatResponseMetadata;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.model.output.TokenUsage;
import java.net.http.HttpClient;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One call of a configured model through LangChain4j, on the calling thread, without retries. May
/// be called by many threads at once.
///
/// @param http shared by all calls of a run
/// @param keys asked at each call
/// @param clock to read dates in `Retry-After`
record LangChainClient(ProviderProfile profile, HttpClient http, Keys keys, Clock clock)
    implements ModelClient {

  @Override
  public ModelReply call(ModelRequest request) {
    Trouble trouble = new Trouble(profile.model(), Address.place(profile.address()));
    return switch (keys.key(profile)) {
      case Key.Missing(String message) ->
          new ModelReply.Failed(ModelFailure.NO_KEY, message, Optional.empty(), 0);
      case Key.NotNeeded _ -> call(request, null, trouble);
      case Key.Here(String secret) -> call(request, secret, trouble);
    };
  }

  private ModelReply call(ModelRequest request, @Nullable String secret, Trouble trouble) {
    Optional<String> refusal = Address.refusal(profile.address(), secret != null);
    if (refusal.isPresent()) {
      return new ModelReply.Failed(ModelFailure.REFUSED, refusal.get(), Optional.empty(), 0);
    }
    BoundedHttp bounded =
        new BoundedHttp(http, request.limit(), BoundedHttp.CHAT_CAP, clock, trouble);
    ChatModel model = ChatModels.of(profile, secret, request, bounded);
    if (!model.supportedCapabilities().contains(Capability.RESPONSE_FORMAT_JSON_SCHEMA)) {
      throw new IllegalStateException("a schema has to be sent, not asked for in words");
    }
    // The library throws what it likes over a strange reply; whatever it was, there is no reply.
    FutureTask<ChatResponse> task = new FutureTask<>(() -> model.chat(chat(request)));
    task.run();
    return task.state() == Future.State.SUCCESS
        ? said(task.resultNow(), trouble)
        : failed(task.exceptionNow(), trouble);
  }

  private static ChatRequest chat(ModelRequest request) {
    JsonSchema schema =
        JsonSchema.builder()
            .name(request.schemaName())
            .rootElement(Schemas.object(request.schema()))
            .build();
    return ChatRequest.builder()
        .messages(SystemMessage.from(request.system()), UserMessage.from(request.user()))
        .responseFormat(
            ResponseFormat.builder().type(ResponseFormatType.JSON).jsonSchema(schema).build())
        .build();
  }

  private ModelReply said(ChatResponse response, Trouble trouble) {
    String text = response.aiMessage().text();
    if (response.finishReason() == FinishReason.CONTENT_FILTER) {
      return withheld();
    }
    if (text == null || text.isBlank()) {
      return trouble.unreadable().failed();
    }
    return new ModelReply.Said(text, use(response.tokenUsage()), model(response), isCut(response));
  }

  private static boolean isCut(ChatResponse response) {
    return response.finishReason() == FinishReason.LENGTH;
  }

  private String model(ChatResponse response) {
    String named = response.modelName();
    String base = named == null || named.isBlank() ? profile.model() : named;
    return response.metadata() instanceof OpenAiChatResponseMetadata open
            && open.systemFingerprint() != null
        ? base + " " + open.systemFingerprint()
        : base;
  }

  private static TokenUse use(@Nullable TokenUsage counted) {
    return counted == null
        ? TokenUse.NONE
        : new TokenUse(count(counted.inputTokenCount()), count(counted.outputTokenCount()));
  }

  private static long count(@Nullable Integer tokens) {
    return tokens == null ? 0 : Math.max(0, tokens);
  }

  private ModelReply withheld() {
    return new ModelReply.Failed(
        ModelFailure.REFUSED,
        "%s keeps its reply back because of its rules for contents."
            .formatted(Address.place(profile.address())),
        Optional.empty(),
        1);
  }

  private ModelReply failed(Throwable thrown, Trouble trouble) {
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown instanceof ContentFilteredException) {
      return withheld();
    }
    return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
        .limit(10)
        .filter(CallFailed.class::isInstance)
        .map(CallFailed.class::cast)
        .findFirst()
        .orElseGet(trouble::unreadable)
        .failed();
  }
}
