package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import java.util.List;
import org.junit.jupiter.api.Test;

class MomentTest {

  private static final Lexicon LEXICON = Lexicon.load();

  private static Sentence sentence(String text) {
    return new DocumentReader(LEXICON)
        .read(text, new LineIndex(text), List.of())
        .blocks()
        .getFirst()
        .reading()
        .sentences()
        .getFirst();
  }

  private static List<String> moments(String text) {
    Sentence sentence = sentence(text);
    return sentence.moments().stream()
        .map(m -> m.kind() + " " + sentence.tokens().span(m.from(), m.to()).in(text))
        .toList();
  }

  private static boolean areApart(String one, String other) {
    Moment first = sentence("It opened in " + one + ".").moments().getFirst();
    return first.isApartFrom(sentence("It opened in " + other + ".").moments().getFirst());
  }

  @Test
  void datesDaysOfTheWeekAndTimesOfDayAreRead() {
    assertThat(
            moments("On Monday 3 May 2026 at 9:05, and on Fridays in June, doors open at 18:30."))
        .containsExactly(
            "WEEKDAY Monday",
            "DATE 3 May 2026",
            "CLOCK 9:05",
            "WEEKDAY Fridays",
            "DATE June",
            "CLOCK 18:30");
  }

  @Test
  void whatIsNoTimeIsNone() {
    assertThat(moments("We May win 30:1 or 4:3, at 25:10, in ratio 1:100, said Sunny Monroe."))
        .isEmpty();
  }

  @Test
  void aDateWithinAnotherIsNotApartFromIt() {
    assertThat(areApart("May 2026", "2026")).isFalse();
    assertThat(areApart("May 2026", "2025")).isTrue();
    assertThat(areApart("March 2026", "May 2026")).isTrue();
  }

  @Test
  void ofADateWithoutAYearOnlyTheDayIsCompared() {
    assertThat(areApart("May 2026", "May")).isFalse();
    assertThat(areApart("May 2026", "July")).isTrue();
    assertThat(areApart("2026", "July")).isFalse();
  }

  @Test
  void momentsOfTwoKindsAreNeverApart() {
    Moment day = sentence("It opens on Monday.").moments().getFirst();
    Moment hour = sentence("It opens at 10:00.").moments().getFirst();
    assertThat(day.isApartFrom(hour)).isFalse();
  }
}
