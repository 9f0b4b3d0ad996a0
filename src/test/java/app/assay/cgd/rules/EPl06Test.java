package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Evaluation;
import app.assay.text.Span;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class EPl06Test extends RuleFixtures implements BuiltFixtures {

  private static final int LIMIT = 10_000_000;

  @Override
  public CgdDocument firing() {
    return CgdParser.standard().parse(new byte[LIMIT + 1]);
  }

  @Override
  public CgdDocument silent() {
    String text = CgdText.valid().body("x\n".repeat(10)).text();
    String padding = "x".repeat(LIMIT - text.length());
    String body = "x\n".repeat(9) + "x" + padding + "\n";
    byte[] bytes = CgdText.valid().body(body).text().getBytes(StandardCharsets.UTF_8);
    assertThat(bytes).hasSize(LIMIT);
    return CgdParser.standard().parse(bytes);
  }

  @Test
  void rulesThatNeedTheTextAreNotEvaluated() {
    Evaluation evaluation =
        FormatRules.validator()
            .evaluate(firing(), CheckContext.at(Instant.parse("2026-06-15T12:00:00Z")));
    assertThat(evaluation.findings().getFirst().span()).isEqualTo(Span.at(0));
    assertThat(evaluation.findings().getFirst().message())
        .isEqualTo("The file has 10,000,001 bytes and was not read; 10,000,000 are allowed.");
    assertThat(evaluation.notEvaluated().stream().map(n -> n.rule().id()))
        .contains("E-ST01", "E-PL05", "E-HC01");
  }
}
