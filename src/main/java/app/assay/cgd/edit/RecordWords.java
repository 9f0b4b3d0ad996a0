package app.assay.cgd.edit;

import app.assay.text.WhiteSpace;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/// Words people write into a HITL record, and how they are compared.
final class RecordWords {

  static final String CONFIRMED = "✓ Confirmed";
  static final String PENDING = "Pending";
  static final String CHECK = "✓";

  private static final String CHECKS = "✓✔☑✅";
  private static final Set<String> DONE =
      Set.of(
          "confirmed",
          "verified",
          "reviewed",
          "resolved",
          "approved",
          "done",
          "true",
          "yes",
          "confermato",
          "confermata",
          "verificato",
          "verificata",
          "risolto",
          "risolta");

  private static final Set<String> ABOUT_CLAIMS =
      Set.of("claim", "claims", "required", "requires", "confirmation", "verification", "pending");

  private RecordWords() {}

  /// Text for comparison: marks, quotes, case, blanks and the final stop do not count.
  static String normal(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean escape = c == '\\' && i + 1 < text.length() && text.charAt(i + 1) == '|';
      if (!escape && "*`\"“”".indexOf(c) < 0) {
        out.append(c);
      }
    }
    String collapsed = WhiteSpace.collapse(out).toLowerCase(Locale.ROOT);
    return collapsed.endsWith(".") && !collapsed.endsWith("..")
        ? collapsed.substring(0, collapsed.length() - 1)
        : collapsed;
  }

  static boolean hasCheck(String text) {
    return text.chars().anyMatch(c -> CHECKS.indexOf(c) >= 0);
  }

  /// True for nothing but check marks, blanks and a final stop.
  static boolean isOnlyChecks(String text) {
    return text.chars().allMatch(c -> c == '.' || WhiteSpace.is(c) || CHECKS.indexOf(c) >= 0);
  }

  /// True for a status that is a bare word of confirmation, with or without a check mark.
  static boolean meansConfirmed(String status) {
    StringBuilder word = new StringBuilder();
    status.chars().filter(c -> CHECKS.indexOf(c) < 0).forEach(c -> word.append((char) c));
    String normal = normal(word.toString());
    return DONE.contains(normal) || (normal.isEmpty() && hasCheck(status));
  }

  /// True where an id stands in a text as a word of its own.
  static boolean mentions(String text, String id) {
    if (id.isEmpty()) {
      return false;
    }
    for (int at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
      if ((at == 0 || !continuesId(text.charAt(at - 1))) && endsThere(text, at + id.length())) {
        return true;
      }
    }
    return false;
  }

  /// True where two texts have a word of four letters or more in common that is not about claims as
  /// such.
  static boolean shareWord(String one, String other) {
    Set<String> words = words(one);
    return words(other).stream().anyMatch(words::contains);
  }

  private static Set<String> words(String text) {
    Set<String> words = new HashSet<>();
    int start = 0;
    String normal = normal(text);
    for (int i = 0; i <= normal.length(); i++) {
      if (i == normal.length() || !Character.isLetterOrDigit(normal.charAt(i))) {
        if (i - start >= 4) {
          words.add(normal.substring(start, i));
        }
        start = i + 1;
      }
    }
    words.removeAll(ABOUT_CLAIMS);
    return words;
  }

  private static boolean endsThere(String text, int at) {
    if (at == text.length()) {
      return true;
    }
    boolean stop = text.charAt(at) == '.';
    return stop ? endsWord(text, at + 1) : !continuesId(text.charAt(at));
  }

  private static boolean endsWord(String text, int at) {
    return at == text.length() || !continuesId(text.charAt(at));
  }

  private static boolean continuesId(char c) {
    return Character.isLetterOrDigit(c) || c == '-' || c == '_';
  }
}
