package app.assay.quality;

/// Which places of a Markdown text are the author's own statements.
final class Prose {

  private Prose() {}

  /// False in front matter, fences, quotations, comments, headings and lines with code or
  /// addresses.
  static boolean isAt(String text, int offset) {
    int start = text.lastIndexOf('\n', offset - 1) + 1;
    int end = text.indexOf('\n', offset);
    String line = text.substring(start, end < 0 ? text.length() : end);
    boolean marked =
        line.startsWith(">")
            || line.startsWith("#")
            || line.startsWith("    ")
            || line.contains("`")
            || line.contains("://")
            || line.contains("<!--")
            || line.contains("](");
    return !marked
        && !isQuoted(text.substring(start, offset))
        && !isFenced(text, start)
        && !isFrontMatter(text, start);
  }

  /// @param before the line up to a place
  private static boolean isQuoted(String before) {
    boolean straight = before.chars().filter(c -> c == '"').count() % 2 == 1;
    return straight || before.lastIndexOf('“') > before.lastIndexOf('”');
  }

  private static boolean isFenced(String text, int offset) {
    return text.substring(0, offset).lines().filter(line -> line.startsWith("```")).count() % 2
        == 1;
  }

  private static boolean isFrontMatter(String text, int offset) {
    return text.startsWith("---\n") && text.indexOf("\n---", 3) >= offset;
  }
}
