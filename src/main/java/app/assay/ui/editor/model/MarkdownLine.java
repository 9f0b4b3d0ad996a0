package app.assay.ui.editor.model;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Light colours for one line of Markdown, found without regular expressions in one pass.
public final class MarkdownLine {

  private MarkdownLine() {}

  /// The styled parts of a line that stands in no fence and no front matter.
  public static List<Styled> of(String line) {
    Span all = new Span(0, line.length());
    if (isHeading(line)) {
      return List.of(new Styled(all, "md-heading"));
    }
    if (line.startsWith(">")) {
      return List.of(new Styled(all, "md-quote"));
    }
    List<Styled> parts = new ArrayList<>();
    int i = 0;
    while (i < line.length()) {
      int next = i;
      if (line.charAt(i) == '`') {
        next = part(line, i, "`", "`", "md-code", parts);
      } else if (line.startsWith("**", i)) {
        next = part(line, i, "**", "**", "md-emphasis", parts);
      } else if (line.startsWith("<!--", i)) {
        next = part(line, i, "<!--", "-->", "md-meta", parts);
      }
      i = Math.max(next, i + 1);
    }
    return parts;
  }

  private static boolean isHeading(String line) {
    int level = 0;
    while (level < line.length() && line.charAt(level) == '#') {
      level++;
    }
    return level > 0 && level <= 6 && (level == line.length() || line.charAt(level) == ' ');
  }

  private static int part(
      String line, int at, String open, String close, String style, List<Styled> parts) {
    int end = line.indexOf(close, at + open.length());
    if (end < 0) {
      return at + open.length();
    }
    parts.add(new Styled(new Span(at, end + close.length()), style));
    return end + close.length();
  }
}
