package app.assay.points.reading;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// Cuts a table's block into cells at unescaped pipes.
final class TableScanner {

  private final Tokens tokens;
  private final String text;
  private int token;

  TableScanner(Tokens tokens) {
    this.tokens = tokens;
    this.text = tokens.text();
  }

  TableReading run() {
    List<List<TableReading.Cell>> rows = new ArrayList<>();
    int line = 0;
    int from = 0;
    while (from < text.length()) {
      int to = lineEnd(from);
      if (line != 1) {
        rows.add(row(from, to));
      }
      line++;
      from = text.startsWith("\r\n", to) ? to + 2 : to + 1;
    }
    return new TableReading(header(rows.getFirst()), rows.subList(1, rows.size()));
  }

  /// A header has a cell, if only an empty one: a table may be typed from a lone pipe on.
  private List<TableReading.Cell> header(List<TableReading.Cell> cells) {
    return cells.isEmpty() ? List.of(new TableReading.Cell(Span.at(0), 0, 0)) : cells;
  }

  private int lineEnd(int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
      i++;
    }
    return i;
  }

  private List<TableReading.Cell> row(int from, int to) {
    Span words = WhiteSpace.strip(text, new Span(from, to));
    List<TableReading.Cell> cells = new ArrayList<>();
    int start = words.start();
    if (start < words.end() && text.charAt(start) == '|') {
      start++;
    }
    for (int i = start; i <= words.end(); i++) {
      if (i == words.end() || (text.charAt(i) == '|' && !isEscaped(i))) {
        if (i < words.end() || i > start) {
          cells.add(cell(start, i));
        }
        start = i + 1;
      }
    }
    return cells;
  }

  private boolean isEscaped(int pipe) {
    int slashes = 0;
    while (pipe - slashes > 0 && text.charAt(pipe - slashes - 1) == '\\') {
      slashes++;
    }
    return slashes % 2 == 1;
  }

  private TableReading.Cell cell(int from, int to) {
    while (token < tokens.count() && tokens.start(token) < from) {
      token++;
    }
    int first = token;
    while (token < tokens.count() && tokens.end(token) <= to) {
      token++;
    }
    return new TableReading.Cell(WhiteSpace.strip(text, new Span(from, to)), first, token);
  }
}
