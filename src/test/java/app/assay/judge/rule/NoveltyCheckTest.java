package app.assay.judge.rule;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoveltyCheckTest {

  private final RuleJudge rules =
      new RuleJudge(Clock.fixed(Instant.parse("2026-11-20T08:00:00Z"), ZoneOffset.UTC));

  private CriterionVerdict verdict(String criterion, String subject, Evidence... evidence) {
    Question question =
        new Question(
            GateId.ofLabel("candidates/r6"),
            "batch b",
            subject,
            List.of(new Criterion("new", "Is it new?"), new Criterion("consistent", "Is it?")),
            List.of(evidence),
            new Instructions("candidate-novelty", 1));
    Answer answer = rules.judge(List.of(question), () -> false).getFirst();
    return ((Answer.Decided) answer).of(criterion).orElseThrow();
  }

  private static Evidence entry(String id, String text) {
    return new Evidence(id, "vault: " + id, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Keep the lamp lit. | Keep the lamp lit.",
        "Keep the lamp lit. | KEEP  the lamp lit",
        "Run `make lint` first. | Run make lint first.",
        "Keep the\u200b lamp lit. | Keep the lamp lit.",
        "Ｋeep it. | Keep it.",
      })
  void sameClaimIsNotNew(String claim, String known) {
    CriterionVerdict said =
        verdict(
            "new",
            claim + "\n\nTitle: one",
            entry("e1", "Another."),
            entry("e2", known + "\nMore"));

    assertThat(said.verdict()).isEqualTo(Verdict.NO);
    assertThat(said.quotes()).containsExactly(new Quote("e2", known));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Keep the lamp lit. | Keep the lamps lit.",
        "Use a < b. | Use a > b.",
        "Wait 10 s. | Wait 1.0 s.",
        "Use C. | Use C++.",
      })
  void anotherClaimIsLeftToOthers(String claim, String known) {
    assertThat(verdict("new", claim, entry("e1", known)).verdict()).isEqualTo(Verdict.ABSTAIN);
  }

  @Test
  void emptyClaimsAreNotTheSameClaim() {
    assertThat(verdict("new", "\nTitle: a", entry("e1", "\nTitle: b")).verdict())
        .isEqualTo(Verdict.ABSTAIN);
  }

  @Test
  void whatReadersSayIsNoEntry() {
    assertThat(
            verdict("new", "Keep it.", new Evidence("f1-1", "feedback on vault: x", "Keep it."))
                .verdict())
        .isEqualTo(Verdict.ABSTAIN);
  }

  @Test
  void rulesSayNothingOfContradictions() {
    assertThat(verdict("consistent", "Keep it.", entry("e1", "Keep it.")).verdict())
        .isEqualTo(Verdict.ABSTAIN);
  }
}
