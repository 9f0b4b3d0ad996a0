package app.assay.text;

/// Follows fenced code blocks line by line as the hash recipe does (rulebook clarity-gate §2.1): a
/// line opens with up to three blanks and three or more backticks or tildes, whatever follows; it
/// closes at the same character, at least as long, whatever follows.
public final class FenceState {

  private char fence;
  private int length;

  /// True while a fence is open, that is after its opening line and until its closing line.
  public boolean isOpen() {
    return length > 0;
  }

  /// Takes the next line (without line break) and returns true when it is a fence line itself.
  public boolean accept(CharSequence line) {
    return accept(line, 0, line.length());
  }

  /// As [#accept(CharSequence)] for the part `[from, to)` of a text.
  public boolean accept(CharSequence text, int from, int to) {
    int i = from;
    while (i < to && i - from < 3 && text.charAt(i) == ' ') {
      i++;
    }
    if (i == to) {
      return false;
    }
    char c = text.charAt(i);
    if (c != '`' && c != '~') {
      return false;
    }
    int run = i;
    while (run < to && text.charAt(run) == c) {
      run++;
    }
    int found = run - i;
    if (found < 3) {
      return false;
    }
    if (!isOpen()) {
      fence = c;
      length = found;
      return true;
    }
    if (c == fence && found >= length) {
      length = 0;
      return true;
    }
    return false;
  }
}
