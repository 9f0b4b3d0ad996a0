package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecipeDetectionTest {

  // Every recipe gives another hash: the first marker stands in a fence and lines end in blanks.
  private static final String DOCUMENT =
      """
      ---
      clarity-status: CLEAR
      document-sha256: PENDING
      ---
      Text.\s
      ```
      <!-- CLARITY_GATE_END -->
      ```
      <!-- CLARITY_GATE_END -->
      Clarity Gate: CLEAR | REVIEWED
      """;

  private static final SourceText SOURCE = SourceText.of(DOCUMENT);
  private static final byte[] SIBLING = "Text.\r\n".getBytes(StandardCharsets.UTF_8);

  private static final String IN_FENCE =
      "clarity-status: CLEAR\n---\nText.\n```\n<!-- CLARITY_GATE_END -->\n```\n";
  private static final String REFERENCE = sha(IN_FENCE);

  @Test
  void referenceHashIsVerified() {
    assertThat(detect(REFERENCE)).isEqualTo(new RecipeDetection.Verified(REFERENCE));
  }

  @Test
  void hashUpToAFencedMarkerIsRecipeB() {
    assertThat(detect(sha("clarity-status: CLEAR\n---\nText.\n```\n"))).isEqualTo(wrong(Recipe.B));
  }

  @Test
  void hashOfTheWholeFileIsRecipeA() {
    assertThat(detect(sha(DOCUMENT.replace("document-sha256: PENDING", ""))))
        .isEqualTo(wrong(Recipe.A));
  }

  @Test
  void canonicalHashFromTheFileStartIsRecipeL1() {
    assertThat(detect(sha("---\n" + IN_FENCE))).isEqualTo(wrong(Recipe.L1));
  }

  @Test
  void hashAsWrittenWithTheMarkersLineIsRecipeL2() {
    String written = "---\n" + IN_FENCE.replace("Text.", "Text. ");
    assertThat(detect(sha(written + "<!-- CLARITY_GATE_END -->\n"))).isEqualTo(wrong(Recipe.L2));
  }

  @Test
  void hashAsWrittenBeforeTheMarkerIsRecipeL3() {
    assertThat(detect(sha("---\n" + IN_FENCE.replace("Text.", "Text. "))))
        .isEqualTo(wrong(Recipe.L3));
  }

  @Test
  void hashOfTheSourceDocumentIsRecipeL4() {
    assertThat(RecipeDetection.detect(SOURCE, SourceText.sha256(SIBLING), Optional.of(SIBLING)))
        .isEqualTo(wrong(Recipe.L4));
  }

  @Test
  void sourceDocumentIsNotGuessedWhenItIsUnknown() {
    assertThat(detect(SourceText.sha256(SIBLING)))
        .isEqualTo(new RecipeDetection.TextChanged(REFERENCE));
  }

  @Test
  void hashOfNoRecipeMeansTheTextChanged() {
    assertThat(detect("0".repeat(64))).isEqualTo(new RecipeDetection.TextChanged(REFERENCE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "PENDING", "<PENDING>", "f6e5d4c3b2a1...", "0123456789abcdef"})
  void placeholderIsNotAHash(String stored) {
    assertThat(detect(stored)).isEqualTo(new RecipeDetection.NotAHash(computed(REFERENCE)));
  }

  @Test
  void upperCaseAndWrongLengthAreNotAHash() {
    RecipeDetection notAHash = new RecipeDetection.NotAHash(computed(REFERENCE));
    assertThat(detect("A".repeat(64))).isEqualTo(notAHash);
    assertThat(detect("a".repeat(63))).isEqualTo(notAHash);
    assertThat(detect("a".repeat(65))).isEqualTo(notAHash);
    assertThat(detect(" " + "a".repeat(63))).isEqualTo(notAHash);
  }

  @Test
  void textWithoutDelimitersHasNoWindow() {
    assertThat(RecipeDetection.detect(SourceText.of("Text.\n"), "0".repeat(64), Optional.empty()))
        .isEqualTo(
            new RecipeDetection.NoHashWindow(
                "No hash: no line ends in `---`, so the front matter has no beginning."));
  }

  @Test
  void recipeThatNeedsNoWindowIsFoundWithoutOne() {
    assertThat(RecipeDetection.detect(SourceText.of("Text.\n"), sha("Text.\n"), Optional.empty()))
        .isInstanceOfSatisfying(
            RecipeDetection.WrongRecipe.class,
            it -> {
              assertThat(it.recipe()).isEqualTo(Recipe.A);
              assertThat(it.reference()).isInstanceOf(HashResult.NoWindow.class);
            });
  }

  @Test
  void byteOrderMarkDoesNotHideARecipe() {
    SourceText marked = new SourceText(DOCUMENT, true);
    assertThat(RecipeDetection.detect(marked, sha("---\n" + IN_FENCE), Optional.empty()))
        .isEqualTo(wrong(Recipe.L1));
  }

  private static RecipeDetection detect(String stored) {
    return RecipeDetection.detect(SOURCE, stored, Optional.empty());
  }

  private static RecipeDetection wrong(Recipe recipe) {
    return new RecipeDetection.WrongRecipe(recipe, computed(REFERENCE));
  }

  private static HashResult computed(String sha256) {
    return new HashResult.Computed(sha256);
  }

  private static String sha(String text) {
    return SourceText.sha256(text.getBytes(StandardCharsets.UTF_8));
  }
}
