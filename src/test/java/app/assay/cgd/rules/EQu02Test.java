package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.text.Span;
import org.junit.jupiter.api.Test;

class EQu02Test {

  @Test
  void firesWhenAFieldSaysSomethingElse() {
    Finding finding =
        new EQu02().in("location", "prices/2", "prices/1", new Span(4, 12)).orElseThrow();
    assertThat(finding.span()).isEqualTo(new Span(4, 12));
    assertThat(finding.message())
        .isEqualTo(
            "location is read-only and was edited: \"prices/2\" was written as \"prices/1\".");
  }

  @Test
  void firesAtAPlaceWithASentence() {
    assertThat(new EQu02().at(Span.at(7), "The document stands twice.").rule().id())
        .isEqualTo("E-QU02");
  }

  @Test
  void isSilentWhenAFieldSaysWhatWasWritten() {
    assertThat(new EQu02().in("round", "B", "B", Span.at(0))).isEmpty();
  }
}
