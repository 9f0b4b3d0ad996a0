package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.assay.vault.VaultException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PasswordsTest {

  @TempDir Path home;

  @Test
  void environmentGoesFirst() throws Exception {
    file("*:*:*:*:other");

    assertThat(found(Map.of("PGPASSWORD", "sesame")).password()).contains("sesame");
  }

  @ParameterizedTest
  @CsvSource({
    "db:5432:k:ada:sesame,sesame",
    "*:*:*:*:sesame,sesame",
    "*:*:*:ada:se\\:sa\\\\me,se:sa\\me",
    "db:5432:k:ada:first#*:*:*:*:second,first",
    "db:5433:k:ada:other#*:*:k:*:second,second",
    "# db:5432:k:ada:note#db:5432:k:ada:sesame:rest,sesame"
  })
  void firstLineThatMatchesIsTaken(String lines, String password) throws Exception {
    file(lines.replaceAll("(?<!^)#", "\n"));

    assertThat(found(Map.of()).password()).contains(password);
  }

  @ParameterizedTest
  @CsvSource({"db:5432:k:bob:sesame", "db:5432:k:ada", "''", "#db:5432:k:ada:sesame"})
  void noLineMatches(String line) throws Exception {
    file(line);

    assertThat(found(Map.of()).password()).isEmpty();
  }

  @Test
  void fileMayLieElsewhere() throws Exception {
    Path elsewhere = file("*:*:*:*:sesame").resolveSibling("elsewhere");
    Files.move(home.resolve(".pgpass"), elsewhere);

    assertThat(found(Map.of("PGPASSFILE", elsewhere.toString())).password()).contains("sesame");
  }

  @Test
  void fileThatOthersMayReadIsNotUsedAndThatIsSaid() throws Exception {
    Path file = file("*:*:*:*:sesame");
    assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

    Passwords.Found found = found(Map.of());

    assertThat(found.password()).isEmpty();
    assertThat(found.note())
        .isEqualTo(
            "The file of passwords was not used, since others may read it (chmod 600 helps).");
  }

  @Test
  void neitherSaysWhatItHolds() throws Exception {
    Passwords passwords = new Passwords(Map.of("PGPASSWORD", "sesame"), home);

    assertThat(passwords + " " + passwords.of(address())).isEqualTo("Passwords a password");
  }

  private Path file(String lines) throws IOException {
    Path file = Files.writeString(home.resolve(".pgpass"), lines + "\n");
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
    return file;
  }

  private Passwords.Found found(Map<String, String> environment) throws VaultException {
    return new Passwords(environment, home).of(address());
  }

  private static PostgresAddress address() throws VaultException {
    return PostgresAddress.of("postgresql://ada@db/k");
  }
}
