package app.assay.hitl.signature;

/// Lists of patterns as OpenSSH has them (ssh_config(5), PATTERNS): `*` and `?`, separated by
/// commas, `!` excludes.
final class PatternList {

  private PatternList() {}

  /// True when a pattern fits and none that excludes does.
  static boolean matches(String patterns, String text) {
    boolean found = false;
    for (String pattern : patterns.split(",", -1)) {
      if (pattern.startsWith("!")) {
        if (fits(pattern.substring(1), text)) {
          return false;
        }
      } else {
        found |= fits(pattern, text);
      }
    }
    return found;
  }

  /// Goes back to the last `*` alone, so the time is bounded by the product of both lengths.
  private static boolean fits(String pattern, String text) {
    int at = 0;
    int star = -1;
    int kept = 0;
    for (int i = 0; i < text.length(); ) {
      char wanted = at < pattern.length() ? pattern.charAt(at) : '\0';
      if (at < pattern.length() && wanted == '*') {
        star = at++;
        kept = i;
      } else if (at < pattern.length() && (wanted == '?' || wanted == text.charAt(i))) {
        at++;
        i++;
      } else if (star >= 0) {
        at = star + 1;
        i = ++kept;
      } else {
        return false;
      }
    }
    return pattern.substring(at).chars().allMatch(c -> c == '*');
  }
}
