package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.judge.FakeProvider;
import app.assay.judge.call.ModelRequest;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChatModelsTest {

  private static ModelRequest of(int letters, int maxTokens) {
    return new ModelRequest(
        "s", "x".repeat(letters), "n", Calls.schema(), maxTokens, Duration.ofSeconds(9), 1);
  }

  @ParameterizedTest
  @CsvSource({"10, 100, 4096", "6000, 1096, 4096", "6000, 1097, 8192", "60000, 2000, 32768"})
  void windowHoldsRequestAndReply(int letters, int maxTokens, int window) {
    assertThat(ChatModels.window(of(letters, maxTokens))).isEqualTo(window);
  }

  private static JsonNode sent(ProviderKind kind, String model) {
    try (FakeProvider fake = FakeProvider.saying(kind, "{}");
        HttpClient http = HttpClient.newHttpClient()) {
      ProviderProfile profile =
          new ProviderProfile(
              "p",
              kind,
              fake.address(),
              model,
              new KeySource.None(),
              9,
              1,
              Price.FREE,
              BigDecimal.ZERO);
      Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
      new LangChainClient(new Exchange(profile, http, _ -> new Key.NotNeeded(), clock))
          .call(of(10, 100));
      http.shutdownNow();
      return fake.asked().getFirst().body();
    }
  }

  @Test
  void windowIsAskedFor() {
    assertThat(sent(ProviderKind.OLLAMA, "m").at("/options/num_ctx").asInt()).isEqualTo(4096);
  }

  @ParameterizedTest
  @ValueSource(strings = {"o3-mini", "gpt-5.1"})
  void reasoningModelsTakeNoTemperature(String model) {
    JsonNode body = sent(ProviderKind.OPENAI, model);
    assertThat(body.has("temperature")).isFalse();
    assertThat(body.path("max_completion_tokens").asInt()).isEqualTo(100);
  }

  @Test
  void otherModelsTakeATemperature() {
    JsonNode body = sent(ProviderKind.OPENAI, "gpt-4o");
    assertThat(body.path("temperature").asDouble(1)).isZero();
    assertThat(body.path("max_tokens").asInt()).isEqualTo(100);
  }

  @Test
  void strictIsAskedForWhereThereIsSuchAThing() {
    assertThat(sent(ProviderKind.OPENAI, "m").at("/response_format/json_schema/strict").asBoolean())
        .isTrue();
  }

  @Test
  void schemaOfAnUnknownTypeIsAMistakeOfTheProgram() {
    ObjectNode schema = JsonNodeFactory.instance.objectNode();
    schema.putObject("properties").putObject("a").put("type", "date");
    assertThatThrownBy(() -> Schemas.object(schema))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a schema of the type 'date'");
  }
}
