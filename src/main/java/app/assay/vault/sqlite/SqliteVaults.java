package app.assay.vault.sqlite;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sql.SqlFailure;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/// Opens and makes vaults that are files.
public final class SqliteVaults {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Clock clock;
  private final Duration patience;

  public SqliteVaults(Clock clock) {
    this(clock, PATIENCE);
  }

  /// @param patience how long to wait for another program that writes
  public SqliteVaults(Clock clock, Duration patience) {
    this.clock = clock;
    this.patience = patience;
  }

  /// Opens a vault. Nothing is written: neither to it nor beside it.
  ///
  /// @throws VaultException MISSING, DAMAGED for what is no vault, BUSY, UNAVAILABLE
  public VaultStore open(Path path) throws VaultException {
    VaultFile file = file(path);
    file.requireFile();
    return new SqliteVault(file, Inspection.of(file), clock);
  }

  /// Makes an empty vault, with the folders above it, and opens it.
  ///
  /// @throws VaultException EXISTS when anything is there, UNAVAILABLE
  public VaultStore create(Path path) throws VaultException {
    VaultFile file = file(path);
    try {
      Files.createDirectories(file.vault().getParent());
      Files.createFile(file.vault());
    } catch (FileAlreadyExistsException e) {
      throw new VaultException(
          VaultError.Kind.EXISTS,
          "There is something at " + file.vault() + " already. It was left as it is.");
    } catch (IOException e) {
      throw new VaultException(
          VaultError.Kind.UNAVAILABLE,
          "No vault could be made at " + file.vault() + ": the folder cannot be written.");
    }
    make(file);
    return open(path);
  }

  /// Brings a vault from before evidence of the type `notion` was to the schema of today. A copy of
  /// it, named for the time, is put beside it first.
  ///
  /// @return the copy; empty when there was nothing to do
  /// @throws VaultException READ_ONLY, BUSY, EXISTS for the copy, and as [#open(Path)]
  public Optional<Path> upgrade(Path path) throws VaultException {
    VaultFile file = file(path);
    file.requireFile();
    return new Upgrade(file, clock).run();
  }

  private static void make(VaultFile file) throws VaultException {
    SqliteDialect dialect = new SqliteDialect();
    try (Connection connection = file.alone();
        Statement statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      for (String sql : VaultSchema.statements()) {
        statement.execute(sql);
      }
      statement.execute("PRAGMA user_version = " + VaultSchema.VERSION);
      statement.execute("COMMIT");
    } catch (SQLException e) {
      try {
        Files.deleteIfExists(file.vault());
      } catch (IOException left) {
        e.addSuppressed(left);
      }
      throw SqlFailure.of(dialect, e);
    }
  }

  /// A link is followed, so that one vault has one file beside it.
  private VaultFile file(Path path) throws VaultException {
    try {
      Path real = Files.isSymbolicLink(path) ? path.toRealPath() : path.toAbsolutePath();
      return new VaultFile(real.normalize(), patience);
    } catch (IOException e) {
      throw new VaultException(VaultError.Kind.MISSING, "The link " + path + " leads to no vault.");
    }
  }
}
