package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FenceLinesTest {

  private static List<Boolean> fenced(FenceLines fences, TextBuffer buffer) {
    return IntStream.range(0, buffer.lineCount()).mapToObj(fences::isFenced).toList();
  }

  @Test
  void fenceLinesAndWhatIsBetweenAreFenced() {
    TextBuffer buffer = new TextBuffer("a\n```\nb\n```\nc");
    assertThat(fenced(new FenceLines(buffer), buffer))
        .containsExactly(false, true, true, true, false);
  }

  @Test
  void removedFenceTurnsTheRestRound() {
    TextBuffer buffer = new TextBuffer("a\n```\nb\n```\nc");
    FenceLines fences = new FenceLines(buffer);
    fences.after(buffer.replace(new Span(2, 6), ""));
    assertThat(fenced(fences, buffer)).containsExactly(false, false, true, true);
  }

  @Test
  void followingEditsAgreesWithLookingAnew() {
    Random random = new Random(5);
    List<String> parts = List.of("a", "\n", "```\n", "\n~~~~\n", "\r\n```", "`");
    TextBuffer buffer = new TextBuffer("a\n```\nb\n```\nc\n~~~\n");
    FenceLines fences = new FenceLines(buffer);
    for (int i = 0; i < 3_000; i++) {
      int from = random.nextInt(buffer.length() + 1);
      int to = Math.min(buffer.length(), from + random.nextInt(6));
      fences.after(buffer.replace(new Span(from, to), parts.get(random.nextInt(6))));
      assertThat(fenced(fences, buffer)).isEqualTo(fenced(new FenceLines(buffer), buffer));
    }
  }
}
