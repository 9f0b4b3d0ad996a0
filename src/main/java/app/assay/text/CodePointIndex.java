package app.assay.text;

import java.util.Arrays;

/// Translates code-point indexes, which YAML marks count, into UTF-16 offsets, which Java counts.
public final class CodePointIndex {

  /// Code-point index of each character outside the basic plane, ascending.
  private final int[] pairs;

  public CodePointIndex(CharSequence text) {
    int[] found = new int[8];
    int count = 0;
    int codePoint = 0;
    for (int i = 0; i < text.length(); i++, codePoint++) {
      if (i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
        if (count == found.length) {
          found = Arrays.copyOf(found, count * 2);
        }
        found[count++] = codePoint;
        i++;
      }
    }
    this.pairs = Arrays.copyOf(found, count);
  }

  /// The UTF-16 offset at which the code point with this index begins.
  public int offset(int codePointIndex) {
    int at = Arrays.binarySearch(pairs, codePointIndex);
    return codePointIndex + (at >= 0 ? at : -at - 1);
  }
}
