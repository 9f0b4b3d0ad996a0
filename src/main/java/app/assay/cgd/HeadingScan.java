package app.assay.cgd;

import app.assay.cgd.hash.Slugs;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// Collects headings: `#` lines, and a line of `=` or `-` under a line of plain prose.
final class HeadingScan {

  private final String text;
  private final ModelCost cost;
  private final Slugs slugs = new Slugs();
  private final List<Heading> headings = new ArrayList<>();

  /// The prose line an underline would turn into a heading; empty where there is none.
  private Span prose = Span.at(0);

  HeadingScan(String text, ModelCost cost) {
    this.text = text;
    this.cost = cost;
  }

  List<Heading> headings() {
    return headings;
  }

  /// A fence stands here: no underline reaches over it.
  void interrupt() {
    prose = Span.at(0);
  }

  void line(Span line) {
    int start = line.start();
    while (start < line.end() && start - line.start() < 3 && text.charAt(start) == ' ') {
      start++;
    }
    if (start == line.end()) {
      interrupt();
      return;
    }
    char first = text.charAt(start);
    if (first == '#') {
      numberSigns(line, start);
      interrupt();
      return;
    }
    if ((first == '=' || first == '-') && !prose.isEmpty() && isRun(first, start, line.end())) {
      add(first == '=' ? 1 : 2, WhiteSpace.strip(text, prose), new Span(prose.start(), line.end()));
      interrupt();
      return;
    }
    prose = isProse(first, start, line) ? line : Span.at(0);
  }

  private void numberSigns(Span line, int start) {
    int end = start;
    while (end < line.end() && text.charAt(end) == '#') {
      end++;
    }
    int level = end - start;
    boolean blankAfter = end == line.end() || text.charAt(end) == ' ' || text.charAt(end) == '\t';
    if (level > 6 || !blankAfter) {
      return;
    }
    Span words = WhiteSpace.strip(text, new Span(end, line.end()));
    int closing = words.end();
    while (closing > words.start() && text.charAt(closing - 1) == '#') {
      closing--;
    }
    boolean closed =
        closing < words.end()
            && (closing == words.start() || WhiteSpace.is(text.charAt(closing - 1)));
    add(level, closed ? WhiteSpace.strip(text, new Span(words.start(), closing)) : words, line);
  }

  private void add(int level, Span words, Span span) {
    cost.add(1, ModelCost.HEADING);
    String heading = words.in(text);
    headings.add(new Heading(level, heading, slugs.next(heading), headings.size() + 1, span));
  }

  private boolean isRun(char mark, int start, int end) {
    int i = start;
    while (i < end && text.charAt(i) == mark) {
      i++;
    }
    return WhiteSpace.isBlank(text.subSequence(i, end));
  }

  /// Lists, quotes, tables, HTML and indented code take no underline; a numbered list neither.
  private boolean isProse(char first, int start, Span line) {
    boolean continues = !prose.isEmpty() || start - line.start() < 3;
    boolean digits = first >= '0' && first <= '9';
    return continues && !digits && "-*+>|<=".indexOf(first) < 0 && !WhiteSpace.is(first);
  }
}
