package app.assay.ui.signature;

import app.assay.ui.signature.SignModel.Stage;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks whose key shall sign, and says what came of it. What was typed as a passphrase is gone from
/// the screen once it was used.
public final class SignCard extends VBox {

  /// What the card does beside signing.
  ///
  /// @param choose asks for the file of a key
  /// @param verify shows what the signature is worth
  public record Uses(Supplier<Optional<Path>> choose, Runnable verify, Runnable close) {}

  private final Texts texts = new Texts("signature");
  private final SignModel model;
  private final FileField key;
  private final TextField reviewer = new TextField();
  private final PasswordField passphrase = new PasswordField();
  private final CheckBox replace = new CheckBox();
  private final VBox asked;
  private final VBox lock;
  private final Label messages = new Paragraph("");
  private final Button go = new Button();
  private final Button unsigned = new Button();
  private final Button verify = new Button();
  private final Button close = new Button();

  public SignCard(SignModel model, Uses uses) {
    this.model = model;
    getStyleClass().addAll("card", "ask-card", "signature-card");
    setId("sign-card");
    Label title = new Paragraph(model.title());
    title.getStyleClass().add("heading-3");
    Label why = new Paragraph(texts.get("sign.why"));
    why.getStyleClass().add("muted");
    key = new FileField(texts, "key", model.key(), uses.choose(), this::sign);
    reviewer.setText(model.reviewer());
    reviewer.setOnAction(e -> sign());
    passphrase.setOnAction(e -> sign());
    replace.setId("signature-replace");
    replace.setText(texts.get("replace"));
    replace.setWrapText(true);
    Shown.set(replace, model.hasFile());
    asked = new VBox(key, labelled("reviewer", reviewer), replace);
    asked.getStyleClass().add("signature-asked");
    lock = labelled("passphrase", passphrase);
    messages.setId("signature-messages");
    button(go, "sign", this::sign).getStyleClass().add("accent");
    button(unsigned, "note", () -> model.note(reviewer.getText(), replace.isSelected()));
    button(verify, "verify", uses.verify());
    button(close, "close", uses.close());
    HBox buttons = new HBox(go, unsigned, verify, close);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, why, asked, lock, messages, buttons);
    model.onChange(this::follow);
    follow();
  }

  private VBox labelled(String name, TextField field) {
    Label label = new Label(texts.get(name));
    label.getStyleClass().add("strong");
    label.setLabelFor(field);
    field.setId("signature-" + name);
    field.setAccessibleText(texts.get(name));
    field.setPromptText(texts.get(name + ".prompt"));
    VBox box = new VBox(label, field);
    box.getStyleClass().add("file-field");
    return box;
  }

  private Button button(Button button, String name, Runnable run) {
    button.setId("signature-" + name);
    button.setText(texts.get("button." + name));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  private void sign() {
    char[] typed = passphrase.getText().toCharArray();
    passphrase.clear();
    model.sign(key.value(), reviewer.getText(), typed, replace.isSelected());
  }

  /// The focus of this card is what has to be filled in next, or its button.
  @Override
  public void requestFocus() {
    if (model.stage() == Stage.LOCKED) {
      passphrase.requestFocus();
    } else if (model.stage() == Stage.DONE) {
      verify.requestFocus();
    } else if (key.value().isBlank()) {
      key.focusField();
    } else {
      go.requestFocus();
    }
  }

  private void follow() {
    Stage stage = model.stage();
    boolean done = stage == Stage.DONE;
    Shown.set(asked, !done);
    Shown.set(lock, stage == Stage.LOCKED);
    Shown.set(replace, model.hasFile());
    messages.setText(String.join("\n", model.messages()));
    messages.getStyleClass().removeAll("critical-text", "good-text");
    messages
        .getStyleClass()
        .addAll(
            done ? List.of("good-text") : model.isRefused() ? List.of("critical-text") : List.of());
    Shown.set(messages, !model.messages().isEmpty());
    Shown.set(go, !done);
    Shown.set(unsigned, !done && stage != Stage.LOCKED);
    Shown.set(verify, done);
    go.setDisable(stage == Stage.WORKING);
    unsigned.setDisable(stage == Stage.WORKING);
    close.setText(texts.get(done ? "button.close" : "button.cancel"));
    if (stage != Stage.WORKING && getScene() != null) {
      requestFocus();
    }
  }
}
