package app.assay.ui;

import app.assay.distillery.record.VaultLedger;
import app.assay.vault.VaultStore;
import java.nio.file.Path;

/// A knowledge store that is open for a screen, with the ledger that hears of it.
record OpenStore(Path file, VaultStore store, VaultLedger ledger) {}
