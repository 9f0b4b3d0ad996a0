package app.assay.vault.postgres;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Where the password of a team's vault comes from: the environment variable `PGPASSWORD`, else the
/// file that `PGPASSFILE` names, else `.pgpass` in the home folder, as PostgreSQL's own programs
/// do.
///
/// @param environment of the program
/// @param home the user's folder
public record Passwords(Map<String, String> environment, Path home) {

  /// What was found.
  ///
  /// @param password empty where there is none
  /// @param note what a user whose login is refused should know; may be empty
  record Found(Optional<String> password, String note) {

    /// Says nothing of the password.
    @Override
    public String toString() {
      return password.isPresent() ? "a password" : "no password";
    }
  }

  private static final Set<PosixFilePermission> OTHERS =
      Set.of(
          PosixFilePermission.GROUP_READ,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.GROUP_EXECUTE,
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE,
          PosixFilePermission.OTHERS_EXECUTE);

  public Passwords {
    environment = Map.copyOf(environment);
  }

  /// Says nothing of what is in the environment.
  @Override
  public String toString() {
    return "Passwords";
  }

  /// Who logs in where the address names nobody: `PGUSER`.
  Optional<String> user() {
    return Optional.ofNullable(environment.get("PGUSER")).filter(user -> !user.isBlank());
  }

  /// The password for an address that names its user.
  Found of(PostgresAddress address) {
    String given = environment.getOrDefault("PGPASSWORD", "");
    if (!given.isEmpty()) {
      return new Found(Optional.of(given), "");
    }
    Path file = file();
    if (!Files.isRegularFile(file)) {
      return new Found(Optional.empty(), "");
    }
    try {
      if (isOpenToOthers(file)) {
        return new Found(
            Optional.empty(),
            "The file of passwords was not used, since others may read it (chmod 600 helps).");
      }
      return new Found(
          Files.readAllLines(file, StandardCharsets.UTF_8).stream()
              .map(line -> matched(line, address))
              .flatMap(Optional::stream)
              .findFirst(),
          "");
    } catch (IOException e) {
      return new Found(Optional.empty(), "The file of passwords could not be read.");
    }
  }

  private Path file() {
    String named = environment.getOrDefault("PGPASSFILE", "");
    if (!named.isEmpty()) {
      return Path.of(named);
    }
    String roaming = environment.getOrDefault("APPDATA", "");
    boolean windows =
        environment.getOrDefault("OS", "").toLowerCase(Locale.ROOT).contains("windows");
    return windows && !roaming.isEmpty()
        ? Path.of(roaming, "postgresql", "pgpass.conf")
        : home.resolve(".pgpass");
  }

  private static boolean isOpenToOthers(Path file) throws IOException {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        && Files.getPosixFilePermissions(file).stream().anyMatch(OTHERS::contains);
  }

  /// The password of a line `host:port:database:user:password` where it is about this address.
  private static Optional<String> matched(String line, PostgresAddress address) {
    if (line.startsWith("#")) {
      return Optional.empty();
    }
    List<String> fields = fields(line);
    List<String> wanted =
        List.of(
            address.host(),
            Integer.toString(address.port()),
            address.database(),
            address.user().orElse(""));
    if (fields.size() <= wanted.size()) {
      return Optional.empty();
    }
    for (int i = 0; i < wanted.size(); i++) {
      if (!fields.get(i).equals("*") && !fields.get(i).equals(wanted.get(i))) {
        return Optional.empty();
      }
    }
    return Optional.of(fields.get(wanted.size()));
  }

  /// The parts between colons; `\:` and `\\` are a colon and a backslash.
  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\\' && i + 1 < line.length()) {
        i++;
        field.append(line.charAt(i));
      } else if (c == ':') {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return fields;
  }
}
