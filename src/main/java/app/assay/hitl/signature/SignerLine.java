package app.assay.hitl.signature;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Base64;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Takes one line of an allowed signers file apart: principals, options, type, key, comment.
final class SignerLine {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuuMMddHHmmss", Locale.ROOT)
          .withResolverStyle(ResolverStyle.STRICT);

  private final String line;
  private final ZoneId zone;
  private int at;

  SignerLine(String line, ZoneId zone) {
    this.line = line;
    this.zone = zone;
  }

  AllowedSigner read(int number) throws Malformed {
    String principals = principals();
    Map<String, String> options = isKeyType() ? Map.of() : options();
    String type = word();
    SshPublicKey key = key(word());
    if (!key.kind().label().equals(type)) {
      throw new Malformed("it names another type than its key has");
    }
    if (options.containsKey("cert-authority")) {
      throw new Malformed(
          "certificates are not supported; list the keys of the signers themselves");
    }
    Optional<Instant> after = time(options, "valid-after");
    Optional<Instant> before = time(options, "valid-before");
    if (after.isPresent() && before.isPresent() && !after.get().isBefore(before.get())) {
      throw new Malformed("its key is never valid");
    }
    return new AllowedSigner(
        number, principals, key, Optional.ofNullable(options.get("namespaces")), after, before);
  }

  private static SshPublicKey key(String base64) throws Malformed {
    try {
      return SshPublicKey.read(Base64.getDecoder().decode(base64));
    } catch (IllegalArgumentException e) {
      throw new Malformed("its key is not Base64");
    }
  }

  private String principals() throws Malformed {
    boolean quoted = line.startsWith("\"");
    if (quoted) {
      at = 1;
    }
    String principals = quoted ? quotation() : word();
    blanks();
    if (!quoted && principals.indexOf('"') >= 0) {
      throw new Malformed("a quotation mark stands in the middle of its principals");
    }
    if (principals.isBlank()) {
      throw new Malformed("it names nobody");
    }
    return principals;
  }

  private boolean isKeyType() {
    return line.startsWith("ssh-", at)
        || line.startsWith("ecdsa-", at)
        || line.startsWith("sk-", at);
  }

  /// Options up to the next blank outside of quotation marks.
  private Map<String, String> options() throws Malformed {
    Map<String, String> options = new HashMap<>();
    do {
      int start = at;
      while (at < line.length()
          && (Character.isLetter(line.charAt(at)) || line.charAt(at) == '-')) {
        at++;
      }
      String name = line.substring(start, at).toLowerCase(Locale.ROOT);
      if (options.put(name, value(name)) != null) {
        throw new Malformed("it has the option \"%s\" twice".formatted(name));
      }
    } while (skip(','));
    if (at < line.length() && !isBlank(line.charAt(at))) {
      throw new Malformed("its options cannot be read");
    }
    blanks();
    return options;
  }

  private String value(String name) throws Malformed {
    return switch (name) {
      case "cert-authority" -> "";
      case "namespaces", "valid-after", "valid-before" -> quotedValue(name);
      case "" ->
          throw new Malformed("neither an option nor the type of a key follows the principals");
      default -> throw new Malformed("its option \"%s\" is not known".formatted(name));
    };
  }

  private String quotedValue(String name) throws Malformed {
    if (!skip('=') || !skip('"')) {
      throw new Malformed("its option \"%s\" has no value in quotation marks".formatted(name));
    }
    return quotation();
  }

  /// What stands before the closing quotation mark; `\"` is a mark inside.
  private String quotation() throws Malformed {
    StringBuilder text = new StringBuilder();
    while (at < line.length()) {
      char c = line.charAt(at++);
      if (c == '"') {
        return text.toString();
      }
      if (c == '\\' && at < line.length() && line.charAt(at) == '"') {
        c = line.charAt(at++);
      }
      text.append(c);
    }
    throw new Malformed("a quotation mark is missing");
  }

  private String word() throws Malformed {
    int start = at;
    while (at < line.length() && !isBlank(line.charAt(at))) {
      at++;
    }
    String word = line.substring(start, at);
    blanks();
    if (word.isEmpty()) {
      throw new Malformed("it ends before its key");
    }
    return word;
  }

  private Optional<Instant> time(Map<String, String> options, String name) throws Malformed {
    String written = options.get(name);
    if (written == null) {
      return Optional.empty();
    }
    boolean utc = written.endsWith("Z");
    String digits = utc ? written.substring(0, written.length() - 1) : written;
    try {
      if (digits.length() != 8 && digits.length() != 12 && digits.length() != 14) {
        throw new DateTimeException("neither a day nor a time");
      }
      LocalDateTime time = LocalDateTime.parse((digits + "000000").substring(0, 14), TIME);
      return Optional.of(time.atZone(utc ? ZoneOffset.UTC : zone).toInstant());
    } catch (DateTimeException e) {
      throw new Malformed(
          "its option \"%s\" is not of the form YYYYMMDD or YYYYMMDDHHMM[SS], with or without Z"
              .formatted(name));
    }
  }

  private boolean skip(char c) {
    boolean there = at < line.length() && line.charAt(at) == c;
    if (there) {
      at++;
    }
    return there;
  }

  private void blanks() {
    while (at < line.length() && isBlank(line.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
