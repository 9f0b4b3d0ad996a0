package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.MachineNames;
import app.assay.cgd.SourceWording;
import app.assay.cgd.StrictSourceWording;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.edit.RecordReading;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// X-CONFIRMER-MACHINE: `confirmed-by` names a tool, a model, a file or nobody. A machine beside a
/// person is a warning.
public final class XConfirmerMachine implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-CONFIRMER-MACHINE", Severity.ERROR, "A machine confirmed a claim", "RFC-000 §5.3");

  private static final MachineNames MACHINES = MachineNames.load();

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      String confirmer = claim.confirmedBy().orElse("");
      switch (MACHINES.judge(confirmer)) {
        case PERSON -> {}
        case MIXED ->
            out.report(
                Severity.WARNING,
                claim.place("confirmed-by"),
                "%s is confirmed by %s; name the person alone, because a machine confirms nothing."
                    .formatted(ClaimLabel.of(claim), Quoted.of(confirmer)));
        case MACHINE ->
            out.report(
                claim.place("confirmed-by"),
                "%s is confirmed by %s, which is no person; if it is one, write the full name."
                    .formatted(ClaimLabel.of(claim), Quoted.of(confirmer)),
                fixes(document, claim, context));
      }
    }
  }

  /// Makes the claim pending again, where the rest of the document already says that it is.
  private static Fix[] fixes(CgdDocument document, Claim claim, CheckContext context) {
    int pending = document.computed().pendingCount();
    boolean counted =
        document.header().pendingCount().orElse(-1) == pending + 1
            && document.header().hitlStatus().filter(HitlStatus.PENDING::equals).isPresent();
    boolean shownConfirmed =
        RecordReading.of(document).stream()
            .anyMatch(
                shown ->
                    shown.claim().index() == claim.index()
                        && shown.state() == RecordReading.State.CONFIRMED);
    boolean actionable =
        context.strictSources()
            ? StrictSourceWording.reference(claim.source()).isPresent()
            : SourceWording.reference(claim.source()).isPresent();
    if (!counted || shownConfirmed || !actionable) {
      return new Fix[0];
    }
    List<YamlEntry> confirmed =
        claim.fields().entries().stream()
            .filter(e -> e.name().equals("confirmed-by") || e.name().equals("confirmed-date"))
            .toList();
    return EntryLines.deletion(document, confirmed).stream()
        .map(edits -> new Fix("Make the claim pending again", edits))
        .toArray(Fix[]::new);
  }
}
