package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.Claim;
import app.assay.finding.Finding;
import app.assay.text.Span;
import org.junit.jupiter.api.Test;

class WQu01Test {

  private static final Claim CLAIM = CgdText.pending("B").parse().claims().getFirst();

  @Test
  void firesWhenTheTextDiffers() {
    Finding finding = new WQu01().in(CLAIM, "Base price is $9/mo", new Span(5, 24)).orElseThrow();
    assertThat(finding.span()).isEqualTo(new Span(5, 24));
    assertThat(finding.message())
        .isEqualTo("The text of claim claim-75fb137a is \"Base price is $99/mo\" in the document.");
  }

  @Test
  void firesWhenOnlyWhiteSpaceDiffers() {
    assertThat(new WQu01().in(CLAIM, "Base price is  $99/mo", Span.at(0))).isPresent();
  }

  @Test
  void isSilentForTheSameText() {
    assertThat(new WQu01().in(CLAIM, "Base price is $99/mo", Span.at(0))).isEmpty();
  }
}
