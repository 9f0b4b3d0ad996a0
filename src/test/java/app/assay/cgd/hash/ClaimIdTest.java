package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimIdTest {

  private static final String PRICE = "Base price is $99/mo";
  private static final String LOCATION = "api-pricing/1";

  @ParameterizedTest
  @CsvSource({
    "Base price is $99/mo, api-pricing/1, claim-75fb137a",
    "The API supports GraphQL, features/1, claim-eb357742",
    "Revenue projection is $50M, revenue-projections/1, claim-377e5555"
  })
  void idOfTheSpecification(String text, String location, String id) {
    assertThat(ClaimId.compute(text, location)).isEqualTo(id);
  }

  @Test
  void whiteSpaceOfTheTextIsNormalised() {
    assertThat(ClaimId.compute("\u00a0Base \u2003price\n is\u001c$99/mo\u3000", LOCATION))
        .isEqualTo("claim-75fb137a");
  }

  @Test
  void zeroWidthSpaceIsNotWhiteSpace() {
    assertThat(ClaimId.compute(PRICE + "\u200b", LOCATION)).isNotEqualTo("claim-75fb137a");
  }

  @Test
  void locationIsStripped() {
    assertThat(ClaimId.compute(PRICE, " api-pricing/1\u0085")).isEqualTo("claim-75fb137a");
  }

  @Test
  void rawIdKeepsWhiteSpace() {
    assertThat(ClaimId.computeRaw(PRICE + " ", LOCATION)).isNotEqualTo("claim-75fb137a");
    assertThat(ClaimId.computeRaw(PRICE, LOCATION)).isEqualTo("claim-75fb137a");
  }

  @Test
  void longerIdContinuesTheShortOne() {
    assertThat(ClaimId.compute(PRICE, LOCATION, 12)).startsWith("claim-75fb137a").hasSize(18);
  }

  @Test
  void fewerThanEightDigitsAreRefused() {
    assertThatThrownBy(() -> ClaimId.compute(PRICE, LOCATION, 7))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"claim-a", "claim-ts001", "claim-uc08-x.y_z", "claim-75fb137a"})
  void idOfThePatternIsAccepted(String id) {
    assertThat(ClaimId.isAccepted(id)).isTrue();
  }

  @Test
  void sixtyFourCharactersAreAcceptedAndOneMoreIsNot() {
    assertThat(ClaimId.isAccepted("claim-" + "a".repeat(64))).isTrue();
    assertThat(ClaimId.isAccepted("claim-" + "a".repeat(65))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "claim-", "claim", "Claim-a", "claim-A", "claim-a b", "claim-é", "c1"})
  void idOutsideThePatternIsRefused(String id) {
    assertThat(ClaimId.isAccepted(id)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"claim-75fb137a", "claim-75fb137a1", "claim-00000000"})
  void eightOrMoreHexDigitsAreHashShaped(String id) {
    assertThat(ClaimId.isHashShaped(id)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"claim-75fb137", "claim-5e6f7g8h", "claim-75FB137A", "75fb137a"})
  void fewerDigitsOrOtherLettersAreNotHashShaped(String id) {
    assertThat(ClaimId.isHashShaped(id)).isFalse();
  }

  @Test
  void idMatchesNormalisedRawAndLongerForms() {
    String text = "Base  price";
    assertThat(ClaimId.matches(ClaimId.compute(text, "a/1"), text, "a/1")).isTrue();
    assertThat(ClaimId.matches(ClaimId.computeRaw(text, "a/1"), text, "a/1")).isTrue();
    assertThat(ClaimId.matches(ClaimId.compute(text, "a/1", 16), text, "a/1")).isTrue();
  }

  @Test
  void idOfAnotherTextDoesNotMatch() {
    assertThat(ClaimId.matches("claim-75fb137a", "Revenue projection is $50M", "x/1")).isFalse();
  }

  @Test
  void idThatIsNotHashShapedDoesNotMatch() {
    assertThat(ClaimId.matches("claim-75", PRICE, LOCATION)).isFalse();
  }
}
