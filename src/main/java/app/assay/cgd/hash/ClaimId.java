package app.assay.cgd.hash;

import app.assay.text.SourceText;
import app.assay.text.WhiteSpace;
import java.nio.charset.StandardCharsets;

/// Claim ids (CLARITY_GATE_FORMAT_SPEC §5, RFC-001 §3.4).
public final class ClaimId {

  /// What every id begins with.
  public static final String PREFIX = "claim-";

  /// Digits of an id of the specification; longer ones are advised above 1,000 claims.
  public static final int DIGITS = 8;

  private static final int LONGEST_NAME = 64;

  private ClaimId() {}

  /// The id of a claim: 8 digits of the hash of its text, white space normalised, and location.
  public static String compute(String text, String location) {
    return compute(text, location, DIGITS);
  }

  /// As [#compute(String, String)] with more digits.
  ///
  /// @param digits 8 to 64
  public static String compute(String text, String location, int digits) {
    return PREFIX + normalised(text, location).substring(0, checked(digits));
  }

  /// The id by the letter of the specification, which hashes text and location as written.
  public static String computeRaw(String text, String location) {
    return PREFIX + raw(text, location).substring(0, DIGITS);
  }

  /// True for `claim-` and 1 to 64 of `a-z 0-9 . _ -`.
  public static boolean isAccepted(String id) {
    int length = id.length() - PREFIX.length();
    if (!id.startsWith(PREFIX) || length < 1 || length > LONGEST_NAME) {
      return false;
    }
    for (int i = PREFIX.length(); i < id.length(); i++) {
      char c = id.charAt(i);
      boolean letterOrDigit = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      if (!letterOrDigit && c != '.' && c != '_' && c != '-') {
        return false;
      }
    }
    return true;
  }

  /// True for an accepted id that is at least 8 hex digits, as a computed one is.
  public static boolean isHashShaped(String id) {
    return isAccepted(id)
        && id.length() >= PREFIX.length() + DIGITS
        && Hex.isLowerCase(id, PREFIX.length());
  }

  /// True when an id is computed from this text and location, normalised or raw, with any number of
  /// digits from 8.
  public static boolean matches(String id, String text, String location) {
    if (!isHashShaped(id)) {
      return false;
    }
    String digits = id.substring(PREFIX.length());
    return normalised(text, location).startsWith(digits) || raw(text, location).startsWith(digits);
  }

  private static int checked(int digits) {
    if (digits < DIGITS || digits > LONGEST_NAME) {
      throw new IllegalArgumentException("digits must be 8 to 64, not " + digits);
    }
    return digits;
  }

  private static String normalised(String text, String location) {
    return raw(WhiteSpace.collapse(text), WhiteSpace.strip(location));
  }

  private static String raw(String text, String location) {
    return SourceText.sha256((text + "|" + location).getBytes(StandardCharsets.UTF_8));
  }
}
