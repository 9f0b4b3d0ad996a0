package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class WindowPlaceTest {

  private static final Rectangle2D LEFT = new Rectangle2D(0, 27, 1920, 1053);
  private static final Rectangle2D RIGHT = new Rectangle2D(1920, 0, 1280, 1024);

  private static Rectangle2D place(List<Rectangle2D> screens, double left, double top) {
    return WindowPlace.on(screens, List.of(left, top), 1000, 700).orElseThrow();
  }

  @Test
  void windowComesBackWhereItWas() {
    assertThat(place(List.of(LEFT, RIGHT), 2000, 100))
        .isEqualTo(new Rectangle2D(2000, 100, 1000, 700));
    assertThat(place(List.of(LEFT), -600, 100)).isEqualTo(new Rectangle2D(-600, 100, 1000, 700));
  }

  @Test
  void windowOfAScreenThatIsGoneComesToTheOneThatIsThere() {
    assertThat(place(List.of(LEFT), 2600, 100)).isEqualTo(new Rectangle2D(920, 100, 1000, 700));
    assertThat(place(List.of(LEFT), 300, -900)).isEqualTo(new Rectangle2D(300, 27, 1000, 700));
    assertThat(place(List.of(LEFT), 300, 1070)).isEqualTo(new Rectangle2D(300, 380, 1000, 700));
  }

  @Test
  void windowThatWasNeverPlacedIsLeftToTheDesktop() {
    assertThat(WindowPlace.on(List.of(LEFT), List.of(), 1000, 700)).isEmpty();
    assertThat(WindowPlace.on(List.of(), List.of(1.0, 2.0), 1000, 700)).isEmpty();
  }
}
