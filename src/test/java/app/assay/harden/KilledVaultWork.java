package app.assay.harden;

import app.assay.vault.Change;
import app.assay.vault.Intent;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// Kills a program that changes a vault, again and again: what it acknowledged is there, what it
/// had half done is not, in neither of the two files.
final class KilledVaultWork {

  /// Rounds in one vault before the next begins empty.
  private static final int ROUNDS_EACH = 10;

  /// Nanoseconds after the first acknowledgement within which a program is killed.
  private static final long LIFE = 1_200_000_000;

  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);

  private final Path work;
  private final Random random;
  private final List<String> faults = new ArrayList<>();
  private final Set<String> acknowledged = new HashSet<>();
  private Path vault;
  private int rounds;
  private int interrupted;
  private int both;
  private long changes;
  private long unacknowledged;
  private int rests;

  KilledVaultWork(Path work, long seed) {
    this.work = work;
    this.random = new Random(seed);
    this.vault = work.resolve("none");
  }

  KilledVaultWork run(int wanted) throws IOException, InterruptedException {
    for (int i = 0; i < wanted; i++) {
      try {
        if (i % ROUNDS_EACH == 0) {
          count();
          vault = work.resolve("kb" + i).resolve("vault.db");
          new SqliteVaults(Clock.systemUTC()).create(vault).close();
          acknowledged.clear();
        }
        round(i);
      } catch (VaultException | SQLException e) {
        faults.add("round %d: %s".formatted(i, e.getMessage()));
      }
    }
    count();
    return this;
  }

  List<String> faults() {
    return faults;
  }

  String figures() {
    return String.format(
        Locale.ROOT,
        "Killed while it changes a vault: %d rounds, %d changes, %d whole but not yet acknowledged;"
            + " killed inside a change %d times (%d over both files), rests %d, faults %d",
        rounds,
        changes,
        unacknowledged,
        interrupted,
        both,
        rests,
        faults.size());
  }

  private void round(int number)
      throws IOException, InterruptedException, VaultException, SQLException {
    rounds++;
    Path log = work.resolve("log" + number);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                VaultWork.class.getName(),
                vault.toString(),
                Integer.toString(number + 1))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    long start = System.nanoTime();
    while (Files.size(log) == 0 && process.isAlive() && System.nanoTime() - start < PATIENCE) {
      LockSupport.parkNanos(1_000_000);
    }
    LockSupport.parkNanos((long) (random.nextDouble() * LIFE));
    process.destroyForcibly().waitFor();
    journals();
    if (number % 3 == 0) {
      readAsAnotherProgram();
    }
    look("round " + number, lines(log));
  }

  /// The change ids of whole lines; anything else is a message of the program.
  private List<String> lines(Path log) throws IOException {
    String text = Files.readString(log);
    List<String> whole = new ArrayList<>();
    for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().toList()) {
      if (line.matches("[0-9]+-[0-9a-f]{64}")) {
        whole.add(line);
      } else {
        faults.add("the program said: " + line);
      }
    }
    return whole;
  }

  private void journals() {
    boolean main = new File(vault + "-journal").exists();
    boolean beside = vault.resolveSibling("vault.assay.db-journal").toFile().exists();
    interrupted += main || beside ? 1 : 0;
    both += main && beside ? 1 : 0;
  }

  /// Another program knows nothing of the file beside, and opens the vault first.
  private void readAsAnotherProgram() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + vault);
        Statement statement = connection.createStatement()) {
      statement.execute("SELECT count(*) FROM entries");
    }
  }

  private void look(String when, List<String> said) throws VaultException {
    acknowledged.addAll(said);
    try (VaultStore store = new SqliteVaults(Clock.systemUTC()).open(vault)) {
      VaultRecord.faults(store).forEach(fault -> faults.add(when + ": " + fault));
      List<Change> record = store.read(VaultReader::changes);
      Set<String> ids = new HashSet<>(record.stream().map(Change::id).toList());
      acknowledged.stream()
          .filter(id -> !ids.contains(id))
          .forEach(id -> faults.add(when + ": lost " + id));
    }
  }

  /// Adds what the last vault came to, and what is left beside it after one more change.
  private void count() throws IOException {
    if (!Files.exists(vault)) {
      return;
    }
    try (VaultStore store = new SqliteVaults(Clock.systemUTC()).open(vault)) {
      int all = store.read(VaultReader::changes).size();
      changes += all;
      store.write(
          new Intent("domain", "Ada Keeper", "", "last"),
          v -> {
            v.addDomain("last", "The last change");
            return true;
          });
      unacknowledged += all - acknowledged.size();
    } catch (VaultException e) {
      faults.add(e.getMessage());
    }
    try (var files = Files.list(vault.getParent())) {
      rests += files.filter(file -> !file.toString().endsWith(".db")).toList().size();
    }
  }
}
