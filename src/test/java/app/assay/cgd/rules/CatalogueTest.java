package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.CatalogueEntry;
import app.assay.cgd.check.Check;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rule = class = id = page = test.
class CatalogueTest {

  private static final Path PAGES = Path.of("assets/rules");
  private static final Path FIXTURES = Path.of("src/test/resources/rules");

  static Stream<Check> rules() {
    return FormatRules.all().stream();
  }

  static Stream<CatalogueEntry> entries() {
    return FormatRules.catalogue().stream();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void classIsNamedLikeTheId(CatalogueEntry entry) {
    assertThat(entry.getClass().getSimpleName()).isEqualTo(RuleNames.className(entry.rule().id()));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void pageSaysWhatWhyBadGoodAndFix(CatalogueEntry entry) throws IOException {
    List<String> lines = Files.readAllLines(PAGES.resolve(entry.rule().id() + ".md"));
    assertThat(lines.getFirst()).isEqualTo("# " + entry.rule().id() + " · " + entry.rule().title());
    assertThat(lines).contains("## What", "## Why", "## Bad", "## Good", "## Fix");
  }

  @ParameterizedTest
  @MethodSource("rules")
  void hasAFixtureThatFiresAndOneThatIsSilent(Check check)
      throws IOException, ClassNotFoundException {
    if (BuiltFixtures.class.isAssignableFrom(Class.forName(check.getClass().getName() + "Test"))) {
      assertThat(FIXTURES.resolve(check.rule().id())).as("built fixtures only").doesNotExist();
      return;
    }
    try (var files = Files.list(FIXTURES.resolve(check.rule().id()))) {
      List<String> names = files.map(f -> f.getFileName().toString()).toList();
      assertThat(names).anyMatch(n -> n.startsWith("fires-"));
      assertThat(names).anyMatch(n -> n.startsWith("silent-"));
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void hasATestClass(Check check) {
    String name = check.getClass().getSimpleName() + "Test.java";
    assertThat(Path.of("src/test/java/app/assay/cgd/rules", name)).exists();
  }

  @Test
  void everyPageBelongsToARule() throws IOException {
    List<String> ids = entries().map(c -> c.rule().id() + ".md").toList();
    try (var files = Files.list(PAGES)) {
      assertThat(
              files
                  .map(f -> f.getFileName().toString())
                  .filter(
                      name ->
                          !name.matches(
                              "((P[1-9]|X-ALLOW|KD)-|R[1-9]_|SCHEMA_).*|X-(INJECTION|GAP).md")))
          .isSubsetOf(ids);
    }
  }

  @Test
  void idsAreUnique() {
    assertThat(entries().map(c -> c.rule().id()).toList()).doesNotHaveDuplicates();
  }
}
