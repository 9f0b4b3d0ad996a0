package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class MomentTest {

  private static final Moment SIXTH = new Moment(0, 10, 6);

  @Test
  void twoContradictEachOtherInWhatBothTell() {
    assertThat(SIXTH.contradicts(new Moment(0, 10, 16))).isTrue();
    assertThat(SIXTH.contradicts(new Moment(2025, 10, 16))).isTrue();
    assertThat(SIXTH.contradicts(new Moment(2025, 11, 0))).isTrue();
    assertThat(new Moment(2025, 0, 0).contradicts(new Moment(2026, 1, 1))).isTrue();
  }

  @Test
  void whatOneLeavesOpenContradictsNothing() {
    assertThat(SIXTH.contradicts(new Moment(2025, 10, 0))).isFalse();
    assertThat(SIXTH.contradicts(new Moment(2025, 0, 0))).isFalse();
    assertThat(SIXTH.contradicts(new Moment(2025, 10, 6))).isFalse();
  }

  @Test
  void theDaysBetweenAreThoseOfWhatBothTell() {
    assertThat(SIXTH.days(new Moment(2025, 10, 16))).isEqualTo(10);
    assertThat(SIXTH.days(new Moment(2025, 11, 6))).isEqualTo(31);
    assertThat(new Moment(2024, 0, 0).days(new Moment(2026, 3, 1))).isEqualTo(732);
  }

  @Test
  void aCodeHoldsAllThreeParts() {
    assertThat(new Moment(2026, 10, 0).code()).isEqualTo(20_261_000);
    assertThat(SIXTH.code()).isEqualTo(1006);
  }

  @Test
  void monthsContradictWhatLiesOutsideOfThem() {
    Moment late = Moment.ofMonths(LocalDate.of(2028, 8, 1), LocalDate.of(2028, 12, 31));
    assertThat(late.contradicts(new Moment(2028, 10, 0))).isFalse();
    assertThat(late.contradicts(new Moment(2028, 3, 0))).isTrue();
    assertThat(late.contradicts(new Moment(2028, 0, 0))).isFalse();
    assertThat(late.contradicts(new Moment(2029, 10, 0))).isTrue();
    assertThat(late.lastCode()).isEqualTo(20_281_200);
  }
}
