package app.assay.hitl.signature;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Keys that the real agent holds.
class SshAgentTest {

  private static final byte[] TEXT = "The lamp is lit.".getBytes(StandardCharsets.UTF_8);

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"-t ed25519", "-t ecdsa -b 256", "-t ecdsa -b 521", "-t rsa -b 2048"})
  void heldKeySigns(String options) throws Exception {
    Path key = SshKeygen.in(folder).key("key", "", options.split(" "));
    try (RunningAgent agent = RunningAgent.in(folder)) {
      agent.add(key.toString());
      Files.delete(key);
      KeyReading reading = new SshAgent(agent.socket()).key(publicFile(key));
      assertThat(reading).isInstanceOf(KeyReading.Ready.class);
      String armored = ((KeyReading.Ready) reading).key().sign(TEXT).orElseThrow();
      assertThat(SshSignature.read(armored).isOf(TEXT)).isTrue();
      assertThat(SshSignature.read(armored).key().toString())
          .isEqualTo(((KeyReading.Ready) reading).key().toString());
    }
  }

  @Test
  void keyThatTheAgentLacksIsSaid() throws Exception {
    Path key = SshKeygen.in(folder).key("key", "", "-t", "ed25519");
    try (RunningAgent agent = RunningAgent.in(folder)) {
      assertThat(new SshAgent(agent.socket()).key(publicFile(key)))
          .isEqualTo(
              new KeyReading.Refused(
                  "The agent does not hold this key; 'ssh-add KEY' gives it to the agent."));
    }
  }

  @Test
  void keyThatWasTakenAwayMeanwhileDoesNotSign() throws Exception {
    Path key = SshKeygen.in(folder).key("key", "", "-t", "ed25519");
    try (RunningAgent agent = RunningAgent.in(folder)) {
      agent.add(key.toString());
      KeyReading reading = new SshAgent(agent.socket()).key(publicFile(key));
      agent.add("-D");
      SigningKey held = ((KeyReading.Ready) reading).key();
      assertThat(held.sign(TEXT)).isEmpty();
      assertThat(held.objection())
          .isEqualTo("The key did not sign: the agent refused, was asked not to, or is gone.");
    }
  }

  @Test
  void agentThatIsNotThereIsSaid() throws Exception {
    Path key = SshKeygen.in(folder).key("key", "", "-t", "ed25519");
    KeyReading reading = new SshAgent(folder.resolve("nobody")).key(publicFile(key));
    assertThat(reading).isInstanceOf(KeyReading.Refused.class);
    assertThat(((KeyReading.Refused) reading).message())
        .startsWith("The key cannot be used, because the agent cannot be reached: ");
  }

  @Test
  void lineThatIsNoKeyIsRefused() {
    assertThat(new SshAgent(folder.resolve("nobody")).key("ssh-ed25519 !!!"))
        .isEqualTo(
            new KeyReading.Refused(
                "The key cannot be used, because what follows its type is not Base64."));
  }

  private static String publicFile(Path key) throws Exception {
    return Files.readString(key.resolveSibling(key.getFileName() + ".pub"));
  }
}
