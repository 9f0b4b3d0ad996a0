package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairTraitsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  /// Values enough for pairs to be weighed at all, none of them like another.
  private static final String OTHERS =
      "The hall has 340 chairs, 21 lamps, 4 stoves, 90 plates, 7 doors, 12 windows, 5 gates and 60"
          + " hooks.\n\n";

  private static final String QUIET = "The noise is 42 dB in boost within 3 days of use.\n\n";

  @Test
  void theWordsAndValuesRightBesideTwoValuesAreCompared() {
    String text = QUIET + "It has a noise of 38 dB within 3 days of use.\n";
    assertThat(traits(text, "42 dB", "38 dB")).contains("same word before", "same value beside");
    assertThat(traits(QUIET + "It has a noise of 38 dB within 9 days.\n", "42 dB", "38 dB"))
        .contains("other value beside")
        .doesNotContain("same value beside");
    assertThat(traits(QUIET + "It has a noise, then hum of 38 dB in boost.\n", "42 dB", "38 dB"))
        .contains("same word after")
        .doesNotContain("same word before");
  }

  @Test
  void whatIsRemarkedBesideAValueChangesNothing() {
    String said = "It has a noise of 38 dB within 3 days of use.\n";
    String noted =
        "It has a noise of 38 dB [differs from “42 dB” in line 3, see 9 lists] within 3 days of"
            + " use.\n";
    Set<String> traits = traits(QUIET + said, "42 dB", "38 dB");
    assertThat(traits).contains("same value beside");
    assertThat(traits(QUIET + noted, "42 dB", "38 dB"))
        .contains("same word before", "same value beside");
  }

  @Test
  void aDayOfATableIsOfWhatItsRowSays() {
    String table = "| Day | What | Where |\n|---|---|---|\n| %s | Seed swap | Hall |\n\n";
    String prose = "The seed swap on 13 March is for all.\n";
    assertThat(traits(table.formatted("6 March") + prose, "6 March", "13 March"))
        .contains("label nearby 1", "one: in a cell");
    assertThat(pairs(table.formatted("6 March").replace("Seed swap", "Bread") + prose))
        .noneMatch(p -> p.traits().contains("one: in a cell"));
  }

  @Test
  void aRowIsKnownByTheNumberOfItsName() {
    String table =
        "| Day | Mean count |\n|---|---|\n| 14 | 5.1 |\n\nOn day %d the mean count was 5.4.\n";
    assertThat(traits(table.formatted(14), "5.1", "5.4")).contains("of the row of that name");
    assertThat(traits(table.formatted(16), "5.1", "5.4")).contains("of the row of another name");
  }

  private static Set<String> traits(String text, String here, String there) {
    String all = OTHERS + text;
    return pairs(text).stream()
        .filter(p -> p.here().in(all).equals(here) && p.there().in(all).equals(there))
        .map(PairSeen::traits)
        .findFirst()
        .orElse(Set.of());
  }

  private static List<PairSeen> pairs(String text) {
    String all = OTHERS + text;
    return PairSeen.in(new DocumentReader(LEXICON).read(all, new LineIndex(all), List.of()));
  }
}
