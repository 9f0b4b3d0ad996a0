package app.assay.distillery.layer1;

import app.assay.text.WhiteSpace;
import com.fasterxml.jackson.databind.JsonNode;

/// What counts as blank for upstream's validator: the white space of Unicode, as its patterns see
/// it, which the four separators U+001C to U+001F are not.
final class Words {

  private Words() {}

  /// True for a text with anything but white space; false for every other value.
  static boolean isSaid(JsonNode node) {
    return node.isTextual() && !trim(node.textValue()).isEmpty();
  }

  static String trim(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isSpace(text.charAt(start))) {
      start++;
    }
    while (end > start && isSpace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static boolean isSpace(char c) {
    return WhiteSpace.is(c) && (c < 0x1C || c > 0x1F);
  }
}
