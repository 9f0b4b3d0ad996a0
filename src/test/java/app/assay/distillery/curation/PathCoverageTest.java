package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathCoverageTest {

  private static final List<String> FILES =
      List.of(
          "README.md",
          "docs/a.md",
          "docs/b.md",
          "docs/c.md",
          "lens/panels/one.md",
          "lens/panels/two.md",
          "lens/oil.md",
          "fog/horn.md");

  @Test
  void aPatternOfThirtyPercentIsBroad() {
    PathCoverage coverage =
        PathCoverage.of(List.of(domain("all", "docs/", "fog/horn.md", "*")), FILES);
    assertThat(coverage.files()).isEqualTo(8);
    assertThat(coverage.broad()).containsExactly(new PathCoverage.Broad("all", "docs/", 37));
  }

  @Test
  void directoriesWithoutADomainAreNamed() {
    assertThat(PathCoverage.of(List.of(domain("lens", "lens/panels/one.md")), FILES).unmapped())
        .containsExactly("docs/", "fog/");
    assertThat(PathCoverage.of(List.of(domain("lens", "*")), FILES).unmapped())
        .containsExactly("docs/", "lens/panels/", "lens/", "fog/");
  }

  @Test
  void withoutFilesNothingIsSaid() {
    assertThat(PathCoverage.of(List.of(domain("all", "docs/")), List.of()))
        .isEqualTo(new PathCoverage(0, List.of(), List.of()));
  }

  private static Domain domain(String name, String... patterns) {
    return new Domain(name, "About it", DomainStatus.ACTIVE, Lamps.THEN, 0, List.of(patterns));
  }
}
