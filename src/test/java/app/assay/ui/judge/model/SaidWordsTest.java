package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SaidWordsTest {

  private final SaidWords words = new SaidWords(SampleQuestions.NOW);

  private List<String> said(OpenQuestion question, String criterion) {
    return words.of(question.said(), criterion).stream().map(SaidWords.Line::sentence).toList();
  }

  @Test
  void verdictStandsWithReasonQuoteAndAge() {
    assertThat(said(SampleQuestions.bulbs(), "unqualified"))
        .containsExactly(
            "Rules: abstain. Rules cannot tell.",
            "Model small (llama3.2:3b): no. The price holds only from 50 pieces."
                + " \u201Cfrom 50 pieces\u201D (e2) (given 3 days ago and kept)");
  }

  @Test
  void deferralIsNoVerdictAndSaysWhy() {
    assertThat(said(SampleQuestions.fog(), "supported"))
        .containsExactly(
            "Model small (llama3.2:3b): no verdict. The server does not answer. It is asked again"
                + " later.");
  }

  @Test
  void ageIsSaidInItsLargestUnit() {
    assertThat(words.age(Duration.ofSeconds(59))).isEqualTo("less than a minute");
    assertThat(words.age(Duration.ofMinutes(1))).isEqualTo("1 minute");
    assertThat(words.age(Duration.ofMinutes(119))).isEqualTo("1 hour");
    assertThat(words.age(Duration.ofHours(50))).isEqualTo("2 days");
    assertThat(words.age(Duration.ofHours(-50))).isEqualTo("less than a minute");
  }
}
