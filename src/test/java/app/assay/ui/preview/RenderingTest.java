package app.assay.ui.preview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.ui.preview.PreviewBlock.Kind;
import app.assay.ui.preview.PreviewRun.Look;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RenderingTest {

  private static Rendering.Result render(String markdown) {
    return new Rendering().render(markdown, () -> {});
  }

  private static List<PreviewBlock> blocks(String markdown) {
    return ((Rendering.Result.Rendered) render(markdown)).blocks();
  }

  private static PreviewRun run(String text, Look... looks) {
    return new PreviewRun(text, Set.of(looks));
  }

  @Test
  void headingHasItsLevel() {
    assertThat(blocks("## Lamp room"))
        .containsExactly(new PreviewBlock(Kind.HEADING, 2, "", List.of(List.of(run("Lamp room")))));
  }

  @Test
  void looksNest() {
    assertThat(blocks("a **b *c* `d`** ~~e~~").getFirst().cells().getFirst())
        .containsExactly(
            run("a "),
            run("b ", Look.BOLD),
            run("c", Look.BOLD, Look.ITALIC),
            run(" ", Look.BOLD),
            run("d", Look.BOLD, Look.CODE),
            run(" "),
            run("e", Look.STRUCK));
  }

  @Test
  void listItemsHaveMarkersAndDepth() {
    assertThat(blocks("3. a\n4. b\n   - c"))
        .extracting(b -> b.level() + b.marker())
        .containsExactly("13.", "14.", "2\u2022");
  }

  @Test
  void tableRowsHaveOneCellAColumn() {
    assertThat(blocks("| A | B |\n|---|---|\n| 1 | 2 |"))
        .containsExactly(
            new PreviewBlock(Kind.TABLE_HEAD, 0, "", List.of(List.of(run("A")), List.of(run("B")))),
            new PreviewBlock(Kind.TABLE_ROW, 0, "", List.of(List.of(run("1")), List.of(run("2")))));
  }

  @Test
  void markersOfTheFormatAreNotShown() {
    assertThat(blocks("<!-- CG-EXCLUSION:BEGIN id=x -->\n\ntext")).hasSize(1);
  }

  @Test
  void textThatIsTooLongIsRefused() {
    assertThat(render("x".repeat(400_001))).isEqualTo(new Rendering.Result.TooLong(400_000));
  }

  @Test
  void textNestedTooDeepNeverBreaksTheProgram() {
    assertThat(render(">".repeat(60_000) + " x"))
        .isInstanceOfAny(Rendering.Result.TooDeep.class, Rendering.Result.Rendered.class);
    assertThat(render("*a **b ".repeat(20_000)))
        .isInstanceOfAny(Rendering.Result.TooDeep.class, Rendering.Result.Rendered.class);
  }

  @Test
  void renderingThatWouldTakeMinutesEndsWhenAsked() {
    AtomicInteger questions = new AtomicInteger();
    Runnable question =
        () -> {
          if (questions.incrementAndGet() == 500) {
            throw new CancellationException();
          }
        };
    assertThatThrownBy(() -> new Rendering().render("[a](".repeat(100_000), question))
        .isInstanceOf(CancellationException.class);
    assertThat(questions).hasValue(500);
  }

  @Test
  void manyLooseItemsEndWhenAsked() {
    AtomicInteger questions = new AtomicInteger();
    Runnable question =
        () -> {
          if (questions.incrementAndGet() == 50) {
            throw new CancellationException();
          }
        };
    assertThatThrownBy(() -> new Rendering().render("- a\n\n".repeat(80_000), question))
        .isInstanceOf(CancellationException.class);
  }
}
