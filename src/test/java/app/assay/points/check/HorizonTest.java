package app.assay.points.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReader;
import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HorizonTest {

  private static final BlockReader READER = new BlockReader(Lexicon.load());
  private static final LocalDate AS_OF = LocalDate.of(2026, 3, 1);

  private static boolean isAhead(String text) {
    return Horizon.isAhead(
        READER.read(BlockKind.PARAGRAPH, 0, text, 0).sentences().getFirst(), AS_OF);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "By 2027 it runs.",
        "It arrives in May 2026.",
        "It arrives in Q2 2026.",
        "It opens on 2026-03-02.",
        "Next year it runs.",
        "By 2026 % of all it runs."
      })
  void laterThanTodayIsAhead(String text) {
    assertThat(isAhead(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "By 2020 it runs.",
        "It arrives in February 2026.",
        "It opens on 2026-03-01.",
        "It stops as soon as it rains."
      })
  void todayAndBeforeIsNotAhead(String text) {
    assertThat(isAhead(text)).isFalse();
  }
}
