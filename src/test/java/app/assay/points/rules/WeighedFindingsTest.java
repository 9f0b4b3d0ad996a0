package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Rule;
import app.assay.points.check.Detector;
import app.assay.points.check.DetectorSet;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.PointsContext;
import app.assay.points.check.PointsEvaluation;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import java.util.List;
import org.junit.jupiter.api.Test;

class WeighedFindingsTest {

  private static final Lexicon LEXICON = Lexicon.load();
  private static final PointsContext CONTEXT =
      new PointsContext(PointRun.AS_OF, Sensitivity.THOROUGH);
  private static final List<Detector> TIME = List.of(new P3Time());
  private static final List<Rule> RULES = TIME.stream().map(Detector::rule).toList();
  private static final String HARMLESS = "Invoices are paid within 30 days";

  private static int found(PointsCheck check, String text) {
    return check.evaluate(text, new LineIndex(text), List.of(), CONTEXT).findings().size();
  }

  private static PointsCheck weighing() {
    return PointsCheck.weighing(LEXICON, new DetectorSet(TIME, RULES));
  }

  @Test
  void whatARuleFindsInAHarmlessSentenceIsTakenBack() {
    assertThat(found(new PointsCheck(LEXICON, TIME), HARMLESS + ".\n")).isEqualTo(1);
    assertThat(found(weighing(), HARMLESS + ".\n")).isZero();
  }

  @Test
  void aClaimThatReadsRatherLikeACauseIsOutweighedWhetherCausesAreAskedForOrNot() {
    String text = "The new valve cuts water use by 12 percent because it closes faster.\n";
    List<Detector> claims = List.of(new P1Wording());
    PointsCheck alone =
        PointsCheck.weighing(LEXICON, new DetectorSet(claims, List.of(claims.getFirst().rule())));

    for (PointsCheck check : List.of(alone, PointRules.check(LEXICON))) {
      PointsEvaluation said = check.evaluate(text, new LineIndex(text), List.of(), CONTEXT);
      assertThat(said.findings()).noneMatch(f -> f.rule().point() == 1);
      assertThat(said.outweighed()).anyMatch(f -> f.rule().id().equals("P1-WORDING"));
      assertThat(said.cleanPoints()).doesNotContain(1);
    }
  }

  @Test
  void aClaimOfTheWritersOwnIsListedAsOutweighedWhereOthersCouldCheckIt() {
    String text = "We deliver 100% of all invoices without fault.\n";
    List<Detector> facts = List.of(new P9Wording());
    PointsEvaluation said =
        PointsCheck.weighing(LEXICON, new DetectorSet(facts, List.of(facts.getFirst().rule())))
            .evaluate(text, new LineIndex(text), List.of(), CONTEXT);

    assertThat(said.findings()).isEmpty();
    assertThat(said.outweighed()).anyMatch(f -> f.rule().id().equals("P9-WORDING"));
    assertThat(said.cleanPoints()).doesNotContain(9);
  }

  @Test
  void whatPeoplePreferIsAClaimWhateverElseItReadsLike() {
    String text = "Most installers recommend the larger unit.\n";

    assertThat(
            PointRules.check(LEXICON)
                .evaluate(text, new LineIndex(text), List.of(), CONTEXT)
                .findings())
        .anyMatch(f -> f.rule().id().equals("P1-PREFERENCE"));
  }

  @Test
  void nothingIsTakenBackInASentenceTooLongToBeSeenWhole() {
    String endless = HARMLESS + " by the mill and the weir".repeat(40) + ".\n";
    assertThat(found(new PointsCheck(LEXICON, TIME), endless)).isEqualTo(1);
    assertThat(found(weighing(), endless)).isEqualTo(1);
  }

  @Test
  void aHeadingWithoutEndIsSeenToALimit() {
    assertThat(found(weighing(), under(20_000))).isEqualTo(found(weighing(), under(75)));
  }

  private static String under(int times) {
    return "# " + "invoices paid ".repeat(times) + "\n\n" + (HARMLESS + ".\n\n").repeat(300);
  }
}
