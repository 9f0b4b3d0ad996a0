package app.assay.cli;

import static app.assay.cli.SigningFolder.CANARY;
import static app.assay.cli.SigningFolder.KEY;
import static app.assay.cli.SigningFolder.confirmed;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.signature.RunningAgent;
import app.assay.hitl.signature.SshAgent;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// Which keys `sign` takes, and how it asks for their passphrases.
class SigningKeysTest {

  @TempDir Path folder;
  private SigningFolder signing;

  @BeforeEach
  void keysAndSigners() throws IOException {
    signing = new SigningFolder(folder);
  }

  @Test
  void passphraseComesFromTheEnvironmentAndStaysSecret() throws IOException {
    List<String> said = new ArrayList<>();
    for (String given : List.of(CANARY + "x", CANARY)) {
      CommandRun.Result result =
          CommandRun.in(folder)
              .onATerminal(Map.of("ASSAY_KEY_PASSPHRASE", given))
              .run("sign", "price.cgd.md", "--key", "locked");
      said.add(result.out() + result.err());
      assertThat(result.exit()).isEqualTo(given.equals(CANARY) ? 0 : 2);
    }
    assertThat(said.getFirst()).isEqualTo("assay: locked: The passphrase does not open the key.\n");
    said.add(signing.verify("price.cgd.md").out());
    said.add(signing.run("manifest", ".").out());
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        said.add(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    assertThat(said).hasSizeGreaterThan(8).noneMatch(text -> text.contains("canary"));
    assertThat(signing.verify("price.cgd.md").out()).contains("Signed by kim");
  }

  @Test
  void passphraseIsAskedForOnTheTerminalOnce() throws IOException {
    signing.write("second.cgd.md", confirmed("Ida Berg"));
    List<String> questions = new ArrayList<>();
    Passphrases person =
        question -> {
          questions.add(question);
          return Optional.of(CANARY.toCharArray());
        };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            folder,
            Map.of(),
            false,
            CommandRun.CLOCK);
    int exit =
        new CommandLine(new SignCommand(terminal, person))
            .execute("price.cgd.md", "second.cgd.md", "--key", "locked");
    assertThat(exit).isZero();
    assertThat(questions).containsExactly("Passphrase of locked:");
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("canary").hasLineCount(2);
    assertThat(signing.verify("price.cgd.md", "second.cgd.md").exit()).isZero();
  }

  @Test
  void lockedKeyWithoutAPersonSaysWhatToDo() {
    CommandRun.Result result = signing.run("sign", "price.cgd.md", "--key", "locked");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "assay: locked has a passphrase: run this in a terminal, which asks for it, or set"
                + " ASSAY_KEY_PASSPHRASE.\n");
  }

  @Test
  void publicHalfNamesAKeyThatTheAgentHolds() throws Exception {
    signing.write("id.pub", KEY.publicLine() + " a reviewer\n");
    Files.setPosixFilePermissions(
        folder.resolve("id"), PosixFilePermissions.fromString("rw-------"));
    try (RunningAgent agent = RunningAgent.in(folder)) {
      agent.add(folder.resolve("id").toString());
      CommandRun.Result result =
          CommandRun.in(folder)
              .onATerminal(Map.of(SshAgent.VARIABLE, agent.socket().toString()))
              .run("sign", "price.cgd.md", "--key", "id.pub");
      assertThat(result.out()).startsWith("price.cgd.md: signed by Ida Berg, SHA256:");
    }
    assertThat(signing.verify("price.cgd.md").exit()).isZero();
  }

  @Test
  void publicHalfWithoutAnAgentSaysWhatToDo() throws IOException {
    signing.write("id.pub", KEY.publicLine() + " a reviewer\n");
    CommandRun.Result result = signing.run("sign", "price.cgd.md", "--key", "id.pub");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "assay: id.pub: This is the public half of a key; name the private one, whose file has"
                + " no .pub, or start an agent that holds it (SSH_AUTH_SOCK).\n");
  }
}
