package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;

/// E-ST02: the document does not begin with a front matter.
public final class ESt02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST02", Severity.ERROR, "No front matter at the file's start", "FS §10.2");
  private static final String DELIMITER = "---";
  private static final char BOM = '\uFEFF';

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    switch (document.frontMatter()) {
      case FrontMatter.Missing missing -> missing(document, missing.firstLine(), out);
      case FrontMatter.Unclosed unclosed -> unclosed(document, unclosed.opening(), out);
      case FrontMatter.Present present -> {}
      case FrontMatter.Unreadable unreadable -> {}
    }
  }

  private static void missing(CgdDocument document, Span firstLine, FindingSink out) {
    String text = document.text();
    int start = firstCharacter(text);
    if (start == text.length()) {
      out.report(
          new Span(0, start),
          "The file is empty; a document begins with a front matter between two lines `---`.");
    } else if (start > 0
        && isDelimiter(document.lines().content(document.lines().lineAt(start)), start, text)) {
      Span before = new Span(0, start);
      out.report(
          before,
          "The front matter does not begin the file: "
              + nameOf(before.in(text))
              + " before the first `---`, which therefore delimits nothing.",
          new Fix("Remove what stands before the first `---`", TextEdit.delete(before)));
    } else {
      out.report(
          firstLine,
          "The document begins with "
              + Quoted.of(firstLine.in(text))
              + " instead of a line `---` that opens a front matter.");
    }
  }

  private static void unclosed(CgdDocument document, Span opening, FindingSink out) {
    String message = "The front matter that line 1 opens is never closed by a line `---`.";
    LineIndex lines = document.lines();
    for (int line = 1; line < lines.count(); line++) {
      if (WhiteSpace.strip(lines.line(line)).equals(DELIMITER)) {
        message += " The `---` on line " + (line + 1) + " has blanks before it and closes nothing.";
        break;
      }
    }
    out.report(opening, message);
  }

  private static int firstCharacter(String text) {
    int i = 0;
    while (i < text.length() && (WhiteSpace.is(text.charAt(i)) || text.charAt(i) == BOM)) {
      i++;
    }
    return i;
  }

  private static boolean isDelimiter(Span line, int start, String text) {
    return WhiteSpace.strip(new Span(start, line.end()).in(text)).equals(DELIMITER);
  }

  private static String nameOf(String before) {
    if (before.indexOf(BOM) >= 0) {
      return "a second byte order mark stands";
    }
    boolean breaks = before.indexOf('\n') >= 0 || before.indexOf('\r') >= 0;
    return breaks ? "empty lines stand" : "blanks stand";
  }
}
