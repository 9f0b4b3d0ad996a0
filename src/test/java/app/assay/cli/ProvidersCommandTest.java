package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.provider.ProviderKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvidersCommandTest {

  @TempDir private Path folder;
  private final Map<String, String> environment = new HashMap<>();

  private CommandRun.Result run(String... arguments) {
    environment.put("ASSAY_SETTINGS", folder.resolve("settings").toString());
    return CommandRun.in(folder).onATerminal(environment).run(arguments);
  }

  private CommandRun.Result add(String... more) {
    String[] arguments = new String[3 + more.length];
    arguments[0] = "providers";
    arguments[1] = "add";
    arguments[2] = "local";
    System.arraycopy(more, 0, arguments, 3, more.length);
    return run(arguments);
  }

  @Test
  void withoutProfilesNothingIsConfigured() {
    assertThat(run("providers", "list"))
        .isEqualTo(
            new CommandRun.Result(0, "No model is configured; questions wait for a person.\n", ""));
    assertThat(run("providers", "use"))
        .isEqualTo(
            new CommandRun.Result(0, "No gate asks a model; questions wait for a person.\n", ""));
  }

  @Test
  void aProfileIsAddedListedAndRemoved() {
    assertThat(add("--kind=ollama", "--model=qwen3:8b").exit()).isZero();

    assertThat(run("providers", "list").out())
        .isEqualTo(
            "local: ollama qwen3:8b, http://localhost:11434; key none, 30 s, 2 at once, 0/0 USD a"
                + " million tokens, at most 0 a run\n");
    assertThat(add("--kind=ollama", "--model=x").err())
        .isEqualTo("assay: There is a profile local already. Choose another name.\n");
    assertThat(run("providers", "remove", "local").exit()).isZero();
    assertThat(run("providers", "remove", "local").err())
        .isEqualTo("assay: There is no profile 'local'; see 'assay providers list'.\n");
  }

  @Test
  void aKeyInThePlaceOfASourceIsRefusedAndNeverRepeated() throws IOException {
    CommandRun.Result result = add("--kind=openai", "--model=m", "--key=sk-canary-123456");

    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.out() + result.err()).doesNotContain("sk-canary");
    assertThat(folder.resolve("settings/providers.json")).doesNotExist();
  }

  @Test
  void aKeyInTheKeyringNeedsSomebodyToTypeIt() {
    assertThat(add("--kind=openai", "--model=m", "--key=keyring").err())
        .isEqualTo(
            "assay: Run this in a terminal, which asks for the key, or give --key env:NAME.\n");
  }

  @Test
  void aGateIsToldWhichProfileToAsk() throws IOException {
    add("--kind=ollama", "--model=m");

    assertThat(run("providers", "use", "local", "--gate=claims/sot", "--acceptance=rules").out())
        .isEqualTo("claims/sot: asks local, 3 votes; accepted by rules\n");
    assertThat(run("providers", "use", "local").out())
        .isEqualTo(
            "claims: asks local, 1 vote; accepted by person\n"
                + "claims/sot: asks local, 3 votes; accepted by rules\n");
    assertThat(run("providers", "use", "--none", "--gate=claims/sot").out())
        .contains("claims/sot: asks no model");
    assertThat(Files.readString(folder.resolve(PolicyFile.NAME))).contains("\"claims\"");
  }

  @Test
  void whatCannotBeAskedIsNotSet() {
    add("--kind=ollama", "--model=m");

    assertThat(run("providers", "use", "gone").exit()).isEqualTo(2);
    assertThat(run("providers", "use", "local", "--gate=A b").exit()).isEqualTo(2);
    assertThat(run("providers", "use", "local", "--votes=4").err())
        .isEqualTo("assay: A model is asked 1 to 3 times.\n");
    assertThat(run("providers", "use", "local", "--acceptance=model").exit()).isEqualTo(2);
    assertThat(folder.resolve(PolicyFile.NAME)).doesNotExist();
  }

  @Test
  void aConnectionIsTried() {
    try (FakeProvider good =
        FakeProvider.saying(ProviderKind.OLLAMA, "{\"word\":\"ready\",\"number\":1}")) {
      add("--kind=ollama", "--model=fake-model", "--address=" + good.address());

      CommandRun.Result result = run("providers", "test", "local");

      assertThat(result.exit()).isZero();
      assertThat(result.out())
          .startsWith("reachable: yes\nkey: yes\nmodel: yes\nschema: yes\n")
          .contains("answered in the form that was asked for.");
    }
  }

  @Test
  void aConnectionThatCannotJudgeIsSaid() {
    environment.put("SOME_KEY", "sk-canary-987");
    try (FakeProvider bad = FakeProvider.saying(ProviderKind.OPENAI, "").next(Fault.status(401))) {
      add("--kind=openai", "--model=m", "--key=env:SOME_KEY", "--address=" + bad.address());

      CommandRun.Result result = run("providers", "test", "local");

      assertThat(result.exit()).isEqualTo(1);
      assertThat(result.out()).contains("key: no\n");
      assertThat(result.out() + result.err()).doesNotContain("sk-canary");
    }
  }
}
