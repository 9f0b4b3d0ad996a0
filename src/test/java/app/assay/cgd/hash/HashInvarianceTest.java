package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HashInvarianceTest {

  private static final String DOCUMENT =
      """
      ---
      clarity-gate-version: 2.1
      document-sha256: PENDING
      ---

      # Café

      Hello world.

      <!-- CLARITY_GATE_END -->
      Clarity Gate: CLEAR | REVIEWED
      """;

  private static final HashResult HASH = DocumentHash.compute(DOCUMENT, Recipe.C);

  @Test
  void lineEndingsDoNotMatter() {
    assertThat(hash(DOCUMENT.replace("\n", "\r\n"))).isEqualTo(HASH);
    assertThat(hash(DOCUMENT.replace("\n", "\r"))).isEqualTo(HASH);
  }

  @Test
  void trailingBlanksDoNotMatter() {
    assertThat(hash(DOCUMENT.replace("\n", " \t\n").replaceFirst("--- \t", "---"))).isEqualTo(HASH);
  }

  @Test
  void furtherEmptyLinesDoNotMatter() {
    assertThat(hash(DOCUMENT.replace("\n\n", "\n\n\n\n"))).isEqualTo(HASH);
  }

  @Test
  void compositionDoesNotMatter() {
    assertThat(hash(DOCUMENT.replace("é", "e\u0301"))).isEqualTo(HASH);
  }

  @Test
  void storedHashDoesNotMatter() {
    assertThat(hash(DOCUMENT.replace("PENDING", "0".repeat(64)))).isEqualTo(HASH);
  }

  @Test
  void statusLineDoesNotMatter() {
    assertThat(hash(DOCUMENT.replace("CLEAR | REVIEWED", "UNCLEAR | PENDING"))).isEqualTo(HASH);
  }

  @Test
  void everyVisibleCharacterOfFrontMatterAndBodyMatters() {
    int start = DOCUMENT.indexOf("clarity-gate-version");
    int end = DOCUMENT.indexOf("<!--");
    int key = DOCUMENT.indexOf("document-sha256");
    int afterKey = DOCUMENT.indexOf('\n', key);
    for (int i = start; i < end; i++) {
      boolean ofKey = i >= key && i < afterKey;
      if (!Character.isWhitespace(DOCUMENT.charAt(i)) && !ofKey) {
        String changed = DOCUMENT.substring(0, i) + "x" + DOCUMENT.substring(i + 1);
        assertThat(hash(changed)).as("changed at %d", i).isNotEqualTo(HASH);
      }
    }
  }

  @Test
  void indentationMatters() {
    assertThat(hash(DOCUMENT.replace("Hello", " Hello"))).isNotEqualTo(HASH);
  }

  @Test
  void orderOfLinesMatters() {
    assertThat(hash(DOCUMENT.replace("# Café\n\nHello world.", "Hello world.\n\n# Café")))
        .isNotEqualTo(HASH);
  }

  private static HashResult hash(String text) {
    return DocumentHash.compute(text, Recipe.C);
  }
}
