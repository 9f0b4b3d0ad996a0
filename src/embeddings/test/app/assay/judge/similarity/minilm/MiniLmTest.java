package app.assay.judge.similarity.minilm;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.similarity.EmbeddingSimilarity;
import app.assay.judge.similarity.Flag;
import app.assay.judge.similarity.Likeness;
import app.assay.judge.similarity.Similarity;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class MiniLmTest {

  private static Similarity similarity() {
    return EmbeddingSimilarity.inProcess(Duration.ofSeconds(30)).orElseThrow();
  }

  @Test
  void itIsFoundAndSaysWhichItIs() {
    assertThat(similarity().name()).isEqualTo("minilm");
  }

  @Test
  void telemetryIsOffBeforeTheFirstUse() {
    similarity();

    assertThat(System.getProperty("OPT_OUT_TRACKING")).isEqualTo("true");
  }

  @Test
  void aParaphraseIsNearerThanAnotherMatter() {
    Likeness likeness =
        similarity()
            .among(
                List.of(
                    "The beacon rotates two times in sixty seconds.",
                    "Invoices are due within a month.",
                    "The lamp turns twice a minute."))
            .like("The lamp turns twice a minute.", 0, 3);

    List<Flag> flags = ((Likeness.Flags) likeness).flags();
    assertThat(flags).extracting(Flag::index).startsWith(2, 0);
    assertThat(flags.getFirst().score()).isEqualTo(1);
    assertThat(flags.get(1).score()).isBetween(0.3, 0.95);
  }
}
