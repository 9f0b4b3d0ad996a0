package app.assay.cgd.hash;

import app.assay.text.Span;

/// Walks the lines of a stretch of text without copying; breaks are LF, CR LF and a lone CR. A
/// stretch that ends in a break has an empty last line, as when it is split at its breaks.
final class LineCursor {

  private final String text;
  private final int limit;
  private int start;
  private int end;
  private int after;
  private int lf = -1;
  private int cr = -1;
  private int foreignBreaks;
  private boolean done;

  LineCursor(String text, Span stretch) {
    this.text = text;
    this.limit = stretch.end();
    this.after = stretch.start();
  }

  /// Moves to the next line; false when there is none.
  boolean next() {
    if (done) {
      return false;
    }
    start = after;
    lf = lf < start ? find('\n') : lf;
    cr = cr < start ? find('\r') : cr;
    if (lf == limit && cr == limit) {
      end = limit;
      after = limit;
      done = true;
    } else if (lf < cr) {
      end = lf;
      after = lf + 1;
    } else {
      end = cr;
      after = lf < limit && lf == cr + 1 ? lf + 1 : cr + 1;
      foreignBreaks++;
    }
    return true;
  }

  /// Offset of the line's first character.
  int start() {
    return start;
  }

  /// Offset after the line's last character, without its break.
  int end() {
    return end;
  }

  /// Offset after the line's break.
  int after() {
    return after;
  }

  boolean hasBreak() {
    return !done;
  }

  /// How many breaks so far were not LF.
  int foreignBreaks() {
    return foreignBreaks;
  }

  private int find(char lineBreak) {
    int found = text.indexOf(lineBreak, start, limit);
    return found < 0 ? limit : found;
  }
}
