package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DateReaderTest {

  private static final BlockReader READER = new BlockReader(Lexicon.load());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          It came on 2026-03-01 at noon. | 2026-03-01
          It came at 2024-08-09T10:15:00Z. | 2024-08-09
          It came on 3 March 2025. | 3 March 2025
          It came on March 3rd, 2025. | March 3rd, 2025
          It came on the 2nd of May, 2024. | 2nd of May, 2024
          It came on 3 Mar. 2025. | 3 Mar. 2025
          It came on 12/31/2025 and 31/12/2025. | 12/31/2025; 31/12/2025
          It came on 1.3.2026. | 1.3.2026
          It came in 03/2025. | 03/2025
          It came in March 2025. | March 2025
          It replaces edition 6 of October 2024. | October 2024
          It ran from 4–10 November 2025. | 4–10 November 2025
          It ran from 6 October–2 November 2025. | 6 October; 2 November 2025
          It runs in May–August 2026. | May–August 2026
          It came in Q3 2025 or H1 2026. | Q3 2025; H1 2026
          It came in the third quarter of 2026. | third quarter of 2026
          It came in 2025-W07. | 2025-W07
          It came in spring 2025. | spring 2025
          It came in late 2025, mid-2024 and FY2025. | late 2025; mid-2024; FY2025
          It has run since 2021 without a break. | 2021
          Counted in the 2010s. | 2010s
          It ran from 2019 to 2015. | 2019; 2015
          """)
  void datesAreFound(String sentence, String dates) {
    assertThat(texts(sentence)).isEqualTo(dates);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          on 3 March 2025 | 2025-03-03 | 2025-03-03
          on 03/04/2025 | 2025-03-04 | 2025-04-03
          on 12/31/2025 | 2025-12-31 | 2025-12-31
          on 31/12/2025 | 2025-12-31 | 2025-12-31
          in 2025-W07 | 2025-02-10 | 2025-02-16
          in 2025-W01 | 2024-12-30 | 2025-01-05
          in H1 2026 | 2026-01-01 | 2026-06-30
          in 2024-25 | 2024-01-01 | 2025-12-31
          in winter 2025 | 2025-01-01 | 2026-03-31
          from 6 October–2 November 2025 | 2025-10-06 | 2025-10-06
          from 20 December to 3 January 2026 | 2025-12-20 | 2025-12-20
          """)
  void firstDateMeansTheseDays(String words, String earliest, String latest) {
    CalendarDate date = dates(words).getFirst().date().orElseThrow();
    assertThat(date.earliest() + " " + date.latest()).isEqualTo(earliest + " " + latest);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          on 2026-02-30 | February 2026 has 28 days
          on 31 April 2025 | April 2025 has 30 days
          on February 30, 2024 | February 2024 has 29 days
          on 31/11/2025 | November 2025 has 30 days
          on 2025-13-04 | a year has 12 months
          in 2025-13 | a year has 12 months
          in Q5 2025 | a year has four quarters
          in 2025-W55 | 2025 has 52 weeks
          on 31 June | June has 30 days
          on 32/13/2025 | a year has 12 months
          """)
  void impossibleDatesSayWhy(String words, String fault) {
    assertThat(dates(words).getFirst().fault()).isEqualTo(fault);
  }

  @ParameterizedTest
  @CsvSource({
    "2000 items came.",
    "A screen of 1920 by 1080.",
    "Reads 2048px.",
    "In version 1.4.2.",
    "We may come in May.",
    "Open 24/7."
  })
  void numbersAreNoDates(String sentence) {
    assertThat(texts(sentence)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "It came on 31 June 2025 [day to be checked].",
    "It came on 2026-01-09 [date to be checked]."
  })
  void datesToBeCheckedAreDoubted(String sentence) {
    assertThat(dates(sentence).getFirst().doubted()).isTrue();
  }

  private static String texts(String sentence) {
    return dates(sentence).stream().map(d -> text(sentence, d)).collect(Collectors.joining("; "));
  }

  private static String text(String sentence, DateMention date) {
    Tokens tokens = block(sentence).tokens();
    return tokens.span(date.from(), date.to()).in(sentence);
  }

  private static List<DateMention> dates(String sentence) {
    return block(sentence).sentences().stream().flatMap(s -> s.dates().stream()).toList();
  }

  private static BlockReading block(String sentence) {
    return READER.read(BlockKind.PARAGRAPH, 0, sentence, 0);
  }
}
