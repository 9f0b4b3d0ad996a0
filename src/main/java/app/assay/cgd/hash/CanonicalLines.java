package app.assay.cgd.hash;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// Hashes lines in canonical form (CLARITY_GATE_FORMAT_SPEC §2.4): no trailing white space, at most
/// one empty line in a row, one final LF, and NFC last of all.
///
/// NFC is done line by line: nothing composes across a line feed, so the outcome is that of the
/// whole text.
final class CanonicalLines implements LineSink {

  private final Utf8Digest digest = new Utf8Digest();
  private boolean first = true;
  private int breaks;
  private int trimmed;
  private int removed;
  private int composed;

  @Override
  public void line(String text, int from, int to) {
    if (!first) {
      breaks++;
    }
    first = false;
    Span content = WhiteSpace.strip(text, new Span(from, to));
    int end = content.isEmpty() ? from : content.end();
    if (end < to) {
      trimmed++;
    }
    if (end == from) {
      return;
    }
    writeBreaks();
    if (Utf8Digest.isAscii(text, from, end)) {
      digest.ascii(text, from, end);
    } else {
      digest.any(compose(text.substring(from, end)));
    }
  }

  @Override
  public String finish() {
    removed += Math.max(0, breaks - 1);
    digest.lineFeed();
    return digest.hex();
  }

  /// How many lines lost white space at their end.
  int trimmed() {
    return trimmed;
  }

  /// How many empty lines went, in runs and at the end.
  int removed() {
    return removed;
  }

  /// How many lines NFC changed.
  int composed() {
    return composed;
  }

  private void writeBreaks() {
    for (int i = 0; i < Math.min(breaks, 2); i++) {
      digest.lineFeed();
    }
    removed += Math.max(0, breaks - 2);
    breaks = 0;
  }

  private String compose(String line) {
    String composedLine = Nfc.compose(line);
    if (!composedLine.equals(line)) {
      composed++;
    }
    return composedLine;
  }
}
