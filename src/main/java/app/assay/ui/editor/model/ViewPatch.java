package app.assay.ui.editor.model;

import java.util.Optional;

/// The smallest single replacement that turns what is shown into what shall be shown.
///
/// @param start offset in the old characters
/// @param end offset after the last old character that goes
/// @param replacement the characters that come
public record ViewPatch(int start, int end, String replacement) {

  /// The replacement between two texts, or empty when they are equal. Never begins or ends between
  /// the halves of a surrogate pair.
  public static Optional<ViewPatch> between(String old, String shall) {
    if (old.equals(shall)) {
      return Optional.empty();
    }
    int limit = Math.min(old.length(), shall.length());
    int prefix = 0;
    while (prefix < limit && old.charAt(prefix) == shall.charAt(prefix)) {
      prefix++;
    }
    if (prefix > 0 && Character.isHighSurrogate(old.charAt(prefix - 1))) {
      prefix--;
    }
    int suffix = 0;
    while (suffix < limit - prefix
        && old.charAt(old.length() - 1 - suffix) == shall.charAt(shall.length() - 1 - suffix)) {
      suffix++;
    }
    if (suffix > 0 && Character.isLowSurrogate(old.charAt(old.length() - suffix))) {
      suffix--;
    }
    return Optional.of(
        new ViewPatch(
            prefix, old.length() - suffix, shall.substring(prefix, shall.length() - suffix)));
  }
}
