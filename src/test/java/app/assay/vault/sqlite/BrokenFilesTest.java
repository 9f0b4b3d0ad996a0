package app.assay.vault.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Broken files: every step either works or says in words what is wrong, and none hangs.
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BrokenFilesTest {

  private static final int ROUNDS = Integer.getInteger("broken.rounds", 60);

  @TempDir Path folder;

  private final SqliteVaults vaults =
      new SqliteVaults(new HandClock(Instant.EPOCH), Duration.ofMillis(50));
  private int refused;

  @Test
  void randomBytesAreRefused() throws Exception {
    for (int seed = 0; seed < ROUNDS; seed++) {
      Random random = new Random(seed);
      byte[] bytes = new byte[random.nextInt(20_000)];
      random.nextBytes(bytes);
      if (seed % 2 == 0) {
        byte[] header = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(header, 0, bytes, 0, Math.min(header.length, bytes.length));
      }
      use(bytes, bytes, seed);
    }
    assertThat(refused).isPositive();
  }

  @Test
  void truncatedFilesAreSaid() throws Exception {
    List<byte[]> sound = sound();
    for (int seed = 0; seed < ROUNDS; seed++) {
      Random random = new Random(seed);
      byte[] vault = sound.get(0);
      byte[] beside = sound.get(1);
      if (seed % 3 == 0) {
        beside = Arrays.copyOf(beside, random.nextInt(beside.length));
      } else {
        vault = Arrays.copyOf(vault, random.nextInt(vault.length));
      }
      use(vault, beside, seed);
    }
    assertThat(refused).isPositive();
  }

  @Test
  void flippedBitsAreSaidOrHarmless() throws Exception {
    List<byte[]> sound = sound();
    for (int seed = 0; seed < ROUNDS * 2; seed++) {
      Random random = new Random(seed);
      byte[] vault = sound.get(0).clone();
      byte[] beside = sound.get(1).clone();
      int flips = 1 << random.nextInt(8);
      for (int i = 0; i < flips; i++) {
        byte[] bytes = random.nextInt(3) == 0 ? beside : vault;
        int at = random.nextInt(random.nextBoolean() ? 200 : bytes.length);
        bytes[at] ^= (byte) (1 << random.nextInt(8));
      }
      use(vault, beside, seed);
    }
    assertThat(refused).isPositive();
  }

  private List<byte[]> sound() throws Exception {
    Path file = folder.resolve("sound/vault.db");
    try (VaultStore vault = vaults.create(file)) {
      SqliteFiles.put(vault, "one", "two", "three");
      SqliteFiles.put(vault, "four");
    }
    return List.of(
        Files.readAllBytes(file), Files.readAllBytes(file.resolveSibling("vault.assay.db")));
  }

  private void use(byte[] bytes, byte[] beside, int seed) throws Exception {
    Path file = Files.createDirectories(folder.resolve("round" + seed)).resolve("vault.db");
    Files.write(file, bytes);
    Files.write(file.resolveSibling("vault.assay.db"), beside);
    attempt(
        () -> {
          try (VaultStore vault = vaults.open(file)) {
            attempt(() -> vault.read(VaultReader::list));
            attempt(() -> vault.read(VaultReader::entries));
            attempt(() -> vault.read(VaultReader::domains));
            attempt(() -> vault.read(VaultReader::queue));
            attempt(() -> vault.read(VaultReader::changes));
            attempt(() -> vault.read(v -> v.changesOf("one")));
            attempt(() -> vault.read(v -> v.search("claim")));
            attempt(() -> vault.read(v -> v.resolvePath("a/b")));
            attempt(vault::check);
            attempt(() -> vault.undo("2", "Ada Keeper", "wrong", _ -> {}));
            attempt(
                () -> {
                  SqliteFiles.put(vault, "five");
                  return true;
                });
            attempt(() -> vault.lease("Ada Keeper", 3, Duration.ofHours(1)));
          }
          return true;
        });
  }

  private interface Attempt {
    Object make() throws VaultException;
  }

  private void attempt(Attempt attempt) {
    try {
      attempt.make();
    } catch (VaultException e) {
      assertThat(e.getMessage()).isNotBlank();
      refused++;
    }
  }
}
