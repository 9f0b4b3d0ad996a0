package app.assay.points.weighing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SumsTest {

  @Test
  void columnsAreAddedEachForItself() {
    Random random = new Random(7);
    for (int run = 0; run < 200; run++) {
      int columns = 1 + random.nextInt(8);
      int[] expected = new int[columns];
      Sums sums = new Sums();
      for (int feature = 0; feature < 60; feature++) {
        int[] weights = random.ints(columns, -500, 501).toArray();
        sums.add(weights);
        for (int i = 0; i < columns; i++) {
          expected[i] += weights[i];
        }
      }
      int[] read = new int[columns + 1];
      sums.unpack(read, 1, columns);
      assertThat(Arrays.copyOfRange(read, 1, columns + 1)).isEqualTo(expected);
    }
  }

  @Test
  void sumsBeginWithThoseOfAnother() {
    Sums base = new Sums();
    base.add(new int[] {-3, 4});
    Sums sums = new Sums();
    sums.add(new int[] {9, 9});
    sums.begin(base);
    sums.add(new int[] {1, -5});
    int[] read = new int[2];
    sums.unpack(read, 0, 2);
    assertThat(read).containsExactly(-2, -1);
  }

  @Test
  void moreThanEightColumnsAreRefused() {
    assertThatThrownBy(() -> Sums.pack(new int[9], new long[2], 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
