package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.text.LineIndex;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Seen by itself: where nothing outweighs it, P5-COUNT reports the same places.
class SameThingsTest {

  @Test
  void fewerOfTheThingsThatWereToldOfContradictTheFirstNumber() {
    assertThat(
            found(
                "The keeper found three loose gates on the path.\n\n"
                    + "Apart from the two loose gates the path is sound.\n"))
        .containsExactly("three loose gates", "two loose gates");
  }

  @Test
  void someAtFirstAndAllOfThemThenDoNot() {
    assertThat(
            found(
                "The keeper mended two loose gates on the path.\n\n"
                    + "In May all three loose gates were closed.\n"))
        .isEmpty();
  }

  @Test
  void aThirdNumberMakesThemASeries() {
    assertThat(
            found(
                "We found three loose gates here.\n\nWe found five loose gates there.\n\n"
                    + "The two loose gates were closed.\n"))
        .isEmpty();
  }

  private static List<String> found(String text) {
    return SameThings.in(
            new DocumentReader(Lexicon.load()).read(text, new LineIndex(text), List.of()))
        .stream()
        .flatMap(pair -> List.of(pair.one(), pair.other()).stream())
        .map(place -> place.in(text))
        .toList();
  }
}
