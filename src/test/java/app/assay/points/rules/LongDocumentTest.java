package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.DocumentReading;
import app.assay.text.LineIndex;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
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
        "(no. ",
      })
  void oneSentenceWithoutAnEnd(String piece) {
    String text = repeated(piece, SENTENCE);

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
  }

  @Test
  void oneTableOfThousandsOfRows() {
    String text = "|Vendor|2024|Price|\n|-|-|-|\n" + repeated("|Kaldero|40 %|€5|\n", TABLE);

    assertThat(taken(() -> PointRun.findings(text))).isLessThan(LIMIT);
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

  private static Duration taken(Runnable work) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadCpuTime();
    work.run();
    return Duration.ofNanos(threads.getCurrentThreadCpuTime() - begin);
  }
}
