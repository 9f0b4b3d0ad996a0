package app.assay.cgd.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.SourceText;
import app.assay.text.Span;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValidatorTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
  private static final Rule ALWAYS = Rule.ofFormat("X-ALWAYS", Severity.ERROR, "Always", "test");
  private static final Rule NEVER = Rule.ofFormat("X-NEVER", Severity.ERROR, "Never", "test");
  private static final Rule LATER = Rule.ofFormat("X-LATER", Severity.INFO, "Later", "test");

  private record Fires(Rule rule) implements Check {
    @Override
    public void check(CgdDocument document, CheckContext context, FindingSink out) {
      out.report(Span.at(0), "Found.");
    }
  }

  private record Silent(Rule rule) implements Check {
    @Override
    public void check(CgdDocument document, CheckContext context, FindingSink out) {}
  }

  private record FiresInPreview(Rule rule) implements Check {
    @Override
    public Profile since() {
      return Profile.PREVIEW;
    }

    @Override
    public void check(CgdDocument document, CheckContext context, FindingSink out) {
      out.report(Span.at(0), "Preview.");
    }
  }

  private final Validator validator =
      new Validator(List.of(new Fires(ALWAYS), new Silent(NEVER), new FiresInPreview(LATER)));

  @Test
  void everyRuleEndsInAState() {
    Evaluation evaluation = validator.evaluate(CgdText.valid().parse(), CONTEXT);
    assertThat(evaluation.findings()).containsExactly(new Finding(ALWAYS, Span.at(0), "Found."));
    assertThat(evaluation.passed()).containsExactly(NEVER);
    assertThat(evaluation.notEvaluated()).isEmpty();
  }

  @Test
  void unreadableFrontMatterIsNotEvaluatedAndNotPassed() {
    CgdDocument document = CgdParser.standard().parse(SourceText.of("no front matter"));
    Evaluation evaluation = validator.evaluate(document, CONTEXT);
    assertThat(evaluation.passed()).isEmpty();
    assertThat(evaluation.notEvaluated())
        .containsExactly(
            new Evaluation.NotEvaluated(ALWAYS, "the front matter could not be read"),
            new Evaluation.NotEvaluated(NEVER, "the front matter could not be read"));
  }

  @Test
  void previewRulesSpeakOnlyInTheirProfile() {
    Evaluation evaluation =
        validator.evaluate(CgdText.valid().parse(), CONTEXT.withProfile(Profile.PREVIEW));
    assertThat(evaluation.findings().stream().map(Finding::rule)).containsExactly(ALWAYS, LATER);
  }
}
