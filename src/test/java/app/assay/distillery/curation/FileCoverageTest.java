package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.curation.FileCoverage.Matched;
import app.assay.distillery.curation.FileCoverage.Unmatched;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileCoverageTest {

  private static final List<String> FILES =
      List.of("README", "fog/horn.txt", "fog/deep/reed.txt", "lamp/oil.txt", "lamp/wick.txt");

  private static Domain domain(String name, DomainStatus status, String... patterns) {
    return new Domain(name, "About " + name, status, "2026-01-01 00:00:00", 1, List.of(patterns));
  }

  private static Domain active(String name, String... patterns) {
    return domain(name, DomainStatus.ACTIVE, patterns);
  }

  @Test
  void foldersAndFilesMatchTheirDomain() {
    FileCoverage found =
        FileCoverage.of(List.of(active("oil", "lamp/oil.txt"), active("fog", "fog/")), FILES);
    assertThat(found.domains())
        .containsExactly(new Matched("fog", 2, false), new Matched("oil", 1, false));
  }

  @Test
  void filesThatNoPathMatchesAreListedByFolder() {
    FileCoverage found = FileCoverage.of(List.of(active("fog", "fog/")), FILES);
    assertThat(found.unmatched())
        .containsExactly(
            new Unmatched("lamp/", List.of("lamp/oil.txt", "lamp/wick.txt")),
            new Unmatched("", List.of("README")));
    assertThat(found.unmatchedFiles()).isEqualTo(3);
  }

  @Test
  void starMatchesNothingInParticular() {
    FileCoverage found = FileCoverage.of(List.of(active("all", "*")), FILES);
    assertThat(found.domains()).containsExactly(new Matched("all", 0, true));
    assertThat(found.unmatchedFiles()).isEqualTo(5);
  }

  @Test
  void aRetiredDomainMatchesNothing() {
    FileCoverage found =
        FileCoverage.of(List.of(domain("fog", DomainStatus.DEPRECATED, "fog/")), FILES);
    assertThat(found.domains()).isEmpty();
    assertThat(found.unmatchedFiles()).isEqualTo(5);
  }
}
