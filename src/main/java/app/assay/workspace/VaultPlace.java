package app.assay.workspace;

import java.nio.file.Path;

/// Where a knowledge vault is.
public sealed interface VaultPlace {

  /// A vault of one desk.
  ///
  /// @param file absolute
  record InFile(Path file) implements VaultPlace {}
}
