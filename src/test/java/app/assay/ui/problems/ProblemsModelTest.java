package app.assay.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.CheckContext;
import app.assay.finding.Severity;
import app.assay.ui.HandRunner;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.PointsGate;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProblemsModelTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-15T09:00:00Z"));
  private static final Path NIGHT = Path.of("/v/night-shift-sop.cgd.md");
  private static final Path AGENT = Path.of("/v/agent-summary.cgd.md");

  private static final GroupTitles TITLES =
      new GroupTitles(Severity::name, point -> "point " + point);

  private final ProblemsModel model = new ProblemsModel(new SameThreadRunner(), "list", TITLES);
  private final Map<Path, FileReport> reports = new LinkedHashMap<>();

  @BeforeEach
  void check() {
    reports.put(NIGHT, report("documents/night-shift-sop.cgd.md"));
    reports.put(AGENT, report("imported/agent-summary.cgd.md"));
    model.show(reports, Optional.of(NIGHT));
  }

  private static FileReport report(String name) {
    try {
      byte[] bytes = Files.readAllBytes(Path.of("sample-vaults", "lighthouse").resolve(name));
      return DocumentCheck.standard().check(name, bytes, CONTEXT);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> rules() {
    return model.problems().stream().map(p -> p.finding().rule().id()).toList();
  }

  @Test
  void documentInFrontIsTheScope() {
    assertThat(model.problems()).extracting(Problem::path).containsOnly(NIGHT);
    assertThat(rules()).containsExactly("W-HS01");
  }

  @Test
  void wholeVaultHasTheProblemsOfAllDocuments() {
    model.setWholeVault(true);
    int all = reports.values().stream().mapToInt(r -> r.findings().size()).sum();
    assertThat(model.problems()).hasSize(all);
  }

  @Test
  void hiddenSeverityIsNotListedButCounted() {
    int warnings = model.counts().get(Severity.WARNING);
    model.setShown(Severity.WARNING, false);
    assertThat(model.problems()).isEmpty();
    assertThat(model.counts()).containsEntry(Severity.WARNING, warnings);
  }

  @Test
  void everyWordOfTheFilterHasToBeThere() {
    model.setQuery("hs01 stamped");
    assertThat(rules()).containsExactly("W-HS01");
    model.setQuery("hs01 banana");
    assertThat(rules()).isEmpty();
  }

  @Test
  void groupsHaveHeadingsWithCounts() {
    model.setWholeVault(true);
    model.setGrouping(Grouping.DOCUMENT);
    List<ProblemRow.Heading> headings =
        model.rows().stream()
            .filter(ProblemRow.Heading.class::isInstance)
            .map(ProblemRow.Heading.class::cast)
            .toList();
    assertThat(headings)
        .containsExactly(
            new ProblemRow.Heading(
                "documents/night-shift-sop.cgd.md", reports.get(NIGHT).findings().size()),
            new ProblemRow.Heading(
                "imported/agent-summary.cgd.md", reports.get(AGENT).findings().size()));
  }

  @Test
  void severitiesAreGroupedTheHeaviestFirst() {
    model.setWholeVault(true);
    model.setGrouping(Grouping.SEVERITY);
    assertThat(model.rows().getFirst())
        .isEqualTo(new ProblemRow.Heading("ERROR", reports.get(AGENT).count(Severity.ERROR)));
  }

  @Test
  void whatCouldNotBeEvaluatedIsCountedWhateverTheFilter() {
    byte[] broken = "---\nkey: [\n---\n# Text\n".getBytes(StandardCharsets.UTF_8);
    FileReport report = DocumentCheck.standard().check("broken.cgd.md", broken, CONTEXT);
    model.show(Map.of(NIGHT, report), Optional.of(NIGHT));
    model.setQuery("banana");
    assertThat(model.notEvaluated()).isEqualTo(report.notEvaluated().size()).isPositive();
    assertThat(model.notEvaluatedReason()).isPresent();
  }

  @Test
  void placeIsTheStemOfTheFileWithLineAndColumn() {
    assertThat(model.problems().getFirst().where()).isEqualTo("night-shift-sop 10:18");
  }

  @Test
  void chosenPointLeavesOnlyItsProblems() {
    lint("# Plan\n\nRevenue will be higher by spring.\n");
    model.setPoint(8);
    assertThat(model.problems()).isEmpty();
    model.setPoint(2);
    assertThat(model.problems()).allMatch(p -> p.finding().rule().point() == 2).hasSize(1);
  }

  @Test
  void pointsAreGroupedInTheirOrderTheFormatFirst() {
    lint("It costs $5.\n\nRevenue will be higher by spring.\n");
    model.setGrouping(Grouping.POINT);
    assertThat(model.rows())
        .filteredOn(ProblemRow.Heading.class::isInstance)
        .containsExactly(
            new ProblemRow.Heading("point 2", 1), new ProblemRow.Heading("point 9", 1));
  }

  @Test
  void listStandsUntilTheNextOneIsMade() {
    HandRunner runner = new HandRunner();
    ProblemsModel slow = new ProblemsModel(runner, "list", TITLES);
    slow.show(reports, Optional.of(NIGHT));
    assertThat(slow.rows()).isEmpty();
    runner.runNext();
    List<ProblemRow> first = slow.rows();
    assertThat(first).hasSize(1);
    slow.setWholeVault(true);
    assertThat(slow.rows()).isSameAs(first);
    runner.runNext();
    assertThat(slow.rows().size()).isGreaterThan(1);
  }

  @Test
  void requestsThatPileUpAreAnsweredOnce() {
    HandRunner runner = new HandRunner();
    ProblemsModel slow = new ProblemsModel(runner, "list", TITLES);
    slow.show(reports, Optional.of(NIGHT));
    slow.setQuery("banana");
    slow.setQuery("hs01");
    runner.runNext();
    assertThat(runner.waiting()).isEqualTo(1);
    runner.runNext();
    assertThat(runner.waiting()).isZero();
    assertThat(slow.problems()).extracting(p -> p.finding().rule().id()).containsExactly("W-HS01");
  }

  private void lint(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    FileReport report =
        DocumentCheck.ofPoints(PointsGate.standard()).check("plan.md", bytes, CONTEXT);
    model.show(Map.of(NIGHT, report), Optional.of(NIGHT));
  }
}
