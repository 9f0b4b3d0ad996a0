package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.TokenUse;
import app.assay.judge.call.EmbeddingReply;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(
    value = ProviderKind.class,
    names = {"OLLAMA", "OPENAI", "MISTRAL"})
class EmbeddingsTest {

  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final FakeProvider fake;
  private final Providers providers =
      new Providers(
          _ -> new Key.Here("sk-canary"), new HandClock(Instant.EPOCH), _ -> {}, new Random(1));

  EmbeddingsTest(ProviderKind kind) {
    this.fake = FakeProvider.saying(kind, "");
  }

  @AfterEach
  void close() {
    providers.close();
    fake.close();
  }

  private EmbeddingReply embed(Duration limit, List<String> texts) {
    return providers.embeddings(fake.profile("fake")).embed(texts, limit);
  }

  private void assertFails(EmbeddingReply reply, ModelFailure failure) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            EmbeddingReply.Failed.class,
            failed -> assertThat(failed.reason().failure()).isEqualTo(failure));
    assertThat(fake.calls()).isEqualTo(1);
  }

  @Test
  void eachTextHasItsVector() {
    assertThat(embed(LIMIT, List.of("a", "bbb")))
        .isInstanceOfSatisfying(
            EmbeddingReply.Vectors.class,
            reply -> {
              assertThat(reply.vectors()).containsExactly(new float[] {1, 1}, new float[] {3, 1});
              assertThat(reply.use().input()).isEqualTo(120);
              assertThat(reply.model()).isEqualTo(FakeProvider.MODEL);
            });
  }

  @Test
  void manyTextsGoAFewAtATime() {
    List<String> texts = Collections.nCopies(LangChainEmbeddings.BATCH + 1, "text");
    assertThat(embed(LIMIT, texts))
        .isInstanceOfSatisfying(
            EmbeddingReply.Vectors.class, reply -> assertThat(reply.vectors()).hasSize(33));
    assertThat(fake.calls()).isEqualTo(2);
  }

  @Test
  void noTextsNeedNoCall() {
    assertThat(embed(LIMIT, List.of()))
        .isEqualTo(new EmbeddingReply.Vectors(List.of(), TokenUse.NONE, FakeProvider.MODEL));
    assertThat(fake.calls()).isZero();
  }

  @Test
  void keyIsRefused() {
    fake.next(Fault.status(401));
    assertFails(embed(LIMIT, List.of("a")), ModelFailure.AUTHENTICATION);
  }

  @Test
  void limitEndsAStall() {
    fake.next(new Fault.TrickleInBody());
    assertFails(embed(Duration.ofMillis(300), List.of("a")), ModelFailure.TIME);
  }

  @Test
  void vectorsOfSeveralLengthsAreMalformed() {
    fake.vectors(text -> new float[text.length()]);
    assertFails(embed(LIMIT, List.of("a", "bb")), ModelFailure.MALFORMED);
  }

  @Test
  void missingVectorIsMalformed() {
    fake.next(
        new Fault.Body(
            "{\"model\":\"m\",\"embeddings\":[[1.0]],\"data\":[{\"index\":0,\"embedding\":[1.0]}],"
                + "\"usage\":{\"prompt_tokens\":1,\"total_tokens\":1}}"));
    assertFails(embed(LIMIT, List.of("a", "bb")), ModelFailure.MALFORMED);
  }

  @Test
  void proseIsMalformed() {
    fake.next(new Fault.Body("Sure!"));
    assertFails(embed(LIMIT, List.of("a")), ModelFailure.MALFORMED);
  }

  @Test
  void protocolWithoutVectorsSaysSo() {
    try (FakeProvider other = FakeProvider.saying(ProviderKind.ANTHROPIC, "")) {
      assertThat(providers.embeddings(other.profile("o")).embed(List.of("a"), LIMIT))
          .isEqualTo(
              new EmbeddingReply.Failed(
                  new ModelReply.Failed(
                      ModelFailure.REFUSED,
                      "anthropic offers no vectors. Choose another profile for likeness.",
                      Optional.empty(),
                      0)));
    }
  }
}
