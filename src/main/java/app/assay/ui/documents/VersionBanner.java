package app.assay.ui.documents;

import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Says above a document of a newer version what is not known of it, and that nothing is written to
/// it. It stays for as long as that holds.
final class VersionBanner extends HBox {

  private static final String NEWER = "W-FC01";

  private final Label words = new Paragraph("");
  private final Texts texts;
  private Optional<PlacedFinding> newer = Optional.empty();

  /// @param explain shows the page of the rule
  VersionBanner(Texts texts, Consumer<PlacedFinding> explain) {
    this.texts = texts;
    setId("version-banner");
    getStyleClass().addAll("notice-bar", "version-banner");
    HBox.setHgrow(words, Priority.ALWAYS);
    Button why = new Button(texts.get("version.explain"));
    why.setId("version-explain");
    why.setMinWidth(USE_PREF_SIZE);
    why.setOnAction(e -> newer.ifPresent(explain));
    getChildren().addAll(words, why);
    setVisible(false);
    setManaged(false);
  }

  void show(FileReport report) {
    newer = report.tally().first(NEWER);
    newer.ifPresent(f -> words.setText(texts.get("version.newer", f.finding().message())));
    setVisible(newer.isPresent());
    setManaged(newer.isPresent());
  }
}
