package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HistoryTest {

  private static final Place A = new Place(Path.of("a"), 1);
  private static final Place B = new Place(Path.of("b"), 2);
  private static final Place C = new Place(Path.of("c"), 3);

  private final History history = new History();

  @Test
  void backLeadsToThePlaceThatWasLeftAndForwardReturns() {
    history.leave(A);
    assertThat(history.back(Optional.of(B))).contains(A);
    assertThat(history.forward(Optional.of(A))).contains(B);
  }

  @Test
  void freshJumpForgetsWhatLayAhead() {
    history.leave(A);
    history.back(Optional.of(B));
    history.leave(C);
    assertThat(history.canGoForward()).isFalse();
  }

  @Test
  void placeLeftTwiceIsKeptOnce() {
    history.leave(A);
    history.leave(A);
    history.back(Optional.of(B));
    assertThat(history.canGoBack()).isFalse();
  }

  @Test
  void nowhereToGoIsEmpty() {
    assertThat(history.back(Optional.of(A))).isEmpty();
    assertThat(history.canGoForward()).isFalse();
  }
}
