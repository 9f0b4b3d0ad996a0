package app.assay.points.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReader;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StanceSourceTest {

  private static final BlockReader READER = new BlockReader(Lexicon.load());

  private static Stance stance(String text) {
    Sentence sentence = READER.read(BlockKind.PARAGRAPH, 0, text, 0).sentences().getFirst();
    return new Stance(sentence, Surroundings.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The ledger shows 43 euros.",
        "The annual report for 2024 gives a share of 12 %.",
        "The logs we read show 12 failures.",
        "All 14 invoices name the same supplier.",
        "The register that they keep lists 40 boats.",
        "In our test, a drum took 40 minutes.",
        "Waste fell by half, as reported in the bulletin.",
        "Waste fell by half (see Krueger).",
        "Waste fell by half, published in the gazette of 2025.",
        "Banks in the survey offer 3 %."
      })
  void recordThatSaysSomethingIsASource(String text) {
    assertThat(stance(text).isSourced()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sixty-one per cent of receipts printed in Europe contain the dye.",
        "Three quarters of all letters contain an error.",
        "One invoice in four contains a mistake.",
        "Only 7 % of books come out in a format that they can read.",
        "The mail dropped off as soon as people could find things.",
        "The scheme costs less than any other form of state help.",
        "The map is easier to grasp than any printed table.",
        "Nine of the largest banks in the region offer such a tool.",
        "Half of all data published in 2025 is written by machines.",
        "Stores pay off above 50 million vectors, as reported in the industry.",
        "One retailer in five has moved, according to everybody.",
        "It is the greenest way to see Italy.",
        "In the short run most shops lose money.",
        "Fuel accounts for 12 % of the costs and shows no sign of change.",
        "The vendor is to report on leaks and shows a graph."
      })
  void wordsThatMeanSomethingElseAreNoSource(String text) {
    assertThat(stance(text).isSourced()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Clubs of our size take 385 a year, while ours is 320 (schedule to rule 6 of 2025).",
        "Rental boxes cost 0.70 a drop; ours is 0.44 under the contract of May.",
      })
  void sourceOfOursIsNoneOfOthers(String text) {
    assertThat(stance(text).isSourced()).isTrue();
    assertThat(stance(text).isSourcedForOthers(0)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Clubs take 385 a year (yearbook 2025), while ours is 320 (schedule to rule 6 of 2025).",
        "The yearbook lists clubs at 385, whereas ours is 320 (schedule to rule 6 of 2025).",
        "Clubs take 385 a year while theirs is 320 (schedule to rule 6 of 2025)."
      })
  void sourceOfOthersIs(String text) {
    assertThat(stance(text).isSourcedForOthers(0)).isTrue();
  }

  @Test
  void sentenceInBracketsNamesNoConditionInThem() {
    assertThat(stance("(With 320 million people on it, we get asked.)").isConditionBracketed())
        .isFalse();
    assertThat(stance("We get asked (with 320 million people on it).").isConditionBracketed())
        .isTrue();
  }

  private static final String TWO_PARTS =
      "Shelfie charges £38 (price page, 3 May 2025) and has never had a breach.";

  @Test
  void sourceOfOnePartDoesNotAnswerForTheOther() {
    Stance stance = stance(TWO_PARTS);
    assertThat(stance.isSourcedForOthers(0)).isTrue();
    assertThat(stance.isSourcedForOthers(stance.sentence().to() - 3)).isFalse();
    assertThat(stance.isWhollySourcedForOthers()).isFalse();
  }

  @Test
  void sourceThatComesFirstAnswersForAll() {
    Stance stance = stance("According to the price page, Shelfie charges £38, and has no breach.");
    assertThat(stance.isSourcedForOthers(stance.sentence().to() - 3)).isTrue();
    assertThat(stance.isWhollySourcedForOthers()).isTrue();
  }

  @Test
  void tokenOutsideTheSentenceIsNotSourced() {
    assertThat(stance(TWO_PARTS).isSourcedForOthers(900)).isFalse();
  }
}
