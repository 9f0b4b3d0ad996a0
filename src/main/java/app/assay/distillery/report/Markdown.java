package app.assay.distillery.report;

import java.util.List;

/// Lines of Markdown.
final class Markdown {

  private final StringBuilder out = new StringBuilder();

  Markdown heading(int level, String text) {
    return paragraph("#".repeat(level) + " " + text);
  }

  Markdown paragraph(String text) {
    if (!out.isEmpty()) {
      out.append('\n');
    }
    out.append(text).append('\n');
    return this;
  }

  /// Some lines that belong together; the sentence where there are none.
  Markdown lines(List<String> lines, String none) {
    return paragraph(lines.isEmpty() ? none : String.join("\n", lines));
  }

  /// A table; the sentence where it has no rows.
  Markdown table(List<String> header, List<List<String>> rows, String none) {
    if (rows.isEmpty()) {
      return paragraph(none);
    }
    StringBuilder table = new StringBuilder(row(header)).append("\n|");
    header.forEach(column -> table.append("-".repeat(column.length() + 2)).append('|'));
    rows.forEach(cells -> table.append('\n').append(row(cells)));
    return paragraph(table.toString());
  }

  String text() {
    return out.toString();
  }

  private static String row(List<String> cells) {
    StringBuilder row = new StringBuilder("|");
    cells.forEach(cell -> row.append(' ').append(flat(cell).replace("|", "\\|")).append(" |"));
    return row.toString();
  }

  /// On one line.
  static String flat(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*", " ");
  }

  /// An id that other tools find again.
  static String id(String id) {
    return "`" + flat(id).replace("`", "'") + "`";
  }
}
