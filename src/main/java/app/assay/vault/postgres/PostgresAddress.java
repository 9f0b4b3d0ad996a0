package app.assay.vault.postgres;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where a team's vault is: `postgresql://user@host:port/database?parameters`. It never holds a
/// password; nothing of an address that cannot be read is repeated, since it may hold one.
///
/// @param user empty where the address names none
/// @param ssl parameters about encryption, handed on to the driver as they are
record PostgresAddress(
    Optional<String> user,
    String host,
    int port,
    String database,
    Map<String, String> ssl,
    Patience patience) {

  /// How long to wait, from the parameters `connect_timeout`, `statement_timeout` and
  /// `lock_timeout` in seconds.
  record Patience(Duration connect, Duration statement, Duration lock) {}

  private static final int PORT = 5432;
  private static final int MOST_SECONDS = 3_600;
  private static final Set<String> SSL = Set.of("sslmode", "sslrootcert", "sslcert", "sslkey");
  private static final Pattern WHOLE =
      Pattern.compile("postgres(?:ql)?://([^/?#]*)/([^/?#]*)(?:\\?([^#]*))?");
  private static final Pattern PLACE =
      Pattern.compile("(?:([^@]*)@)?(\\[[0-9a-fA-F:.]+]|[^@:\\[\\]]+)(?::([0-9]{1,5}))?");

  PostgresAddress {
    ssl = Map.copyOf(ssl);
  }

  /// Whether a text wants to be an address of a team's vault and not a path.
  static boolean isOne(String text) {
    return text.startsWith("postgresql://") || text.startsWith("postgres://");
  }

  static PostgresAddress of(String text) throws VaultException {
    Matcher whole = WHOLE.matcher(text);
    if (!whole.matches()) {
      throw unreadable();
    }
    Matcher place = PLACE.matcher(whole.group(1));
    boolean placed = place.matches();
    if (whole.group(1).matches(".*:.*@.*") || (placed && has(place.group(1), ':'))) {
      throw refused(
          "The address of a vault may hold no password. Take it out, and give the password in the"
              + " environment variable PGPASSWORD or in the file ~/.pgpass.");
    }
    String database = decoded(whole.group(2));
    if (!placed || database.isEmpty()) {
      throw unreadable();
    }
    Map<String, String> parameters = parameters(Optional.ofNullable(whole.group(3)).orElse(""));
    Map<String, String> ssl = new LinkedHashMap<>(parameters);
    ssl.keySet().retainAll(SSL);
    return new PostgresAddress(
        Optional.ofNullable(place.group(1))
            .filter(user -> !user.isEmpty())
            .map(PostgresAddress::decoded),
        place.group(2),
        port(place.group(3)),
        database,
        ssl,
        new Patience(
            seconds(parameters, "connect_timeout", 10),
            seconds(parameters, "statement_timeout", 30),
            seconds(parameters, "lock_timeout", 10)));
  }

  /// The address for people: who, where, which; without parameters.
  String name() {
    return "postgresql://%s%s:%d/%s"
        .formatted(user.map(who -> who + "@").orElse(""), host, port, database);
  }

  /// The same place for a user that the address did not name.
  PostgresAddress as(String who) {
    return new PostgresAddress(Optional.of(who), host, port, database, ssl, patience);
  }

  private static boolean has(String text, char wanted) {
    return text != null && text.indexOf(wanted) >= 0;
  }

  private static int port(String digits) throws VaultException {
    int port = digits == null ? PORT : Integer.parseInt(digits);
    if (port < 1 || port > 0xffff) {
      throw unreadable();
    }
    return port;
  }

  private static Map<String, String> parameters(String query) throws VaultException {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String parameter : query.isEmpty() ? new String[0] : query.split("&", -1)) {
      int equals = parameter.indexOf('=');
      String name = equals < 0 ? parameter : parameter.substring(0, equals);
      boolean known = SSL.contains(name) || name.matches("(connect|statement|lock)_timeout");
      if (equals < 0 || !known) {
        throw refused(
            "The address of the vault has a parameter that is not known here. Known are sslmode,"
                + " sslrootcert, sslcert, sslkey, connect_timeout, statement_timeout and"
                + " lock_timeout; a password belongs in PGPASSWORD or ~/.pgpass.");
      }
      parameters.put(name, decoded(parameter.substring(equals + 1)));
    }
    return parameters;
  }

  private static Duration seconds(Map<String, String> parameters, String name, int usual)
      throws VaultException {
    String text = parameters.getOrDefault(name, Integer.toString(usual));
    if (!text.matches("[0-9]{1,4}") || Integer.parseInt(text) < 1) {
      throw refused(
          "%s in the address of the vault is a number of seconds, 1 to %d."
              .formatted(name, MOST_SECONDS));
    }
    return Duration.ofSeconds(Math.min(MOST_SECONDS, Integer.parseInt(text)));
  }

  /// The text with its `%20` and the like made plain.
  private static String decoded(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] plain = new byte[bytes.length];
    int length = 0;
    for (int i = 0; i < bytes.length; i++) {
      boolean coded =
          bytes[i] == '%'
              && i + 2 < bytes.length
              && Character.digit(bytes[i + 1], 16) >= 0
              && Character.digit(bytes[i + 2], 16) >= 0;
      if (coded) {
        plain[length++] =
            (byte) (Character.digit(bytes[i + 1], 16) * 16 + Character.digit(bytes[i + 2], 16));
        i += 2;
      } else {
        plain[length++] = bytes[i];
      }
    }
    return new String(plain, 0, length, StandardCharsets.UTF_8);
  }

  private static VaultException unreadable() {
    return refused(
        "The address of the vault cannot be read. It should look like"
            + " postgresql://user@host:5432/database.");
  }

  private static VaultException refused(String message) {
    return new VaultException(VaultError.Kind.UNAVAILABLE, message);
  }
}
