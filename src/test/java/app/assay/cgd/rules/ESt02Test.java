package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt02Test extends RuleFixtures {

  @Test
  void plainMarkdownNamesItsFirstLine() throws IOException {
    assertThat(reports("fires-on-plain-markdown"))
        .containsExactly(
            "[# Lamp room] The document begins with \"# Lamp room\" instead of a line `---` that"
                + " opens a front matter.");
  }

  @Test
  void emptyLinesBeforeTheFirstDelimiterAreNamed() throws IOException {
    assertThat(reports("fires-on-empty-lines-before"))
        .containsExactly(
            "[\n"
                + "] The front matter does not begin the file: empty lines stand before the first"
                + " `---`, which therefore delimits nothing.");
  }

  @Test
  void blanksBeforeTheFirstDelimiterAreNamed() throws IOException {
    assertThat(reports("fires-on-blanks-before-the-delimiter"))
        .containsExactly(
            "[ ] The front matter does not begin the file: blanks stand before the first `---`,"
                + " which therefore delimits nothing.");
  }

  @Test
  void secondByteOrderMarkIsNamed() throws IOException {
    assertThat(reports("fires-on-a-second-byte-order-mark"))
        .containsExactly(
            "[\uFEFF] The front matter does not begin the file: a second byte order mark stands"
                + " before the first `---`, which therefore delimits nothing.");
  }

  @Test
  void indentedCloserIsNamed() throws IOException {
    assertThat(reports("fires-on-a-front-matter-never-closed"))
        .containsExactly(
            "[---] The front matter that line 1 opens is never closed by a line `---`. The `---` on"
                + " line 12 has blanks before it and closes nothing.");
  }

  @Test
  void emptyFileIsNamed() throws IOException {
    assertThat(reports("fires-on-an-empty-file"))
        .containsExactly(
            "[] The file is empty; a document begins with a front matter between two lines `---`.");
  }
}
