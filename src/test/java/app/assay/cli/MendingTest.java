package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.text.SourceText;
import app.assay.workspace.SoundFixes;
import app.assay.workspace.StubPoints;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MendingTest {

  private static final String TEXT = "# Plan\n\nSales will rise.\n\nA bad will rise.\n";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Terminal terminal =
      new Terminal(
          InputStream.nullInputStream(),
          new PrintStream(out, true, StandardCharsets.UTF_8),
          new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
          Path.of("."),
          Map.of(),
          false,
          CommandRun.CLOCK);

  private Optional<String> next(Mending mending, StubPoints points, String text, boolean show) {
    SourceText source = SourceText.of(text);
    List<Finding> chosen = points.wills(source);
    return mending.next(source, chosen, show).map(SourceText::text);
  }

  @Test
  void fixThatWouldBringSomethingUpIsNeitherMadeNorShown() {
    StubPoints points = new StubPoints("bad may", "may");
    Mending mending = new Mending(terminal, new SoundFixes(points));
    assertThat(next(mending, points, TEXT, true)).contains(TEXT.replace("Sales will", "Sales may"));
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("  line 3: 'will' -> 'may'\n");
    assertThat(mending.notMended())
        .containsExactly(
            "line 5 P2-WILL, for its fix would bring up P9-WORDING ('bad may'); change the words"
                + " yourself, or allow it by a comment");
  }

  @Test
  void nextFixIsMadeInItsStead() {
    StubPoints points = new StubPoints("bad may", "may", "might");
    Mending mending = new Mending(terminal, new SoundFixes(points));
    assertThat(next(mending, points, TEXT, false))
        .contains("# Plan\n\nSales may rise.\n\nA bad might rise.\n");
    assertThat(mending.notMended()).isEmpty();
  }

  @Test
  void lastRoundSaysWhatIsLeft() {
    StubPoints points = new StubPoints("bad (?:may|might)", "may", "might");
    Mending mending = new Mending(terminal, new SoundFixes(points));
    String once = next(mending, points, TEXT, false).orElseThrow();
    assertThat(next(mending, points, once, false)).isEmpty();
    assertThat(mending.notMended())
        .singleElement()
        .asString()
        .startsWith("line 5 P2-WILL, for each of its fixes would bring up P9-WORDING");
  }

  @Test
  void fixThatDidNotAnswerItsFindingIsNotMadeAgain() {
    StubPoints points = new StubPoints("nothing", "will (soon)");
    Mending mending = new Mending(terminal, new SoundFixes(points));
    String once = next(mending, points, TEXT, false).orElseThrow();
    assertThat(once).contains("Sales will (soon) rise.");
    assertThat(next(mending, points, once, false)).isEmpty();
    assertThat(mending.notMended())
        .containsExactly(
            "line 3 P2-WILL, for its fix was made and did not answer it; change the words yourself",
            "line 5 P2-WILL, for its fix was made and did not answer it; change the words"
                + " yourself");
  }

  @Test
  void fixOfAnotherPlaceIsMadeAfterOneThatDidNotAnswer() {
    StubPoints points = new StubPoints("nothing", "will (soon)");
    Mending mending = new Mending(terminal, new SoundFixes(points));
    String once = next(mending, points, TEXT, false).orElseThrow();
    String more = once + "\nCosts will fall.\n";
    assertThat(next(mending, points, more, false)).contains(once + "\nCosts will (soon) fall.\n");
  }
}
