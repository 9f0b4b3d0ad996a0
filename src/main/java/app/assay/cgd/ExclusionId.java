package app.assay.cgd;

/// The form of an exclusion block's id: `[A-Za-z0-9][A-Za-z0-9._-]{0,63}` (FS §8.3).
public final class ExclusionId {

  private static final int LONGEST = 64;

  private ExclusionId() {}

  /// True for an id a marker may carry and the front matter may list.
  public static boolean isValid(String id) {
    if (id.isEmpty() || id.length() > LONGEST) {
      return false;
    }
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean alphanumeric =
          (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      if (!alphanumeric && (i == 0 || "._-".indexOf(c) < 0)) {
        return false;
      }
    }
    return true;
  }
}
