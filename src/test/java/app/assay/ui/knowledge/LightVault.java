package app.assay.ui.knowledge;

import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/// A lighthouse's vault whose domains stand badly in every way there is.
final class LightVault {

  static final String PERSON = "Dana Reviewer";

  private LightVault() {}

  static VaultStore in(Path folder, Clock clock) throws VaultException {
    VaultStore store = new SqliteVaults(clock).create(folder.resolve("vault.db"));
    store.write(
        new Intent("add", PERSON, "first", "sample"),
        vault -> {
          vault.addDomain("lamp", "What gives light, and how it is kept burning through the night");
          vault.addDomain("fog", "The fog signal and when it sounds");
          vault.addDomain("fogs", "Signals in fog");
          vault.addDomain("bell", "What rang before the horn came");
          vault.setPatterns("lamp", List.of("lamp/", "src/lamp/"));
          vault.setPatterns("fog", List.of("fog/horn.txt"));
          for (int i = 1; i <= 16; i++) {
            vault.insert(entry("lamp-" + i, "Lamp rule " + i, "lamp"));
          }
          vault.insert(entry("horn", "Sound the horn every minute", "fog"));
          vault.insert(entry("reed", "Change the reed each spring", "fogs"));
          return "";
        });
    return store;
  }

  private static NewEntry entry(String id, String title, String domain) {
    return new NewEntry(
        id,
        EntryType.FACT,
        new EntryText(
            title,
            title + "; it MUST be done.",
            "## Background\nA gale.\n\n## Details\nTwo names.",
            Optional.empty(),
            "Weighed."),
        List.of(domain),
        List.of(new EvidenceRef("pr", "#12")));
  }
}
