package app.assay.ui.judge;

import app.assay.judge.provider.ProfileForm.Field;
import app.assay.ui.judge.model.ProfileEdit;
import app.assay.ui.judge.model.ProfilesModel;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Where the key of a profile comes from. A key that is typed in leaves its field at once for where
/// keys are kept.
final class KeyRow extends VBox {

  private final ProfilesModel model;
  private final Texts texts;
  private final Choice<String> source;
  private final TextField variable = new TextField();
  private final PasswordField secret = new PasswordField();
  private final FieldBox sourceBox;
  private final FieldBox variableBox;
  private final FieldBox secretBox;
  private final Label keyring = new Paragraph("");
  private final Label about = new Paragraph("");

  KeyRow(ProfilesModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("field-group");
    source =
        new Choice<>(
            "profile-KEY",
            word -> texts.get("source." + word),
            word -> model.edit().ifPresent(e -> e.setSource(word)));
    variable.setId("profile-variable");
    variable
        .textProperty()
        .addListener(
            (o, was, is) ->
                model
                    .edit()
                    .filter(e -> e.source().equals(ProfileEdit.VARIABLE))
                    .ifPresent(e -> e.setVariable(is)));
    secret.setId("profile-secret");
    secret.setPromptText(texts.get("secret.prompt"));
    secret.setOnAction(e -> keep());
    Button keep = new Button(texts.get("keep"));
    keep.setId("profile-keep");
    keep.setMinWidth(USE_PREF_SIZE);
    keep.setOnAction(e -> keep());
    sourceBox = new FieldBox(texts.get("field.KEY"), "", source);
    variableBox = new FieldBox(texts.get("variable"), "", variable);
    secretBox = new FieldBox(texts.get("secret"), "", secret, keep);
    secret.setAccessibleText(texts.get("secret.accessible"));
    about.getStyleClass().addAll("muted", "small");
    keyring.setId("profile-keyring");
    keyring.getStyleClass().addAll("muted", "small");
    HBox row = new HBox(sourceBox, variableBox, secretBox);
    row.getStyleClass().add("field-line");
    sourceBox.getStyleClass().add("field-half");
    HBox.setHgrow(variableBox, javafx.scene.layout.Priority.ALWAYS);
    HBox.setHgrow(secretBox, javafx.scene.layout.Priority.ALWAYS);
    getChildren().addAll(row, about, keyring);
  }

  private void keep() {
    char[] key = secret.getText().toCharArray();
    secret.clear();
    model.keep(key);
  }

  /// Forgets what was typed.
  void clear() {
    secret.clear();
  }

  void follow(ProfileEdit edit, Map<Field, String> troubles) {
    String now = edit.source();
    source.show(sources(now), now);
    if (!variable.getText().strip().equals(edit.variable())) {
      variable.setText(edit.variable());
    }
    boolean typed = now.equals("run") || now.equals("keyring");
    if (!typed) {
      secret.clear();
    }
    Shown.set(variableBox, now.equals(ProfileEdit.VARIABLE));
    Shown.set(secretBox, typed);
    String trouble = troubles.getOrDefault(Field.KEY, "");
    sourceBox.say(trouble);
    about.setText(texts.get("source." + now + ".about"));
    keyring.setText(model.keyringTrouble().orElse(""));
    Shown.set(keyring, model.keyringTrouble().isPresent());
  }

  /// The keyring is among them where it works, or where it was chosen before.
  private List<String> sources(String now) {
    List<String> words = new ArrayList<>(List.of("none", "env"));
    if (model.keyringTrouble().isEmpty() || now.equals("keyring")) {
      words.add("keyring");
    }
    words.add("run");
    return words;
  }
}
