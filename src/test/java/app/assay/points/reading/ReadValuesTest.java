package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Values that stand in one word, in words, or whose unit stands over them.
class ReadValuesTest {

  @Test
  void lengthOfTimeInOneWordIsRead() {
    assertThat(values("It has a two-year battery.")).containsExactly("24.0 month");
    assertThat(values("It has a well-known battery.")).isEmpty();
  }

  @Test
  void shareInWordsIsRead() {
    assertThat(values("Of all keepers 81 per cent were content.")).containsExactly("81.0 %");
  }

  @Test
  void unitOfAColumnStandsInItsHeader() {
    assertThat(cell("Usable kWh", "12")).containsExactly("12000.0 wh");
    assertThat(cell("Area (km²)", "12")).containsExactly("1.2E7 m²");
    assertThat(values("The park covers 12 km².")).containsExactly("1.2E7 m²");
    assertThat(cell("Week", "12")).isEqualTo(cell("Row", "12"));
  }

  @Test
  void unitOfARowStandsInItsOwnColumn() {
    String table =
        "| What | Least | Unit |\n|---|---|---|\n| Current | 5.5 | mA |\n| Load | 7 | %% |\n";
    assertThat(values(table.formatted())).containsExactly("0.0055 a", "7.0 %");
    assertThat(values("| What | Least | Unit |\n|---|---|---|\n| Current | 5 | of mine |\n"))
        .containsExactly("5.0 #");
  }

  @Test
  void currencyOfAColumnMayBeAllItsHeaderSays() {
    assertThat(values("| Income | € |\n|---|---|\n| Fees | 12 |\n")).containsExactly("12.0 €");
    assertThat(cell("Spent to 31 August (€ m)", "12")).containsExactly("1.2E7 €");
    assertThat(cell("Spent (€ mn)", "12")).containsExactly("1.2E7 €");
  }

  @Test
  void timeToldInTwoUnitsIsOneValue() {
    assertThat(values("It took 1 h 40 min.")).containsExactly("6000.0 s");
    assertThat(values("It took two hours and five minutes.")).containsExactly("7500.0 s");
    assertThat(values("It took 40 min 2 h later.")).containsExactly("2400.0 s", "7200.0 s");
    assertThat(values("It took 2 h 90 min.")).containsExactly("7200.0 s", "5400.0 s");
  }

  @Test
  void sumsOfMoneyAreReadAsTheyAreWritten() {
    assertThat(values("The offer is EUR 780 a month.").getFirst()).startsWith("780.0 €/");
    assertThat(values("It costs CHF 40.")).containsExactly("40.0 chf");
    assertThat(values("It costs EUR 1.38m.")).containsExactly("1380000.0 €");
    assertThat(values("It costs £1.38m.")).containsExactly("1380000.0 £");
    assertThat(values("It costs 90p.")).containsExactly("90.0 p");
    assertThat(values("The beam is 1.38m.")).containsExactly("1.38 m");
    assertThat(values("It records 720p.")).noneMatch(value -> value.endsWith(" p"));
    assertThat(cell("Spent to 31 July 2026 (£)", "12")).contains("12.0 £");
  }

  @Test
  void aPortWithoutItsNumberIsNoValue() {
    assertThat(values("It listens on port 8080.")).containsExactly("8080.0 port");
    assertThat(values("It names the port, then 4 boats.")).containsExactly("4.0 #");
  }

  @Test
  void daysOfARangeAreNoCounts() {
    assertThat(values("It ran 5 to 19 June.")).isEmpty();
    assertThat(values("It took 5 to 19 boats.")).hasSize(1);
  }

  private static List<String> cell(String header, String value) {
    return values("| Lamp | %s |\n|---|---|\n| Fresnel | %s |\n".formatted(header, value));
  }

  private static List<String> values(String text) {
    return new DocumentReader(Lexicon.load())
            .read(text, new LineIndex(text), List.of())
            .blocks()
            .getFirst()
            .reading()
            .sentences()
            .stream()
            .flatMap(s -> s.quantities().stream())
            .map(q -> q.low() + " " + q.dimension())
            .toList();
  }
}
