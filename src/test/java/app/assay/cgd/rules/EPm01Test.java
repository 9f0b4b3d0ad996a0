package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import java.util.List;
import org.junit.jupiter.api.Test;

class EPm01Test {

  private static final String CONFIRMED =
      """
      id: claim-75fb137a
      text: "Base price is $99/mo"
      confirmed-by: "Ida Berg"
      confirmed-date: 2026-06-02
      """;
  private static final String HALF =
      """
      id: claim-75fb137a
      text: "Base price is $99/mo"
      confirmed-by: "Ida Berg"
      """;
  private static final String ARCHIVE =
      "<!-- CLARITY_GATE_ARCHIVED: id=arch-1f2e3d4c, date=2026-01-10, reason=\"Old\" -->\n";

  @Test
  void firesWithoutClaims() {
    assertThat(reports(CgdText.valid().parse()))
        .containsExactly(
            "[hitl-claims] The document has no Verified Claims, no archived table and no claims, so"
                + " there is nothing to promote.");
  }

  @Test
  void firesWhenNoClaimIsConfirmedWhole() {
    CgdDocument document = CgdText.pending("B").claim(HALF).parse();
    assertThat(reports(document))
        .singleElement()
        .asString()
        .contains("no confirmed claim among its 2 claims");
  }

  @Test
  void firesWhenTheOnlyArchiveStandsInAFence() {
    String body = "```\n" + ARCHIVE + "## Old\n```\n";
    assertThat(reports(CgdText.valid().body(body).parse())).hasSize(1);
  }

  @Test
  void isSilentWithAConfirmedClaim() {
    assertThat(reports(CgdText.valid().claim(CONFIRMED).parse())).isEmpty();
  }

  @Test
  void isSilentWithASection() {
    assertThat(reports(CgdText.valid().body("## Verified Claims\n").parse())).isEmpty();
  }

  @Test
  void isSilentWithAnArchive() {
    String body = ARCHIVE + "\n## Whatever it is called\n";
    assertThat(reports(CgdText.valid().body(body).parse())).isEmpty();
  }

  private static List<String> reports(CgdDocument document) {
    return new EPm01()
        .in(document).stream()
            .map(f -> "[" + f.span().in(document.text()) + "] " + f.message())
            .toList();
  }
}
