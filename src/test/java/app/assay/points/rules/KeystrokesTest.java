package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.Typist;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.PointsContext;
import app.assay.points.check.PointsEvaluation;
import app.assay.points.check.Sensitivity;
import app.assay.points.check.Watch;
import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// An engine that saw a text typed says of each version what a fresh one says.
class KeystrokesTest {

  private static final int EDITS = 60;
  private static final int DOCUMENTS = 6;
  private static final long SEED = 20261122;

  private static final PointsContext CONTEXT =
      new PointsContext(LocalDate.of(2026, 3, 1), Sensitivity.THOROUGH);

  private static final Lexicon LEXICON = Lexicon.load();

  static Stream<Path> documents() throws IOException {
    return Typist.documents(DOCUMENTS);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void eachVersionIsAsIfReadAlone(Path document) throws IOException {
    Typist typist = typist(document);
    PointsCheck engine = PointRules.check(LEXICON);
    for (int i = 0; i < EDITS; i++) {
      assertThat(evaluate(engine, typist.text(), Watch.NONE))
          .as("after %s", typist.edits)
          .isEqualTo(evaluate(PointRules.check(LEXICON), typist.text(), Watch.NONE));
      typist.edit();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void aCheckThatWasEndedLeavesNothingBehind(Path document) throws IOException {
    Typist typist = typist(document);
    PointsCheck engine = PointRules.check(LEXICON);
    for (int i = 0; i < EDITS; i++) {
      assertThat(evaluate(engine, typist.text(), Watch.NONE))
          .as("after %s", typist.edits)
          .isEqualTo(evaluate(PointRules.check(LEXICON), typist.text(), Watch.NONE));
      typist.edit();
      end(engine, typist.text(), typist.random.nextInt(400));
      typist.edit();
    }
  }

  private static Typist typist(Path document) throws IOException {
    return new Typist(Files.readString(document), SEED, (from, to, with) -> {});
  }

  private static void end(PointsCheck engine, String text, int steps) {
    int[] left = {steps};
    Watch watch =
        () -> {
          if (left[0]-- == 0) {
            throw new CancellationException();
          }
        };
    try {
      evaluate(engine, text, watch);
    } catch (CancellationException e) {
      assertThat(left[0]).isNegative();
    }
  }

  private static PointsEvaluation evaluate(PointsCheck engine, String text, Watch watch) {
    return engine.evaluate(text, new LineIndex(text), List.<Span>of(), CONTEXT, watch);
  }
}
