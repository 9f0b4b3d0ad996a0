package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.assay.cgd.CgdText;
import app.assay.ledger.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A vault on a small disk of its own, which takes a superuser to make: full, or read-only.
class FullDiskTest {

  private static final String PENDING = CgdText.pending("B").text();

  @TempDir Path folder;
  private Path vault;
  private Path document;
  private boolean mounted;

  @BeforeEach
  void mount() throws IOException, InterruptedException {
    vault = Files.createDirectory(folder.resolve("vault"));
    mounted = system("mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", vault.toString());
    assumeThat(mounted).as("a small disk can be mounted").isTrue();
    Files.createDirectory(vault.resolve(".assay"));
    document = vault.resolve("lamp.cgd.md");
    Files.writeString(document, PENDING);
    Files.writeString(vault.resolve("other.cgd.md"), PENDING);
    assertThat(confirm("other.cgd.md").exit()).isZero();
  }

  @AfterEach
  void unmount() throws IOException, InterruptedException {
    if (mounted) {
      system("umount", vault.toString());
    }
  }

  @Test
  void confirmationOnAFullDiskChangesNothingAndSaysSo() throws IOException {
    Path filler = fill();
    CommandRun.Result result = confirm("lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .contains("No space left on device")
        .containsAnyOf("The file on disk is as it was", "has its former bytes again");
    assertThat(Files.readString(document)).isEqualTo(PENDING);
    assertThat(ledger().verify().problems()).isEmpty();
    assertThat(ledger().verify().entries()).isEqualTo(1);

    Files.delete(filler);
    assertThat(confirm("lamp.cgd.md").exit()).isZero();
    assertThat(ledger().verify().entries()).isEqualTo(2);
  }

  @Test
  void everyFreePageMoreOrLessLeavesDocumentAndLedgerInStep() throws IOException {
    for (int pages = 1; pages < 8; pages++) {
      Files.writeString(document, PENDING);
      long before = ledger().verify().entries();
      Path filler = fill();
      byte[] full = Files.readAllBytes(filler);
      Files.write(filler, java.util.Arrays.copyOf(full, full.length - pages * 4096));
      boolean written = confirm("lamp.cgd.md").exit() == 0;
      Files.delete(filler);
      assertThat(Files.readString(document).contains("confirmed-by")).isEqualTo(written);
      assertThat(ledger().verify().isSound()).isTrue();
      assertThat(ledger().verify().entries()).isEqualTo(before + (written ? 1 : 0));
    }
  }

  @Test
  void readOnlyVaultIsLeftAloneAndNamed() throws IOException, InterruptedException {
    assertThat(system("mount", "-o", "remount,ro", vault.toString())).isTrue();
    for (CommandRun.Result result :
        List.of(confirm("lamp.cgd.md"), run("queue", ".", "-o", "queue.yaml"))) {
      assertThat(result.exit()).isEqualTo(2);
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).startsWith("assay: ").doesNotContain("Exception");
    }
    assertThat(Files.readString(document)).isEqualTo(PENDING);
    assertThat(run("verify", "lamp.cgd.md").exit()).isZero();
    assertThat(run("ledger", "verify").exit()).isZero();
  }

  /// Writes until nothing more fits.
  private Path fill() throws IOException {
    Path filler = vault.resolve("filler");
    int size = 128 * 1024;
    try (var out = Files.newOutputStream(filler)) {
      while (size > 0) {
        try {
          out.write(new byte[size]);
        } catch (IOException e) {
          size /= 2;
        }
      }
    }
    return filler;
  }

  private Ledger ledger() {
    return Ledger.open(vault, CommandRun.CLOCK);
  }

  private CommandRun.Result confirm(String file) {
    return run(
        "confirm",
        file,
        "--claim=claim-75fb137a",
        "--decision=true",
        "--reviewer=Ada Keeper",
        "--evidence=Price list of May");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(vault).run(arguments);
  }

  private static boolean system(String... command) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(command));
    try {
      return new ProcessBuilder(all)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
