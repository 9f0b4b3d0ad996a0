package app.assay.points.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PointRules;
import app.assay.text.LineIndex;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XGapTest {

  private static final Lexicon LEXICON = Lexicon.load();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[source: …]",
        "[source: ...]",
        "[source: ]",
        "[source:]",
        "[source: ?]",
        "[source: ???]",
        "[Source: TODO]",
        "[source needed]",
        "[citation needed]",
        "[source: to be added]",
        "[assuming …]",
        "[as of …]",
        "(source: TBD)",
        "(source?)",
        "(as of ?)",
      })
  void aBracketThatNamesNothingIsAGap(String gap) {
    assertThat(gaps("Half of all museums close on Mondays " + gap + ".\n")).containsExactly(gap);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[source: museum register 2025]",
        "[source: survey of May …]",
        "[assuming two new contracts]",
        "[as of May]",
        "[…]",
        "[sic]",
        "[source]",
        "(see the sources)",
        "(date of opening to follow)",
        "`[source: …]`",
      })
  void aBracketThatSaysSomethingIsNone(String bracket) {
    assertThat(gaps("Half of all museums close on Mondays " + bracket + ".\n")).isEmpty();
  }

  @Test
  void whatIsNoSpeechHasNoGap() {
    assertThat(gaps("Text.\n\n```\nNo source [source: …].\n```\n")).isEmpty();
  }

  @Test
  void gapsOfTablesAndListsAreFoundInTheirPlaces() {
    String text = "- One [source: …]\n\n| A | B |\n|---|---|\n| x | y [assuming …] |\n";

    assertThat(gaps(text)).containsExactly("[source: …]", "[assuming …]");
  }

  @Test
  void aTextWithoutOnePassesAndOneWithAGapDoesNot() {
    assertThat(said("All is said.\n").clean()).contains(XGap.RULE);
    assertThat(said("All is said [source: …].\n").clean()).doesNotContain(XGap.RULE);
  }

  private static List<String> gaps(String text) {
    return said(text).gaps().stream().map(gap -> gap.span().in(text)).toList();
  }

  private static PointsEvaluation said(String text) {
    return PointRules.check(LEXICON)
        .evaluate(
            text,
            new LineIndex(text),
            List.of(),
            new PointsContext(LocalDate.of(2026, 3, 1), Sensitivity.THOROUGH));
  }
}
