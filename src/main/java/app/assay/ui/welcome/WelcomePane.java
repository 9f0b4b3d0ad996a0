package app.assay.ui.welcome;

import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What stands in the middle while no document is open: the ways to one.
public final class WelcomePane extends VBox {

  private final Texts texts = new Texts("welcome");
  private final VBox samples = new VBox();
  private final VBox recent = new VBox();
  private final Label title = new Label();
  private final Label hint = new Label();
  private final KeyCap chooseKeys = new KeyCap("");
  private final Button status = new Button();
  private final KeyCap documentKeys = new KeyCap("");
  private final KeyCap statusKeys = new KeyCap("");
  private final Button tour = new Button();
  private final Uses uses;

  /// What its buttons and links do.
  ///
  /// @param folder lets the user choose a folder
  /// @param document lets the user choose a document
  /// @param status shows how the vault stands
  /// @param tour begins the tour, or takes it up
  /// @param open opens a vault or a document
  public record Uses(
      Runnable folder, Runnable document, Runnable status, Runnable tour, Consumer<Path> open) {}

  public WelcomePane(Uses uses) {
    this.uses = uses;
    getStyleClass().add("welcome");
    setId("welcome");
    title.getStyleClass().add("heading-1");
    hint.getStyleClass().add("muted");
    hint.setWrapText(true);
    hint.setId("welcome-hint");
    Button folder = new Button(texts.get("open"));
    folder.setId("welcome-open");
    folder.getStyleClass().add("accent");
    folder.setGraphic(chooseKeys);
    folder.setContentDisplay(ContentDisplay.RIGHT);
    folder.setOnAction(e -> uses.folder().run());
    Button document = new Button(texts.get("document"));
    document.setId("welcome-document");
    document.setGraphic(documentKeys);
    document.setContentDisplay(ContentDisplay.RIGHT);
    document.setOnAction(e -> uses.document().run());
    tour.setId("welcome-tour");
    tour.setText(texts.get("tour"));
    tour.setOnAction(e -> uses.tour().run());
    status.setId("welcome-status");
    status.setText(texts.get("status"));
    status.setGraphic(statusKeys);
    status.setContentDisplay(ContentDisplay.RIGHT);
    status.setOnAction(e -> uses.status().run());
    FlowPane buttons = new FlowPane(folder, document, tour, status);
    buttons.getStyleClass().add("offers");
    samples.getStyleClass().add("links");
    recent.getStyleClass().add("links");
    VBox inside = new VBox(title, hint, buttons, samples, recent);
    inside.getStyleClass().add("welcome-inside");
    getChildren().add(inside);
    show("", List.of(), List.of(), false);
  }

  /// Prints the keys of the buttons.
  public void showKeys(String ofOpen, String ofDocument, String ofStatus) {
    chooseKeys.show(ofOpen);
    documentKeys.show(ofDocument);
    statusKeys.show(ofStatus);
  }

  /// Shows the ways there are.
  ///
  /// @param vault name of the vault that is open, empty while none is
  /// @param sampleVaults vaults that came with the program
  /// @param before vaults and documents that were opened before
  /// @param canTour whether there is something to tour
  public void show(String vault, List<Path> sampleVaults, List<Path> before, boolean canTour) {
    boolean inside = !vault.isEmpty();
    tour.setVisible(canTour);
    tour.setManaged(canTour);
    status.setVisible(inside);
    status.setManaged(inside);
    title.setText(inside ? vault : texts.get("title"));
    hint.setText(texts.get(inside ? "hint.vault" : "hint"));
    links(samples, "samples", sampleVaults);
    links(recent, "recent", before);
  }

  private void links(VBox box, String key, List<Path> paths) {
    box.getChildren().clear();
    box.setVisible(!paths.isEmpty());
    box.setManaged(!paths.isEmpty());
    if (paths.isEmpty()) {
      return;
    }
    Label caption = new Label(texts.get(key));
    caption.getStyleClass().add("caption");
    box.getChildren().add(caption);
    for (Path path : paths) {
      Hyperlink link = new Hyperlink(String.valueOf(path.getFileName()));
      link.setId("welcome-" + key + "-" + path.getFileName());
      link.setMnemonicParsing(false);
      link.setAccessibleText(texts.get("link.accessible", path));
      link.setOnAction(e -> uses.open().accept(path));
      Label where = new Label(String.valueOf(path.getParent()));
      where.getStyleClass().addAll("muted", "small");
      where.setMinWidth(0);
      HBox row = new HBox(link, where);
      row.getStyleClass().add("link-row");
      box.getChildren().add(row);
    }
  }
}
