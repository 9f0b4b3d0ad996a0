package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.points.check.PointsContext;
import app.assay.points.check.PointsEvaluation;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.weighing.PairWeights;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WeighedPairsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  private static final String QUEUES =
      """
      # Queues

      The broker holds 34 queues. Each worker takes 5 messages at once, and 3 workers run on a node.
      The store keeps 90 GB.

      ## Naming

      The list of 36 queue names is checked in. A name has at most 40 characters and 2 dots.
      Some 7 people may add one.
      """;

  private static PointsEvaluation evaluation(String text) {
    return PointRules.check(LEXICON)
        .evaluate(
            text,
            new LineIndex(text),
            List.of(),
            new PointsContext(PointRun.AS_OF, Sensitivity.THOROUGH));
  }

  private static List<PairSeen> seen(String text) {
    return PairSeen.in(new DocumentReader(LEXICON).read(text, new LineIndex(text), List.of()));
  }

  private static Set<String> traits(String text, String here, String there) {
    return seen(text).stream()
        .filter(p -> p.here().in(text).equals(here) && p.there().in(text).equals(there))
        .findFirst()
        .orElseThrow()
        .traits();
  }

  @Test
  void twoValuesAreFoundByAllThatIsSeenOfThem() {
    assertThat(evaluation(QUEUES).findings().stream().map(f -> f.rule().id()))
        .contains("P5-PAIR", "P5-PAIR");
  }

  @Test
  void whatTheWeightsTakeBackIsOutweighedAndItsRuleNotClean() {
    String text =
        """
        # Raise

        Invest S$2.2m for 14 %, in 2 parts, after 3 talks with 5 customers. The board has 7 seats.

        ## Cases

        Management's case is S$3.1m, ours S$1.9m, and both assume 4 renewals in 12 months.
        """;
    PointsEvaluation said = evaluation(text);
    assertThat(said.findings().stream().map(f -> f.rule().point())).doesNotContain(5);
    assertThat(said.outweighed().stream().map(Finding::rule).map(r -> r.id())).contains("P5-VALUE");
    assertThat(said.clean().stream().map(r -> r.id())).doesNotContain("P5-VALUE");
    assertThat(said.cleanPoints()).doesNotContain(5);
  }

  @Test
  void whatOneParagraphSetsBesideEachOtherIsOutweighedUnlessItWeighsMuch() {
    String apart = "The region gives a preterm rate of 7.1 per cent.\n\nOur rate is 6.8 per cent.";
    String together = apart.replace("\n\n", " ");

    assertThat(evaluation(QUEUES + "\n" + apart).findings().stream().map(f -> f.rule().id()))
        .contains("P5-VALUE");
    PointsEvaluation said = evaluation(QUEUES + "\n" + together);
    assertThat(said.findings().stream().map(f -> f.rule().id())).doesNotContain("P5-VALUE");
    assertThat(said.outweighed().stream().map(f -> f.rule().id())).contains("P5-VALUE");
  }

  @Test
  void rulesAloneSpeakInATextOfFewValues() {
    assertThat(seen("The broker holds 34 queues.\n\nThe list has 36 queue names.\n")).isEmpty();
    assertThat(evaluation("The hospital has 310 beds.\n\nThe hospital has 290 beds.\n").findings())
        .extracting(f -> f.rule().id())
        .containsExactly("P5-COUNT", "P5-COUNT");
  }

  @Test
  void aNoteInBracketsChangesNoTrait() {
    String noted =
        QUEUES.replace("5 messages at once", "5 messages [per node, not another] at once");
    assertThat(traits(noted, "34 queues", "36 queue names"))
        .isEqualTo(traits(QUEUES, "34 queues", "36 queue names"));
    String marked = QUEUES.replace("34 queues", "34 queues [differs from “36” in line 8]");
    assertThat(seen(marked))
        .filteredOn(p -> p.here().in(marked).equals("34 queues"))
        .isNotEmpty()
        .allMatch(PairSeen::explained);
  }

  @Test
  void partsOfOneWholeAreSeenBehindANote() {
    String text =
        QUEUES + "\nFour of the five papers agree.\n\nSo three%s of the five papers do.\n";
    String noted = text.formatted(" [differs from “Four” in line 13]");
    assertThat(traits(text.formatted(""), "Four", "three")).contains("parts of one whole");
    assertThat(traits(noted, "Four", "three")).contains("parts of one whole");
  }

  @Test
  void aStatedDiscrepancyIsNotRaised() {
    String stated = QUEUES.replace("34 queues", "34 queues [differs from “36” in line 8]");
    assertThat(evaluation(stated).findings().stream().map(f -> f.rule().point())).doesNotContain(5);
  }

  @Test
  void smallWordsBesideAValueAreTold() {
    Set<String> traits = traits(QUEUES, "34 queues", "36 queue names");
    assertThat(traits).contains("one: right before: of", "other noun", "differs by 2");
  }

  @Test
  void aTextOfManyValuesIsWeighedInPart() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 900; i++) {
      text.append("Yard ").append((char) ('a' + i % 26)).append(i % 50).append(" keeps ");
      text.append(20 + i % 37).append(" crates of tool").append(i % 60).append(".\n\n");
    }
    assertThat(seen(text.toString())).hasSizeLessThanOrEqualTo(1500).isNotEmpty();
  }

  @Test
  void aQuietRunAsksForMore() {
    PairWeights weights = PairWeights.ofStandings();
    assertThat(weights.keep(true)).isLessThanOrEqualTo(weights.raise(true));
    assertThat(weights.keep(true)).isLessThan(weights.keep(false));
    assertThat(weights.raise(true)).isLessThan(weights.raise(false));
  }
}
