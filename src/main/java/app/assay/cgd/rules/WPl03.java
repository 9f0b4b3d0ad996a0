package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Table;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.check.Profile;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.stream.Stream;

/// W-PL03: a cell with more backslash escapes than RFC-004 lets a parser undo.
public final class WPl03 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-PL03", Severity.WARNING, "A table cell has more than 100 escapes", "RFC-004 §3.3");

  private static final int MOST = 100;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Profile since() {
    return Profile.PREVIEW;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Table table : document.body().tables()) {
      Stream.concat(Stream.of(table.header()), table.rows().stream())
          .flatMap(row -> row.cells().stream())
          .forEach(
              cell -> {
                int escapes = escapes(cell.text());
                if (escapes > MOST) {
                  out.report(
                      cell.span(),
                      "This cell has %d escapes; a validator that undoes 100 leaves the rest as they are."
                          .formatted(escapes));
                }
              });
    }
  }

  private static int escapes(String cell) {
    int count = 0;
    for (int i = 0; i + 1 < cell.length(); i++) {
      if (cell.charAt(i) == '\\') {
        count++;
        i++;
      }
    }
    return count;
  }
}
