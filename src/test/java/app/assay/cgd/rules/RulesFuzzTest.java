package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Profile;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// No document makes a rule throw, point outside the text, or offer a fix that cannot be made.
class RulesFuzzTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-15T12:00:00Z")).withProfile(Profile.PREVIEW);
  private static final List<String> PIECES =
      List.of(
          "---\n",
          "```\n",
          "~~~",
          "<!-- CLARITY_GATE_END -->",
          "<!-- clarity_gate_end -->",
          "Clarity Gate: CLEAR | PENDING\n",
          "<!-- CG-EXCLUSION:BEGIN id=a -->\n",
          "<!-- CG-EXCLUSION:END id=b -->\n",
          "<!-- CG-EXCLUSION:end id=\"a\"-->\n",
          "exceptions-ids: [a, 1, b c]\n",
          "exceptions-ids:\n  - a\n",
          "exclusions-coverage: .9\n",
          "rag-ingestable: yes\n",
          "document-sha256: |\n  x\n",
          "hitl-pending-count: 7\n",
          "hitl-status: REVIEWED_WITH_EXCEPTIONS\n",
          "clarity-status: UNCLEAR\n",
          "hitl-claims:\n",
          "### HITL Verification Record\n",
          "| None | - |\n",
          "- None\n",
          "\r",
          "\r\n\r\n",
          "\uFEFF",
          "\u0085",
          "\uD83D\uDDFC",
          "\t",
          ": ",
          "\"",
          "  ",
          "|");

  @Test
  void mutatedDocumentsAreCheckedAndMended() {
    Random random = new Random(20260615);
    List<String> seeds =
        List.of(
            CgdText.valid().text(),
            CgdText.pending("A").text(),
            CgdText.pending("B").text(),
            CgdText.valid()
                .set("hitl-status", "REVIEWED_WITH_EXCEPTIONS")
                .set("exceptions-reason", "no expert")
                .set("exceptions-ids", "[a, b]")
                .body(
                    "# A\n\n<!-- CG-EXCLUSION:BEGIN id=a -->\n?\n<!-- CG-EXCLUSION:END id=a -->\n")
                .text());
    for (int run = 0; run < 2_000; run++) {
      String text = mutated(seeds.get(run % seeds.size()), random);
      for (Finding finding : findings(text)) {
        assertThat(finding.span().end()).as(finding.message()).isLessThanOrEqualTo(text.length());
        assertThat(finding.message()).as(finding.rule().id()).isNotBlank();
        for (Fix fix : finding.fixes()) {
          assertThat(TextEdit.apply(text, fix.edits())).as(fix.title()).isNotEqualTo(text);
        }
      }
    }
  }

  @Test
  void manyMarkersAreCheckedInLinearTime() {
    StringBuilder body = new StringBuilder("# A\n\n");
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      body.append("<!-- CG-EXCLUSION:BEGIN id=x").append(i).append(" -->\n");
      body.append("<!-- CG-EXCLUSION:END id=y").append(i).append(" -->\n");
      ids.add("z" + i);
    }
    String text =
        CgdText.valid()
            .set("exceptions-ids", "[" + String.join(",", ids) + "]")
            .body(body.toString())
            .text();
    long begin = System.nanoTime();
    assertThat(findings(text)).hasSizeGreaterThan(60_000);
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(20));
  }

  private static String mutated(String text, Random random) {
    StringBuilder out = new StringBuilder(text);
    for (int change = random.nextInt(1, 5); change > 0; change--) {
      int at = random.nextInt(out.length() + 1);
      switch (random.nextInt(3)) {
        case 0 -> out.insert(at, PIECES.get(random.nextInt(PIECES.size())));
        case 1 -> out.delete(at, Math.min(out.length(), at + random.nextInt(1, 40)));
        default -> {
          int line = out.lastIndexOf("\n", at) + 1;
          out.insert(line, PIECES.get(random.nextInt(PIECES.size())));
        }
      }
    }
    return out.toString();
  }

  private static List<Finding> findings(String text) {
    CgdDocument document = CgdParser.standard().parse(SourceText.of(text));
    return FormatRules.validator().evaluate(document, CONTEXT).findings();
  }
}
