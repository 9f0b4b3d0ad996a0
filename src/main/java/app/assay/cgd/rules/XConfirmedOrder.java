package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// X-CONFIRMED-ORDER: a `confirmed-date` later than `processed-date`, reported once for a document.
public final class XConfirmedOrder implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-CONFIRMED-ORDER",
          Severity.INFO,
          "A claim was confirmed after the document was processed",
          "FS §1.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<LocalDate> processed = IsoDate.parse(document.header().value("processed-date"));
    if (processed.isEmpty()) {
      return;
    }
    List<Claim> later =
        document.claims().stream()
            .filter(
                claim ->
                    claim
                        .confirmedDate()
                        .flatMap(IsoDate::parse)
                        .filter(date -> date.isAfter(processed.get()))
                        .isPresent())
            .toList();
    if (!later.isEmpty()) {
      out.report(
          later.getFirst().place("confirmed-date"),
          "%s confirmed after processed-date %s; the nine points were checked before that."
              .formatted(
                  later.size() == 1 ? "1 claim was" : later.size() + " claims were",
                  processed.get()));
    }
  }
}
