package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import java.util.List;
import org.junit.jupiter.api.Test;

class EPm02Test {

  @Test
  void firesOnATierBlock() {
    CgdDocument document = CgdText.valid().set("tier", "\n  level: SOT").parse();
    assertThat(reports(document))
        .containsExactly(
            "[tier] The document is a Source of Truth already; demote it first to give it another"
                + " tier block.");
  }

  @Test
  void firesOnAnEmptyTierKey() {
    assertThat(reports(CgdText.valid().set("tier", "").parse())).hasSize(1);
  }

  @Test
  void isSilentWithoutOne() {
    assertThat(reports(CgdText.valid().parse())).isEmpty();
  }

  private static List<String> reports(CgdDocument document) {
    return new EPm02()
        .in(document).stream()
            .map(f -> "[" + f.span().in(document.text()) + "] " + f.message())
            .toList();
  }
}
