package app.assay.distillery.gate;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.layer1.Flaw;
import app.assay.distillery.layer1.Layer1;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CombinationTest {

  private static final List<Ruling> PLAIN =
      List.of(
          new Ruling.Passed("Fine."),
          new Ruling.Failed("Bad."),
          new Ruling.Undecided("Open."),
          new Ruling.Skipped("Left out."));
  private static final Ruling CONFLICT =
      new Ruling.Conflicts("old", "They differ.", "Contradicts vault: old.");

  private record Row(List<Flaw> flaws, Ruling r1, Ruling r6, Ruling r7) {}

  static Stream<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (var flaws : List.of(List.<Flaw>of(), List.of(flaw("too long")))) {
      for (Ruling r1 : PLAIN) {
        for (Ruling r6 : Stream.concat(PLAIN.stream(), Stream.of(CONFLICT)).toList()) {
          for (Ruling r7 : PLAIN) {
            rows.add(new Row(flaws, r1, r6, r7));
          }
        }
      }
    }
    return rows.stream();
  }

  private static Flaw flaw(String message) {
    return new Flaw(Layer1.rejects().getFirst().rule(), "claim", message);
  }

  private static CandidateVerdict verdict(Row row) {
    return Combination.of("b", row.flaws(), Map.of("R1", row.r1(), "R6", row.r6(), "R7", row.r7()));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everyCombinationOfLayersHasItsVerdict(Row row) {
    List<Ruling> rulings = List.of(row.r1(), row.r6(), row.r7());
    boolean fails =
        !row.flaws().isEmpty() || rulings.stream().anyMatch(Ruling.Failed.class::isInstance);
    boolean open = rulings.stream().anyMatch(Ruling.Undecided.class::isInstance);

    CandidateVerdict verdict = verdict(row);

    assertThat(verdict.outcome())
        .isEqualTo(fails ? Outcome.FAIL : open ? Outcome.DEFERRED : Outcome.PASS);
    assertThat(verdict.codes().contains("SCHEMA_INVALID")).isEqualTo(!row.flaws().isEmpty());
    assertThat(verdict.codes().contains("R1_EVIDENCE_INSUFFICIENT"))
        .isEqualTo(row.r1() instanceof Ruling.Failed);
    assertThat(verdict.codes().contains("R6_DUPLICATE"))
        .isEqualTo(row.r6() instanceof Ruling.Failed);
    assertThat(verdict.codes().contains("R7_DIRECTLY_DERIVABLE"))
        .isEqualTo(row.r7() instanceof Ruling.Failed);
    assertThat(verdict.conflict())
        .isEqualTo(
            verdict.outcome() == Outcome.PASS && row.r6() == CONFLICT
                ? Optional.of(new CandidateVerdict.Conflict("old", "They differ."))
                : Optional.empty());
    assertThat(verdict.codes()).allMatch(code -> verdict.notes().contains(code + ": "));
    assertThat(verdict.undecided().contains("R6_DUPLICATE"))
        .isEqualTo(row.r6() instanceof Ruling.Undecided);
    assertThat(rulings).allMatch(ruling -> verdict.notes().contains(ruling.note()));
  }

  @Test
  void severalFailuresAreNumbered() {
    CandidateVerdict verdict =
        verdict(
            new Row(
                List.of(flaw("The claim is too long."), flaw("There is no evidence.")),
                new Ruling.Failed("One commit, no review."),
                new Ruling.Passed("Unrelated."),
                new Ruling.Undecided("Q1 is open.")));

    assertThat(verdict.notes())
        .isEqualTo(
            "Multiple failures: (1) SCHEMA_INVALID: The claim is too long. There is no evidence."
                + " (2) R1_EVIDENCE_INSUFFICIENT: One commit, no review. R6: Unrelated. R7: Q1 is"
                + " open.");
    assertThat(verdict.undecided()).containsExactly("R7_DIRECTLY_DERIVABLE");
  }
}
