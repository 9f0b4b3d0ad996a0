package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What stands first in a sentence has nothing before it, and what stands last nothing behind it:
/// detectors that look there must not fall out of the text. Whoever types makes such texts.
class CutSentencesTest {

  private static final String HEAD = "# Minutes\n\nDate: 18 November 2025\n\n## Later\n\n";

  private static final List<String> OPENERS = List.of("", "", "", "- ", "## ", "1. ", "> ");

  /// So many words are taken away, one after the other.
  private static final int CUTS = 5;

  private static final int LONGEST_PIECE = 6;

  /// Each of them ended the check once.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "of May 2023",
        "12/01/2025",
        "outlive",
        "to reach that in July;",
        "- soon as the age is",
        "Date: 18 November 2025\n\n## Later\n\nexport of 26.02.2026.",
        "Date: 18 November 2025\n\n## Later\n\nClosed at the meeting of 9 December 2025.",
        "## Three rules\n\n- Look\n- Ask\n- <!-- -->\n\nAll three rules hold."
      })
  void aTextMayBeAPieceOfASentence(String text) {
    assertThatCode(() -> PointRun.findings(text)).doesNotThrowAnyException();
  }

  @TestFactory
  Stream<DynamicTest> sentencesBeginAndEndAnywhere() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/points/rules"))) {
      List<Path> all = files.sorted().toList();
      return all.stream().map(f -> DynamicTest.dynamicTest(f.getFileName() + "", () -> check(f)));
    }
  }

  private static void check(Path file) throws IOException {
    SplittableRandom random = new SplittableRandom(file.getFileName().toString().hashCode());
    StringBuilder begun = new StringBuilder(HEAD);
    StringBuilder ended = new StringBuilder(HEAD);
    StringBuilder pieces = new StringBuilder(HEAD);
    for (String sentence : Files.readString(file).split("(?<=[.!?:|])\\s+|\\n")) {
      List<String> words = Arrays.asList(sentence.split(" "));
      int size = words.size();
      append(begun, size, cut -> words.subList(cut, size));
      append(ended, size, cut -> words.subList(0, size - cut));
      int from = random.nextInt(size);
      int to = Math.min(size, from + 1 + random.nextInt(LONGEST_PIECE));
      pieces
          .append(OPENERS.get(random.nextInt(OPENERS.size())))
          .append(String.join(" ", words.subList(from, to)))
          .append("\n\n");
    }
    for (StringBuilder text : List.of(begun, ended, pieces)) {
      assertThatCode(() -> PointRun.findings(text.toString())).doesNotThrowAnyException();
    }
  }

  private static void append(StringBuilder text, int words, IntFunction<List<String>> left) {
    for (int cut = 1; cut < Math.min(CUTS, words); cut++) {
      text.append(String.join(" ", left.apply(cut))).append("\n\n");
    }
  }
}
