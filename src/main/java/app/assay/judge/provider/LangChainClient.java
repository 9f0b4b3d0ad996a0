package app.assay.judge.provider;

import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
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
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One call of a configured model through LangChain4j, on the calling thread, without retries. May
/// be called by many threads at once.
record LangChainClient(Exchange exchange) implements ModelClient {

  private static final int LONGEST_NAME = 200;
  private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

  @Override
  public ModelReply call(ModelRequest request) {
    ChatRequest chat = chat(request);
    Exchange.Outcome<ChatResponse> outcome =
        exchange.call(
            request.limit(),
            BoundedHttp.CHAT_CAP,
            (secret, http) ->
                demandSchemas(ChatModels.of(exchange.profile(), secret, request, http)).chat(chat));
    return switch (outcome) {
      case Exchange.Got<ChatResponse>(ChatResponse response) -> said(response);
      case Exchange.Lost<ChatResponse>(ModelReply.Failed failed) -> failed;
    };
  }

  /// Without it the library would ask for the schema in words, which models forget.
  private static ChatModel demandSchemas(ChatModel model) {
    if (!model.supportedCapabilities().contains(Capability.RESPONSE_FORMAT_JSON_SCHEMA)) {
      throw new AssertionError("a schema has to be sent");
    }
    return model;
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

  private ModelReply said(ChatResponse response) {
    if (response.finishReason() == FinishReason.CONTENT_FILTER) {
      return exchange.withheld();
    }
    String text = response.aiMessage().text();
    return text == null || text.isBlank()
        ? exchange.trouble().unreadable().failed()
        : new ModelReply.Said(
            text,
            use(response.tokenUsage()),
            model(response),
            response.finishReason() == FinishReason.LENGTH);
  }

  private String model(ChatResponse response) {
    String named = response.modelName();
    String base = named == null || named.isBlank() ? exchange.profile().model() : named;
    return tidy(
        response.metadata() instanceof OpenAiChatResponseMetadata open
                && open.systemFingerprint() != null
            ? base + " " + open.systemFingerprint()
            : base);
  }

  /// A name that a stranger gives ends up in reports.
  private static String tidy(String name) {
    String visible = UNSEEN.matcher(name).replaceAll("");
    return visible.length() <= LONGEST_NAME ? visible : visible.substring(0, LONGEST_NAME);
  }

  static TokenUse use(@Nullable TokenUsage counted) {
    return counted == null
        ? TokenUse.NONE
        : new TokenUse(count(counted.inputTokenCount()), count(counted.outputTokenCount()));
  }

  private static long count(@Nullable Integer tokens) {
    return tokens == null ? 0 : Math.max(0, tokens);
  }
}
