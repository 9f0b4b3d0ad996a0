package app.assay.ui.knowledge;

import app.assay.distillery.curation.FileCoverage;
import app.assay.distillery.curation.FileCoverage.Matched;
import app.assay.distillery.curation.FileCoverage.Unmatched;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Which files of a checkout the paths of domains lead to, and which none leads to.
final class CoveragePane extends VBox {

  private final DomainsModel model;
  private final Texts texts;
  private final Label summary = new Paragraph("");
  private final ListView<Matched> domains = new ListView<>();
  private final ListView<String> unmatched = new ListView<>();
  private final HBox lists;
  private Optional<FileCoverage> shown = Optional.empty();

  CoveragePane(DomainsModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    setId("coverage");
    getStyleClass().add("coverage");
    summary.setId("coverage-summary");
    summary.getStyleClass().add("muted");
    HBox.setHgrow(summary, Priority.ALWAYS);
    Button choose = KeyCap.on(new Button(texts.get("checkout.choose")), "G");
    choose.setId("coverage-choose");
    choose.setMinWidth(USE_PREF_SIZE);
    choose.setOnAction(e -> model.chooseCheckout());
    HBox head = new HBox(summary, choose);
    head.getStyleClass().add("conflict-head");
    domains.setId("coverage-domains");
    domains.setAccessibleText(texts.get("cover.accessible"));
    domains.getStyleClass().addAll("claim-list", "coverage-list");
    domains.setCellFactory(list -> new Row());
    unmatched.setId("coverage-unmatched");
    unmatched.setAccessibleText(texts.get("unmatched.accessible"));
    unmatched.getStyleClass().add("preview-lines");
    unmatched.setPlaceholder(new Label(texts.get("unmatched.none")));
    lists = new HBox(side("cover.title", domains), side("unmatched.title", unmatched));
    lists.getStyleClass().add("conflict-sides");
    VBox.setVgrow(lists, Priority.ALWAYS);
    getChildren().addAll(head, lists);
    follow();
  }

  private VBox side(String key, ListView<?> list) {
    Label title = new Label(texts.get(key));
    title.getStyleClass().add("caption");
    title.setLabelFor(list);
    VBox side = new VBox(title, list);
    side.getStyleClass().add("labelled");
    side.setPrefWidth(0);
    HBox.setHgrow(side, Priority.ALWAYS);
    VBox.setVgrow(list, Priority.ALWAYS);
    return side;
  }

  void follow() {
    Optional<FileCoverage> now = model.coverage();
    lists.setVisible(now.isPresent());
    if (now.isEmpty()) {
      summary.setText(texts.get("cover.none"));
    } else if (!now.equals(shown)) {
      show(now.get());
    }
    shown = now;
  }

  private void show(FileCoverage found) {
    int without = found.unmatchedFiles();
    summary.setText(
        texts.get(
            "cover.summary",
            found.files(),
            model.checkout().map(folder -> String.valueOf(folder.getFileName())).orElse(""),
            found.files() - without,
            without));
    domains.getItems().setAll(found.domains());
    List<String> lines = new ArrayList<>();
    for (Unmatched folder : found.unmatched()) {
      String name = folder.folder().isEmpty() ? texts.get("unmatched.top") : folder.folder();
      lines.add(name + "  " + texts.get("cover.files", folder.files().size()));
      folder.files().forEach(file -> lines.add("    " + file.substring(folder.folder().length())));
    }
    unmatched.getItems().setAll(lines);
  }

  void focusList() {
    if (lists.isVisible()) {
      domains.requestFocus();
    } else {
      lookup("#coverage-choose").requestFocus();
    }
  }

  private final class Row extends WrappingCell<Matched> {

    Row() {
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(Matched one, boolean empty) {
      super.updateItem(one, empty);
      if (empty || one == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      int all = Math.max(1, shown.or(model::coverage).map(FileCoverage::files).orElse(1));
      int percent = one.files() * 100 / all;
      String words = texts.get("cover.row", one.domain(), one.files(), percent);
      Label name =
          new Label(one.everywhere() ? words + " " + texts.get("cover.everywhere") : words);
      name.setWrapText(true);
      name.getStyleClass().add("claim-text");
      ProgressBar bar = new ProgressBar((double) one.files() / all);
      bar.setMaxWidth(Double.MAX_VALUE);
      bar.setMouseTransparent(true);
      VBox side = new VBox(name, bar);
      side.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(side), side);
      row.getStyleClass().add("claim-row");
      setGraphic(row);
      setAccessibleText(name.getText());
    }
  }
}
