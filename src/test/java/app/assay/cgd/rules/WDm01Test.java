package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import java.util.List;
import org.junit.jupiter.api.Test;

class WDm01Test {

  @Test
  void firesWithoutATierBlock() {
    assertThat(reports(CgdText.valid().parse()))
        .containsExactly(
            "[---] The document has no tier block, so it is no Source of Truth; nothing was"
                + " changed.");
  }

  @Test
  void isSilentWithOne() {
    assertThat(reports(CgdText.valid().set("tier", "\n  level: SOT").parse())).isEmpty();
  }

  private static List<String> reports(CgdDocument document) {
    return new WDm01()
        .in(document).stream()
            .map(f -> "[" + f.span().in(document.text()) + "] " + f.message())
            .toList();
  }
}
