package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.Round;
import app.assay.hitl.RoundRule.Known;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundRuleTest {

  @ParameterizedTest
  @CsvSource({
    "YES, YES, NO, A, source seen with a person present",
    "YES, NO, NO, B, 'source seen, but no person was there'",
    "YES, UNCLEAR, NO, B, 'source seen, but no person was there'",
    "NO, YES, YES, B, rests on your own data",
    "NO, YES, NO, B, no source found",
    "UNCLEAR, YES, NO, B, no source found"
  })
  void followsTheDecisionTable(Known source, Known person, Known own, Round round, String why) {
    assertThat(RoundRule.decide(source, person, own))
        .isEqualTo(new RoundRule.Assignment(round, why));
  }

  @Test
  void batchRunNeverAssignsRoundA() {
    for (Known source : Known.values()) {
      for (Known own : Known.values()) {
        assertThat(RoundRule.decide(source, Known.NO, own).round()).isEqualTo(Round.B);
      }
    }
  }
}
