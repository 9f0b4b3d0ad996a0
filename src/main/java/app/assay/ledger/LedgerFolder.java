package app.assay.ledger;

import java.nio.file.Path;

/// The places of the ledger's files in a vault.
record LedgerFolder(Path root) {

  Path path() {
    return root.resolve(".assay");
  }

  /// The entries.
  Path ledger() {
    return path().resolve("ledger.jsonl");
  }

  /// Length and head, repeated.
  Path checkpoint() {
    return path().resolve("ledger.checkpoint");
  }

  /// Empty; whoever holds its lock may append.
  Path lock() {
    return path().resolve("ledger.lock");
  }

  /// Half lines that crashes left behind.
  Path unfinished() {
    return path().resolve("ledger.unfinished");
  }
}
