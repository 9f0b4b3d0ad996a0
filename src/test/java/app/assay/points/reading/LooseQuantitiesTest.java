package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LooseQuantitiesTest {

  private static final Lexicon LEXICON = Lexicon.load();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The pump was put in on 6 October. | 6 October = moment 1006",
        "Handover is foreseen for October 2026. | October 2026 = moment 20261000",
        "The house dates from 2009. | 2009 = moment 20090000",
        "The gates open at 8:35. | 8:35 = clock 515",
        "Writes failed from 13:02 to 14:09. |"
            + " 13:02 = clock 782, 13:02 to 14:09 = s 4020, 14:09 = clock 849",
        "The night run took from 23:50 to 00:20. |"
            + " 23:50 = clock 1430, 23:50 to 00:20 = s 1800, 00:20 = clock 20",
        "A 100-night trial is included. | 100-night = # 100",
        "The five-node cluster is up. | five-node = # 5",
        "Four of them are elected. | Four of them = # 4",
        "We metered 43 of our installations. | 43 of our installations = # 43",
        "A third of the templates are old. | third of the templates = % 33",
        "Two thirds of the templates are old. | Two thirds = % 66",
        "One twentieth of the stock is lent. | One twentieth = % 4",
        "Three-quarters of the fleet is out. | Three-quarters = % 74",
        "One in five pupils walks. | One in five = % 19",
        "Three out of four farms grow rye. | Three out of four = % 74",
        "The opening is due in late 2028. | late 2028 = moment 20280800",
        "It was closed in the first quarter of 2027. | first quarter of 2027 = moment 20270100",
        "It ran from 13 April to 22 May 2026. |" + " 13 April to 22 May 2026 = s 3110400",
        "It ran from 20 December to 9 January 2026. |"
            + " 20 December to 9 January 2026 = s 1468800",
        "It ran 5 to 19 June. | 5 to 19 June = moment 619, 5 to 19 June = s 950400",
        "It ran 5 to 9 June. | 5 to 9 June = moment 609, 5 to 9 June = s 345600",
        "Filters are flushed every Monday. | every Monday = rhythm 168, Monday = weekday 1",
        "The tank is rinsed once a month. | once a month = rhythm 730",
        "The index is copied hourly. | hourly = rhythm 1",
        "The case is rated IP67. | IP67 = rating ip 67",
        "It fits a flange of DN 80. | DN 80 = rating dn 80",
        "The filters are flushed on Tuesday and Friday. | Tuesday and Friday = weekday 18",
        "The house is closed Mondays, Tuesdays and Sundays. |"
            + " Mondays, Tuesdays and Sundays = weekday 67",
        "School closes at 1.30 pm today. | 1.30 pm = clock 810",
        "Doors open at 12.15 a.m. and the band plays. | 12.15 a.m = clock 15",
        "The desk is open from 9am to 5pm. |"
            + " 9am = clock 540, 9am to 5pm = s 28800, 5pm = clock 1020",
        "Python 3.10 or later is at hand. | Python 3.10 = release 3010",
        "The engine runs on Java 17. | Java 17 = release 17000",
        "We test on Python 3.11, the oldest one. | Python 3.11 = release 3011",
        "In June both transformers failed. | both transformers = # 2",
        "The minimum Python version is 3.10. | Python version is 3.10 = release 3010",
        "It requires Python version 3.12 at least. | Python version 3.12 = release 3012",
        "Building it depends on Go 1.23. | Go 1.23 = release 1023",
        "The concert ends at midnight. | midnight = clock 0",
        "It is open from noon to 16:00. |"
            + " noon = clock 720, noon to 16:00 = s 14400, 16:00 = clock 960",
        "Call extension 4410. | extension 4410 = name extension 4410",
        "It holds for grant number LF-0347 alone. | LF-0347 = name LF-0000 347",
        "It ran from 1 October 2025 to 30 September 2027. |"
            + " 1 October 2025 to 30 September 2027 = month 24",
        "It ran from 1 October 2025 to 15 March 2026. |"
            + " 1 October 2025 to 15 March 2026 = s 13996800",
        "Python 3.10 [differs from “3.11” in line 3] or later is at hand. |"
            + " Python 3.10 = release 3010",
        "Forty of you [differs from “thirty” in line 9] met in Ghent. | Forty of you = # 40",
        "In all, 412 of 980 answered. | 412 of 980 = % 42",
      })
  void whatIsToldLooselyIsRead(String text, String expected) {
    assertThat(String.join(", ", read(text))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The pump was put in on 6 October 2025.",
        "The three-month trial is over.",
        "Twenty-five boats sailed.",
        "Four of the five boats sailed.",
        "The ratio is 4:3 in all of them.",
        "It was 99:99 on the clock.",
        "The split was 8:75 at last.",
        "The one-off cost is gone.",
        "The bridge was opened in 2019.",
        "Every member pays a fee, once.",
        "The server answers HTTP 404.",
        "Java 17 came out long ago.",
        "It is both quick and safe.",
        "It was open on 4 May 2026 and 8 June 2026.",
        "We found 7 of 9 keys.",
        "It came out at 13 pm of all times.",
        "We left at 4.75 pm or so they say.",
        "They met on Friday, 6 March 2026.",
        "The grant paid LF-0347 alone.",
        "The room of 40 beds is full.",
        "He said “gates open at 8:35 every day”.",
      })
  void whatIsToldFirmlyOrNotAtAllIsNot(String text) {
    assertThat(read(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "`5s` ; `lock_timeout` ; s 5",
        "`90` ; `retain_days` ; s 7776000",
        "`1_000` ; `size` ; # 1000",
        "`5s` [differs from “3 seconds” in line 3] ; `lock_timeout` ; s 5"
      })
  void aDefaultInCodeIsRead(String row) {
    String[] cells = row.split(" ; ");
    String table = "| Key | Default |\n|---|---|\n| %s | %s |\n".formatted(cells[1], cells[0]);
    DocumentReading document =
        new DocumentReader(LEXICON).read(table, new LineIndex(table), List.of());
    LooseQuantities loose = LooseQuantities.of(document.blocks().getFirst());
    assertThat(loose.of(3))
        .singleElement()
        .satisfies(
            q ->
                assertThat(q.dimension() + String.format(Locale.ROOT, " %.0f", q.low()))
                    .isEqualTo(cells[2]));
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "Minimum version ; PostgreSQL ; 15 ; true",
        "Note ; PostgreSQL ; 15 or later ; true",
        "Boats ; Ostrava ; 15 ; false",
        "Minimum version ; Place on the disk ; 15 ; false",
        "Minimum version ; PostgreSQL ; 15 servers ; false"
      })
  void aVersionThatIsNeededStandsInItsRow(String row) {
    String[] cells = row.split(" ; ");
    String table =
        "| What | %s |\n|---|---|\n| %s | %s |\n".formatted(cells[0], cells[1], cells[2]);
    DocumentReading document =
        new DocumentReader(LEXICON).read(table, new LineIndex(table), List.of());
    assertThat(LooseQuantities.of(document.blocks().getFirst()).of(3).stream())
        .as(row)
        .hasSize(Boolean.parseBoolean(cells[3]) ? 1 : 0)
        .allMatch(Quantity::isRelease);
  }

  @Test
  void whatARowIsCalledInCodeIsNoDefault() {
    String table = "| Key | Meaning |\n|---|---|\n| `90` | size |\n";
    DocumentReading document =
        new DocumentReader(LEXICON).read(table, new LineIndex(table), List.of());
    assertThat(LooseQuantities.of(document.blocks().getFirst()).areAny()).isFalse();
  }

  private static List<String> read(String text) {
    DocumentReading document =
        new DocumentReader(LEXICON).read(text, new LineIndex(text), List.of());
    PlacedBlock block = document.blocks().getFirst();
    return LooseQuantities.of(block).of(0).stream()
        .map(
            q ->
                "%s = %s %s"
                    .formatted(
                        q.span().in(text),
                        q.dimension(),
                        String.format(Locale.ROOT, "%.0f", q.low())))
        .toList();
  }
}
