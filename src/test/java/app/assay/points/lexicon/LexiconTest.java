package app.assay.points.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReader;
import app.assay.points.reading.BlockReading;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The examples in the lists themselves.
class LexiconTest {

  private static final BlockReader READER = new BlockReader(Lexicon.load());

  @TestFactory
  Stream<DynamicTest> examplesHoldTrue() {
    return Stream.of(Cue.values()).flatMap(LexiconTest::examples);
  }

  private static Stream<DynamicTest> examples(Cue cue) {
    assertThat(Lexicon.lines(cue)).as("examples of %s", cue).anyMatch(l -> l.startsWith("+ "));
    assertThat(Lexicon.lines(cue)).as("examples of %s", cue).anyMatch(l -> l.startsWith("- "));
    return Lexicon.lines(cue).stream()
        .filter(l -> l.startsWith("+ ") || l.startsWith("- "))
        .map(l -> DynamicTest.dynamicTest(cue + " " + l, () -> check(cue, l)));
  }

  private static void check(Cue cue, String line) {
    BlockReading block = READER.read(BlockKind.PARAGRAPH, 0, line.substring(2), 0);
    assertThat(block.sentences().stream().anyMatch(s -> s.has(cue)))
        .isEqualTo(line.startsWith("+"));
  }
}
