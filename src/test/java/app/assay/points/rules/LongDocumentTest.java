package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.DocumentReading;
import app.assay.text.LineIndex;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts made to wear detectors out: one thing again and again, in one sentence, table or front
/// matter. What looks again at all that came before takes many times the processor time that is
/// allowed here, on any machine; what looks at each thing once takes a small part of it.
class LongDocumentTest {

  private static final Duration LIMIT = Duration.ofSeconds(5);

  private static final int SENTENCE = 200_000;

  private static final int TABLE = 400_000;

  private static final int FRONT_MATTER = 1_000_000;

  private static final int PARAGRAPHS = 800_000;

  private static final int HISTORY = 300_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It will fall [assuming …] ",
        "It will fail because it may ",
        "v1.2 released in 2020, ",
        "In 2020 it opened and in 2019 it closed, ",
        "1/2",
        "2026-",
        "184 000 ",
        "40 beds and 41 beds ",
        "unlike Kaldero Herring costs more ",
        "The gateway is planned. The gateway works. ",
        "We saw four schools. All three were open. ",
        "(no. ",
        "of the 80 people, 60 (65 %) came, ",
        "it rose from 120 to 150, up 40 percent, ",
        "four teams of six make 28 in all, ",
        "915 less 240 ",
        "40 %, 30 % ",
        "37 juniors on it, 21 girls, ",
        "born in 1846, at 48 he left in 1884, ",
        "it failed at 09:12 for 95 minutes, ",
        "on 3 May 2025, ten months later, ",
        "stopped on 3 May 2025 and restarted on 2 May 2025 ",
      })
  void oneSentenceWithoutAnEnd(String piece) {
    String text = repeated(piece, SENTENCE);

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "- Quarry safety officer: Ulla Brandt\n\nAsk the quarry safety officer, Dr Piet Vos.\n\n",
        "Version 2.1 was approved on 3 May 2025 and version 2.2 on 1 April 2025.\n\n",
        "```toml\ntimeout_s = 60\n```\n\nThe default timeout is 90 seconds.\n\n",
        "Five voting members were present. It passed with 6 in favour, 1 against.\n\n",
        "By June we had spent €310,000 of the approved €520,000. With €230,000 left we go on.\n\n",
        "From: a@b.org\nSent: 2 February 2026, 18:12\n\nWe meet next month, on 1 March 2026.\n\n",
        "- Wave 1, 62 stores\n- Wave 2, 40 stores\n\nThere are 112 stores.\n\n",
        "It was down for 95 minutes.\n\n- 07:42 first errors\n- 09:27 back to normal\n\n",
        "The fund paid £4,200:\n\n- £1,500 for boats\n- £2,400 for halls\n\n",
        "|Item|Cost|\n|-|-|\n|Oak|150|\n|Elm|200|\n|Ash|150|\n|Total|550|\n\nIt costs 500.\n\n",
      })
  void paragraphsOfOneKind(String paragraph) {
    String text = repeated(paragraph, PARAGRAPHS);

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The number %d quarry safety officer, Ada %s, met %s, who hands over to %<s.\n\n",
        "Treasurer Ada %2$s spoke. Ada %2$s (secretary) wrote it down and Tom %3$s went.\n\n",
        "By June we had spent €9%1$05d of the approved €99%1$05d. With €3%1$05d left we go on.\n\n",
        "%2$ss 1 to 9 stand and %2$ss 10 to 13 lean. All 14 %2$ss were built in %3$s.\n\n",
        "- %2$s crossing starts: 8 June 2026\n\nThe %3$s crossing lasts three weeks.\n\n",
        "It has 1%1$05d boards, one per group. There are 1%1$05d groups.\n\n",
        "There are three kinds of %2$s:\n\n- oak\n- elm\n\n",
      })
  void paragraphsThatNameOtherThingsEach(String paragraph) {
    String text = numbered(PARAGRAPHS, i -> paragraph.formatted(i, name(i), name(i + 1)));

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
  }

  @Test
  void historyOfThousandsOfVersionsInNoOrder() {
    String text =
        "|Version|Date|\n|-|-|\n"
            + numbered(HISTORY, i -> "|%d.%d|%s|\n".formatted(i / 20 + 1, i % 20, day(-i)));

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
  }

  @Test
  void timelineOfThousandsOfDaysSomeOfThemOutOfOrder() {
    String text =
        "## Timeline\n\n"
            + numbered(HISTORY, i -> "- %s: It rained.\n".formatted(day(i % 8 == 0 ? -i : i)));

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
  }

  @Test
  void thousandsOfSettingsAndSentences() {
    String settings = numbered(HISTORY, "timeout_limit_%d_s = 60\n"::formatted);
    String sentences = repeated("The default timeout limit is 90 seconds.\n\n", HISTORY);

    assertThat(taken(() -> PointRun.findings("```toml\n" + settings + "```\n\n" + sentences)))
        .isLessThan(LIMIT);
  }

  @Test
  void oneTableOfThousandsOfRows() {
    String text = "|Vendor|2024|Price|\n|-|-|-|\n" + repeated("|Kaldero|40 %|€5|\n", TABLE);

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
  }

  @Test
  void tablesWhoseRowsAllHaveOneName() {
    String table = "|Item|Cost|\n|-|-|\n" + "|Fee|€10|\n".repeat(58) + "\n";
    String sentences = repeated("The fee is €12. ", SENTENCE);

    assertThat(taken(() -> PointRun.findings(table.repeat(40) + sentences))).isLessThan(LIMIT);
  }

  @Test
  void tablesWhoseRowsOfKindsAllHaveOneName() {
    String rows = "|Loose gate|high|\n|Loose gate|low|\n".repeat(29);
    String table = "|Fault|Weight|\n|-|-|\n" + rows + "\n";
    String sentences = repeated("The loose gate is low.\n\n", SENTENCE);

    assertThat(taken(() -> PointRun.findings(table.repeat(40) + sentences))).isLessThan(LIMIT);
  }

  @Test
  void sentenceOfThousandsOfNumbersUnderTablesOfKinds() {
    String table = "|Risk|Rating|\n|-|-|\n|Fire|high|\n|Flood|low|\n|Theft|low|\n\n";
    String sentence = repeated("two high, three low, ", SENTENCE);

    assertThat(taken(() -> PointRun.findings(table.repeat(40) + sentence))).isLessThan(LIMIT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "a\n", "date:x\n", "date: 2026-03-01\n", "date: a b\n", ":\n"})
  void frontMatterOfThousandsOfLines(String line) {
    DocumentReading document = read("---\n" + repeated(line, FRONT_MATTER) + "---\n\nText.\n");

    assertThat(document.blocks().getFirst().reading().text()).hasSizeGreaterThan(FRONT_MATTER / 2);
    assertThat(taken(() -> FrontDates.of(document))).isLessThan(LIMIT);
  }

  private static DocumentReading read(String text) {
    return new DocumentReader(Lexicon.load()).read(text, new LineIndex(text), List.of());
  }

  private static String repeated(String piece, int length) {
    return piece.repeat(length / piece.length());
  }

  /// Pieces, each made of its number, up to a length.
  private static String numbered(int length, IntFunction<String> piece) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; text.length() < length; i++) {
      text.append(piece.apply(i));
    }
    return text.toString();
  }

  /// A name of its own for each number.
  private static String name(int number) {
    StringBuilder name = new StringBuilder("K");
    for (int rest = number + 100; rest > 0; rest /= 10) {
      name.append("aeiouáéíóú".charAt(rest % 10)).append('r');
    }
    return name.toString();
  }

  private static LocalDate day(int number) {
    return LocalDate.of(2000, 1, 1).plusDays(number);
  }

  private static Duration taken(Runnable work) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadCpuTime();
    work.run();
    return Duration.ofNanos(threads.getCurrentThreadCpuTime() - begin);
  }
}
