package app.assay.ui.judge;

import app.assay.judge.provider.ProfileForm.Field;
import app.assay.judge.provider.ProviderKind;
import app.assay.ui.judge.model.ProfileEdit;
import app.assay.ui.judge.model.ProfilesModel;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The form of a profile, or where there is none what that means.
final class ProfilePane extends ScrollPane {

  private final ProfilesModel model;
  private final Texts texts;
  private final Map<Field, FieldBox> boxes = new EnumMap<>(Field.class);
  private final Map<Field, TextField> fields = new EnumMap<>(Field.class);
  private final Label title = new Paragraph("");
  private final Choice<ProviderKind> kind;
  private final KeyRow key;
  private final VBox form;
  private final VBox empty;

  ProfilePane(ProfilesModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("claim-pane");
    setId("profile-pane");
    setFitToWidth(true);
    setFitToHeight(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    title.setId("profile-title");
    title.getStyleClass().add("heading-2");
    kind =
        new Choice<>(
            "profile-KIND",
            k -> texts.get("kind." + k.label()),
            k -> model.edit().ifPresent(e -> e.setKind(k)));
    key = new KeyRow(model, texts);
    form =
        new VBox(
            title,
            line(field(Field.NAME), box(Field.KIND, kind)),
            line(field(Field.ADDRESS), field(Field.MODEL)),
            group("group.key"),
            key,
            group("group.limits"),
            line(
                field(Field.SECONDS),
                field(Field.CONCURRENCY),
                field(Field.INPUT_PRICE),
                field(Field.OUTPUT_PRICE),
                field(Field.CURRENCY),
                field(Field.CAP)),
            muted(texts.get("cap.about")));
    form.getStyleClass().addAll("claim-page", "profile-form");
    empty = empty();
    setContent(empty);
  }

  private VBox empty() {
    Label heading = new Label(texts.get("empty.title"));
    heading.getStyleClass().add("heading-2");
    Label why = new Paragraph(texts.get("empty.why"));
    why.setId("profiles-empty");
    why.getStyleClass().add("muted");
    Button add = new Button(texts.get("empty.add"));
    add.setId("profiles-empty-add");
    add.getStyleClass().add("accent");
    add.setOnAction(e -> model.add());
    VBox box = new VBox(heading, why, add);
    box.getStyleClass().add("empty-pane");
    return box;
  }

  private Label group(String name) {
    Label label = new Label(texts.get(name));
    label.getStyleClass().addAll("strong", "field-heading");
    return label;
  }

  private static Label muted(String words) {
    Label label = new Paragraph(words);
    label.getStyleClass().addAll("muted", "small");
    return label;
  }

  private static HBox line(FieldBox... boxes) {
    HBox line = new SharedRow(List.of(boxes), boxes);
    line.getStyleClass().add("field-line");
    return line;
  }

  private FieldBox field(Field field) {
    TextField text = new TextField();
    text.setId("profile-" + field);
    text.textProperty().addListener((o, was, is) -> model.edit().ifPresent(e -> e.type(field, is)));
    text.focusedProperty()
        .addListener(
            (o, was, is) -> {
              if (!is) {
                model.edit().ifPresent(e -> e.leave(field));
              }
            });
    fields.put(field, text);
    return box(field, text);
  }

  private FieldBox box(Field field, Control control) {
    String about =
        field == Field.NAME || field == Field.ADDRESS || field == Field.MODEL
            ? texts.get("field." + field + ".about")
            : "";
    FieldBox box = new FieldBox(texts.get("field." + field), about, control);
    boxes.put(field, box);
    return box;
  }

  /// Puts the keyboard into the form.
  void focusForm() {
    Optional.ofNullable(fields.get(Field.NAME)).ifPresent(TextField::requestFocus);
  }

  /// Forgets a key that was typed and not used.
  void clear() {
    key.clear();
  }

  void follow() {
    Optional<ProfileEdit> edit = model.edit();
    boolean none = edit.isEmpty() && model.isLoaded();
    empty.setVisible(none);
    setContent(edit.isPresent() ? form : empty);
    edit.ifPresent(this::follow);
  }

  private void follow(ProfileEdit edit) {
    title.setText(model.chosen().orElse(texts.get("form.new")));
    kind.show(
        List.of(ProviderKind.values()),
        ProviderKind.of(edit.value(Field.KIND)).orElse(ProviderKind.OLLAMA));
    fields.forEach(
        (field, text) -> {
          if (!text.getText().equals(edit.value(field))) {
            text.setText(edit.value(field));
          }
        });
    Map<Field, String> troubles = edit.troubles();
    boxes.forEach((field, box) -> box.say(troubles.getOrDefault(field, "")));
    key.follow(edit, troubles);
    form.setDisable(model.isBusy());
  }
}
