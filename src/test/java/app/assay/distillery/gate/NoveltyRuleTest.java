package app.assay.distillery.gate;

import static app.assay.judge.Verdict.ABSTAIN;
import static app.assay.judge.Verdict.NO;
import static app.assay.judge.Verdict.YES;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Related;
import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Shortlist;
import app.assay.judge.Evidence;
import app.assay.judge.JudgeId;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoveltyRuleTest {

  private static final Shortlist LIST =
      Told.list(Told.related(Related.Place.VAULT, "old"), Told.related(Related.Place.BATCH, "a"));

  private static Ruling rule(Shortlist list, JudgeId by, Verdict... verdicts) {
    return rule(list, Set.of(), by, verdicts);
  }

  private static Ruling rule(Shortlist list, Set<String> failed, JudgeId by, Verdict... verdicts) {
    Told told = Told.of(Rubric.NOVELTY, list.evidence().toArray(new Evidence[0]));
    return new NoveltyRule(list, failed::contains)
        .rule(Optional.of(told.says(by, verdicts).opinion()));
  }

  private static JudgeId judge(String by) {
    return switch (by) {
      case "person" -> Told.PERSON;
      case "model" -> Told.MODEL;
      default -> Told.RULES;
    };
  }

  @ParameterizedTest(name = "{0} says new {1}, consistent {2}, separate {3}: {4}")
  @CsvSource({
    "person,  YES,     YES,     YES,     Passed",
    "person,  YES,     YES,     NO,      Passed",
    "person,  YES,     YES,     ABSTAIN, Passed",
    "person,  YES,     NO,      YES,     Conflicts",
    "person,  YES,     NO,      NO,      Conflicts",
    "person,  YES,     ABSTAIN, YES,     Conflicts",
    "person,  NO,      YES,     YES,     Failed",
    "person,  NO,      ABSTAIN, YES,     Failed",
    "person,  NO,      NO,      YES,     Conflicts",
    "person,  ABSTAIN, YES,     YES,     Conflicts",
    "person,  ABSTAIN, NO,      YES,     Conflicts",
    "person,  ABSTAIN, ABSTAIN, ABSTAIN, Conflicts",
    "model,   YES,     YES,     YES,     Undecided",
    "model,   YES,     YES,     NO,      Undecided",
    "model,   YES,     NO,      YES,     Conflicts",
    "model,   YES,     ABSTAIN, YES,     Conflicts",
    "model,   NO,      YES,     YES,     Failed",
    "model,   NO,      NO,      YES,     Conflicts",
    "model,   ABSTAIN, YES,     YES,     Conflicts",
    "rules,   NO,      ABSTAIN, ABSTAIN, Failed",
    "rules,   NO,      NO,      ABSTAIN, Failed",
    "rules,   ABSTAIN, ABSTAIN, ABSTAIN, Undecided",
    "rules,   YES,     YES,     YES,     Undecided",
  })
  void eachCombinationHasItsRelation(
      String by, Verdict isNew, Verdict consistent, Verdict separate, String expected) {
    assertThat(rule(LIST, judge(by), isNew, consistent, separate).getClass().getSimpleName())
        .isEqualTo(expected);
  }

  @Test
  void duplicateNamesTheEntryThatIsQuoted() {
    assertThat(rule(LIST, Told.PERSON, NO, YES, YES))
        .isEqualTo(
            new Ruling.Failed(
                "Semantically identical to vault: old. Dana Reviewer: because of new. (\"Claim of"
                    + " old\", e1 vault: old)"));
  }

  @Test
  void refinementIsANote() {
    assertThat(rule(LIST, Told.PERSON, YES, YES, NO).note())
        .startsWith("Refines vault: old. Dana Reviewer: because of separate.");
  }

  @Test
  void readersWhoDoubtAnEntryMakeAModelsDuplicateAConflict() {
    Shortlist doubted =
        Told.list(
            Told.related(
                Related.Place.VAULT,
                "old",
                new Proposal.Signal("old", "outdated", "the flag is gone")));

    assertThat(rule(doubted, Told.MODEL, NO, YES, YES))
        .isInstanceOfSatisfying(
            Ruling.Conflicts.class,
            c ->
                assertThat(c.reason())
                    .isEqualTo(
                        "May repeat what readers doubt, old. because of new. Readers called it"
                            + " outdated: the flag is gone."));
    assertThat(rule(doubted, Told.PERSON, NO, YES, YES)).isInstanceOf(Ruling.Failed.class);
    assertThat(rule(doubted, Told.RULES, NO, ABSTAIN, ABSTAIN)).isInstanceOf(Ruling.Failed.class);
  }

  @Test
  void insufficientIsOnlyContext() {
    Shortlist thin =
        Told.list(
            Told.related(
                Related.Place.VAULT, "old", new Proposal.Signal("old", "insufficient", "why?")));

    assertThat(rule(thin, Told.MODEL, NO, YES, YES)).isInstanceOf(Ruling.Failed.class);
    assertThat(rule(thin, Told.PERSON, YES, NO, YES))
        .isInstanceOfSatisfying(
            Ruling.Conflicts.class,
            c -> assertThat(c.reason()).endsWith("Readers called it insufficient: why?"));
  }

  @Test
  void nothingRepeatsACandidateThatFailedItself() {
    Shortlist batch = Told.list(Told.related(Related.Place.BATCH, "a"));

    assertThat(rule(batch, Set.of("a"), Told.RULES, NO, ABSTAIN, ABSTAIN))
        .isInstanceOf(Ruling.Undecided.class);
    assertThat(rule(batch, Set.of("a"), Told.PERSON, YES, NO, YES))
        .isInstanceOf(Ruling.Passed.class);
    assertThat(rule(batch, Told.RULES, NO, ABSTAIN, ABSTAIN)).isInstanceOf(Ruling.Failed.class);
  }

  @Test
  void withoutAVaultItIsSkippedAndSaid() {
    Shortlist none = new Shortlist(List.of(), Optional.of("R6 was skipped: no vault."), List.of());

    assertThat(new NoveltyRule(none, _ -> false).rule(Optional.empty()))
        .isEqualTo(new Ruling.Skipped("R6 was skipped: no vault."));
  }

  @Test
  void nothingToCompareWithPasses() {
    assertThat(new NoveltyRule(Told.list(), _ -> false).rule(Optional.empty()))
        .isEqualTo(new Ruling.Passed("There is nothing to compare it with."));
    assertThat(new NoveltyRule(LIST, _ -> false).rule(Optional.empty()))
        .isInstanceOf(Ruling.Undecided.class);
  }
}
