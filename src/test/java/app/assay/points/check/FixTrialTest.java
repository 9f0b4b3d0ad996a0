package app.assay.points.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

class FixTrialTest {

  private static final List<TextEdit> EDITS =
      List.of(new TextEdit(new Span(0, 4), "is projected to"), TextEdit.insert(30, " (planned)"));
  private static final int GROWTH_OF_FIRST = 11;

  private static Finding of(String rule, int point, int start, int end) {
    return new Finding(new Rule(rule, Severity.INFO, point, "", ""), new Span(start, end), "");
  }

  private static List<Finding> brought(List<Finding> before, Finding... after) {
    return new FixTrial(before).brought(EDITS, List.of(after));
  }

  @Test
  void pointThatWasRaisedNowhereIsBrought() {
    Finding wording = of("P9-WORDING", 9, 0, 20);
    assertThat(brought(List.of(of("P2-WILL", 2, 0, 4)), wording)).containsExactly(wording);
  }

  @Test
  void findingThatMovedWithTheEditsIsNotBrought() {
    Finding before = of("P9-PRICING", 9, 10, 20);
    Finding after = of("P9-PRICING", 9, 10 + GROWTH_OF_FIRST, 20 + GROWTH_OF_FIRST);
    assertThat(brought(List.of(before), after)).isEmpty();
  }

  @Test
  void otherRuleOfThePointAtThePlaceIsNotBrought() {
    Finding before = of("P9-PRICING", 9, 10, 20);
    assertThat(brought(List.of(before), of("P9-WORDING", 9, 0, 40))).isEmpty();
  }

  @Test
  void samePointAtAnotherPlaceIsBrought() {
    Finding before = of("P9-PRICING", 9, 40, 50);
    Finding after = of("P9-PRICING", 9, 40, 50);
    assertThat(brought(List.of(before), after)).containsExactly(after);
  }

  @Test
  void longPlaceBeforeAShortOneCountsToItsEnd() {
    List<Finding> before = List.of(of("P5-TABLE", 5, 5, 29), of("P5-COUNT", 5, 6, 8));
    assertThat(brought(before, of("P5-VALUE", 5, 35, 38))).isEmpty();
  }

  @Test
  void placeWithoutCharactersIsKnownToo() {
    Finding before = of("P8-DATE", 8, 0, 0);
    assertThat(brought(List.of(before), before)).isEmpty();
  }
}
