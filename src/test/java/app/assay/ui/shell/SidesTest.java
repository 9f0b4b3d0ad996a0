package app.assay.ui.shell;

import static app.assay.ui.shell.Frame.Side.BOTTOM;
import static app.assay.ui.shell.Frame.Side.LEFT;
import static app.assay.ui.shell.Frame.Side.RIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SidesTest {

  private static final double WIDE = 110;
  private static final double NARROW = 78;
  private static final double TINY = 50;
  private static final double HIGH = 70;
  private static final double LOW = 54;

  private final Sides sides = new Sides();

  @Test
  void allSidesAreSeenWhereThereIsRoom() {
    sides.fit(WIDE, HIGH);
    assertThat(sides.shown()).containsExactly(LEFT, BOTTOM, RIGHT);
  }

  @Test
  void theLeftSideGivesWayFirst() {
    sides.fit(NARROW, HIGH);
    assertThat(sides.shown()).containsExactly(BOTTOM, RIGHT);
    sides.fit(TINY, HIGH);
    assertThat(sides.shown()).containsExactly(BOTTOM);
  }

  @Test
  void whatTheUserChoseIsThereAgainOnceThereIsRoom() {
    sides.fit(WIDE, HIGH);
    sides.set(RIGHT, false);
    sides.fit(NARROW, HIGH);
    assertThat(sides.shown()).containsExactly(LEFT, BOTTOM);
    sides.fit(TINY, HIGH);
    sides.set(RIGHT, true);
    assertThat(sides.shown()).containsExactly(BOTTOM, RIGHT);
    sides.fit(WIDE, HIGH);
    assertThat(sides.shown()).containsExactly(LEFT, BOTTOM);
  }

  @Test
  void aSideThatIsCalledTakesThePlaceOfTheOther() {
    sides.fit(NARROW, HIGH);
    sides.set(LEFT, true);
    assertThat(sides.shown()).containsExactly(LEFT, BOTTOM);
    sides.set(LEFT, false);
    assertThat(sides.shown()).containsExactly(BOTTOM, RIGHT);
    sides.set(RIGHT, false);
    assertThat(sides.shown()).containsExactly(BOTTOM);
    sides.fit(WIDE, HIGH);
    assertThat(sides.shown()).containsExactly(LEFT, BOTTOM, RIGHT);
  }

  @Test
  void anotherTabBringsItsOwnSideBack() {
    sides.fit(NARROW, HIGH);
    sides.set(LEFT, true);
    sides.turn(true);
    assertThat(sides.shown()).containsExactly(BOTTOM, RIGHT);
  }

  @Test
  void inALowWindowNothingIsBelowAScreenUnlessItIsCalled() {
    sides.fit(WIDE, LOW);
    assertThat(sides.shown()).contains(BOTTOM);
    sides.turn(true);
    assertThat(sides.shown()).doesNotContain(BOTTOM);
    sides.set(BOTTOM, true);
    assertThat(sides.shown()).contains(BOTTOM);
    sides.turn(true);
    sides.set(BOTTOM, false);
    sides.turn(false);
    assertThat(sides.shown()).contains(BOTTOM);
  }

  @Test
  void whereThereIsRoomTheBottomIsTheUsersAlone() {
    sides.set(BOTTOM, false);
    sides.fit(TINY, HIGH);
    assertThat(sides.shown()).isEmpty();
    sides.fit(WIDE, HIGH);
    assertThat(sides.shown()).containsExactly(LEFT, RIGHT);
  }
}
