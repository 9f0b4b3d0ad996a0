package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Optional;

/// Counts how deep quotations and lists nest, as a reader of Markdown that keeps a frame for each
/// level would. One pass over each line; the open lists are kept as the columns of their content.
/// Tabs count as one column, so a document is never judged deeper than it is.
final class NestingScan {

  /// A line indented this far inside its list is code or goes on with a paragraph.
  private static final int CODE = 4;

  private final String text;
  private final int limit;
  private final int[] content;
  private int open;
  private boolean afterBlank = true;
  private Optional<Span> deepLine = Optional.empty();

  NestingScan(String text, int limit) {
    this.text = text;
    this.limit = limit;
    this.content = new int[limit + 1];
  }

  /// The first line that nests deeper than the limit.
  Optional<Span> deepLine() {
    return deepLine;
  }

  void line(Span line) {
    if (deepLine.isPresent()) {
      return;
    }
    int at = line.start();
    int quotes = 0;
    int base = 0;
    while (at < line.end() && (text.charAt(at) == '>' || WhiteSpace.is(text.charAt(at)))) {
      if (text.charAt(at) == '>') {
        quotes++;
        base = at - line.start() + 2;
      }
      at++;
    }
    if (at == line.end()) {
      afterBlank = true;
      note(line, quotes);
      return;
    }
    int column = at - line.start();
    boolean starts = marker(at, line.end()) > 0;
    if (starts || afterBlank) {
      close(column);
    }
    afterBlank = false;
    int top = open == 0 ? base : Math.max(base, content[open - 1]);
    if (isRule(at, line.end())) {
      open = 0;
    } else if (starts && column - top < CODE) {
      quotes += lists(at, line);
    }
    note(line, quotes);
  }

  private void note(Span line, int quotes) {
    if (quotes + open > limit) {
      deepLine = Optional.of(line);
    }
  }

  private void close(int column) {
    while (open > 0 && content[open - 1] > column) {
      open--;
    }
  }

  /// Opens the lists whose markers begin a line; gives the number of quotations among them.
  private int lists(int from, Span line) {
    int quotes = 0;
    int at = from;
    while (at < line.end() && open + quotes <= limit) {
      int marker = marker(at, line.end());
      if (marker == 0 && text.charAt(at) != '>') {
        return quotes;
      }
      if (marker == 0) {
        quotes++;
        at = skipBlanks(at + 1, line.end());
      } else {
        int after = skipBlanks(at + marker, line.end());
        boolean empty = after == line.end() || after - at - marker > CODE;
        at = empty ? at + marker + 1 : after;
        content[open++] = at - line.start();
        if (empty) {
          return quotes;
        }
      }
    }
    return quotes;
  }

  private int skipBlanks(int from, int end) {
    int at = from;
    while (at < end && WhiteSpace.is(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /// The length of a list marker with a blank or nothing behind it, or 0.
  private int marker(int at, int end) {
    int after = at;
    while (after < end && after - at < 9 && Character.digit(text.charAt(after), 10) >= 0) {
      after++;
    }
    boolean number = after > at;
    if (after == end || (number ? ".)" : "-*+").indexOf(text.charAt(after)) < 0) {
      return 0;
    }
    after++;
    return after == end || WhiteSpace.is(text.charAt(after)) ? after - at : 0;
  }

  /// True for a line of three or more `-`, `*` or `_` and nothing else, which is no list.
  private boolean isRule(int from, int end) {
    char mark = text.charAt(from);
    int marks = 0;
    for (int i = from; i < end; i++) {
      char c = text.charAt(i);
      if (c == mark) {
        marks++;
      } else if (!WhiteSpace.is(c)) {
        return false;
      }
    }
    return marks >= 3 && "-*_".indexOf(mark) >= 0;
  }
}
