package app.assay.harden;

import app.assay.vault.Change;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.NewEntry;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// A program that changes a vault without end: applies entries with conflicts, resolves conflicts,
/// takes changes back. It prints the id of each change that the store has acknowledged.
public final class VaultWork {

  private final VaultStore vault;
  private final Random random;
  private int number;

  private VaultWork(VaultStore vault, long seed) {
    this.vault = vault;
    this.random = new Random(seed);
  }

  /// Takes the path of the vault and a seed that no other run in this vault had.
  public static void main(String[] arguments) throws VaultException {
    long seed = Long.parseLong(arguments[1]);
    try (VaultStore vault = new SqliteVaults(Clock.systemUTC()).open(Path.of(arguments[0]))) {
      VaultWork work = new VaultWork(vault, seed);
      while (true) {
        System.out.println(work.step(seed));
        System.out.flush();
      }
    }
  }

  private String step(long seed) throws VaultException {
    List<QueueRow> pending =
        vault.read(VaultReader::queue).stream()
            .filter(row -> row.status() == QueueStatus.PENDING)
            .toList();
    return switch (random.nextInt(4)) {
      case 0 ->
          pending.isEmpty() ? apply(seed) : resolve(pending.get(random.nextInt(pending.size())));
      case 1 -> undo(seed);
      default -> apply(seed);
    };
  }

  private String apply(long seed) throws VaultException {
    int count = 1 + random.nextInt(5);
    return vault.write(
        new Intent("apply", "Ada Keeper", "round " + seed, "batch"),
        v -> {
          if (v.domain("lamp").isEmpty()) {
            v.addDomain("lamp", "Lamps");
          }
          for (int i = 0; i < count; i++) {
            String id = "entry-%d-%d".formatted(seed, number++);
            v.enqueue("cq-" + id, id, Optional.of(id), "with itself");
            v.insert(entry(id));
            v.keep(new KeptCandidate("batch", id, "{}", "pass", "{}", "accepted", "", "Ada", ""));
          }
          return v.seal();
        });
  }

  private NewEntry entry(String id) {
    return new NewEntry(
        id,
        EntryType.FACT,
        new EntryText("Title", "Claim", "x".repeat(random.nextInt(9_000)), Optional.empty(), "No."),
        List.of("lamp"),
        List.of(new EvidenceRef("pr", "#1")));
  }

  private String resolve(QueueRow row) throws VaultException {
    return vault.write(
        new Intent("resolve", "Ada Keeper", "the other is better", row.id()),
        v -> {
          v.resolve(row.id(), row.stamp());
          var entry = v.entry(row.entryId()).orElseThrow();
          if (entry.archived().isEmpty()) {
            v.archive(entry.id(), "Replaced", entry.stamp());
          }
          return v.seal();
        });
  }

  private String undo(long seed) throws VaultException {
    Optional<Change> last =
        vault.read(VaultReader::changes).stream().filter(c -> !c.undone()).findFirst();
    if (last.isEmpty()) {
      return apply(seed);
    }
    return vault.undo(last.get().id(), "Ada Keeper", "wrong", _ -> {}).id();
  }
}
