package app.assay.cgd.hash;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// Says line by line what the hash leaves out: each `document-sha256` key of the front matter, at
/// any indentation, with the deeper lines that continue it (CLARITY_GATE_FORMAT_SPEC §2.2). The
/// front matter ends at the first line that is `---` between white space.
final class FrontMatterWalk {

  private static final String KEY = "document-sha256:";

  private boolean inside = true;
  private boolean continuing;
  private int keyIndentation;
  private int closer = -1;

  /// Takes the next line of the window and returns true when it is left out.
  boolean drops(String text, int from, int to) {
    if (!inside) {
      return false;
    }
    Span content = WhiteSpace.strip(text, new Span(from, to));
    if (content.length() == HashWindow.DELIMITER.length()
        && text.startsWith(HashWindow.DELIMITER, content.start())) {
      inside = false;
      closer = from;
      return false;
    }
    int indentation = content.isEmpty() ? to - from : content.start() - from;
    if (text.startsWith(KEY, content.start()) && content.length() >= KEY.length()) {
      continuing = true;
      keyIndentation = indentation;
      return true;
    }
    continuing = continuing && indentation > keyIndentation;
    return continuing;
  }

  /// Start of the line that closed the front matter, or -1.
  int closer() {
    return closer;
  }
}
