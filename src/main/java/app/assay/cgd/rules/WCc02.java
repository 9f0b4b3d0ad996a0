package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ChunkContext;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.check.Profile;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// W-CC02: more than 30 % of the "see §…" references have no value in reach.
public final class WCc02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-CC02",
          Severity.WARNING,
          "Many references say nothing without their target",
          "RFC-002 §3.4");

  private static final double MOST = 0.30;

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
    ChunkContext chunks = ChunkContext.of(document);
    if (chunks.orphanRatio() > MOST) {
      out.report(
          chunks.orphans().getFirst(),
          "%d of %s (%d %%) give no value where they stand; a chunk cut here loses it."
              .formatted(
                  chunks.orphans().size(),
                  Counted.of(chunks.references().size(), "reference"),
                  Math.round(100 * chunks.orphanRatio())));
    }
  }
}
