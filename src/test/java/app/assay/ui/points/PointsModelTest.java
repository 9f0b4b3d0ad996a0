package app.assay.ui.points;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.CheckContext;
import app.assay.finding.Severity;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.ui.points.PointsModel.Front;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.PointsGate;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PointsModelTest {

  private static final String ALLOWED =
      "<!-- assay: allow P2-WILL reason=\"agreed\" -->\nSales will double.\n";

  private static final Path PLAN = Path.of("/v/plan.md");
  private static final Path OTHER = Path.of("/v/other.md");

  private final PointsModel model = new PointsModel();

  private static FileReport report(String text, Set<Integer> points) {
    PointsGate gate = new PointsGate(Lexicon.load(), points, Sensitivity.THOROUGH);
    return DocumentCheck.ofPoints(gate)
        .check(
            "plan.md",
            text.getBytes(StandardCharsets.UTF_8),
            CheckContext.at(Instant.parse("2026-06-15T09:00:00Z")));
  }

  private void show(String text, Optional<String> written) {
    FileReport report = report(text, Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
    show(report, written);
  }

  private void show(FileReport report, Optional<String> written) {
    model.show(
        Optional.of(new Front(PLAN, "plan.md", Optional.of(report), written)),
        Map.of(PLAN, report));
  }

  private PointRow.Point point(int number) {
    return (PointRow.Point) model.rows().get(number - 1);
  }

  @Test
  void withoutADocumentNothingIsKnown() {
    assertThat(model.rows()).hasSize(9);
    assertThat(point(1).state()).isEqualTo(PointState.UNKNOWN);
    assertThat(model.name()).isEmpty();
  }

  @Test
  void pointWithAFindingIsCountedBySeverity() {
    show("Sales will double.\n", Optional.empty());
    assertThat(point(2).state()).isEqualTo(PointState.FOUND);
    assertThat(point(2).counts()).isEqualTo(Map.of(Severity.CRITICAL, 1));
    assertThat(model.passed()).doesNotContain(2);
  }

  @Test
  void pointWithoutFindingHasPassed() {
    show("The lamp is red.\n", Optional.empty());
    assertThat(point(2).state()).isEqualTo(PointState.PASSED);
    assertThat(model.passed()).contains(2);
  }

  @Test
  void whatIsAllowedHasNotPassedAndIsListedWithItsReason() {
    show(ALLOWED, Optional.empty());
    assertThat(point(2).state()).isEqualTo(PointState.ALLOWED);
    assertThat(model.passed()).doesNotContain(2);
    assertThat(model.rows().get(9)).isEqualTo(new PointRow.Allowed(1));
    assertThat(((PointRow.Waived) model.rows().get(10)).finding().reason()).isEqualTo("agreed");
  }

  @Test
  void whatIsOutweighedHasNotPassedAndIsListedWithItsPlace() {
    show("Invoices are paid within 30 days.\n", Optional.empty());
    assertThat(point(3).state()).isEqualTo(PointState.OUTWEIGHED);
    assertThat(point(3).outweighed()).isEqualTo(1);
    assertThat(model.passed()).doesNotContain(3);
    assertThat(model.rows().get(9)).isEqualTo(new PointRow.Lighter(1));
    assertThat(((PointRow.Outweighed) model.rows().get(10)).where()).isEqualTo("1:1");
  }

  @Test
  void pointThatNobodyAskedHasNotPassed() {
    FileReport report = report("The lamp is red.\n", Set.of(2));
    show(report, Optional.empty());
    assertThat(point(2).state()).isEqualTo(PointState.PASSED);
    assertThat(point(9).state()).isEqualTo(PointState.NOT_ASKED);
  }

  @Test
  void onlyAssumptionsCausationAndFutureAreAdvice() {
    assertThat(model.rows().stream().map(PointRow.Point.class::cast))
        .filteredOn(PointRow.Point::isAdvisory)
        .extracting(PointRow.Point::point)
        .containsExactly(3, 6, 7);
  }

  @Test
  void choosingAPointTwiceShowsAllAgain() {
    model.toggle(4);
    assertThat(model.alone()).isEqualTo(OptionalInt.of(4));
    model.toggle(8);
    assertThat(model.alone()).isEqualTo(OptionalInt.of(8));
    model.toggle(8);
    assertThat(model.alone()).isEmpty();
  }

  @Test
  void changeIsToldOnceAndOnlyWhenThereIsOne() {
    AtomicInteger told = new AtomicInteger();
    model.onChange(told::incrementAndGet);
    show("Sales will double.\n", Optional.empty());
    show("Sales will double.\n", Optional.empty());
    model.clear();
    assertThat(told).hasValue(1);
  }

  @Test
  void cleanPointsAreProposedWhereTheDocumentSaysAnotherThing() {
    show("Sales will double.\n", Optional.of("1-9"));
    assertThat(model.proposal()).contains("1,3-9");
  }

  @Test
  void nothingIsProposedWhereTheDocumentSaysSoAlready() {
    show("Sales will double.\n", Optional.of("1,3-9"));
    assertThat(model.proposal()).isEmpty();
  }

  private void showTwo(String other) {
    Set<Integer> all = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
    FileReport here = report("Sales will double.\n", all);
    model.show(
        Optional.of(new Front(PLAN, "plan.md", Optional.of(here), Optional.of("1-9"))),
        Map.of(PLAN, here, OTHER, report(other, all)));
  }

  @Test
  void wholeVaultCountsTheFindingsOfAllDocuments() {
    showTwo("Costs will fall.\n\nTraffic will grow.\n");
    assertThat(point(2).counts()).isEqualTo(Map.of(Severity.CRITICAL, 1));
    model.setWholeVault(true);
    assertThat(point(2).counts()).isEqualTo(Map.of(Severity.CRITICAL, 3));
    assertThat(model.total()).containsEntry(Severity.CRITICAL, 3);
  }

  @Test
  void nothingIsProposedWhileTheWholeVaultIsLookedAt() {
    showTwo("The lamp is red.\n");
    assertThat(model.proposal()).isPresent();
    model.setWholeVault(true);
    assertThat(model.proposal()).isEmpty();
  }

  @Test
  void whatIsAllowedNamesItsDocumentOnlyInTheWholeVault() {
    showTwo(ALLOWED);
    model.setWholeVault(true);
    PointRow.Waived row = (PointRow.Waived) model.rows().get(10);
    assertThat(row.path()).isEqualTo(OTHER);
    assertThat(row.where()).startsWith("plan.md 2:");
    show(ALLOWED, Optional.empty());
    model.setWholeVault(false);
    assertThat(((PointRow.Waived) model.rows().get(10)).where()).startsWith("2:");
  }

  @Test
  void nothingIsProposedForPlainMarkdown() {
    show("Sales will double.\n", Optional.empty());
    assertThat(model.proposal()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1 2 3 4 5 6 7 8 9|1-9", "1 3|1,3", "1 2 9|1,2,9", "4 5 6 8|4-6,8", "7|7"})
  void pointsAreWrittenShort(String points, String value) {
    Set<Integer> set =
        Set.copyOf(java.util.Arrays.stream(points.split(" ")).map(Integer::valueOf).toList());
    assertThat(PointRanges.of(set)).isEqualTo(value);
  }
}
