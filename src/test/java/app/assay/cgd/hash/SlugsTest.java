package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SlugsTest {

  static Stream<Arguments> slugs() {
    return Stream.of(
        Arguments.of("API Pricing", "api-pricing"),
        Arguments.of("API & Pricing (v2.0)", "api-pricing-v20"),
        Arguments.of("日本語", ""),
        Arguments.of("", ""),
        Arguments.of(" - ", ""),
        Arguments.of("--a -- b--", "a-b"),
        Arguments.of("a\u00a0b\u2003c\u001fd\u0085e", "a-b-c-d-e"),
        Arguments.of("a\u200bb\ufeffc", "abc"),
        Arguments.of("273 \u212a", "273-k"),
        Arguments.of("\u0130stanbul", "istanbul"),
        Arguments.of("Ça va", "a-va"),
        Arguments.of("a_b", "ab"),
        Arguments.of("Ａ１ ٣", ""),
        Arguments.of("ẞ ſ Å", ""),
        Arguments.of("\ud835\udc00 x 😀 y", "x-y"));
  }

  @ParameterizedTest
  @MethodSource("slugs")
  void headingHasTheSlug(String heading, String slug) {
    assertThat(Slugs.slug(heading)).isEqualTo(slug);
  }

  @Test
  void repeatedSlugsAreNumberedFromTwo() {
    assertThat(all("Scope", "Scope", "SCOPE!")).containsExactly("scope", "scope-2", "scope-3");
  }

  @Test
  void emptySlugIsNamedByThePositionOfItsHeading() {
    assertThat(all("Intro", "日本語", "End", "価格"))
        .containsExactly("intro", "section-2", "end", "section-4");
  }

  @Test
  void numberedSlugThatIsTakenIsSkipped() {
    assertThat(all("A", "A 2", "A", "A 2")).containsExactly("a", "a-2", "a-3", "a-2-2");
  }

  @Test
  void headingThatReadsLikeAFallbackDoesNotCollideWithIt() {
    assertThat(all("Section 2", "日本語")).containsExactly("section-2", "section-2-2");
  }

  private static List<String> all(String... headings) {
    Slugs slugs = new Slugs();
    return Stream.of(headings).map(slugs::next).toList();
  }
}
