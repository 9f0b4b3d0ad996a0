package app.assay.cgd.tier;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.text.SourceText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerifiedClaimsTest {

  private static List<VerifiedClaims.Row> rows(String before, String... rows) {
    String body =
        "# Rota\n\n"
            + before
            + "\n\n## Verified Claims\n\n| Claim | Value | Source | Verified |\n|---|---|---|---|\n"
            + String.join("\n", rows)
            + "\n";
    String text = CgdText.valid().body(body).text();
    return VerifiedClaims.of(CgdParser.standard().parse(SourceText.of(text)));
  }

  private static List<ValueConflicts.Conflict> conflicts(String first, String second) {
    List<ValueConflicts.Stated> all = new ArrayList<>();
    rows("", first).forEach(row -> all.add(new ValueConflicts.Stated("a.cgd.md", row)));
    rows("", second).forEach(row -> all.add(new ValueConflicts.Stated("b.cgd.md", row)));
    return ValueConflicts.among(all);
  }

  @Test
  void rowHasItsCellsWithoutEscapes() {
    VerifiedClaims.Row row = rows("", "| Calls on A \\| B | 2 | Notice | 2026-05-30 |").getFirst();
    assertThat(row.claim()).isEqualTo("Calls on A | B");
    assertThat(row.value()).isEqualTo("2");
    assertThat(row.source()).isEqualTo("Notice");
    assertThat(row.day()).contains(LocalDate.of(2026, 5, 30));
  }

  @Test
  void dateThatIsNoDayIsKeptAsWritten() {
    VerifiedClaims.Row row = rows("", "| Bulbs | 2 | Notice | 2026-02-30 |").getFirst();
    assertThat(row.verified()).isEqualTo("2026-02-30");
    assertThat(row.day()).isEmpty();
  }

  @Test
  void markerIsFoundInTheRow() {
    assertThat(rows("", "| Bulbs | 2 [VOLATILE] | Notice | 2026-02-03 |").getFirst().staleness())
        .contains(Staleness.VOLATILE);
  }

  @Test
  void markerIsFoundAfterTheWordsOfTheClaim() {
    assertThat(
            rows(
                    "The station has four keepers [STABLE]. Leave is by the month [VOLATILE].",
                    "| The station has four keepers | 4 | Rota | 2026-02-03 |",
                    "| A watch lasts six hours | 6 h | Rota | 2026-02-03 |")
                .stream()
                .map(VerifiedClaims.Row::staleness))
        .containsExactly(Optional.of(Staleness.STABLE), Optional.empty());
  }

  @Test
  void olderMarkerMeansCheck() {
    assertThat(Staleness.in("Price [CHECK BEFORE CITING]")).contains(Staleness.CHECK);
  }

  @Test
  void otherValueOfTheSameWordsIsAConflict() {
    assertThat(
            conflicts(
                "| Four  keepers serve. | 4 | Rota | 2026-02-03 |",
                "| four keepers serve [STABLE] | 5 | Rota | 2026-02-03 |"))
        .singleElement()
        .satisfies(
            conflict ->
                assertThat(conflict.rows())
                    .extracting(ValueConflicts.Stated::file, stated -> stated.row().value())
                    .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("a.cgd.md", "4"),
                        org.assertj.core.groups.Tuple.tuple("b.cgd.md", "5")));
  }

  @Test
  void sameValueInOtherCaseIsNoConflict() {
    assertThat(
            conflicts("| Mast | 6 H | Rota | 2026-02-03 |", "| Mast | 6 h | Rota | 2026-02-03 |"))
        .isEmpty();
  }

  @Test
  void missingValueContradictsNothing() {
    assertThat(conflicts("| Mast | - | Rota | 2026-02-03 |", "| Mast | 6 h | Rota | 2026-02-03 |"))
        .isEmpty();
  }
}
