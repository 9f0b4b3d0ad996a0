package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.ui.judge.model.FormLine.Missing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class PersonFormTest {

  private static final Question QUESTION =
      new Question(
          GateId.of("claims"),
          "plan.cgd.md claim-1",
          "Bulbs cost $18.40 each",
          List.of(
              new Criterion("supported", "Does the evidence state it?"),
              new Criterion("current", "Is it still so?")),
          List.of(new Evidence("e1", "price list", "E27 marine: $18.40 each")),
          new Instructions("claim-support", 1));

  private final PersonForm form = new PersonForm(QUESTION);

  @Test
  void nothingIsPreselectedAndNothingOfTheOthersIsShown() {
    assertThat(form.isBegun()).isFalse();
    assertThat(form.lines()).allMatch(l -> l.verdict().isEmpty() && !l.showsOthers());
    assertThat(form.missing(0)).contains(Missing.VERDICT);
    assertThatThrownBy(form::verdicts).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void noAndAbstainNeedAReason() {
    form.choose(0, Verdict.NO);
    form.choose(1, Verdict.ABSTAIN);
    assertThat(form.missing(0)).contains(Missing.REASON);
    assertThat(form.missing(1)).contains(Missing.REASON);
    assertThat(form.quote(0, new Quote("e1", "$18.40"))).isEmpty();
    assertThat(form.missing(0)).contains(Missing.REASON);
    form.setNote(0, "another lamp");
    assertThat(form.missing(0)).isEmpty();
    assertThat(form.unfinished()).hasValue(1);
  }

  @Test
  void yesNeedsAQuoteOrANote() {
    form.choose(0, Verdict.YES);
    form.choose(1, Verdict.YES);
    assertThat(form.missing(0)).contains(Missing.GROUND);
    form.quote(0, new Quote("e1", "$18.40 each"));
    form.setNote(1, "  I rang the shop ");
    assertThat(form.unfinished()).isEmpty();
    assertThat(form.verdicts())
        .containsExactly(
            new CriterionVerdict(
                "supported",
                Verdict.YES,
                "",
                List.of(new Quote("e1", "$18.40 each")),
                OptionalDouble.empty()),
            new CriterionVerdict("current", Verdict.YES, "I rang the shop"));
  }

  @Test
  void wordsThatDoNotStandInTheEvidenceAreNoQuote() {
    assertThat(form.quote(0, new Quote("e1", "$17.90")))
        .isEqualTo(Optional.of("a quote does not stand in evidence 'e1'"));
    assertThat(form.lines().getFirst().quotes()).isEmpty();
  }

  @Test
  void quoteStandsOnceAndCanBeTakenAway() {
    Quote quote = new Quote("e1", "marine");
    form.quote(0, quote);
    form.quote(0, quote);
    assertThat(form.lines().getFirst().quotes()).containsExactly(quote);
    form.unquote(0, quote);
    assertThat(form.isBegun()).isFalse();
  }

  @Test
  void othersAreShownAfterOnesOwnChoice() {
    form.choose(0, Verdict.YES);
    assertThat(form.lines().get(0).showsOthers()).isTrue();
    assertThat(form.lines().get(1).showsOthers()).isFalse();
    assertThat(form.influenced()).isEmpty();
  }

  @Test
  void choiceAfterALookAtTheOthersIsTakenDown() {
    form.showOthers(1);
    form.choose(1, Verdict.NO);
    assertThat(form.influenced()).containsExactly("current");
    form.choose(0, Verdict.YES);
    form.choose(0, Verdict.YES);
    assertThat(form.influenced()).containsExactly("current");
    form.choose(0, Verdict.NO);
    assertThat(form.influenced()).containsExactly("supported", "current");
  }
}
