package app.assay.distillery.curation;

import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/// A vault in a folder in which `new` contradicts `old` and `third` contradicts `old` too.
final class LampVaults {

  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC);
  static final EditGate OPEN = (_, _, _, _, _) -> List.of();
  static final String PERSON = "Dana Reviewer";

  private LampVaults() {}

  static VaultStore in(Path folder) throws VaultException {
    VaultStore store = new SqliteVaults(CLOCK).create(folder.resolve("vault.db"));
    store.write(
        new Intent("apply", PERSON, "", "sample"),
        vault -> {
          vault.addDomain("lamp", "What gives light");
          for (String id : List.of("old", "new", "third")) {
            vault.insert(
                new NewEntry(
                    id,
                    EntryType.FACT,
                    Lamps.text("The lamp MUST burn " + id + " oil."),
                    List.of("lamp"),
                    List.of(new EvidenceRef("pr", "#12"))));
          }
          vault.enqueue("cq-1", "new", Optional.of("old"), "They disagree.");
          vault.enqueue("cq-2", "third", Optional.of("old"), "They disagree too.");
          return "";
        });
    return store;
  }

  static VaultLedger ledger(Path folder) {
    return new VaultLedger(Ledger.open(folder, CLOCK), "vault.db", "1");
  }
}
