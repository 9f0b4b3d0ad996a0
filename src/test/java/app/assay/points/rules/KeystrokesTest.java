package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.check.Detector;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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

  private static final List<String> TYPED =
      List.of(
          "x",
          " ",
          "7",
          "\n",
          "\n\n",
          ". ",
          "|",
          "# Plan\n\n",
          "## Results\n\n",
          "- The importer is not built yet.\n",
          "\n\nThe store has 14 shelves. The store has 17 shelves.\n\n",
          " by 40 % in 2024",
          " will",
          "\n```\n",
          "\n---\n",
          "\n| Case | Accuracy |\n| --- | --- |\n| A | 97 % |\n\n",
          "<!-- assay: allow P2 reason=\"known\" -->\n",
          "Last updated: 2024-05-02\n",
          "\nTable 2: measured in May.\n");

  static Stream<Path> documents() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/quality/corpus/dev"))) {
      return files
          .filter(f -> f.toString().endsWith(".md"))
          .sorted()
          .limit(DOCUMENTS)
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void eachVersionIsAsIfReadAlone(Path document) throws IOException {
    Typist typist = new Typist(document);
    PointsCheck engine = PointRules.check(LEXICON);
    for (int i = 0; i < EDITS; i++) {
      assertThat(evaluate(engine, typist.text, Watch.NONE))
          .as("after %s", typist.edits)
          .isEqualTo(evaluate(PointRules.check(LEXICON), typist.text, Watch.NONE));
      typist.edit();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void whatBlocksSayIsKnownFirst(Path document) throws IOException {
    Typist typist = new Typist(document);
    List<Detector> detectors =
        PointRules.all().stream().filter(d -> d instanceof Detector.OfBlock).toList();
    PointsCheck engine = new PointsCheck(LEXICON, detectors);
    for (int i = 0; i < EDITS; i++) {
      List<PointsEvaluation> first = new ArrayList<>();
      PointsEvaluation last = evaluate(engine, typist.text, first::add);
      assertThat(first).containsExactly(last);
      typist.edit();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void aCheckThatWasEndedLeavesNothingBehind(Path document) throws IOException {
    Typist typist = new Typist(document);
    PointsCheck engine = PointRules.check(LEXICON);
    for (int i = 0; i < EDITS; i++) {
      assertThat(evaluate(engine, typist.text, Watch.NONE))
          .as("after %s", typist.edits)
          .isEqualTo(evaluate(PointRules.check(LEXICON), typist.text, Watch.NONE));
      typist.edit();
      end(engine, typist.text, typist.random.nextInt(6));
      typist.edit();
    }
  }

  private static void end(PointsCheck engine, String text, int steps) {
    int[] left = {steps};
    Watch watch =
        new Watch() {
          @Override
          public void first(PointsEvaluation first) {}

          @Override
          public void step() {
            if (left[0]-- == 0) {
              throw new CancellationException();
            }
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

  /// Types, deletes and moves at random places, most often where it did before.
  private static final class Typist {

    private final Random random = new Random(SEED);
    private final List<String> edits = new ArrayList<>();
    private String text;
    private int caret;

    Typist(Path document) throws IOException {
      text = Files.readString(document);
    }

    void edit() {
      if (random.nextInt(4) == 0 || caret > text.length()) {
        caret = random.nextInt(text.length() + 1);
      }
      int what = random.nextInt(10);
      if (what < 6) {
        type(TYPED.get(random.nextInt(TYPED.size())));
      } else if (what < 8) {
        replace(caret, Math.min(text.length(), caret + 1 + random.nextInt(80)), "");
      } else {
        move();
      }
    }

    private void type(String characters) {
      replace(caret, caret, characters);
      caret += characters.length();
    }

    private void move() {
      int from = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), from + random.nextInt(300));
      String cut = text.substring(from, to);
      replace(from, to, "");
      int at = random.nextInt(text.length() + 1);
      replace(at, at, cut);
    }

    private void replace(int from, int to, String with) {
      edits.add(from + "-" + to + " " + with);
      text = text.substring(0, from) + with + text.substring(to);
    }
  }
}
