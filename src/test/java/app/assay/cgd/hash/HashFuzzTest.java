package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The hash of documents put together at random from what matters to it, compared with the naive
/// implementation.
class HashFuzzTest {

  private static final int INPUTS = 24_000;

  @Test
  void randomDocumentsHaveTheHashesOfTheNaiveImplementation() {
    Random random = new Random(4711);
    Map<Recipe, Integer> hashed = new EnumMap<>(Recipe.class);
    for (int i = 0; i < INPUTS; i++) {
      String text = i % 2 == 0 ? HashTexts.assembled(random) : HashTexts.mutated(random);
      for (Recipe recipe : Recipe.values()) {
        if (recipe != Recipe.L4) {
          String naive = NaiveHash.compute(text, recipe);
          assertThat(describe(DocumentHash.compute(text, recipe)))
              .as("%s of input %d: %s", recipe, i, text)
              .isEqualTo(naive);
          hashed.merge(recipe, naive.equals(NaiveHash.NO_WINDOW) ? 0 : 1, Integer::sum);
        }
      }
    }
    assertThat(hashed.values()).as("inputs that have a hash").allMatch(count -> count > INPUTS / 3);
  }

  @Test
  void decodedBytesHashAsTheirCharacters() {
    Random random = new Random(815);
    for (int i = 0; i < 2_000; i++) {
      String text = HashTexts.mutated(random);
      SourceText.Decoded decoded = SourceText.decode(text.getBytes(StandardCharsets.UTF_8));
      assertThat(decoded)
          .isInstanceOfSatisfying(
              SourceText.Decoded.Ok.class,
              ok ->
                  assertThat(DocumentHash.compute(ok.source(), Recipe.A))
                      .isEqualTo(DocumentHash.compute(text, Recipe.A)));
    }
  }

  @Test
  void explanationOfRandomDocumentsHasTheHashAndSpansInsideItsWindow() {
    Random random = new Random(99);
    for (int i = 0; i < 4_000; i++) {
      SourceText source = SourceText.of(HashTexts.assembled(random));
      HashExplanation explanation = HashExplanation.of(source);
      assertThat(explanation.reference()).isEqualTo(DocumentHash.compute(source));
      explanation
          .covered()
          .ifPresent(
              covered ->
                  assertThat(covered.dropped())
                      .allMatch(span -> covered.window().span().contains(span))
                      .allMatch(span -> span.end() <= source.text().length()));
    }
  }

  private static String describe(HashResult result) {
    return switch (result) {
      case HashResult.Computed(String sha256) -> sha256;
      case HashResult.NoWindow _ -> NaiveHash.NO_WINDOW;
    };
  }
}
