package app.assay.ui.shell;

import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WholeLabel;
import java.io.InputStream;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The row at the top: which vault this is and how it stands, the way to everything, and who
/// reviews.
public final class TitleBar extends HBox {

  /// What the bar says.
  ///
  /// @param vault name of the vault, empty while none is open
  /// @param note more about it, such as "14 documents"
  /// @param pending claims that wait
  /// @param wrongHashes documents whose stored hash does not fit
  /// @param reviewer who reviews, empty until asked
  public record Shown(String vault, String note, long pending, long wrongHashes, String reviewer) {}

  /// What its buttons do.
  public record Uses(Runnable find, Runnable review, Runnable reviewer) {}

  private final Texts texts;
  private final Label vault = new Label();
  private final Label note = new WholeLabel();
  private final Label pending = Chips.chip("", "warning");
  private final Label wrong = Chips.chip("", "critical");
  private final Button review = new Button();
  private final Button reviewer = new Button();
  private final KeyCap findKeys = new KeyCap("");
  private final KeyCap reviewKeys = new KeyCap("");

  public TitleBar(Texts texts, Uses uses) {
    this.texts = texts;
    getStyleClass().add("title-bar");
    setId("title-bar");
    vault.getStyleClass().add("strong");
    vault.setId("title-vault");
    note.getStyleClass().add("muted");
    pending.setId("title-pending");
    wrong.setId("title-hashes");
    for (Label label : new Label[] {vault, pending, wrong}) {
      label.setMinWidth(USE_PREF_SIZE);
    }
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    review.setText(texts.get("review"));
    review.setId("review");
    review.setGraphic(reviewKeys);
    review.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
    review.setMinWidth(USE_PREF_SIZE);
    review.setOnAction(e -> uses.review().run());
    reviewer.setId("reviewer");
    reviewer.getStyleClass().add("flat");
    reviewer.setMinWidth(USE_PREF_SIZE);
    reviewer.setMnemonicParsing(false);
    reviewer.setOnAction(e -> uses.reviewer().run());
    getChildren().addAll(icon(), vault, note, pending, wrong, gap, field(uses), review, reviewer);
    show(new Shown("", "", 0, 0, ""), false);
  }

  /// Shows other values.
  ///
  /// @param canReview whether there is something to review and a screen to do it
  public void show(Shown shown, boolean canReview) {
    vault.setText(shown.vault().isEmpty() ? texts.get("name") : shown.vault());
    note.setText(shown.note());
    chip(pending, "pending", shown.pending());
    chip(wrong, "hashes", shown.wrongHashes());
    review.setDisable(!canReview);
    reviewer.setText(shown.reviewer().isEmpty() ? texts.get("reviewer.unknown") : shown.reviewer());
    reviewer.setAccessibleText(texts.get("reviewer.accessible", reviewer.getText()));
  }

  /// Prints the keys in force on the field and on the review button.
  public void showKeys(String find, String review) {
    findKeys.show(find);
    reviewKeys.show(review);
  }

  private void chip(Label chip, String key, long count) {
    chip.setVisible(count > 0);
    chip.setManaged(count > 0);
    chip.setText(texts.get("chip." + key, count));
  }

  private Button field(Uses uses) {
    Label prompt = new Label(texts.get("find"));
    prompt.getStyleClass().add("muted");
    prompt.setMinWidth(0);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox inside = new HBox(prompt, gap, findKeys);
    inside.getStyleClass().add("find-inside");
    Button field = new Button();
    field.setGraphic(inside);
    field.setId("find-anything");
    field.getStyleClass().add("find-field");
    field.setAccessibleText(texts.get("find"));
    field.setMinWidth(0);
    inside.prefWidthProperty().bind(field.widthProperty().subtract(18));
    field.setOnAction(e -> uses.find().run());
    return field;
  }

  private static ImageView icon() {
    ImageView view = new ImageView();
    try (InputStream in =
        TitleBar.class.getResourceAsStream("/app/assay/assets/icons/assay-48.png")) {
      if (in != null) {
        view.setImage(new Image(in));
      }
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException("the icon cannot be read", e);
    }
    view.setFitHeight(22);
    view.setFitWidth(22);
    return view;
  }
}
