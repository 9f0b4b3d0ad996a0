package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReviewOrderTest {

  private static final List<Integer> ITEMS = IntStream.range(0, 20).boxed().toList();

  @Test
  void sameReviewerAndDocumentGiveTheSameOrder() {
    assertThat(ReviewOrder.shuffle(ITEMS, "Dana", "h"))
        .isEqualTo(ReviewOrder.shuffle(ITEMS, "Dana", "h"));
  }

  @Test
  void anotherReviewerOrDocumentGivesAnotherOrder() {
    List<Integer> dana = ReviewOrder.shuffle(ITEMS, "Dana", "h");
    assertThat(ReviewOrder.shuffle(ITEMS, "Ito", "h")).isNotEqualTo(dana);
    assertThat(ReviewOrder.shuffle(ITEMS, "Dana", "i")).isNotEqualTo(dana);
  }

  @Test
  void nothingIsLostInTheShuffle() {
    assertThat(ReviewOrder.shuffle(ITEMS, "Dana", "h")).containsExactlyInAnyOrderElementsOf(ITEMS);
  }

  @Test
  void listsHaveFewerThanTen() {
    assertThat(ReviewOrder.inLists(ITEMS).stream().map(List::size)).containsExactly(9, 9, 2);
  }
}
