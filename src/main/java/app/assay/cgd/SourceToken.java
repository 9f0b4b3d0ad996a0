package app.assay.cgd;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// References that are one word: addresses, files, paths, commits, tickets.
final class SourceToken {

  private static final Set<String> TOP_LEVEL =
      Set.of(
          "com", "org", "net", "io", "ai", "gov", "edu", "int", "eu", "uk", "de", "fr", "it", "ch",
          "at", "nl", "es", "jp", "dev", "app", "info");

  private static final Set<String> FILES =
      Set.of(
          "pdf", "doc", "docx", "xls", "xlsx", "csv", "tsv", "md", "txt", "rtf", "odt", "ods",
          "ppt", "pptx", "html", "htm", "xml", "json", "jsonl", "yaml", "yml", "toml", "ini", "cfg",
          "log", "sql", "db", "java", "kt", "ts", "tsx", "js", "jsx", "mjs", "vue", "py", "ipynb",
          "rb", "go", "rs", "c", "h", "cpp", "cs", "php", "sh", "ps1", "css", "scss", "png", "jpg",
          "jpeg", "svg", "tex", "bib", "eml", "zip");

  private SourceToken() {}

  static Optional<SourceWording.Reference> reference(String word) {
    String token = strip(word);
    String lower = token.toLowerCase(Locale.ROOT);
    if (lower.contains("http://") || lower.contains("https://") || lower.startsWith("www.")) {
      return found("a web address", token);
    }
    int at = token.indexOf('@');
    if (at > 0 && token.indexOf('.', at) > at + 1) {
      return found("a person's address", token);
    }
    if (isDomain(lower)) {
      return found("a web address", token);
    }
    if (isFile(lower)) {
      return found("a file", token);
    }
    if (isPath(token)) {
      return found("a path", token);
    }
    if (isCommit(token)) {
      return found("a commit", token);
    }
    if (isTicket(token)) {
      return found("a ticket", token);
    }
    return Optional.empty();
  }

  /// Without brackets, quotes and stops around it.
  static String strip(String word) {
    int start = 0;
    int end = word.length();
    while (start < end && "([{\"'`“‘«<*".indexOf(word.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && ")]}\"'`”’»>*,;:.!?".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    return word.substring(start, end);
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /// `example.com` and `example.com/prices`, not `Node.js` and not `1.2`.
  private static boolean isDomain(String lower) {
    int slash = lower.indexOf('/');
    String host = slash < 0 ? lower : lower.substring(0, slash);
    int dot = host.lastIndexOf('.');
    return dot > 0 && TOP_LEVEL.contains(host.substring(dot + 1));
  }

  private static boolean isFile(String lower) {
    int hash = lower.indexOf('#');
    String name = hash < 0 ? lower : lower.substring(0, hash);
    int colon = name.indexOf(':', 2);
    String path = colon < 0 ? name : name.substring(0, colon);
    int dot = path.lastIndexOf('.');
    return dot > 0 && FILES.contains(path.substring(dot + 1));
  }

  /// `public/buttons`, `./notes`, `C:\\spec`; neither `n/a` nor `and/or`.
  private static boolean isPath(String token) {
    int slash = Math.max(token.indexOf('/'), token.indexOf('\\'));
    boolean several = slash >= 0 && token.indexOf(token.charAt(slash), slash + 1) > 0;
    boolean longNames = slash >= 4 && token.length() - slash > 4;
    return several || longNames || (slash >= 0 && slash <= 2 && token.length() > 6);
  }

  private static boolean isCommit(String token) {
    boolean digit = false;
    boolean letter = false;
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      digit |= isDigit(c);
      letter |= c >= 'a' && c <= 'f';
      if (!isDigit(c) && (c < 'a' || c > 'f')) {
        return false;
      }
    }
    return token.length() >= 7 && token.length() <= 64 && digit && letter;
  }

  /// `OPS-123`, `#45`.
  private static boolean isTicket(String token) {
    if (token.startsWith("#")) {
      return token.length() > 1 && isDigit(token.charAt(1));
    }
    int hyphen = token.indexOf('-');
    if (hyphen < 2 || hyphen == token.length() - 1) {
      return false;
    }
    boolean upper = token.substring(0, hyphen).chars().allMatch(c -> c >= 'A' && c <= 'Z');
    return upper && token.substring(hyphen + 1).chars().allMatch(SourceToken::isDigit);
  }

  private static Optional<SourceWording.Reference> found(String pattern, String token) {
    return Optional.of(new SourceWording.Reference(pattern, token));
  }
}
