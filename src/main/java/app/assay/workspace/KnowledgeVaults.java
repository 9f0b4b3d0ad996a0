package app.assay.workspace;

import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.postgres.Passwords;
import app.assay.vault.postgres.PostgresVaults;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/// Finds and opens knowledge stores: files of SQLite, databases of teams.
public final class KnowledgeVaults {

  /// The variable of the environment that names a vault, as upstream's.
  public static final String VARIABLE = "KNOWLEDGE_VAULT_PATH";

  private static final String FOLDER = ".knowledge";
  private static final String FILE = "vault.db";
  private static final Set<String> HOUSES = Set.of(FOLDER, "knowledge");

  private final Clock clock;
  private final Passwords passwords;

  /// With the environment of this program.
  public KnowledgeVaults(Clock clock) {
    this(clock, System.getenv());
  }

  /// @param environment where a team's database finds its password, as PostgreSQL's programs do
  public KnowledgeVaults(Clock clock, Map<String, String> environment) {
    this.clock = clock;
    this.passwords = new Passwords(environment, Path.of(System.getProperty("user.home")));
  }

  /// Where a vault is looked for when none is named: where the environment says, at the top of the
  /// checkout of git, in the nearest folder above, or here (rulebook §1.3).
  public static Path standard(Path folder, Map<String, String> environment) {
    String named = environment.getOrDefault(VARIABLE, "");
    if (!named.isBlank()) {
      return folder.resolve(named).toAbsolutePath().normalize();
    }
    Optional<GitCheckout> checkout = GitCheckout.of(folder);
    if (checkout.isPresent()) {
      return in(checkout.get().root());
    }
    for (@Nullable Path up = folder; up != null; up = up.getParent()) {
      if (Files.isRegularFile(in(up))) {
        return in(up);
      }
    }
    return in(folder);
  }

  /// Where a vault is that somebody named, or the standard place.
  ///
  /// @param named a file's path, or the address of a team's database; empty for the standard place
  /// @param folder what paths are relative to
  /// @throws InvalidPathException for what is neither
  public static VaultPlace place(
      Optional<String> named, Path folder, Map<String, String> environment) {
    Optional<String> wanted =
        named.or(() -> Optional.ofNullable(environment.get(VARIABLE)).filter(v -> !v.isBlank()));
    if (wanted.filter(PostgresVaults::isAddress).isPresent()) {
      return new VaultPlace.InDatabase(wanted.get(), folder);
    }
    return new VaultPlace.InFile(
        named
            .map(name -> folder.resolve(name).toAbsolutePath().normalize())
            .orElseGet(() -> standard(folder, environment)));
  }

  /// Where the vault is that a file of a folder stands for: itself, or the database it names.
  ///
  /// @throws VaultException MISSING where it names none
  public static VaultPlace placeOf(Path file) throws VaultException {
    if (!TeamVaultFile.isOne(file)) {
      return new VaultPlace.InFile(file);
    }
    return new VaultPlace.InDatabase(
        new TeamVaultFile(new DocumentFile())
            .read(file)
            .orElseThrow(
                () ->
                    new VaultException(
                        VaultError.Kind.MISSING,
                        "%s names no team's vault. Enter its address again.".formatted(file))),
        ledgerRoot(file));
  }

  /// Opens a vault.
  public VaultStore open(VaultPlace place) throws VaultException {
    return switch (place) {
      case VaultPlace.InFile(Path file) -> open(file);
      case VaultPlace.InDatabase(String address, Path _) ->
          new PostgresVaults(clock, passwords).open(address);
    };
  }

  /// Opens a vault for somebody who may lose patience: what a server keeps waiting is left behind.
  ///
  /// @throws CancellationException when the user stopped it
  public VaultStore open(VaultPlace place, Progress progress) throws VaultException {
    if (place instanceof VaultPlace.InFile(Path file)) {
      return open(file);
    }
    return switch (Stoppable.run(() -> tried(place), progress)) {
      case Tried.Opened(VaultStore store) -> store;
      case Tried.Refused(VaultError error) -> throw new VaultException(error);
    };
  }

  private sealed interface Tried {
    record Opened(VaultStore store) implements Tried {}

    record Refused(VaultError error) implements Tried {}
  }

  private Tried tried(VaultPlace place) {
    try {
      return new Tried.Opened(open(place));
    } catch (VaultException e) {
      return new Tried.Refused(e.error());
    }
  }

  /// Makes an empty vault.
  public VaultStore create(VaultPlace place) throws VaultException {
    return switch (place) {
      case VaultPlace.InFile(Path file) -> create(file);
      case VaultPlace.InDatabase(String address, Path _) ->
          new PostgresVaults(clock, passwords).create(address);
    };
  }

  /// Brings a vault that an older program made to the schema of today. There is one schema of a
  /// team's vault, so that it is only looked at.
  ///
  /// @return the copy that was put beside it before; empty when there was nothing to do
  public Optional<Path> upgrade(VaultPlace place) throws VaultException {
    return switch (place) {
      case VaultPlace.InFile(Path file) -> new SqliteVaults(clock).upgrade(file);
      case VaultPlace.InDatabase _ -> {
        open(place).close();
        yield Optional.empty();
      }
    };
  }

  /// The ledger that is told what is decided about a vault that is open.
  ///
  /// @param program version of the program
  public VaultLedger ledger(VaultPlace place, VaultStore store, String program) {
    return switch (place) {
      case VaultPlace.InFile(Path file) -> ledger(file, program);
      case VaultPlace.InDatabase(String _, Path folder) ->
          new VaultLedger(
              Ledger.open(Vault.recordedAt(folder).orElse(folder), clock),
              store.name().replace("://", ":"),
              program);
    };
  }

  /// Opens the vault in a file.
  public VaultStore open(Path file) throws VaultException {
    return new SqliteVaults(clock).open(file);
  }

  /// Makes a vault in a file that is not there yet.
  public VaultStore create(Path file) throws VaultException {
    return new SqliteVaults(clock).create(file);
  }

  /// The folder whose ledger is told what is decided about a vault: the nearest one above with
  /// decisions in it, else the folder of the file, or the one around a `.knowledge`.
  public static Path ledgerRoot(Path file) {
    Path folder = folderOf(file);
    return Vault.recordedAt(folder).orElseGet(() -> home(folder));
  }

  /// The ledger that is told what is decided about the vault in a file.
  ///
  /// @param program version of the program
  public VaultLedger ledger(Path file, String program) {
    Path root = ledgerRoot(file);
    String name = root.relativize(file.toAbsolutePath().normalize()).toString();
    return new VaultLedger(
        Ledger.open(root, clock), name.replace(file.getFileSystem().getSeparator(), "/"), program);
  }

  private static Path home(Path folder) {
    @Nullable Path name = folder.getFileName();
    @Nullable Path parent = folder.getParent();
    return name != null && parent != null && HOUSES.contains(name.toString()) ? parent : folder;
  }

  private static Path folderOf(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    @Nullable Path parent = absolute.getParent();
    return parent == null ? absolute : parent;
  }

  private static Path in(Path folder) {
    return folder.resolve(FOLDER).resolve(FILE);
  }
}
