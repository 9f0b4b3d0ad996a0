package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineEndingTest {

  @Test
  void firstLineBreakDecides() {
    assertThat(LineEnding.of("a\nb\r\n")).isEqualTo(LineEnding.LF);
    assertThat(LineEnding.of("a\r\nb\n")).isEqualTo(LineEnding.CRLF);
    assertThat(LineEnding.of("a\rb\n")).isEqualTo(LineEnding.CR);
    assertThat(LineEnding.of("a\r")).isEqualTo(LineEnding.CR);
  }

  @Test
  void textOfOneLineCountsAsLf() {
    assertThat(LineEnding.of("a\u2028b")).isEqualTo(LineEnding.LF);
  }
}
