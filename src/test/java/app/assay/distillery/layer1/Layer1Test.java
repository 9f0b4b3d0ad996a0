package app.assay.distillery.layer1;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.CandidateReading;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class Layer1Test {

  @Test
  void nothingIsSaidOfAGoodCandidate() {
    LayerOneResult result = Layer1.check(Candidates.good());
    assertThat(result.passes()).isTrue();
    assertThat(result.rejects()).isEmpty();
    assertThat(result.warnings()).isEmpty();
  }

  @Test
  void everyCodeIsReported() {
    Candidate bad =
        Candidates.good().with("type", "anti-pattern").with("considerations", "").with("claim", "");
    LayerOneResult result = Layer1.check(bad);
    assertThat(result.codes())
        .containsExactly("SCHEMA_INVALID", "R3_NO_ALTERNATIVE", "R5_UNCONSIDERED");
    assertThat(result.passes()).isFalse();
    assertThat(result.notes())
        .startsWith("[SCHEMA_INVALID] claim is empty. [R3_NO_ALTERNATIVE] An anti-pattern needs");
  }

  @Test
  void anObjectWithNothingInItBreaksEveryField() {
    LayerOneResult result =
        Layer1.check(((CandidateReading.Read) Candidate.read("{}")).candidate());
    assertThat(result.rejects())
        .extracting(Flaw::field)
        .containsExactly(
            "id",
            "type",
            "title",
            "claim",
            "body",
            "applies_to.domains",
            "evidence",
            "considerations",
            "considerations");
  }

  @Test
  void tenThousandCandidatesAreCheckedAtOnce() {
    List<Candidate> many =
        IntStream.range(0, 10_000).mapToObj(i -> Candidates.good().with("id", "c-" + i)).toList();
    long before = System.nanoTime();
    long passed = many.stream().filter(c -> Layer1.check(c).passes()).count();
    assertThat(passed).isEqualTo(10_000);
    assertThat((System.nanoTime() - before) / 1_000_000).as("milliseconds").isLessThan(5_000);
  }
}
