package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionFault;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// E-EX01: BEGIN and END of an exclusion block do not belong together: different ids, an END
/// without BEGIN, or a BEGIN without END (rulebook C3).
public final class EEx01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX01", Severity.ERROR, "Exclusion markers do not match", "FS §8.4");

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
    ExclusionLines lines = new ExclusionLines(document);
    Set<String> listed = new HashSet<>(ListedIds.of(document).ids());
    for (ExclusionFault fault : document.body().exclusions().faults()) {
      Span line = lines.of(fault.line());
      switch (fault.kind()) {
        case MISMATCH ->
            out.report(
                line,
                "This marker ends %s, but the open block is %s, which began on line %d."
                    .formatted(fault.id(), fault.other(), lines.numberOf(fault.other())),
                renamed(document, listed, fault, line));
        case STRAY ->
            out.report(
                line, "This marker ends %s, but no block is open here.".formatted(fault.id()));
        case UNCLOSED ->
            out.report(
                line,
                "Block %s is never ended; everything from here to the end marker counts as excluded."
                    .formatted(fault.id()));
        case NESTED, INTERLEAVED, DUPLICATE -> {}
      }
    }
  }

  /// Where only the id of the BEGIN marker is listed in the front matter, the END is the slip.
  private static List<Fix> renamed(
      CgdDocument document, Set<String> listed, ExclusionFault fault, Span line) {
    if (!listed.contains(fault.other()) || listed.contains(fault.id())) {
      return List.of();
    }
    int id = document.text().indexOf("id=", line.start()) + 3;
    Span span = new Span(id, id + fault.id().length());
    return List.of(
        new Fix("End block " + fault.other() + " here", new TextEdit(span, fault.other())));
  }
}
