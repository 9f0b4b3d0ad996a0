package app.assay.harden;

import app.assay.vault.Intent;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.postgres.PostgresVaults;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// A curator as a program of its own who resolves the queue of a team's vault, and prints each row
/// that was resolved by them (`done`) or by another just before (`late`). The password comes from
/// the environment.
final class CuratorProcess {

  private final VaultStore vault;
  private final String name;

  private CuratorProcess(VaultStore vault, String name) {
    this.vault = vault;
    this.name = name;
  }

  /// Takes the vault's address, the curator's name, and `same` to go through all rows at once, or
  /// `leased` to take five at a time.
  public static void main(String[] arguments) throws VaultException {
    try (VaultStore vault = new PostgresVaults(Clock.systemUTC()).open(arguments[0])) {
      CuratorProcess curator = new CuratorProcess(vault, arguments[1]);
      if (arguments[2].equals("same")) {
        curator.resolve(pending(vault));
      } else {
        for (List<QueueRow> rows = curator.leased(); !rows.isEmpty(); rows = curator.leased()) {
          curator.resolve(rows);
        }
      }
    }
  }

  private static List<QueueRow> pending(VaultStore vault) throws VaultException {
    return vault.read(VaultReader::queue).stream()
        .filter(row -> row.status() == QueueStatus.PENDING)
        .toList();
  }

  private List<QueueRow> leased() throws VaultException {
    return vault.lease(name, 5, Duration.ofMinutes(5));
  }

  private void resolve(List<QueueRow> rows) throws VaultException {
    for (QueueRow row : rows) {
      System.out.println((resolved(row) ? "done " : "late ") + row.id());
    }
  }

  private boolean resolved(QueueRow row) throws VaultException {
    Optional<VaultError.Kind> refused = Optional.empty();
    try {
      vault.write(
          new Intent("resolve", name, "Seen.", row.id()),
          writer -> {
            writer.resolve(row.id(), row.stamp());
            return true;
          });
    } catch (VaultException e) {
      refused = Optional.of(e.error().kind());
      if (e.error().kind() != VaultError.Kind.STALE) {
        throw e;
      }
    }
    return refused.isEmpty();
  }
}
