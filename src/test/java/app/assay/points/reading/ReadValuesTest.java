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
  void sumsInTheCurrenciesOfOtherCountriesAreRead() {
    assertThat(values("It costs ₦5,000.")).containsExactly("5000.0 ₦");
    assertThat(values("It costs KSh 300.")).containsExactly("300.0 kes");
    assertThat(values("It costs AED 40.")).containsExactly("40.0 dirham");
    assertThat(values("It costs Rs 500.")).containsExactly("500.0 ₹");
    assertThat(values("It costs ₹500 or 500 rupees.")).containsExactly("500.0 ₹", "500.0 ₹");
  }

  @Test
  void sumsInRandAreReadWhereNoNameIsWrittenLikeThem() {
    assertThat(values("It costs R2.14.")).containsExactly("2.14 rand");
    assertThat(values("It costs R18,900.")).containsExactly("18900.0 rand");
    assertThat(values("It costs R18.9 million.")).containsExactly("1.89E7 rand");
    assertThat(values("Take the R60 to Ladybrand.")).isEmpty();
    assertThat(values("It runs on R4.31.2 and PR2.14.")).noneMatch(v -> v.endsWith(" rand"));
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

  @Test
  void numbersOfSeveralWordsAreOneValue() {
    assertThat(values("One hundred and twenty-four farms took part.")).containsExactly("124.0 #");
    assertThat(values("It cost four hundred and forty thousand pounds."))
        .containsExactly("440000.0 £");
    assertThat(values("It cost two and a half million euros.")).containsExactly("2500000.0 €");
    assertThat(values("One thousand two hundred samples were kept.")).containsExactly("1200.0 #");
    assertThat(values("A hundred and five cows graze there.")).containsExactly("105.0 #");
    assertThat(values("Half a million visitors came.")).containsExactly("500000.0 #");
    assertThat(values("It holds two thousand and sixty books.")).containsExactly("2060.0 #");
  }

  @Test
  void wordsOfTwoNumbersAreNotOne() {
    assertThat(values("It holds one hundred and two hundred are on loan."))
        .containsExactly("100.0 #", "200.0 #");
    assertThat(values("We have twenty thirty-seaters.")).contains("20.0 #");
    assertThat(values("Half a cup and five eggs.")).containsExactly("5.0 #");
    assertThat(values("They gave two and a half went.")).containsExactly("2.0 #");
  }

  @Test
  void firstOfTwoValuesIsOfWhatTheSecondIsOf() {
    assertThat(values("The share went from 12.6 to 7.4 percent."))
        .containsExactly("12.6 %", "7.4 %");
    assertThat(values("The run was cut from 90 to 60 minutes."))
        .containsExactly("5400.0 s", "3600.0 s");
    assertThat(values("A crate weighs between 3 and 5 kg.")).containsExactly("3.0 kg");
    assertThat(values("It rose between 2019 and 2024.")).isEmpty();
  }

  @Test
  void toleranceIsNoValueAndSignsBelongToTheirRange() {
    assertThat(values("The rod is 181 ± 8 mm.")).containsExactly("0.181 m");
    assertThat(values("It works at −10 to +40 °C.")).containsExactly("10.0 °");
  }

  @Test
  void numbersOfNamesAndOfFractionsCountNothing() {
    assertThat(values("Ticket #2320 is closed.")).isEmpty();
    assertThat(values("It holds for two thirds of the pupils.")).isEmpty();
    assertThat(values("It holds for one in five pupils.")).isEmpty();
  }

  @Test
  void largeNumbersOverAColumnCountForItsCells() {
    assertThat(cell("2025 (million)", "12")).containsExactly("1.2E7 #");
    assertThat(cell("Sold (in thousands)", "12")).containsExactly("12000.0 #");
    assertThat(cell("Spent (in thousands of euros)", "12")).containsExactly("12000.0 €");
    assertThat(cell("Spent (EUR thousand)", "12")).containsExactly("12000.0 €");
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
