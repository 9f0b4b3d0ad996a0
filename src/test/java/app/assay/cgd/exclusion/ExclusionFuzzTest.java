package app.assay.cgd.exclusion;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Bodies written at random out of what can mislead a reader of exclusions.
class ExclusionFuzzTest {

  private static final int CASES = 600;
  private static final List<String> LINES =
      List.of(
          "",
          "Text 🔒 é.",
          "# Heading",
          "```",
          "~~~~",
          "    indented",
          "> quoted",
          "> ```",
          "| a | b |",
          "|---|---|",
          "---",
          "<!-- CG-EXCLUSION:BEGIN id=a -->",
          "<!-- CG-EXCLUSION:END id=a -->",
          "  <!-- CG-EXCLUSION:BEGIN id=b -->  ",
          "> <!-- CG-EXCLUSION:END id=b -->",
          "`<!-- CG-EXCLUSION:BEGIN id=c -->`",
          "<!-- cg-exclusion:begin id=a -->",
          "document-sha256: x",
          "`<!-- CLARITY_GATE_END -->",
          "\u2028[REDACTED]\u0085");

  private final Exclusion exclusion =
      new Exclusion(DocumentEditor.standard(), FormatRules.validator());
  private final Inclusion inclusion =
      new Inclusion(DocumentEditor.standard(), FormatRules.validator());
  private final Redaction redaction =
      new Redaction(DocumentEditor.standard(), FormatRules.validator());

  @Test
  void copyHoldsNothingOfABlockAndEveryOtherByteOfTheBody() {
    int ready = 0;
    for (int seed = 0; seed < CASES; seed++) {
      CgdDocument before = document(new Random(seed), "[a, b]");
      if (redaction.plan(before, "lamp.cgd.md", ExclusionCase.CONTEXT) instanceof Plan.Ready plan) {
        ready++;
        CgdDocument after = plan.edited().document();
        assertThat(TextEdit.apply(before.text(), plan.edited().edits()))
            .as("seed %d", seed)
            .isEqualTo(after.text());
        assertThat(outside(after)).as("seed %d", seed).endsWith(outside(before));
        for (ExclusionBlock block : after.body().exclusions().blocks()) {
          String content = new BlockStructure(after).content(block).in(after.text());
          assertThat(content.strip()).as("seed %d", seed).isEqualTo("[REDACTED]");
        }
      }
    }
    assertThat(ready).as("copies made").isGreaterThan(CASES / 50);
  }

  @Test
  void linesExcludedAndIncludedAreTheOldBody() {
    int ready = 0;
    for (int seed = 0; seed < CASES; seed++) {
      Random random = new Random(~seed);
      CgdDocument before = document(random, "[]");
      Span body = before.body().span();
      int start = body.start() + random.nextInt(Math.max(1, body.length()));
      int end = Math.min(body.end(), start + random.nextInt(60));
      ExclusionRequest request =
          new ExclusionRequest(new Span(start, end), "fresh", "No SME", ExclusionCase.CONTEXT);
      if (exclusion.plan(before, request) instanceof Plan.Ready plan) {
        ready++;
        CgdDocument marked = plan.edited().document();
        assertThat(TextEdit.apply(before.text(), plan.edited().edits()))
            .as("seed %d", seed)
            .isEqualTo(marked.text());
        Plan back = inclusion.plan(marked, "fresh", true, ExclusionCase.CONTEXT);
        CgdDocument after = ExclusionCase.changed(back);
        assertThat(after.body().span().in(after.text()))
            .as("seed %d", seed)
            .isEqualTo(body.in(before.text()));
      }
    }
    assertThat(ready).as("blocks made").isGreaterThan(CASES / 20);
  }

  /// The body without what stands between markers.
  private static String outside(CgdDocument document) {
    StringBuilder rest = new StringBuilder();
    int done = document.body().span().start();
    for (ExclusionBlock block : document.body().exclusions().blocks()) {
      Span content = new BlockStructure(document).content(block);
      rest.append(document.text(), done, content.start());
      done = content.end();
    }
    return rest.append(document.text(), done, document.body().span().end()).toString();
  }

  private static CgdDocument document(Random random, String ids) {
    String lineBreak = List.of("\n", "\n", "\r\n", "\r").get(random.nextInt(4));
    StringBuilder body = new StringBuilder();
    for (int line = random.nextInt(12); line >= 0; line--) {
      body.append(LINES.get(random.nextInt(LINES.size()))).append('\n');
    }
    if (ids.contains("a")) {
      body.append("<!-- CG-EXCLUSION:BEGIN id=d -->\nSecret.\n<!-- CG-EXCLUSION:END id=d -->\n");
    }
    String text =
        (ids.contains("a")
                ? ExclusionCase.excluded(ids, body.toString())
                : CgdText.valid().body(body.toString()))
            .text();
    SourceText source = new SourceText(text.replace("\n", lineBreak), random.nextInt(5) == 0);
    return CgdParser.standard().parse(source);
  }
}
