package app.assay.hitl.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PersonNameTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann Reyes",
        "ann reyes",
        "  Ann   Reyes ",
        "Ann\u00a0Reyes",
        "Dr. Ann Reyes",
        "Prof. Dr. Ann Reyes, PhD",
        "Reyes, Ann",
        "Ánn Réyes",
        "A\u0301nn Reyes",
        "Ａｎｎ Ｒｅｙｅｓ",
        "Аnn Rеyеs",
        "Ann Rey\u200bes",
        "\u202eAnn Reyes\u202c",
        "Ann Rey\u00ades",
        "Ann\u3164Reyes",
        "AnnReyes",
        "A. Reyes",
        "Ann M. Reyes",
        "Ann",
        "Reyes",
        "ann.reyes@example.org",
        "Ann Reyes, Bob Ito"
      })
  void cannotBeToldFromAnnReyes(String name) {
    assertThat(PersonName.same(name, "Ann Reyes")).isTrue();
    assertThat(PersonName.same("Ann Reyes", name)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Ann Reyes,Bob Ito",
    "Ann Reyes,Bob Reyes",
    "Ann Reyes,Ann Ito",
    "A. Reyes,Bob Reyes",
    "Ann Reyes,Anna Reyes",
    "Dr. Ann Reyes,Dr. Bob Ito",
    "Łukasz Nowak,Piotr Nowak",
    "田中 花子,佐藤 太郎"
  })
  void areTwoPeople(String one, String other) {
    assertThat(PersonName.same(one, other)).isFalse();
    assertThat(PersonName.same(other, one)).isFalse();
  }

  @Test
  void nameWithoutLettersMayBeAnybody() {
    assertThat(PersonName.same("…", "Ann Reyes")).isTrue();
  }

  @Test
  void titleAloneIsAName() {
    assertThat(PersonName.same("Mag", "Ann Reyes")).isFalse();
  }
}
