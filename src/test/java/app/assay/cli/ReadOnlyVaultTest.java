package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A vault in a place that may only be read: by rights, which bind everybody but a superuser, and
/// on a disk mounted so, which takes a superuser.
class ReadOnlyVaultTest {

  @TempDir private Path temporary;
  private Path folder;
  private LampStore store;
  private boolean mounted;

  @BeforeEach
  void fill() throws IOException, InterruptedException {
    folder = Files.createDirectory(temporary.resolve("place"));
    mounted = system("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.toString());
    store = LampStore.in(folder);
    store.fact("Trim the wick", "The keeper MUST trim the wick.");
  }

  @AfterEach
  void giveBack() throws IOException, InterruptedException {
    if (mounted) {
      assertThat(system("umount", folder.toString())).isTrue();
    } else if (hasRights()) {
      rights("rwxr-xr-x", "rw-r--r--");
    }
  }

  @Test
  void vaultWhoseFolderMayOnlyBeReadIsReadAndNotChanged() throws IOException {
    assumeThat(mounted).as("rights do not bind a superuser").isFalse();
    assumeThat(hasRights()).as("files have rights here").isTrue();
    rights("r-xr-xr-x", "rw-r--r--");
    isReadAndNotChanged();
  }

  @Test
  void vaultThatMayOnlyBeReadIsReadAndNotChanged() throws IOException {
    assumeThat(mounted).as("rights do not bind a superuser").isFalse();
    assumeThat(hasRights()).as("files have rights here").isTrue();
    rights("rwxr-xr-x", "r--r--r--");
    isReadAndNotChanged();
  }

  @Test
  void vaultOnADiskThatMayOnlyBeReadIsReadAndNotChanged() throws IOException, InterruptedException {
    assumeThat(mounted).as("a disk can be mounted").isTrue();
    assertThat(system("mount", "-o", "remount,ro", folder.toString())).isTrue();
    isReadAndNotChanged();
  }

  @Test
  void changeOnAFullDiskIsNotDoneAndSaysSo() throws IOException {
    assumeThat(mounted).as("a small disk can be mounted").isTrue();
    byte[] before = Files.readAllBytes(folder.resolve("vault.db"));
    fillUp();

    CommandRun.Result result =
        store.run("domain-add", "fog", "All about fog " + "x".repeat(20_000));

    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("Nothing was changed").doesNotContain("Exception");
    assertThat(Files.readAllBytes(folder.resolve("vault.db"))).isEqualTo(before);
    Files.delete(folder.resolve("filler"));
    assertThat(store.look("check").exit()).isZero();
    store.done("domain-add", "fog", "All about fog");
  }

  private void isReadAndNotChanged() throws IOException {
    byte[] before = Files.readAllBytes(folder.resolve("vault.db"));
    CommandRun.Result list = store.look("list");
    assertThat(list.exit()).isZero();
    assertThat(list.out()).contains("Trim the wick");
    assertThat(list.err()).contains("cannot be written, so the vault is only read");

    for (CommandRun.Result result :
        List.of(
            store.run("domain-add", "fog", "All about fog"),
            store.run("archive", "trim-the-wick", "--reason", "Electric."),
            CommandRun.in(folder).run("vault", "upgrade", "vault.db"))) {
      assertThat(result.exit()).as(result.err()).isEqualTo(2);
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).contains("cannot be written", "Nothing was changed");
    }
    assertThat(Files.readAllBytes(folder.resolve("vault.db"))).isEqualTo(before);
  }

  private boolean hasRights() {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private void rights(String ofFolder, String ofFiles) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(ofFiles));
      }
    }
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(ofFolder));
  }

  /// Writes until nothing more fits.
  private void fillUp() throws IOException {
    int size = 1 << 20;
    try (var out = Files.newOutputStream(folder.resolve("filler"))) {
      while (size > 0) {
        try {
          out.write(new byte[size]);
        } catch (IOException e) {
          size /= 2;
        }
      }
    }
  }

  private static boolean system(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command)
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
