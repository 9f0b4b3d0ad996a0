package app.assay.ui.entry.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.entry.model.SideWords.Run;
import org.junit.jupiter.api.Test;

class SideWordsTest {

  private static final String SIXTY = "The signal MUST sound\nevery 60 seconds.";
  private static final String THIRTY = "The signal MUST sound every 30 seconds.";

  @Test
  void eachSideMarksItsOwnWordsAndKeepsItsWhiteSpace() {
    assertThat(SideWords.of(SIXTY, THIRTY, true).runs())
        .containsExactly(
            new Run("The signal MUST sound\nevery ", false),
            new Run("60", true),
            new Run(" seconds.", false));
    assertThat(SideWords.of(THIRTY, SIXTY, false).runs())
        .containsExactly(
            new Run("The signal MUST sound every ", false),
            new Run("30", true),
            new Run(" seconds.", false));
  }

  @Test
  void textsThatAreTwoAreMarkedOnNeitherSide() {
    String other = "Keepers relight a lamp within one hour of any gale, by night or day.";
    assertThat(SideWords.of(SIXTY, other, true)).isEqualTo(SideWords.plain(SIXTY));
    assertThat(SideWords.of(other, SIXTY, false)).isEqualTo(SideWords.plain(other));
  }

  @Test
  void nothingBesideMarksNothing() {
    assertThat(SideWords.of(SIXTY, " ", true)).isEqualTo(SideWords.plain(SIXTY));
    assertThat(SideWords.plain("").runs()).isEmpty();
  }
}
