package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Table;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// E-TB04: the order of the columns; what stands between Claim and Verified is free.
public final class ETb04 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-TB04",
          Severity.ERROR,
          "Claim is not the first column or Verified not the last",
          "FS §3.2 V4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    VerifiedTable.of(document)
        .ifPresent(
            table -> {
              int claim = table.column("Claim");
              int verified = table.column("Verified");
              List<Table.Cell> cells = table.header().cells();
              int last = cells.size() - 1;
              if (claim > 0) {
                out.report(cells.get(claim).span(), first(cells.getFirst().text(), claim));
              }
              if (verified >= 0 && verified < last) {
                out.report(
                    cells.get(verified).span(),
                    "Verified must be the last column, but is column %d of %d; %s stands last."
                        .formatted(verified + 1, last + 1, name(cells.getLast().text())));
              }
            });
  }

  private static String first(String standsFirst, int claim) {
    return standsFirst.isEmpty()
        ? "Claim must be the first column; blanks before the row's first pipe, or an empty header,"
            + " make an empty column before it."
        : "Claim must be the first column, but is column %d; %s stands first."
            .formatted(claim + 1, name(standsFirst));
  }

  private static String name(String header) {
    return header.isEmpty() ? "an empty header" : Quoted.of(header);
  }
}
