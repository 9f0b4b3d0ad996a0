package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Finding;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class EPl08Test extends RuleFixtures {

  @Test
  void spanIsTheAnchorAndItsValueOnOneLine() {
    CgdDocument document =
        CgdText.valid().set("processed-by", "&who Harbour tools").set("owner", "*who").parse();
    EPl08 rule = new EPl08();
    FindingSink sink = new FindingSink(rule.rule());
    rule.check(document, CheckContext.at(Instant.parse("2026-06-15T12:00:00Z")), sink);
    Finding finding = sink.findings().getFirst();
    assertThat(finding.span().in(document.text())).isEqualTo("&who Harbour tools");
    assertThat(finding.message())
        .isEqualTo(
            "The front matter uses YAML anchors or aliases here and at 1 other place, so it was not"
                + " read; write the value out where it is meant.");
  }
}
