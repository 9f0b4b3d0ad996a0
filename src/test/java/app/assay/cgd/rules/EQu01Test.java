package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.finding.Finding;
import app.assay.text.Span;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EQu01Test {

  private static final CgdDocument DOCUMENT = CgdText.pending("B").parse();

  @Test
  void firesForAnIdThatNoClaimHas() {
    Finding finding = new EQu01().in(DOCUMENT, "claim-00000000", new Span(3, 17)).orElseThrow();
    assertThat(finding.span()).isEqualTo(new Span(3, 17));
    assertThat(finding.message())
        .isEqualTo(
            "There is no claim claim-00000000 in the document, which has 1 claim of other ids.");
  }

  @Test
  void firesForADocumentWithoutClaims() {
    assertThat(
            new EQu01()
                .in(CgdText.valid().parse(), "claim-75fb137a", Span.at(0))
                .map(Finding::message))
        .contains("There is no claim claim-75fb137a in the document, which has no claims.");
  }

  @Test
  void isSilentForAnIdOfTheDocument() {
    assertThat(new EQu01().in(DOCUMENT, "claim-75fb137a", Span.at(0))).isEqualTo(Optional.empty());
  }
}
