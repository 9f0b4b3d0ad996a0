package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PairCandidatesTest {

  private static final Lexicon LEXICON = Lexicon.load();

  /// Values enough for pairs to be weighed at all, none of them like another.
  private static final String OTHERS =
      "The hall has 340 chairs, 21 lamps, 4 stoves, 90 plates, 7 doors, 12 windows, 5 gates and 60"
          + " hooks.\n\n";

  @Test
  void whatIsCountedBringsValuesTogetherThoughTheTitleSpeaksOfIt() {
    String parts =
        IntStream.range(0, 40)
            .mapToObj(i -> "The %s depot paid %d fines.".formatted(name(i), 1000 + 900 * i))
            .collect(Collectors.joining("\n\n"));
    assertThat(pairs("# Vans\n\nWe bought 28 vans.\n\n" + parts + "\n\nIn May 26 vans were sold."))
        .contains("28 vans | 26 vans");
  }

  @Test
  void rangesOfOneBeginningDiffer() {
    assertThat(
            pairs(
                OTHERS
                    + "The cell is compensated from 0 to 50 °C.\n\n"
                    + "It is compensated from 0 to 40 °C."))
        .contains("0 to 50 °C | 0 to 40 °C");
    assertThat(
            pairs(
                OTHERS
                    + "The cell is compensated from 0 to 50 °C.\n\n"
                    + "It is compensated from 0 to 50 °C."))
        .isEmpty();
  }

  @Test
  void spansOfDaysDifferOnlyWhereTheyDoNotOverlap() {
    assertThat(
            pairs(
                OTHERS
                    + "The trial ran from 13 April to 22 May 2026.\n\n"
                    + "The trial ran from 14 April to 22 May 2026."))
        .doesNotContain("13 April to 22 May 2026 | 14 April to 22 May 2026");
    assertThat(
            pairs(
                OTHERS
                    + "The trial ran from 13 April to 22 May 2026.\n\n"
                    + "The trial ran from 14 April to 22 June 2026."))
        .contains("13 April to 22 May 2026 | 14 April to 22 June 2026");
  }

  @Test
  void moneyIsHeldAgainstABareCellOfTheSameDigitsInAnotherOrder() {
    String table = "| Item | Price |\n|---|---|\n| Guides | %s |\n\n";
    assertThat(pairs(OTHERS + table.formatted("175,600") + "The offer is €157,600."))
        .contains("175,600 | €157,600");
    assertThat(pairs(OTHERS + table.formatted("175,600") + "The offer is €175,600.")).isEmpty();
    assertThat(pairs(OTHERS + table.formatted("175,600") + "The offer is €158,600.")).isEmpty();
    assertThat(pairs(OTHERS + table.formatted("175") + "The offer is €157.")).isEmpty();
  }

  @Test
  void howOftenIsComparedHoweverFarApart() {
    assertThat(
            pairs(
                OTHERS + "The tank is rinsed every day.\n\nThe tank is rinsed once a year by us."))
        .contains("every day | once a year");
  }

  private static String name(int i) {
    return "north" + (char) ('a' + i / 20) + (char) ('a' + i % 20);
  }

  private static List<String> pairs(String text) {
    return PairSeen.in(new DocumentReader(LEXICON).read(text, new LineIndex(text), List.of()))
        .stream()
        .map(p -> p.here().in(text) + " | " + p.there().in(text))
        .toList();
  }
}
