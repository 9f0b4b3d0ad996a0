package app.assay.workspace;

import java.nio.file.Path;

/// Where a knowledge vault is.
public sealed interface VaultPlace {

  /// A vault of one desk.
  ///
  /// @param file absolute
  record InFile(Path file) implements VaultPlace {}

  /// A vault of a team.
  ///
  /// @param address `postgresql://user@host:port/database`, without a password
  /// @param folder where its decisions are recorded
  record InDatabase(String address, Path folder) implements VaultPlace {}
}
