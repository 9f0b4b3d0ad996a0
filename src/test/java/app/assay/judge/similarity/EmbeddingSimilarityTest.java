package app.assay.judge.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.assay.judge.DeferralReason;
import app.assay.judge.TokenUse;
import app.assay.judge.call.EmbeddingClient;
import app.assay.judge.call.EmbeddingReply;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EmbeddingSimilarityTest {

  private static final Duration LIMIT = Duration.ofSeconds(5);
  private final List<Integer> calls = new ArrayList<>();

  /// Counts of `a` and `b` are the vector of a text.
  private final EmbeddingClient counting =
      (texts, limit) -> {
        calls.add(texts.size());
        return new EmbeddingReply.Vectors(
            texts.stream().map(EmbeddingSimilarityTest::vector).toList(), TokenUse.NONE, "m");
      };

  private static float[] vector(String text) {
    return new float[] {
      text.chars().filter(c -> c == 'a').count(), text.chars().filter(c -> c == 'b').count()
    };
  }

  @Test
  void itSaysWhichModelItIs() {
    assertThat(EmbeddingSimilarity.ofProfile("local", "nomic", counting, LIMIT).name())
        .isEqualTo("embeddings local nomic");
  }

  @Test
  void theNearestAreFlaggedFirst() {
    Likeness likeness =
        new EmbeddingSimilarity("e", counting, LIMIT)
            .among(List.of("bbb", "aab", "", "aaaa", "c"))
            .like("a", 0.1, 5);

    assertThat(likeness)
        .isEqualTo(new Likeness.Flags("e", List.of(new Flag(3, 1), new Flag(1, 0.894427))));
  }

  @Test
  void theVectorsOfTheTextsAreAskedForOnce() {
    List<String> texts = IntStream.range(0, 100).mapToObj(i -> "a".repeat(i + 1)).toList();
    SimilarTexts among = new EmbeddingSimilarity("e", counting, LIMIT).among(texts);
    assertThat(calls).isEmpty();

    among.like("a", 0.5, 1);
    among.like("b", 0.5, 1);

    assertThat(calls).containsExactly(64, 36, 1, 1);
  }

  @Test
  void whatFailsIsDeferredAndFlagsNothing() {
    EmbeddingClient failing =
        (texts, limit) ->
            new EmbeddingReply.Failed(
                new ModelReply.Failed(ModelFailure.SERVER, "It is down.", Optional.empty(), 1));

    assertThat(new EmbeddingSimilarity("e", failing, LIMIT).compare("a", "b"))
        .isEqualTo(new Likeness.Deferred("e", DeferralReason.UNAVAILABLE, "It is down."));
  }

  @Test
  void aVectorTooFewIsDeferred() {
    EmbeddingClient lazy =
        (texts, limit) -> new EmbeddingReply.Vectors(List.of(), TokenUse.NONE, "m");

    assertThat(new EmbeddingSimilarity("e", lazy, LIMIT).compare("a", "b"))
        .isInstanceOf(Likeness.Deferred.class);
  }

  @Test
  void theUsualBuildHasNoModelInside() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));

    assertThat(pom.substring(0, pom.indexOf("<profiles>"))).doesNotContain("minilm");
    assumeThat(EmbeddingSimilarityTest.class.getResource("minilm/MiniLm.class")).isNull();
    assertThat(EmbeddingSimilarity.inProcess(LIMIT)).isEmpty();
  }
}
