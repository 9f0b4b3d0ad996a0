package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Asked;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What every provider's client does in every situation, over real HTTP. `place` stands for host
/// and port.
@ParameterizedClass
@EnumSource(ProviderKind.class)
class ContractTest {

  private static final String KEY = "sk-canary-1234567890";
  private static final String GOOD = "{\"verdicts\":[]}";
  private static final Duration SHORT = Duration.ofMillis(300);
  private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");

  private final ProviderKind kind;
  private final FakeProvider fake;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  ContractTest(ProviderKind kind) {
    this.kind = kind;
    this.fake = FakeProvider.saying(kind, GOOD);
  }

  @AfterEach
  void close() {
    fake.close();
    http.shutdownNow();
    http.close();
  }

  private ModelReply call(ModelRequest request) {
    return new LangChainClient(
            new Exchange(
                fake.profile("fake", new KeySource.ThisRun()),
                http,
                _ -> new Key.Here(KEY),
                Clock.fixed(NOW, ZoneOffset.UTC)))
        .call(request);
  }

  private ModelReply call() {
    return call(Calls.normal());
  }

  private void assertFails(ModelReply reply, ModelFailure failure, String message) {
    assertFails(reply, failure, message, Optional.empty());
  }

  private void assertFails(
      ModelReply reply, ModelFailure failure, String message, Optional<Duration> retryAfter) {
    String place = "localhost:" + fake.address().getPort();
    assertThat(reply)
        .isEqualTo(new ModelReply.Failed(failure, message.replace("PLACE", place), retryAfter, 1));
    assertThat(fake.calls()).isEqualTo(1);
  }

  private static ModelReply said(String text, boolean cut) {
    return new ModelReply.Said(text, new TokenUse(120, 34), "fake-model-2026-01", cut);
  }

  @Test
  void answerComesWithUseAndModel() {
    assertThat(call()).isEqualTo(said(GOOD, false));
  }

  @Test
  void requestCarriesInstructionsDataSchemaLimitAndKey() {
    call();
    Asked asked = fake.asked().getFirst();
    assertThat(asked.model()).isEqualTo(FakeProvider.MODEL);
    assertThat(asked.system()).isEqualTo(Calls.SYSTEM);
    assertThat(asked.user()).isEqualTo(Calls.USER);
    assertThat(asked.maxTokens()).isEqualTo(700);
    assertThat(asked.schema().at("/required/0").asText()).isEqualTo("verdicts");
    assertThat(asked.schema().at("/properties/verdicts/items/required")).hasSize(4);
    assertThat(asked.schema().at("/properties/verdicts/items/properties/verdict/enum")).hasSize(3);
    assertThat(asked.headers()).containsEntry("user-agent", "assay");
    assertThat(asked.headers())
        .containsEntry(
            kind == ProviderKind.ANTHROPIC ? "x-api-key" : "authorization",
            kind == ProviderKind.ANTHROPIC ? KEY : "Bearer " + KEY);
  }

  @Test
  void temperatureIsZero() {
    call();
    assertThat(fake.asked().getFirst().body().findValue("temperature").asDouble()).isZero();
  }

  @Test
  void seedIsSentWhereThereIsOne() {
    call();
    String name =
        switch (kind) {
          case OLLAMA, OPENAI -> "seed";
          case MISTRAL -> "random_seed";
          case ANTHROPIC -> "none";
        };
    assertThat(Optional.ofNullable(fake.asked().getFirst().body().findValue(name)))
        .map(JsonNode::asInt)
        .isEqualTo(kind == ProviderKind.ANTHROPIC ? Optional.empty() : Optional.of(7));
  }

  @Test
  void replyThatBreaksTheSchemaIsHandedOnAsItIs() {
    fake.next(new Fault.Says("{\"verdicts\":7}"));
    assertThat(call()).isEqualTo(said("{\"verdicts\":7}", false));
  }

  @Test
  void proseAroundJsonIsHandedOnAsItIs() {
    fake.next(Fault.prose(GOOD));
    assertThat(call()).isEqualTo(said(((Fault.Says) Fault.prose(GOOD)).text(), false));
  }

  @Test
  void doubledIdsAreHandedOnAsTheyAre() {
    String doubled = "{\"verdicts\":[{\"id\":\"1\"},{\"id\":\"1\"}]}";
    fake.next(new Fault.Says(doubled));
    assertThat(call()).isEqualTo(said(doubled, false));
  }

  @Test
  void replyAtTheLimitOfTokensIsCut() {
    fake.next(new Fault.SaysCut("{\"verd"));
    assertThat(call()).isEqualTo(said("{\"verd", true));
  }

  @Test
  void nameThatAStrangerGivesIsTidied() {
    fake.named("m\u202e\u0007\n" + "x".repeat(300));
    assertThat(call())
        .isInstanceOfSatisfying(
            ModelReply.Said.class,
            said -> assertThat(said.model()).isEqualTo("m" + "x".repeat(199)));
  }

  @ParameterizedTest
  @ValueSource(ints = {401, 403})
  void keyIsNotAccepted(int status) {
    fake.next(Fault.status(status));
    assertFails(
        call(),
        ModelFailure.AUTHENTICATION,
        "PLACE does not accept the key (%d). Check the key of this profile.".formatted(status));
  }

  @Test
  void unknownModelIsNotFound() {
    fake.next(Fault.status(404));
    assertFails(
        call(),
        ModelFailure.NOT_FOUND,
        "PLACE has no model fake-model, or the address is not its (404). Check both in the"
            + " profile.");
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 413, 422})
  void requestIsRefused(int status) {
    fake.next(Fault.status(status));
    assertFails(
        call(),
        ModelFailure.REFUSED,
        "PLACE refused the request (%d). fake-model may not take a schema, or the text is too long for it."
            .formatted(status));
  }

  @Test
  void redirectIsNotFollowed() {
    fake.next(new Fault.Status(307, Map.of("Location", fake.address() + "/elsewhere")));
    assertFails(
        call(),
        ModelFailure.REFUSED,
        "PLACE points to another address (307), which is not followed because the key would go"
            + " there. Write the final address into the profile.");
  }

  @Test
  void timeOfTheProviderIsTime() {
    fake.next(Fault.status(408));
    assertFails(call(), ModelFailure.TIME, "PLACE gave up waiting (408). Try again.");
  }

  @Test
  void tooManyCallsSayForHowLongInSeconds() {
    fake.next(Fault.tooMany("17"));
    assertFails(
        call(),
        ModelFailure.RATE_LIMIT,
        "PLACE wants fewer calls, or the credit is used up (429). Try again in 17 s.",
        Optional.of(Duration.ofSeconds(17)));
  }

  @Test
  void tooManyCallsSayForHowLongByADate() {
    fake.next(Fault.tooMany("Sun, 22 Nov 2026 10:01:30 GMT"));
    assertFails(
        call(),
        ModelFailure.RATE_LIMIT,
        "PLACE wants fewer calls, or the credit is used up (429). Try again in 90 s.",
        Optional.of(Duration.ofSeconds(90)));
  }

  @Test
  void tooManyCallsNeedNotSayForHowLong() {
    fake.next(Fault.status(429));
    assertFails(
        call(),
        ModelFailure.RATE_LIMIT,
        "PLACE wants fewer calls, or the credit is used up (429). Try again later.");
  }

  @ParameterizedTest
  @ValueSource(ints = {500, 502, 503, 529})
  void serverFails(int status) {
    fake.next(Fault.status(status));
    assertFails(
        call(), ModelFailure.SERVER, "PLACE failed (%d). Try again later.".formatted(status));
  }

  @Test
  void stallBeforeHeadersEndsWithTheLimit() {
    fake.next(new Fault.StallBeforeHeaders());
    assertFails(
        call(Calls.within(SHORT)),
        ModelFailure.TIME,
        "PLACE did not answer in full within 300 ms.");
  }

  @Test
  void stallInTheBodyEndsWithTheLimit() {
    fake.next(new Fault.StallInBody());
    assertFails(
        call(Calls.within(SHORT)),
        ModelFailure.TIME,
        "PLACE did not answer in full within 300 ms.");
  }

  @Test
  void tricklingBodyEndsWithTheLimit() {
    fake.next(new Fault.TrickleInBody());
    assertFails(
        call(Calls.within(SHORT)),
        ModelFailure.TIME,
        "PLACE did not answer in full within 300 ms.");
  }

  @Test
  void tricklingBodyIsGivenUpAtTheOtherEndToo() throws InterruptedException {
    fake.next(new Fault.TrickleInBody());
    call(Calls.within(SHORT));
    assertThat(fake.wasDropped()).isTrue();
  }

  @Test
  void failingServerMaySayForHowLong() {
    fake.next(new Fault.Status(503, Map.of("Retry-After", "5")));
    assertFails(
        call(),
        ModelFailure.SERVER,
        "PLACE failed (503). Try again in 5 s.",
        Optional.of(Duration.ofSeconds(5)));
  }

  @Test
  void disconnectBeforeHeadersIsSaid() {
    fake.next(new Fault.DisconnectBeforeHeaders());
    assertFails(call(), ModelFailure.DISCONNECTED, "The connection to PLACE broke off.");
  }

  @Test
  void disconnectInTheBodyIsSaid() {
    fake.next(new Fault.DisconnectInBody());
    assertFails(call(), ModelFailure.DISCONNECTED, "The connection to PLACE broke off.");
  }

  @Test
  void answerOfOneMegabyteIsNotRead() {
    fake.next(new Fault.Large(1_000_000));
    assertFails(call(), ModelFailure.TOO_LARGE, "PLACE sent more than a reply can hold.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<html>Welcome</html>",
        "[]",
        "null",
        "{}",
        "{\"choices\":[],\"message\":7,\"content\":{}}",
        "{\"choices\":null,\"message\":null,\"content\":null}",
        "{\"choices\":[{\"message\":{\"content\":null}}],\"message\":{},\"content\":[]}",
        "{\"error\":\"sorry\"}"
      })
  void bodyThatIsNoReplyIsMalformed(String body) {
    fake.next(new Fault.Body(body));
    assertFails(
        call(),
        ModelFailure.MALFORMED,
        "PLACE answered with something that is no reply of this kind of provider. Check the kind"
            + " and the address of the profile.");
  }

  @Test
  void interruptionEndsTheCallAndStaysKnown() throws InterruptedException {
    fake.next(new Fault.StallBeforeHeaders());
    AtomicReference<ModelReply> reply = new AtomicReference<>();
    AtomicBoolean known = new AtomicBoolean();
    Thread caller =
        Thread.ofVirtual()
            .start(
                () -> {
                  reply.set(call());
                  known.set(Thread.currentThread().isInterrupted());
                });
    fake.awaitCall();
    caller.interrupt();
    caller.join();
    assertFails(reply.get(), ModelFailure.CANCELLED, "The call of PLACE was stopped.");
    assertThat(known).isTrue();
  }

  @Test
  void stoppedCallerSendsNothing() {
    Thread.currentThread().interrupt();
    assertThat(call())
        .isEqualTo(
            new ModelReply.Failed(
                ModelFailure.CANCELLED,
                "The call was stopped before anything was sent.",
                Optional.empty(),
                0));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(fake.calls()).isZero();
  }

  @Test
  void nothingAnswersAtAClosedPort() {
    fake.close();
    assertThat(call())
        .isEqualTo(
            new ModelReply.Failed(
                ModelFailure.DISCONNECTED,
                "Nothing answers at localhost:%d. Is it running?"
                    .formatted(fake.address().getPort()),
                Optional.empty(),
                1));
  }
}
