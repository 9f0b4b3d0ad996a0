package app.assay.cgd;

import app.assay.cgd.hash.Nfc;
import app.assay.text.LineIndex;
import app.assay.text.WhiteSpace;

/// Text in the canonical form by which sizes are compared (FS §2.4): LF, no white space at line
/// ends, at most one empty line in a row, one LF at the end, NFC.
final class CanonicalText {

  private CanonicalText() {}

  static String of(String text) {
    LineIndex lines = new LineIndex(text);
    StringBuilder out = new StringBuilder(text.length());
    int breaks = 0;
    for (int line = 0; line < lines.count(); line++) {
      String content = WhiteSpace.stripTrailing(lines.line(line));
      if (!content.isEmpty()) {
        out.repeat('\n', Math.min(breaks, 2)).append(content);
        breaks = 0;
      }
      breaks++;
    }
    return Nfc.compose(out.append('\n').toString());
  }
}
