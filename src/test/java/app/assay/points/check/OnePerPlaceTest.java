package app.assay.points.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Surroundings;
import app.assay.text.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class OnePerPlaceTest {

  private static final Rule FIRST = rule("P1-FIRST", 1);
  private static final Rule SECOND = rule("P1-SECOND", 1);
  private static final Rule OTHER = rule("P2-OTHER", 2);
  private static final Rule PAIR = rule("P8-PAIR", 8);
  private static final Rule WORD = rule("P8-WORD", 8);

  private final OnePerPlace places =
      new OnePerPlace(
          List.of(block(FIRST), block(SECOND), block(OTHER), document(PAIR), block(WORD)));

  @Test
  void earlierRuleOfThePointStays() {
    assertThat(places.of(List.of(at(SECOND, 0, 9), at(FIRST, 5, 12))))
        .containsExactly(at(FIRST, 5, 12));
  }

  @Test
  void sameRuleSpeaksOnceOfAPlace() {
    assertThat(places.of(List.of(at(FIRST, 0, 9), at(FIRST, 0, 9))))
        .containsExactly(at(FIRST, 0, 9));
  }

  @Test
  void touchingPlacesAreTwo() {
    assertThat(places.of(List.of(at(FIRST, 0, 5), at(SECOND, 5, 9))))
        .containsExactly(at(FIRST, 0, 5), at(SECOND, 5, 9));
  }

  @Test
  void otherPointsSpeakOfTheSamePlace() {
    assertThat(places.of(List.of(at(FIRST, 0, 5), at(OTHER, 0, 5))))
        .containsExactly(at(FIRST, 0, 5), at(OTHER, 0, 5));
  }

  @Test
  void pairRuleOfPointEightStaysBesideAnotherSpan() {
    assertThat(places.of(List.of(at(WORD, 0, 30), at(PAIR, 4, 14))))
        .containsExactly(at(PAIR, 4, 14), at(WORD, 0, 30));
  }

  @Test
  void pairRuleOfPointEightHidesTheSameSpan() {
    assertThat(places.of(List.of(at(WORD, 4, 14), at(PAIR, 4, 14))))
        .containsExactly(at(PAIR, 4, 14));
  }

  private static Finding at(Rule rule, int start, int end) {
    return new Finding(rule, new Span(start, end), "Words.");
  }

  private static Rule rule(String id, int point) {
    return new Rule(id, Severity.WARNING, point, "A title", "a section");
  }

  private static Detector block(Rule rule) {
    return new Detector.OfBlock() {
      @Override
      public Rule rule() {
        return rule;
      }

      @Override
      public void inspect(
          BlockReading block, Surroundings around, PointsContext context, PointSink out) {}
    };
  }

  private static Detector document(Rule rule) {
    return new Detector.OfDocument() {
      @Override
      public Rule rule() {
        return rule;
      }

      @Override
      public void inspect(DocumentReading document, PointsContext context, PointSink out) {}
    };
  }
}
