package app.assay.cgd.hash;

/// Hex digits as the format writes them.
final class Hex {

  private Hex() {}

  /// True when nothing but `0-9a-f` stands from an offset on.
  static boolean isLowerCase(String value, int from) {
    for (int i = from; i < value.length(); i++) {
      char c = value.charAt(i);
      if (!(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'f')) {
        return false;
      }
    }
    return true;
  }
}
