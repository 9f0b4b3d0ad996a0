package app.assay.points.reading;

import app.assay.text.FenceState;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Splits a Markdown text into blocks in one pass over its lines. Front matter at its start, fences
/// and indented code are silent, and so is every line that touches one of the given spans.
public final class BlockScan {

  private final String text;
  private final LineIndex lines;
  private final List<Span> silent;
  private final List<Block> blocks = new ArrayList<>();
  private final FenceState fence = new FenceState();
  private int nextSilent;
  private @Nullable BlockKind open;
  private int openLevel;
  private Span openContent = Span.at(0);
  private Span openSpan = Span.at(0);
  private boolean afterBlank = true;

  private BlockScan(String text, LineIndex lines, List<Span> silent) {
    this.text = text;
    this.lines = lines;
    this.silent = silent.stream().sorted().toList();
  }

  /// The blocks in order; blank lines belong to none.
  ///
  /// @param silent spans that are not judged, such as front matter, exclusions, the HITL record
  public static List<Block> of(String text, LineIndex lines, List<Span> silent) {
    BlockScan scan = new BlockScan(text, lines, silent);
    scan.run();
    return scan.blocks;
  }

  private void run() {
    int first = frontMatterEnd();
    for (int line = first; line < lines.count(); line++) {
      line(line);
    }
    close();
  }

  /// The first line after a `---` block at the text's start, or 0.
  private int frontMatterEnd() {
    if (!isRule(lines.content(0), '-') || lines.content(0).start() != 0) {
      return 0;
    }
    for (int line = 1; line < lines.count(); line++) {
      String content = WhiteSpace.strip(lines.content(line).in(text));
      if (content.equals("---") || content.equals("...")) {
        add(BlockKind.SILENT, new Span(0, lines.content(line).end()));
        return line + 1;
      }
    }
    return 0;
  }

  private void line(int number) {
    Span line = lines.content(number);
    boolean wasOpen = fence.isOpen();
    if (fence.accept(text, line.start(), line.end()) || wasOpen) {
      grow(BlockKind.SILENT, line, line.start(), 0, wasOpen);
      if (!fence.isOpen()) {
        close();
      }
      return;
    }
    Span words = WhiteSpace.strip(text, line);
    if (words.isEmpty()) {
      if (open != BlockKind.COMMENT) {
        close();
      }
      afterBlank = true;
      return;
    }
    if (isSilent(line)) {
      grow(BlockKind.SILENT, line, line.start(), 0, open == BlockKind.SILENT);
    } else {
      classify(number, line, words);
    }
    afterBlank = false;
  }

  private void classify(int number, Span line, Span words) {
    char c = text.charAt(words.start());
    int indent = indent(line);
    if (open == BlockKind.COMMENT) {
      grow(BlockKind.COMMENT, line, words.start(), 0, true);
      closeComment(line);
    } else if (indent >= 4 && (afterBlank || open == BlockKind.SILENT) && !inList()) {
      grow(BlockKind.SILENT, line, line.start(), 0, open == BlockKind.SILENT);
    } else if (text.startsWith("<!--", words.start())) {
      grow(BlockKind.COMMENT, line, words.start(), 0, false);
      closeComment(line);
    } else if (c == '#' && headingLevel(words) > 0) {
      heading(line, words);
    } else if (c == '>') {
      quote(line, words);
    } else if (open == BlockKind.PARAGRAPH && isSetext(words)) {
      openLevel = c == '=' ? 1 : 2;
      open = BlockKind.HEADING;
      openSpan = new Span(openSpan.start(), line.end());
      close();
    } else if (isRule(line, '-') || isRule(line, '*') || isRule(line, '_')) {
      close();
      add(BlockKind.RULE, line);
    } else if (open == BlockKind.TABLE && hasPipe(words)) {
      grow(BlockKind.TABLE, line, words.start(), 0, true);
    } else if (startsTable(number, words)) {
      grow(BlockKind.TABLE, line, words.start(), 0, false);
    } else if (bulletEnd(words) > 0) {
      grow(
          BlockKind.LIST_ITEM, line, taskEnd(bulletEnd(words), words.end()), 1 + indent / 2, false);
    } else if (c == '[' && isDefinition(words)) {
      grow(BlockKind.FOOTNOTE, line, words.start(), 0, false);
    } else if (continues()) {
      openSpan = new Span(openSpan.start(), line.end());
      openContent = new Span(openContent.start(), line.end());
    } else {
      grow(BlockKind.PARAGRAPH, line, words.start(), 0, false);
    }
  }

  private boolean continues() {
    return open != null && open != BlockKind.TABLE && open != BlockKind.SILENT;
  }

  private boolean inList() {
    return !blocks.isEmpty() && blocks.getLast().kind() == BlockKind.LIST_ITEM;
  }

  private void heading(Span line, Span words) {
    close();
    int level = headingLevel(words);
    int from = words.start() + level;
    int to = words.end();
    while (to > from && text.charAt(to - 1) == '#') {
      to--;
    }
    Span content = WhiteSpace.strip(text, new Span(from, to));
    blocks.add(new Block(BlockKind.HEADING, line, content, level));
  }

  private void quote(Span line, Span words) {
    if (open == BlockKind.QUOTE || open == BlockKind.CALLOUT) {
      openSpan = new Span(openSpan.start(), line.end());
      openContent = new Span(openContent.start(), line.end());
      return;
    }
    int from = words.start();
    while (from < words.end() && (text.charAt(from) == '>' || WhiteSpace.is(text.charAt(from)))) {
      from++;
    }
    boolean box = text.startsWith("[!", from) || text.startsWith("**", from);
    grow(box ? BlockKind.CALLOUT : BlockKind.QUOTE, line, from, 0, false);
  }

  private void closeComment(Span line) {
    if (text.indexOf("-->", line.start(), line.end()) >= 0) {
      close();
    }
  }

  private boolean isSilent(Span line) {
    while (nextSilent < silent.size() && silent.get(nextSilent).end() <= line.start()) {
      nextSilent++;
    }
    return nextSilent < silent.size() && silent.get(nextSilent).start() < line.end();
  }

  private void grow(BlockKind kind, Span line, int content, int level, boolean same) {
    if (same && open == kind) {
      openSpan = new Span(openSpan.start(), line.end());
      openContent = new Span(openContent.start(), line.end());
      return;
    }
    close();
    open = kind;
    openLevel = level;
    openSpan = line;
    openContent = new Span(Math.min(content, line.end()), line.end());
  }

  private void close() {
    if (open != null) {
      blocks.add(new Block(open, openSpan, openContent, openLevel));
      open = null;
    }
  }

  private void add(BlockKind kind, Span span) {
    blocks.add(new Block(kind, span, span, 0));
  }

  private int indent(Span line) {
    int columns = 0;
    for (int i = line.start(); i < line.end(); i++) {
      char c = text.charAt(i);
      if (c != ' ' && c != '\t') {
        break;
      }
      columns += c == '\t' ? 4 - columns % 4 : 1;
    }
    return columns;
  }

  private int headingLevel(Span words) {
    int level = 0;
    while (words.start() + level < words.end() && text.charAt(words.start() + level) == '#') {
      level++;
    }
    int after = words.start() + level;
    return level <= 6 && (after == words.end() || WhiteSpace.is(text.charAt(after))) ? level : 0;
  }

  private boolean isSetext(Span words) {
    char c = text.charAt(words.start());
    return (c == '=' || c == '-') && run(words, c);
  }

  private boolean isRule(Span line, char mark) {
    int marks = 0;
    for (int i = line.start(); i < line.end(); i++) {
      char c = text.charAt(i);
      if (c == mark) {
        marks++;
      } else if (!WhiteSpace.is(c)) {
        return false;
      }
    }
    return marks >= 3;
  }

  private boolean run(Span words, char c) {
    for (int i = words.start(); i < words.end(); i++) {
      if (text.charAt(i) != c) {
        return false;
      }
    }
    return true;
  }

  /// A line with a pipe over a delimiter line.
  private boolean startsTable(int number, Span words) {
    if (open == BlockKind.LIST_ITEM || number + 1 >= lines.count()) {
      return false;
    }
    return hasPipe(words) && isDelimiter(WhiteSpace.strip(text, lines.content(number + 1)));
  }

  private boolean hasPipe(Span words) {
    return text.indexOf('|', words.start(), words.end()) >= 0;
  }

  private boolean isDelimiter(Span words) {
    boolean dash = false;
    boolean pipe = false;
    for (int i = words.start(); i < words.end(); i++) {
      char c = text.charAt(i);
      dash |= c == '-';
      pipe |= c == '|';
      if (c != '-' && c != '|' && c != ':' && !WhiteSpace.is(c)) {
        return false;
      }
    }
    return dash && pipe;
  }

  /// Where the words begin after `-`, `*`, `+`, `1.` or `1)`, or 0.
  private int bulletEnd(Span words) {
    int at = words.start();
    char c = text.charAt(at);
    if (c == '-' || c == '*' || c == '+') {
      at++;
    } else {
      while (at < words.end() && at - words.start() < 9 && Character.isDigit(text.charAt(at))) {
        at++;
      }
      if (at == words.start() || at == words.end() || ".)".indexOf(text.charAt(at)) < 0) {
        return 0;
      }
      at++;
    }
    if (at < words.end() && !WhiteSpace.is(text.charAt(at))) {
      return 0;
    }
    return Math.max(WhiteSpace.strip(text, new Span(at, words.end())).start(), at);
  }

  /// After the box of a task, if there is one.
  private int taskEnd(int from, int to) {
    boolean box =
        from + 2 < to
            && text.charAt(from) == '['
            && " xX".indexOf(text.charAt(from + 1)) >= 0
            && text.charAt(from + 2) == ']';
    return box ? Math.min(from + 4, to) : from;
  }

  /// `[^1]: …` or `[name]: …`.
  private boolean isDefinition(Span words) {
    int to = Math.min(words.end(), words.start() + 100);
    return text.indexOf("]:", words.start(), to) >= 0;
  }
}
