package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// A heading of the body, outside fences.
///
/// @param level 1 to 6
/// @param text its words without marks
/// @param slug ASCII-safe and unique in the document (FS §5.4)
/// @param ordinal 1-based place among the headings
/// @param span the heading's line or, where it is underlined, both lines
public record Heading(int level, String text, String slug, int ordinal, Span span) {

  /// The words without a leading number such as `11.` or `2.3`, with single blanks.
  public String plainText() {
    String collapsed = WhiteSpace.collapse(text);
    int i = 0;
    while (i < collapsed.length()
        && (Character.isDigit(collapsed.charAt(i)) || collapsed.charAt(i) == '.')) {
      i++;
    }
    boolean numbered = i > 0 && i < collapsed.length() && collapsed.charAt(i) == ' ';
    return numbered ? collapsed.substring(i + 1) : collapsed;
  }

  /// True when the words begin with a number.
  public boolean isNumbered() {
    return !plainText().equals(WhiteSpace.collapse(text));
  }
}
