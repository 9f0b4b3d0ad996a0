package app.assay.ui;

import app.assay.distillery.record.VaultLedger;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.util.List;

/// A knowledge store that is open for a screen, with the ledger that hears of it.
///
/// @param lost what was decided and never carried out, found as it was opened, in sentences
record OpenStore(Path file, VaultStore store, VaultLedger ledger, List<String> lost) {}
