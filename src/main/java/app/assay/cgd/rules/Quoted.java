package app.assay.cgd.rules;

import app.assay.text.WhiteSpace;

/// Words of a document as a message shows them.
final class Quoted {

  private static final int LONGEST = 60;

  private Quoted() {}

  /// In quotes, on one line, cut after 60 characters.
  static String of(CharSequence words) {
    String line = WhiteSpace.collapse(words);
    if (line.codePointCount(0, line.length()) > LONGEST) {
      line = line.substring(0, line.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
    return "\"" + line + "\"";
  }
}
