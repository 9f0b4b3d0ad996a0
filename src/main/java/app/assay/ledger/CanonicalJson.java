package app.assay.ledger;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Writes JSON in the one form RFC 8785 allows, so that equal values have equal bytes and hashes.
///
/// Takes strings, whole numbers of at most 2^53 - 1 and objects of these; that is all the ledger
/// holds, and it leaves out the one hard part of the RFC, the spelling of fractions.
final class CanonicalJson {

  /// The largest whole number every JSON reader keeps exactly.
  static final long MAX_NUMBER = (1L << 53) - 1;

  private CanonicalJson() {}

  /// The object without any white space, keys in the order of their UTF-16 units.
  ///
  /// @throws IllegalArgumentException for any other value, or a string with half a surrogate pair
  static String of(Map<String, ?> object) {
    StringBuilder out = new StringBuilder(512);
    write(object, out);
    return out.toString();
  }

  /// True when a text has a UTF-8 form, that is no half of a surrogate pair.
  static boolean isWritable(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      } else if (Character.isSurrogate(c)) {
        return false;
      }
    }
    return true;
  }

  private static void write(Map<?, ?> object, StringBuilder out) {
    SortedMap<String, Object> sorted = new TreeMap<>();
    object.forEach((key, value) -> sorted.put((String) key, value));
    char before = '{';
    for (var field : sorted.entrySet()) {
      out.append(before);
      before = ',';
      write(field.getKey(), out);
      out.append(':');
      switch (field.getValue()) {
        case String text -> write(text, out);
        case Long number when Math.abs(number) <= MAX_NUMBER -> out.append(number.longValue());
        case Map<?, ?> inner -> write(inner, out);
        default -> throw new IllegalArgumentException("not a ledger value: " + field.getKey());
      }
    }
    out.append(sorted.isEmpty() ? "{}" : "}");
  }

  private static void write(String text, StringBuilder out) {
    if (!isWritable(text)) {
      throw new IllegalArgumentException("half a surrogate pair");
    }
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\t' -> out.append("\\t");
        case '\n' -> out.append("\\n");
        case '\f' -> out.append("\\f");
        case '\r' -> out.append("\\r");
        default -> {
          if (c < 0x20) {
            out.append(c < 0x10 ? "\\u000" : "\\u00").append(Integer.toHexString(c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
