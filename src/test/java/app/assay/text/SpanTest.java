package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpanTest {

  @ParameterizedTest
  @CsvSource({"-1,0", "3,2"})
  void impossibleSpanIsAFaultOfTheProgram(int start, int end) {
    assertThatThrownBy(() -> new Span(start, end)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void endIsOutside() {
    assertThat(new Span(2, 4).contains(2)).isTrue();
    assertThat(new Span(2, 4).contains(4)).isFalse();
  }

  @Test
  void spanContainsItselfAndItsParts() {
    assertThat(new Span(2, 4).contains(new Span(2, 4))).isTrue();
    assertThat(new Span(2, 4).contains(Span.at(4))).isTrue();
    assertThat(new Span(2, 4).contains(new Span(3, 5))).isFalse();
  }

  @Test
  void touchingSpansDoNotOverlap() {
    assertThat(new Span(0, 2).overlaps(new Span(2, 4))).isFalse();
    assertThat(new Span(0, 3).overlaps(new Span(2, 4))).isTrue();
  }

  @Test
  void orderIsByStartThenEnd() {
    assertThat(new Span(1, 9)).isLessThan(new Span(2, 3));
    assertThat(new Span(2, 3)).isLessThan(new Span(2, 4));
  }

  @Test
  void shiftedSpanKeepsItsLength() {
    assertThat(new Span(2, 4).shift(3)).isEqualTo(new Span(5, 7));
  }
}
