package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.Table;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;

/// E-TB05: a cell of a required column is blank or a single dash.
public final class ETb05 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-TB05", Severity.ERROR, "A required cell is empty", "FS §3.2 V7, §3.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    VerifiedTable.of(document)
        .ifPresent(
            table -> {
              for (Table.Row row : table.rows()) {
                for (String column : VerifiedTable.REQUIRED) {
                  int at = table.column(column);
                  if (at >= 0 && VerifiedTable.isEmpty(row.text(at))) {
                    out.report(place(row, at), message(row.text(at), column));
                  }
                }
              }
            });
  }

  /// What the row of a claim that shall come into the table lacks (rulebook C20).
  ///
  /// @param field of the claim, `text` or `value`
  public Finding missing(Claim claim, String field) {
    return new Finding(
        RULE,
        claim.head(),
        "%s has no %s, and every row of Verified Claims must say one; give it first."
            .formatted(ClaimLabel.of(claim), field));
  }

  private static Span place(Table.Row row, int column) {
    Span cell = row.place(column);
    return cell.isEmpty() ? row.line() : cell;
  }

  private static String message(String cell, String column) {
    return cell.equals("-")
        ? "A dash counts as empty, and %s must say something in every row.".formatted(column)
        : "%s is empty in this row; every row must say it.".formatted(column);
  }
}
