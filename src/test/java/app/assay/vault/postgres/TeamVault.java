package app.assay.vault.postgres;

import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/// What the tests of a team's vault put into it.
public final class TeamVault {

  public static final Intent APPLY = new Intent("apply", "Ada Keeper", "", "batch");
  static final Intent RESOLVE = new Intent("resolve", "Ada Keeper", "Seen.", "queue");

  private TeamVault() {}

  /// The vault at an address, for who knows the password.
  public static VaultStore open(String address) throws VaultException {
    return open(address, Clock.systemUTC());
  }

  /// The same by a clock.
  public static VaultStore open(String address, Clock clock) throws VaultException {
    return new PostgresVaults(clock, TeamServer.passwords(TeamServer.PASSWORD)).open(address);
  }

  public static NewEntry entry(String id, String title, String claim, String body) {
    return new NewEntry(
        id,
        EntryType.FACT,
        new EntryText(title, claim, body, Optional.empty(), "Weighed."),
        List.of("lamps"),
        List.of(new EvidenceRef("pr", "#1")));
  }

  /// Adds a domain and entries of it.
  public static void fill(VaultStore vault, NewEntry... entries) throws VaultException {
    vault.write(
        APPLY,
        writer -> {
          if (writer.domain("lamps").isEmpty()) {
            writer.addDomain("lamps", "Lamps of all kinds");
          }
          for (NewEntry entry : entries) {
            writer.insert(entry);
          }
          return true;
        });
  }

  /// Adds an entry and conflicts about it, `cq-000` and on.
  public static void conflicts(VaultStore vault, int number) throws VaultException {
    fill(vault, entry("lamp", "Lamp", "You MUST light it.", "Dark else."));
    vault.write(
        APPLY,
        writer -> {
          for (int i = 0; i < number; i++) {
            writer.enqueue("cq-%03d".formatted(i), "lamp", Optional.empty(), "May conflict.");
          }
          return true;
        });
  }

  static List<String> ids(List<QueueRow> rows) {
    return rows.stream().map(QueueRow::id).toList();
  }
}
