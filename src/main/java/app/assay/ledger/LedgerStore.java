package app.assay.ledger;

import java.io.IOException;

/// The writing half of the ledger's files; a seam where tests let the disk fail.
interface LedgerStore {

  /// Makes the folder.
  void prepare() throws IOException;

  /// Writes whole lines at the end of the ledger and waits until the disk has them.
  ///
  /// @param end where the ledger must end before
  void append(long end, byte[] lines) throws IOException;

  /// Takes back what follows an offset.
  void cutBack(long end) throws IOException;

  /// Copies what follows an offset to the file of unfinished lines, then takes it back.
  void setAside(long end) throws IOException;

  /// Replaces the checkpoint in one step.
  void seal(Checkpoint checkpoint) throws IOException;
}
