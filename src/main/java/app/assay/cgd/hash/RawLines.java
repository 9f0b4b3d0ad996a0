package app.assay.cgd.hash;

/// Hashes lines as they are, joined by LF.
final class RawLines implements LineSink {

  private final Utf8Digest digest = new Utf8Digest();
  private boolean first = true;

  @Override
  public void line(String text, int from, int to) {
    if (!first) {
      digest.lineFeed();
    }
    first = false;
    if (Utf8Digest.isAscii(text, from, to)) {
      digest.ascii(text, from, to);
    } else {
      digest.any(text.substring(from, to));
    }
  }

  @Override
  public String finish() {
    return digest.hex();
  }
}
