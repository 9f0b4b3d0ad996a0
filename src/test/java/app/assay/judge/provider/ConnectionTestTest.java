package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.TokenUse;
import app.assay.judge.provider.ConnectionReport.State;
import app.assay.judge.provider.ConnectionReport.Step;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionTestTest {

  private static final String GOOD = "{\"word\":\"ready\",\"number\":7}";

  private static ConnectionReport test(ProviderKind kind, String says, Fault fault) {
    try (FakeProvider fake = FakeProvider.saying(kind, says);
        Providers providers =
            new Providers(
                _ -> kind == ProviderKind.OLLAMA ? new Key.NotNeeded() : new Key.Here("sk-1"),
                new HandClock(Instant.EPOCH),
                _ -> {
                  throw new AssertionError("a test is not tried again");
                },
                new Random(1))) {
      fake.next(fault);
      ConnectionReport report = providers.test(fake.profile("fake"));
      assertThat(fake.calls()).isEqualTo(1);
      return new ConnectionReport(
          report.steps(),
          report.sentence().replace("localhost:" + fake.address().getPort(), "PLACE"),
          report.time(),
          report.use(),
          report.model());
    }
  }

  private static List<State> states(ConnectionReport report) {
    return List.copyOf(report.steps().values());
  }

  @ParameterizedTest
  @EnumSource
  void goodProfileWorks(ProviderKind kind) {
    ConnectionReport report = test(kind, GOOD, new Fault.None());
    assertThat(report.works()).isTrue();
    assertThat(report.sentence()).isEqualTo("PLACE answered in the form that was asked for.");
    assertThat(report.steps()).containsOnlyKeys(Step.values());
    assertThat(states(report)).containsOnly(State.YES);
    assertThat(report.use()).isEqualTo(new TokenUse(120, 34));
    assertThat(report.model()).isEqualTo("fake-model-2026-01");
    assertThat(report.time()).isEqualTo(Duration.ZERO);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ready",
        "Sure! {\"word\":\"ready\",\"number\":7}",
        "{\"word\":\"ready\"}",
        "{\"word\":\"ready\",\"number\":\"7\"}",
        "{\"word\":\"ready\",\"number\":7,\"note\":1}",
        "{\"word\":\"ready\",\"word\":\"ready\",\"number\":7}",
        "{\"word\":\"READY\",\"number\":7}",
        "[]"
      })
  void modelThatKeepsToNoFormCannotJudge(String says) {
    ConnectionReport report = test(ProviderKind.OPENAI, says, new Fault.None());
    assertThat(report.works()).isFalse();
    assertThat(states(report)).containsExactly(State.YES, State.YES, State.YES, State.NO);
    assertThat(report.sentence())
        .isEqualTo(
            "PLACE answered, but fake-model does not keep to the form that is asked for, so it"
                + " cannot judge. Choose another model.");
  }

  @Test
  void cutReplyKeepsToNoForm() {
    assertThat(test(ProviderKind.OLLAMA, "", new Fault.SaysCut(GOOD)).works()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "401, YES, NO, UNKNOWN",
    "404, YES, UNKNOWN, NO",
    "429, YES, UNKNOWN, UNKNOWN",
    "500, YES, UNKNOWN, UNKNOWN",
    "400, UNKNOWN, UNKNOWN, UNKNOWN"
  })
  void refusalSaysHowFarItCame(int status, State reachable, State key, State model) {
    ConnectionReport report = test(ProviderKind.MISTRAL, GOOD, Fault.status(status));
    assertThat(states(report)).containsExactly(reachable, key, model, State.UNKNOWN);
    assertThat(report.sentence()).contains("(" + status + ")");
    assertThat(report.works()).isFalse();
  }

  @Test
  void disconnectIsNotReachable() {
    ConnectionReport report =
        test(ProviderKind.ANTHROPIC, GOOD, new Fault.DisconnectBeforeHeaders());
    assertThat(report.steps()).containsEntry(Step.REACHABLE, State.NO);
    assertThat(report.sentence()).isEqualTo("The connection to PLACE broke off.");
  }
}
