package app.assay.points.weighing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WeightsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  private static PlacedBlock last(String text) {
    return new DocumentReader(LEXICON)
        .read(text, new LineIndex(text), List.of())
        .blocks()
        .getLast();
  }

  private static int score(Weights weights, String text, int point) {
    PlacedBlock block = last(text);
    return Scores.of(weights, block.reading(), block.around()).of(0, point);
  }

  private static Weights of(String... lines) {
    return Weights.of(List.of(lines));
  }

  @Test
  void sumIsBiasAndWeightsOfTheFeatures() {
    Weights weights = of("=points\t1\t9", "=bias\t-100\t-50", "saves\t30\t0", "saves MONEY\t5\t70");
    assertThat(score(weights, "It saves €40.", 1)).isEqualTo(-65);
    assertThat(score(weights, "It saves €40.", 9)).isEqualTo(20);
    assertThat(score(weights, "It costs €40.", 9)).isEqualTo(-50);
  }

  @Test
  void wordsComeAsOftenAsTheyStand() {
    Weights weights = of("=points\t1", "=bias\t0", "very\t7");
    assertThat(score(weights, "A very, very wide road.", 1)).isEqualTo(14);
  }

  @Test
  void headingPlaceLengthAndKindsOfWordingWeighToo() {
    Weights weights =
        of(
            "=points\t2",
            "=bias\t0",
            "h:outlook\t1",
            "at:PARAGRAPH\t10",
            "l:0\t100",
            "c:WILL\t1000");
    assertThat(score(weights, "# Outlook\n\nIt will rain.", 2)).isEqualTo(1111);
  }

  @Test
  void firstLettersStandForLongerWords() {
    Weights weights = of("=points\t1", "=bias\t0", "p:outpe\t9");
    assertThat(score(weights, "It outperforms.", 1)).isEqualTo(9);
    assertThat(score(weights, "It is outpe.", 1)).isZero();
  }

  @Test
  void formsOfThreeWordsInARowWeighAnywhereAndOfMoreAtTheHead() {
    Weights three = of("=points\t9", "=bias\t0", "f:S-WORD-NUMBER\t1");
    assertThat(score(three, "In general hostels charge 52 a night.", 9)).isEqualTo(1);
    Weights four = of("=points\t9", "=bias\t0", "f:EDGE-S-WORD-NUMBER\t1");
    assertThat(score(four, "Hostels charge 52 a night.", 9)).isEqualTo(1);
    assertThat(score(four, "In general hostels charge 52 a night.", 9)).isZero();
  }

  @Test
  void aCapitalMakesANameButAtTheHeadOfASentence() {
    Weights weights = of("=points\t9", "=bias\t0", "f:EDGE-NAME-S\t1", "f:WORD-NAME-S\t10");
    assertThat(score(weights, "Otter sells pumps.", 9)).isZero();
    assertThat(score(weights, "There small Otter sells pumps.", 9)).isEqualTo(10);
  }

  @Test
  void formsOfCellsAreNotSeen() {
    PlacedBlock block = last("| Pump | Share |\n|---|---|\n| The pump | 40 % |\n");
    for (Sentence cell : block.reading().sentences()) {
      assertThat(FeatureNames.of(cell, block.reading().kind(), block.around()).keySet())
          .noneMatch(name -> name.startsWith("f:"));
    }
  }

  @Test
  void formsOfNotesAreNotSeen() {
    Weights weights = of("=points\t9", "=bias\t0", "f:EDGE-S-WORD\t1", "f:WORD-S-EDGE\t10");
    assertThat(score(weights, "Hostels charge [source: list, 2026] guests.", 9)).isEqualTo(11);
  }

  @Test
  void markersNotesAndQuotationsAreNotSeen() {
    Weights weights =
        of("=points\t1", "=bias\t0", "source\t9", "hypothesis\t9", "slow\t9", "fast ^\t1");
    assertThat(score(weights, "It is fast [source: trial].", 1)).isEqualTo(1);
    assertThat(score(weights, "“Slow as the tide” is what they said.", 1)).isZero();
  }

  @Test
  void aWordNamedLikeASettingIsAWord() {
    Weights weights = of("=points\t1", "=bias\t-3", "bias\t5");
    assertThat(score(weights, "We see no bias.", 1)).isEqualTo(2);
  }

  @Test
  void namesOfASentenceGiveTheCodesOfItsSum() {
    String text = "## Prices in 2026\n\n- The “Otter” plan costs €40 a seat (12 % less) — why not?";
    PlacedBlock block = last(text);
    Sentence sentence = block.reading().sentences().getFirst();
    Map<String, Integer> names = FeatureNames.of(sentence, block.reading().kind(), block.around());
    for (String name : names.keySet()) {
      Weights one = of("=points\t9", "=bias\t0", name + "\t1");
      assertThat(Scores.of(one, block.reading(), block.around()).of(0, 9))
          .as(name)
          .isEqualTo(names.get(name));
    }
    assertThat(names)
        .containsKeys("MONEY", "costs MONEY", "h:prices", "at:ITEM", "? ^", "f:EDGE-THE-NAME");
  }

  @Test
  void reasonsAreTheWeightiestWordsThatSaySomething() {
    String text = "The sensor never misses the fault.";
    PlacedBlock block = last(text);
    List<Span> reasons =
        Reasons.of(block.reading().sentences().getFirst(), block.reading().kind(), 1, 2);
    assertThat(reasons).hasSizeLessThanOrEqualTo(2);
    assertThat(reasons.stream().map(s -> s.in(text))).doesNotContain("The", "the");
  }

  @Test
  void listsWithoutTheirFirstLineAreRefused() {
    assertThatThrownBy(() -> of("=bias\t0")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void shippedWeightsHaveBiasAndLimitsForTheirPoints() {
    for (int point : new int[] {1, 2, 3, 4, 6, 7, 8, 9}) {
      assertThat(Limits.weighs(point)).isTrue();
      assertThat(Limits.keep(point, true)).isLessThanOrEqualTo(Limits.raise(point, true));
      assertThat(Limits.keep(point, true)).isLessThanOrEqualTo(Limits.keep(point, false));
      assertThat(Limits.raise(point, true)).isLessThanOrEqualTo(Limits.raise(point, false));
    }
    assertThat(Limits.weighs(5)).isFalse();
    assertThat(Limits.weighs(0)).isFalse();
  }

  @Test
  void longSentencesAreWeighedFromTheirFirstWordOn() {
    Weights weights =
        of(
            "=points\t9",
            "=bias\t0",
            "^ saves\t1",
            "saves\t10",
            "saves keepers\t100",
            "oil ^\t1000");
    String text = "Saves keepers " + "oil ".repeat(100).strip() + ".";
    assertThat(score(weights, text, 9)).isEqualTo(1111);
  }

  @Test
  void headingCountsForEachSentenceUnderIt() {
    Weights weights = of("=points\t9", "=bias\t0", "h:results\t1");
    PlacedBlock block = last("# Results\n\nIt runs. It stops.\n");
    Scores scores = Scores.of(weights, block.reading(), block.around());
    assertThat(scores.of(0, 9)).isEqualTo(1);
    assertThat(scores.of(1, 9)).isEqualTo(1);
  }
}
