package app.assay.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;

/// Sets the Markdown of the program's own pages.
class MarkdownPageTest extends FxTest {

  private static final String PAGE =
      """
      # P4-CHECK

      A table says
      `yes`.

      ## Bad
      > Nobody measured it.
      >
      > | Feature | Ours |
      > |---|---|

      ## Fix
      - Name the **source**.

      ```
      assay lint notes.md
      ```
      """;

  @Override
  protected Parent root() {
    return new MarkdownPage(PAGE);
  }

  @Test
  void examplesStandAsTheyAreWrittenWithoutTheirQuoteMarks() {
    List<Label> labels = lookup(".label").queryAllAs(Label.class).stream().toList();

    assertThat(labels.stream().map(Label::getText))
        .containsExactly(
            "P4-CHECK",
            "A table says yes.",
            "Bad",
            "Nobody measured it.\n\n| Feature | Ours |\n|---|---|",
            "Fix",
            "• Name the source.",
            "assay lint notes.md");
    assertThat(labels.stream().filter(l -> l.getStyleClass().contains("example")))
        .hasSize(2)
        .allSatisfy(l -> assertThat(l.isWrapText()).isTrue());
    picture("rule-page");
  }
}
