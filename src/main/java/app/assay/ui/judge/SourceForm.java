package app.assay.ui.judge;

import app.assay.judge.source.SourceKind;
import app.assay.ui.judge.model.SourceDraft;
import app.assay.ui.judge.model.SourcesModel;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// In which a new source is filled in. A token that is typed leaves its field at once.
final class SourceForm extends VBox {

  private final Texts texts;
  private final SourcesModel model;
  private final Choice<SourceKind> kind;
  private final TextField address = new TextField();
  private final TextField user = new TextField();
  private final Choice<String> token;
  private final TextField variable = new TextField();
  private final PasswordField secret = new PasswordField();
  private final FieldBox userBox;
  private final FieldBox variableBox;
  private final FieldBox secretBox;
  private final Label about = new Paragraph("");
  private final Button add;
  private SourceDraft draft = SourceDraft.of(SourceKind.GITHUB);

  SourceForm(SourcesModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("field-group");
    Label title = new Label(texts.get("add.title"));
    title.getStyleClass().add("heading-3");
    kind = new Choice<>("source-kind", k -> texts.get("kind." + k.label()), this::begin);
    token = new Choice<>("source-token", word -> texts.get("token." + word), this::take);
    address.setId("source-address");
    address.setPromptText(texts.get("address.prompt"));
    user.setId("source-user");
    variable.setId("source-variable");
    secret.setId("source-secret");
    secret.setOnAction(e -> add());
    address.setOnAction(e -> add());
    FieldBox kindBox = new FieldBox(texts.get("kind"), "", kind);
    FieldBox addressBox = new FieldBox(texts.get("address"), texts.get("address.about"), address);
    userBox = new FieldBox(texts.get("user"), texts.get("user.about"), user);
    FieldBox tokenBox = new FieldBox(texts.get("token"), "", token);
    variableBox = new FieldBox(texts.get("variable"), "", variable);
    secretBox = new FieldBox(texts.get("secret"), "", secret);
    for (FieldBox wide : List.of(addressBox, userBox, variableBox, secretBox)) {
      HBox.setHgrow(wide, Priority.ALWAYS);
    }
    for (FieldBox half : List.of(kindBox, tokenBox)) {
      half.getStyleClass().add("field-half");
    }
    HBox where = new HBox(kindBox, addressBox);
    where.getStyleClass().add("field-line");
    HBox key = new HBox(tokenBox, variableBox, secretBox, userBox);
    key.getStyleClass().add("field-line");
    about.getStyleClass().addAll("muted", "small");
    about.setId("source-about");
    add = KeyCap.on(new Button(texts.get("add")), "Ctrl S");
    add.setId("sources-add");
    add.getStyleClass().add("accent");
    add.setMinWidth(USE_PREF_SIZE);
    add.setOnAction(e -> add());
    getChildren().addAll(title, where, key, about, add);
    begin(SourceKind.GITHUB);
  }

  private void begin(SourceKind chosen) {
    draft = SourceDraft.of(chosen);
    address.setText(draft.address());
    user.clear();
    variable.setText(draft.variable());
    secret.clear();
    follow();
  }

  private void take(String word) {
    draft = new SourceDraft(draft.kind(), draft.address(), draft.user(), word, draft.variable());
    secret.clear();
    follow();
  }

  /// Adds what was filled in.
  void add() {
    char[] typed = secret.getText().toCharArray();
    secret.clear();
    SourceDraft filled =
        new SourceDraft(
            draft.kind(), address.getText(), user.getText(), draft.token(), variable.getText());
    model.add(filled, typed);
  }

  void focusFirst() {
    kind.requestFocus();
  }

  /// Forgets a token that was typed.
  void clear() {
    secret.clear();
  }

  void follow() {
    kind.show(List.of(SourceKind.values()), draft.kind());
    boolean keyring = model.keyringTrouble().isEmpty();
    token.show(
        SourceDraft.TOKENS.stream()
            .filter(word -> keyring || !word.equals(SourceDraft.KEYRING))
            .toList(),
        draft.token());
    Shown.set(variableBox, draft.token().equals(SourceDraft.VARIABLE));
    Shown.set(secretBox, draft.token().equals(SourceDraft.KEYRING));
    Shown.set(userBox, draft.kind() == SourceKind.JIRA);
    String why = model.keyringTrouble().map(t -> " " + texts.get("keyring.not")).orElse("");
    about.setText(texts.get("token." + draft.token() + ".about") + why);
    add.setDisable(model.isBusy() || model.trouble().isPresent());
  }
}
