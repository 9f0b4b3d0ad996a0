package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamePairTest {

  @Test
  void pluralsMarksAndOrderDoNotTellNamesApart() {
    assertThat(NamePair.among(List.of("lamp-oil", "oil_lamps", "fog-signal")))
        .containsExactly(new NamePair("lamp-oil", "oil_lamps"));
  }

  @Test
  void aLetterInAShortWordTellsNamesApart() {
    assertThat(NamePair.among(List.of("cli", "cla", "ui"))).isEmpty();
    assertThat(NamePair.among(List.of("pipeline", "pipelime"))).hasSize(1);
  }
}
