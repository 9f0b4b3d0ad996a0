package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.DocumentReading;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LoosePairsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  /// So many pairs of other values are weighed.
  private static final int MOST = 1500;

  private static final String GATES =
      """
      # Gates

      The school has 340 pupils and 21 teachers. Lunch costs £3, and 4 cooks make 300 plates.

      ## Mornings

      The bus takes 20 minutes and has 40 seats.

      The school gates open at 8:35 for all pupils.

      ## Getting here

      There are 60 places for bicycles.

      The school gates open at %s for all pupils.
      """;

  @Test
  void anEditOfATimeAloneIsSeen() {
    DocumentReader reader = new DocumentReader(LEXICON);
    assertThat(Conflicts.in(read(reader, GATES.formatted("8:35")))).isEmpty();
    assertThat(Conflicts.in(read(reader, GATES.formatted("8:25")))).hasSize(2);
    assertThat(Conflicts.in(read(reader, GATES.formatted("8:35")))).isEmpty();
  }

  /// Of a text with more values than are weighed, days are weighed beside them and not instead.
  @Test
  void daysTakeNoOtherPairsPlace() {
    String values =
        IntStream.range(0, 240)
            .mapToObj(i -> "The %s has %d valves.".formatted(group(i / 20), 100 + i))
            .collect(Collectors.joining("\n\n"));
    String days =
        IntStream.range(0, 40)
            .mapToObj(i -> "The %s was greased on %d May.".formatted(place(i), 1 + i % 28))
            .collect(Collectors.joining("\n\n"));
    List<PairSeen> alone = pairs(values);
    List<PairSeen> both = pairs(values + "\n\n" + days + "\n\n" + days.replace("May", "June"));
    assertThat(alone).hasSize(MOST);
    assertThat(both.stream().filter(p -> p.kind() != PairKind.MOMENTS).count()).isEqualTo(MOST);
    assertThat(both.stream().filter(p -> p.kind() == PairKind.MOMENTS)).isNotEmpty();
  }

  private static String group(int i) {
    return "pump" + (char) ('a' + i);
  }

  private static String place(int i) {
    return List.of("mill", "barn", "quay", "tower", "forge").get(i % 5) + (char) ('a' + i / 5);
  }

  private static List<PairSeen> pairs(String text) {
    return PairSeen.in(read(new DocumentReader(LEXICON), text));
  }

  private static DocumentReading read(DocumentReader reader, String text) {
    return reader.read(text, new LineIndex(text), List.of());
  }
}
