package app.assay.distillery.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.layer1.Candidates;
import app.assay.distillery.layer1.Layer1;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Damaged batches: nothing throws, and whatever was not touched is still found.
class BatchReaderFuzzTest {

  private static final String NOISE = "{}[]\",:\\\n x1\u0000\uD83D";

  private static String batch(String shape) {
    List<String> all =
        IntStream.range(0, 5)
            .mapToObj(i -> Candidates.good().with("id", "c-" + i).text().replace("\n", " "))
            .toList();
    return switch (shape) {
      case "array" -> "[\n" + String.join(",\n", all) + "\n]\n";
      case "lines" -> String.join("\n", all) + "\n";
      default ->
          "{\"version\":1,\"entries\":[\n"
              + String.join(
                  ",\n",
                  all.stream().map("{\"status\":\"accepted\",\"data\":%s}"::formatted).toList())
              + "\n]}\n";
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"array", "lines", "changeset"})
  void anyDamageIsSaidAndNothingThrows(String shape) {
    Random random = new Random(6);
    String whole = batch(shape);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder(whole);
      for (int edits = random.nextInt(4); edits >= 0; edits--) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, NOISE.charAt(random.nextInt(NOISE.length())));
          default -> text.setLength(Math.max(1, at));
        }
      }
      Batch batch = BatchReader.read("fuzz", text.toString());
      assertThat(batch.items().isEmpty() && batch.problems().isEmpty()).isFalse();
      batch.candidates().forEach(candidate -> assertThat(Layer1.check(candidate)).isNotNull());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"array", "lines", "changeset"})
  void damageInsideOneCandidateLeavesTheOthers(String shape) {
    Random random = new Random(7);
    String whole = batch(shape);
    int start = whole.indexOf("\"id\": \"c-2\"");
    int end = whole.indexOf("\n", start) - 4;
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder(whole);
      int at = start + random.nextInt(end - start);
      if (random.nextBoolean()) {
        text.deleteCharAt(at);
      } else {
        text.insert(at, "{}\",:x".charAt(random.nextInt(6)));
      }
      assertThat(BatchReader.read("fuzz", text.toString()).candidates())
          .extracting(Candidate::id)
          .as(text.substring(start, end))
          .contains("c-0", "c-1", "c-3", "c-4");
    }
  }
}
