package app.assay.points.weighing;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.PlacedBlock;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableScoreTest {

  private static final Lexicon LEXICON = Lexicon.load();

  private static final String TABLE =
      "| Pump | Share |\n|---|---|\n| North | 40 % |\n| South | 30 % |\n";

  private static PlacedBlock table(String text) {
    return new DocumentReader(LEXICON)
        .read(text, new LineIndex(text), List.of()).blocks().stream()
            .filter(b -> b.reading().kind() == BlockKind.TABLE)
            .findFirst()
            .orElseThrow();
  }

  private static Map<String, Integer> names(String text) {
    PlacedBlock table = table(text);
    return FeatureNames.ofTable(table.reading(), table.around());
  }

  private static int score(String text) {
    PlacedBlock table = table(text);
    return TableScore.of(table.reading(), table.around()).sum();
  }

  @Test
  void wordsOverAndUnderATableAreToldApart() {
    Map<String, Integer> names =
        names("# Load\n\nMetered in May.\n\n" + TABLE + "\nSouth rests on Sundays.\n");
    assertThat(names).containsKeys("a:metered", "b:south", "k:share", "h:load");
    assertThat(names).doesNotContainKeys("metered", "a:south", "b:metered");
  }

  @Test
  void eachKindOfFigureCountsOnce() {
    assertThat(names(TABLE)).containsEntry("v:PERCENT", 1);
  }

  @Test
  void whatAFixPutsIntoACellChangesNothing() {
    for (String note : List.of("(est.)", "[source: …]", "[differs from “3 %” in line 9]")) {
      assertThat(score(TABLE.replace("40 %", "40 % " + note))).as(note).isEqualTo(score(TABLE));
    }
  }

  @Test
  void noteInTheHeadingChangesNothing() {
    assertThat(score("# Load, May 2025 [date to be checked]\n\n" + TABLE))
        .isEqualTo(score("# Load, May 2025\n\n" + TABLE));
  }

  @Test
  void namesOfATableGiveTheCodesOfItsSum() {
    PlacedBlock table = table("# Load\n\nMetered in May.\n\n" + TABLE + "\nSouth rests.\n");
    Map<String, Integer> names = FeatureNames.ofTable(table.reading(), table.around());
    for (String name : names.keySet()) {
      WeightSum sum = new WeightSum(Weights.of(List.of("=points\t4", "=bias\t0", name + "\t1")));
      TableFeatures.read(table.reading(), table.around(), sum);
      assertThat(sum.column(0)).as(name).isEqualTo(names.get(name));
    }
  }

  @Test
  void aTableWithItsSourceWeighsLess() {
    assertThat(score("Readings of the flow meters, logged from 3 to 9 May 2025:\n\n" + TABLE))
        .isLessThan(score(TABLE));
    assertThat(TableScore.keep()).isLessThan(TableScore.raise());
  }

  @Test
  void aTableAboutOthersWeighsMoreAsOne() {
    String rivals = "# Competitors\n\n| Vendor | Market share |\n|---|---|\n| Hauku | 7 % |\n";
    assertThat(others(rivals)).isGreaterThan(others("# Our pumps\n\n" + TABLE));
    assertThat(others(rivals)).isGreaterThanOrEqualTo(TableScore.raiseOthers());
  }

  @Test
  void aTableTooWideToBeSeenWholeIsNotWeighed() {
    assertThat(score(wide(40))).isNotZero();
    assertThat(score(wide(41))).isZero();
    assertThat(others(wide(41))).isLessThan(TableScore.raiseOthers());
  }

  private static int others(String text) {
    PlacedBlock table = table(text);
    return TableScore.of(table.reading(), table.around()).others();
  }

  private static String wide(int columns) {
    return "| Share ".repeat(columns)
        + "|\n"
        + "|---".repeat(columns)
        + "|\n"
        + "| 40 % ".repeat(columns)
        + "|\n";
  }
}
