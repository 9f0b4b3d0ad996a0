package app.assay.points.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordFormTest {

  @ParameterizedTest
  @CsvSource({
    "the, THE", "our, WE", "they, PRONOUN", "seven, EACH", "since, WHEN", "were, WERE",
    "charging, ING", "charged, ED", "nightly, LY", "hostels, S", "glass, WORD", "hostel, WORD"
  })
  void aWordIsOfAClosedKindOrOfItsEnding(String word, WordForm form) {
    assertThat(WordForm.of(word, TokenClass.WORD.bit())).isEqualTo(form);
  }

  @Test
  void numbersDatesCodesAndMarksAreToldByTheirClass() {
    assertThat(WordForm.of("€40", TokenClass.MONEY.bit())).isEqualTo(WordForm.NUMBER);
    assertThat(WordForm.of("2025", TokenClass.NUM.bit() | TokenClass.YEAR.bit()))
        .isEqualTo(WordForm.DATE);
    assertThat(WordForm.of("`run`", TokenClass.CODE.bit())).isEqualTo(WordForm.CODE);
    assertThat(WordForm.of("(", TokenClass.OPEN.bit())).isEqualTo(WordForm.MARK);
  }

  @Test
  void onlyWordsWithoutNumberBecomeNames() {
    assertThat(Arrays.stream(WordForm.values()).filter(f -> WordForm.isOpen(f.ordinal())))
        .containsExactly(WordForm.ING, WordForm.ED, WordForm.LY, WordForm.S, WordForm.WORD);
  }

  @Test
  void allFitIntoTheirBits() {
    assertThat(WordForm.values()).hasSizeLessThanOrEqualTo(1 << WordForm.BITS);
  }
}
