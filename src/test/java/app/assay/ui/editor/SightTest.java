package app.assay.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SightTest {

  private final Sight sight = new Sight();

  @Test
  void nothingIsFarBeforeAnythingWasSeen() {
    assertThat(sight.isFar(5_000)).isFalse();
  }

  @Test
  void moreThanAScreenAwayIsFar() {
    sight.set(List.of(100, 101, 102, 103, 104, 105, 106, 107, 108, 109));
    assertThat(sight.isFar(119)).isFalse();
    assertThat(sight.isFar(120)).isTrue();
    assertThat(sight.isFar(90)).isFalse();
    assertThat(sight.isFar(89)).isTrue();
  }

  @Test
  void betweenTwoLayoutsItIsAsBefore() {
    sight.set(List.of(7, 8));
    sight.set(List.of());
    assertThat(sight.isFar(7)).isFalse();
    assertThat(sight.isFar(20)).isTrue();
  }
}
