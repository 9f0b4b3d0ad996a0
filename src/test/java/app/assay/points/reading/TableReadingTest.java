package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.check.PointsContext;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PointRules;
import app.assay.text.LineIndex;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TableReadingTest {

  private static final String TYPED_FROM_A_PIPE_ON = "|\n|---|\n| 5 % |\n| 7 % |\n";

  private final Lexicon lexicon = Lexicon.load();

  @Test
  void headerOfALonePipeIsOneEmptyCell() {
    DocumentReading read =
        new DocumentReader(lexicon)
            .read(TYPED_FROM_A_PIPE_ON, new LineIndex(TYPED_FROM_A_PIPE_ON), List.of());

    TableReading table = read.blocks().getFirst().reading().table().orElseThrow();
    assertThat(table.header()).hasSize(1);
    assertThat(table.header().getFirst().span().isEmpty()).isTrue();
  }

  @Test
  void tableUnderALonePipeIsChecked() {
    PointsContext context = new PointsContext(LocalDate.of(2026, 3, 1), Sensitivity.THOROUGH);

    assertThat(
            PointRules.check(lexicon)
                .evaluate(
                    TYPED_FROM_A_PIPE_ON, new LineIndex(TYPED_FROM_A_PIPE_ON), List.of(), context)
                .findings())
        .isEmpty();
  }
}
