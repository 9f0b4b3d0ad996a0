package app.assay.text;

/// How the lines of a document end; decides what an inserted line ends with.
public enum LineEnding {
  LF("\n"),
  CRLF("\r\n"),
  CR("\r");

  private final String characters;

  LineEnding(String characters) {
    this.characters = characters;
  }

  /// The characters of one line break.
  public String characters() {
    return characters;
  }

  /// The first line break of a text decides; a text of one line counts as LF.
  public static LineEnding of(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        return LF;
      }
      if (c == '\r') {
        return i + 1 < text.length() && text.charAt(i + 1) == '\n' ? CRLF : CR;
      }
    }
    return LF;
  }
}
