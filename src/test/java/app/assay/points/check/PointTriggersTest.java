package app.assay.points.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Surroundings;
import app.assay.points.rules.PointRules;
import app.assay.text.LineIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a detector says it needs must be all that it needs: asked about every block it finds no
/// more.
class PointTriggersTest {

  private static final Lexicon LEXICON = Lexicon.load();

  private static final PointsContext CONTEXT =
      new PointsContext(LocalDate.of(2026, 3, 1), Sensitivity.THOROUGH);

  static Stream<Path> texts() throws IOException {
    return Stream.of("src/test/resources/points", "src/quality/corpus/dev", "sample-vaults")
        .flatMap(folder -> markdown(Path.of(folder)).stream());
  }

  private static List<Path> markdown(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".md")).sorted().toList();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void sparedBlocksHoldNoFinding(Path path) throws IOException {
    String text = Files.readString(path);
    List<Detector> unspared = PointRules.all().stream().map(PointTriggersTest::unspared).toList();

    assertThat(findings(PointRules.all(), text)).isEqualTo(findings(unspared, text));
  }

  private static List<Finding> findings(List<Detector> detectors, String text) {
    return new PointsCheck(LEXICON, detectors)
        .evaluate(text, new LineIndex(text), List.of(), CONTEXT)
        .findings();
  }

  private static Detector unspared(Detector detector) {
    return detector instanceof Detector.OfBlock block ? new Unspared(block) : detector;
  }

  private record Unspared(Detector.OfBlock block) implements Detector.OfBlock {

    @Override
    public Rule rule() {
      return block.rule();
    }

    @Override
    public void inspect(
        BlockReading reading, Surroundings around, PointsContext context, PointSink out) {
      block.inspect(reading, around, context, out);
    }
  }
}
