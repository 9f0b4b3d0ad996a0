package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ViewPatchTest {

  @Test
  void equalTextsNeedNothing() {
    assertThat(ViewPatch.between("ab", "ab")).isEmpty();
  }

  @Test
  void onlyTheDifferenceIsReplaced() {
    assertThat(ViewPatch.between("abcde", "abXde")).contains(new ViewPatch(2, 3, "X"));
  }

  @Test
  void repeatedCharacterIsInsertedOnce() {
    assertThat(ViewPatch.between("aaa", "aaaa")).contains(new ViewPatch(3, 3, "a"));
  }

  @Test
  void surrogatePairsStayWhole() {
    assertThat(ViewPatch.between("\uD83D\uDE00", "\uD83D\uDE01"))
        .contains(new ViewPatch(0, 2, "\uD83D\uDE01"));
  }

  @Test
  void surrogatePairsWithEqualLowHalvesStayWhole() {
    assertThat(ViewPatch.between("\uD83D\uDE00", "\uD83E\uDE00"))
        .contains(new ViewPatch(0, 2, "\uD83E\uDE00"));
  }
}
