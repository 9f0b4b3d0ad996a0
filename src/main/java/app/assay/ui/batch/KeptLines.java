package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchRow;
import app.assay.ui.batch.model.KeptVerdict;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;

/// What the vault keeps of a candidate, a line each: an earlier verdict, and that it was reopened.
final class KeptLines {

  private KeptLines() {}

  static List<Label> of(BatchRow row) {
    Texts texts = new Texts("batch");
    List<Label> lines = new ArrayList<>();
    row.kept().map(kept -> kept(kept, texts)).ifPresent(lines::add);
    row.reopened()
        .map(
            why ->
                line(texts.get("kept.reopened", sentence(why)), "batch-reopened", "warning-text"))
        .ifPresent(lines::add);
    return lines;
  }

  private static Label kept(KeptVerdict kept, Texts texts) {
    String by = kept.by().isEmpty() ? texts.get("kept.gate") : kept.by();
    String said = texts.get("standing." + kept.outcome());
    String codes = kept.codes().isEmpty() ? said : said + ", " + String.join(", ", kept.codes());
    return kept.stale()
        ? line(texts.get("kept.stale", kept.day(), by, codes), "batch-kept", "warning-text")
        : line(texts.get("kept", kept.day(), by, codes), "batch-kept", "muted");
  }

  private static String sentence(String words) {
    return words.matches("(?s).*[.!?]") ? words : words + ".";
  }

  private static Label line(String words, String id, String style) {
    Label line = new Paragraph(words);
    line.setId(id);
    line.getStyleClass().add(style);
    return line;
  }
}
