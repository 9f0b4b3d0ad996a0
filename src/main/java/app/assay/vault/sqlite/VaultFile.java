package app.assay.vault.sqlite;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/// A vault's file and the one beside it, and how they are opened.
///
/// Neither file is ever opened but through SQLite: closing any other handle of this process would
/// take away the locks that SQLite holds on it.
///
/// @param patience how long to wait for another program
record VaultFile(Path vault, Path sidecar, Duration patience) {

  /// SQLite found what a killed program left, and may not put it right.
  private static final int READ_ONLY_ROLLBACK = 776;

  private static final List<String> ALWAYS =
      List.of(
          "PRAGMA foreign_keys = ON",
          "PRAGMA trusted_schema = OFF",
          "PRAGMA cell_size_check = ON",
          "PRAGMA synchronous = FULL",
          "PRAGMA fullfsync = ON");

  private static final List<String> NETWORK =
      List.of("nfs", "cifs", "smb", "afpfs", "webdav", "fuse.sshfs");

  /// Which file lies at the path now.
  record Identity(Object key, long madeAt) {}

  VaultFile(Path vault, Duration patience) {
    this(vault, Sidecar.of(vault), patience);
  }

  /// Says in words what is not there or no file.
  void requireFile() throws VaultException {
    if (Files.isDirectory(vault)) {
      throw new VaultException(
          VaultError.Kind.DAMAGED, vault + " is a folder, not a vault. Name the file in it.");
    }
    if (!Files.exists(vault)) {
      throw new VaultException(VaultError.Kind.MISSING, "There is no vault at " + vault + ".");
    }
    if (!Files.isRegularFile(vault)) {
      throw new VaultException(VaultError.Kind.DAMAGED, vault + " is no file.");
    }
  }

  /// Whether the vault, the file beside it or their folder may only be read.
  boolean isLocked() {
    return !Files.isWritable(vault)
        || !Files.isWritable(vault.getParent())
        || (Files.exists(sidecar) && !Files.isWritable(sidecar));
  }

  boolean hasSidecar() {
    try {
      return Files.size(sidecar) > 0;
    } catch (IOException e) {
      return false;
    }
  }

  /// What a user should know where the file lies on a drive of the network.
  Optional<String> network() {
    try {
      String type = Files.getFileStore(vault).type().toLowerCase(Locale.ROOT);
      return NETWORK.stream().anyMatch(type::startsWith)
          ? Optional.of(
              "The vault lies on a network drive (%s), where locks between computers may fail: let only one program change it at a time."
                  .formatted(type))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  Identity identity() throws VaultException {
    try {
      BasicFileAttributes is = Files.readAttributes(vault, BasicFileAttributes.class);
      Object key = is.fileKey();
      return key == null ? new Identity("", is.creationTime().toMillis()) : new Identity(key, 0);
    } catch (IOException e) {
      throw new VaultException(
          VaultError.Kind.MISSING, "There is no vault at " + vault + " any more.");
    }
  }

  /// Removes what killed programs left of journals over both files. Only for who holds the lock to
  /// write: then no such journal is in use.
  void clear() {
    String left = vault.getFileName() + "-mj";
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(
            vault.getParent(), file -> file.getFileName().toString().startsWith(left))) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | DirectoryIteratorException _) {
      // They are in nobody's way; the next change tries again.
    }
  }

  /// Opens the vault to be read, with the file beside it where there is one.
  Connection reading(boolean withSidecar) throws SQLException {
    Optional<String> beside =
        withSidecar && hasSidecar() ? Optional.of(sidecar.toString()) : Optional.empty();
    try {
      return opened(config(true), beside);
    } catch (SQLException e) {
      if (!isLeftOpen(e)) {
        throw e;
      }
      recover(beside);
      return opened(config(true), beside);
    }
  }

  /// Opens the vault to be changed, with the file beside it, which is made if need be.
  Connection writing() throws SQLException {
    try {
      Files.createFile(sidecar);
    } catch (FileAlreadyExistsException e) {
      return opened(config(false), Optional.of(sidecar.toString()));
    } catch (IOException e) {
      throw new SQLException(e);
    }
    return opened(config(false), Optional.of(sidecar.toString()));
  }

  /// Opens the vault to be changed for a rehearsal: where there is no file beside it, none is made.
  Connection rehearsing() throws SQLException {
    return hasSidecar() ? writing() : opened(config(false), Optional.of(":memory:"));
  }

  /// Opens the vault alone to be changed.
  Connection alone() throws SQLException {
    return opened(config(false), Optional.empty());
  }

  /// Lets SQLite take back what a killed program left half done; that needs the right to write.
  private void recover(Optional<String> beside) throws SQLException {
    opened(config(false), beside).close();
  }

  private static boolean isLeftOpen(SQLException failure) {
    return failure instanceof SQLiteException sqlite
        && sqlite.getResultCode().code == READ_ONLY_ROLLBACK;
  }

  private SQLiteConfig config(boolean readOnly) {
    SQLiteConfig config = new SQLiteConfig();
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    config.setReadOnly(readOnly);
    config.setBusyTimeout((int) patience.toMillis());
    return config;
  }

  private Connection opened(SQLiteConfig config, Optional<String> beside) throws SQLException {
    Connection connection =
        config.createConnection("jdbc:sqlite:file:" + vault.toUri().getRawPath());
    try {
      try (Statement statement = connection.createStatement()) {
        for (String pragma : ALWAYS) {
          statement.execute(pragma);
        }
      }
      if (beside.isPresent()) {
        try (PreparedStatement attach = connection.prepareStatement("ATTACH ? AS assay")) {
          attach.setString(1, beside.get());
          attach.execute();
        }
      }
      look(connection, beside.isPresent());
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /// Reads both files, so that a fault shows now, and the same one first everywhere: two programs
  /// that took them in turn would wait for each other.
  private static void look(Connection connection, boolean both) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("SELECT count(*) FROM main.sqlite_schema");
      if (both) {
        statement.execute("SELECT count(*) FROM assay.sqlite_schema");
      }
    }
  }

  /// Whether the file beside it is open too.
  static boolean isAttached(Handle h) {
    return h.createQuery("SELECT count(*) FROM pragma_database_list WHERE name = 'assay'")
            .mapTo(Integer.class)
            .one()
        > 0;
  }
}
