package app.assay.cgd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClaimLocatorTest {

  private static Optional<String> found(String body, String claim) {
    CgdDocument document = CgdText.valid().body(body).parse();
    return new ClaimLocator(document).locate(claim).map(s -> s.in(document.text()));
  }

  @Test
  void findsTextThroughEmphasisCaseAndLineBreaks() {
    assertThat(found("# T\n\nThe base price\n  is **$99/mo** today.\n", "base price is $99/mo"))
        .contains("base price\n  is **$99/mo");
  }

  @Test
  void finalStopDoesNotMatter() {
    assertThat(found("Bulbs cost $18.40 each *(estimated)*.\n", "Bulbs cost $18.40 each."))
        .contains("Bulbs cost $18.40 each");
  }

  @Test
  void placesAfterEmojiAreExact() {
    assertThat(found("🗼🗼 Eight windows.\n", "Eight windows")).contains("Eight windows");
  }

  @Test
  void theRecordIsNotSearched() {
    assertThat(
            found(
                "# T\n\n"
                    + "## HITL Verification Record\n\n"
                    + "### Round A: Derived Data Confirmation\n"
                    + "- Eight windows\n",
                "Eight windows"))
        .isEmpty();
  }

  @Test
  void exclusionsAreNotSearched() {
    assertThat(
            found(
                "<!-- CG-EXCLUSION:BEGIN id=a -->\nEight windows\n<!-- CG-EXCLUSION:END id=a -->\n",
                "Eight windows"))
        .isEmpty();
  }

  @Test
  void emptyClaimIsNowhere() {
    assertThat(found("text\n", " ** ")).isEmpty();
  }

  @Test
  void exclusionsAreSearchedWhenAskedFor() {
    CgdDocument document =
        CgdText.valid()
            .body(
                "<!-- CG-EXCLUSION:BEGIN id=a -->\nEight windows\n<!-- CG-EXCLUSION:END id=a -->\n")
            .parse();
    assertThat(
            new ClaimLocator(document)
                .locateExcluded("eight windows.")
                .map(s -> s.in(document.text())))
        .contains("Eight windows");
  }

  @Test
  void linksQuotesAndMarkersAreNoDifference() {
    assertThat(
            found(
                "> The [lamp room](https://harbour.example/x) has\n"
                    + "> *(estimated)* “eight” windows.\n",
                "The lamp room has \"eight\" windows."))
        .contains(
            "The [lamp room](https://harbour.example/x) has\n> *(estimated)* “eight” windows");
  }

  @Test
  void partOfAWordIsNotFound() {
    assertThat(found("It costs $990 a year.\n", "It costs $99")).isEmpty();
  }

  @Test
  void markerInCapitalsIsNoDifference() {
    assertThat(
            found(
                "- **lamp.ts**: UNVERIFIED (reported 2026-02-04): Removed the wick.\n",
                "lamp.ts: Removed the wick."))
        .contains("lamp.ts**: UNVERIFIED (reported 2026-02-04): Removed the wick");
  }

  @Test
  void placesInALongTextAreExactWhateverStandsBetween() {
    String between =
        "> The [lamp](https://harbour.example/x) has\n> *(estimated)* “two”  **panes**; "
            + "UNVERIFIED: the `oil` costs $4 🗼.\n\n";
    StringBuilder body = new StringBuilder("# Log\n\n");
    for (int i = 0; i < 100; i++) {
      body.append(between).append("Keeper ").append(i).append(" *(estimated)* is ill.\n\n");
    }
    CgdDocument document = CgdText.valid().body(body.toString()).parse();
    ClaimLocator locator = new ClaimLocator(document);
    for (int i = 0; i < 100; i++) {
      assertThat(locator.locate("Keeper " + i + " is ill").map(s -> s.in(document.text())))
          .contains("Keeper " + i + " *(estimated)* is ill");
    }
  }

  @Test
  void aWordInTheMiddleOfAnotherIsNotFound() {
    assertThat(found("The lamplighter came.\n", "lamp")).isEmpty();
  }
}
