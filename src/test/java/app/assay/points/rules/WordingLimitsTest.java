package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.points.check.Detector;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.weighing.Limits;
import app.assay.points.weighing.Scores;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A rule that goes by weight speaks from its own limit on, and nowhere below.
class WordingLimitsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  static Stream<Detector> rules() {
    return PointRules.all().stream().filter(d -> d.rule().id().endsWith("-WORDING"));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void itSpeaksFromItsLimitOn(Detector rule) {
    for (Sensitivity sensitivity : Sensitivity.values()) {
      PointsContext context = new PointsContext(PointRun.AS_OF, sensitivity);
      int limit = Limits.raise(rule.rule().point(), context.isThorough());
      int least = Integer.MAX_VALUE;
      int silent = Integer.MIN_VALUE;
      for (PointCases.Case c : cases(rule)) {
        String text = c.text();
        List<Finding> found =
            new PointsCheck(LEXICON, List.of(rule))
                .evaluate(text, new LineIndex(text), List.of(), context)
                .findings();
        for (Finding finding : found) {
          least = Math.min(least, sum(text, finding.span(), rule.rule().point()));
        }
        if (found.isEmpty()) {
          silent = Math.max(silent, most(text, rule.rule().point(), limit));
        }
      }
      assertThat(least).as("found at %s", sensitivity).isGreaterThanOrEqualTo(limit);
      assertThat(silent).as("silent at %s", sensitivity).isBetween(limit - 200, limit - 1);
    }
  }

  private static List<PointCases.Case> cases(Detector rule) {
    Path contract = Path.of("src/test/resources/points/contract");
    Path fixtures = Path.of("src/test/resources/points/rules");
    return Stream.concat(
            PointCases.read(
                contract.resolve("P" + rule.rule().point() + ".md"), List.of("fail", "pass"))
                .stream(),
            PointCases.read(fixtures.resolve(rule.rule().id() + ".md"), List.of("fires", "silent"))
                .stream())
        .toList();
  }

  /// The sum of the sentence at a place.
  private static int sum(String text, Span span, int point) {
    for (PlacedBlock block : blocks(text)) {
      BlockReading reading = block.reading();
      for (int i = 0; i < reading.sentences().size(); i++) {
        if (block.place(reading.sentences().get(i).span()).overlaps(span)) {
          return Scores.of(reading, block.around()).of(i, point);
        }
      }
    }
    throw new AssertionError("no sentence at " + span);
  }

  /// The highest sum under a limit.
  private static int most(String text, int point, int limit) {
    int most = Integer.MIN_VALUE;
    for (PlacedBlock block : blocks(text)) {
      BlockReading reading = block.reading();
      for (int i = 0; i < reading.sentences().size(); i++) {
        int sum = Scores.of(reading, block.around()).of(i, point);
        most = sum < limit ? Math.max(most, sum) : most;
      }
    }
    return most;
  }

  private static List<PlacedBlock> blocks(String text) {
    return new DocumentReader(LEXICON)
        .read(text, new LineIndex(text), List.of()).blocks().stream()
            .filter(block -> block.reading().kind().speaks())
            .toList();
  }
}
