package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/// E-ST04: processed-date is later than today in UTC.
public final class ESt04 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST04", Severity.ERROR, "processed-date is in the future", "FS §10.2");

  /// Where a day begins first.
  private static final ZoneOffset EARLIEST = ZoneOffset.ofHours(14);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> value = document.header().scalar("processed-date");
    Optional<LocalDate> date = value.map(YamlScalar::value).flatMap(IsoDate::parse);
    LocalDate last = context.dateGrace() ? context.graceDate() : context.today();
    if (value.isEmpty() || date.isEmpty() || !date.get().isAfter(last)) {
      return;
    }
    String message = "processed-date is %s, but today is %s (UTC)";
    LocalDate today = context.today();
    boolean begunSomewhere = !date.get().isAfter(context.now().atOffset(EARLIEST).toLocalDate());
    if (begunSomewhere) {
      out.report(
          value.get().span(),
          (message + "; only the time zone is at fault, that day has already begun east of UTC.")
              .formatted(date.get(), today),
          new Fix(
              "Set processed-date to " + today,
              ScalarEdit.of(document.text(), value.get(), today.toString())));
    } else {
      out.report(value.get().span(), (message + ".").formatted(date.get(), today));
    }
  }
}
