package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight.Kind;
import app.assay.ui.editor.model.LineStyle.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineStyleTest {

  private static Highlight mark(int start, int end, Kind kind, int point) {
    return new Highlight(new Span(start, end), kind, point, "id");
  }

  @Test
  void plainLineIsOneRun() {
    assertThat(LineStyle.of(5, List.of(), List.of())).containsExactly(new Run(5, List.of()));
  }

  @Test
  void heaviestOfTwoMarksIsShownWhereTheyMeet() {
    assertThat(
            LineStyle.of(
                10, List.of(), List.of(mark(0, 6, Kind.WARNING, 4), mark(4, 10, Kind.CRITICAL, 1))))
        .containsExactly(
            new Run(4, List.of("mark-warning", "point-4")),
            new Run(6, List.of("mark-critical", "point-1")));
  }

  @Test
  void syntaxAndMarkAreBothShown() {
    assertThat(
            LineStyle.of(
                4,
                List.of(new Styled(new Span(0, 4), "md-heading")),
                List.of(mark(2, 4, Kind.INFO, 0))))
        .containsExactly(
            new Run(2, List.of("md-heading")), new Run(2, List.of("md-heading", "mark-info")));
  }

  @Test
  void markOfAMissingThingIsShownAtTheNextCharacter() {
    assertThat(LineStyle.of(3, List.of(), List.of(mark(1, 1, Kind.ERROR, 0))))
        .containsExactly(
            new Run(1, List.of()), new Run(1, List.of("mark-error")), new Run(1, List.of()));
  }

  @Test
  void markOfAMissingThingAtTheEndIsShownAtTheCharacterBefore() {
    assertThat(LineStyle.of(3, List.of(), List.of(mark(3, 3, Kind.ERROR, 0))))
        .containsExactly(new Run(2, List.of()), new Run(1, List.of("mark-error")));
  }

  @Test
  void markBeyondTheShownPartIsLeftOut() {
    assertThat(LineStyle.of(3, List.of(), List.of(mark(1, 9, Kind.ERROR, 0))))
        .containsExactly(new Run(1, List.of()), new Run(2, List.of("mark-error")));
  }
}
