package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnchangedTest {

  @Test
  void whatStandsBeforeAndAfterIsCounted() {
    assertThat(Unchanged.between("one two three", "one too three"))
        .isEqualTo(new Unchanged(5, 7, 13, 13));
  }

  @Test
  void nothingIsCountedTwice() {
    assertThat(Unchanged.between("aaa", "aaaa")).isEqualTo(new Unchanged(3, 0, 3, 4));
  }

  @Test
  void spanBeforeTheChangeStays() {
    assertThat(Unchanged.between("one two", "one twenty two").move(new Span(0, 3)))
        .contains(new Span(0, 3));
  }

  @Test
  void spanAfterTheChangeMoves() {
    assertThat(Unchanged.between("a one", "a bb one").move(new Span(2, 5)))
        .contains(new Span(5, 8));
  }

  @Test
  void spanAroundTheChangeGrows() {
    assertThat(Unchanged.between("(one)", "(onxe)").move(new Span(0, 5))).contains(new Span(0, 6));
  }

  @Test
  void spanThatEndsInTheChangeEndsBeforeIt() {
    assertThat(Unchanged.between("one two", "one xyz").move(new Span(0, 6)))
        .contains(new Span(0, 4));
  }

  @Test
  void spanThatBeginsInTheChangeBeginsBeforeIt() {
    assertThat(Unchanged.between("one two.", "one xyz.").move(new Span(5, 8)))
        .contains(new Span(4, 8));
  }

  @Test
  void spanWithinTheChangeIsGone() {
    assertThat(Unchanged.between("one two six", "one six").move(new Span(4, 7))).isEmpty();
  }

  @Test
  void oneEditLeavesWhatStandsAroundIt() {
    assertThat(Unchanged.after(10, 4, 1, 3)).isEqualTo(new Unchanged(4, 5, 10, 12));
  }

  @Test
  void furtherEditCountsInTheEditedText() {
    Unchanged since = Unchanged.after(10, 4, 0, 2).then(8, 1, 0);
    assertThat(since).isEqualTo(new Unchanged(4, 3, 10, 11));
  }

  @Test
  void whatStandsBehindAllEditsMovesByTheirGrowth() {
    Unchanged since = Unchanged.after(10, 4, 0, 2).then(2, 0, 3);
    assertThat(since.move(new Span(6, 8))).contains(new Span(11, 13));
  }
}
