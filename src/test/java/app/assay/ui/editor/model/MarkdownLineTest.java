package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownLineTest {

  private static List<String> styles(String line) {
    return MarkdownLine.of(line).stream().map(Styled::style).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"# One", "###### Six", "##"})
  void headingIsColouredWhole(String line) {
    assertThat(MarkdownLine.of(line))
        .containsExactly(new Styled(new Span(0, line.length()), "md-heading"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"#Tag", "####### seven", "plain", "", "`open", "2 ** 3", "<!-- open"})
  void plainLineHasNoStyle(String line) {
    assertThat(MarkdownLine.of(line)).isEmpty();
  }

  @Test
  void partsAreFoundInTheirOrder() {
    assertThat(styles("`a` **b** <!-- c -->")).containsExactly("md-code", "md-emphasis", "md-meta");
  }

  @Test
  void partHoldsItsDelimiters() {
    assertThat(MarkdownLine.of("x `a` y")).containsExactly(new Styled(new Span(2, 5), "md-code"));
  }

  @Test
  void quoteIsMuted() {
    assertThat(styles("> said")).containsExactly("md-quote");
  }
}
