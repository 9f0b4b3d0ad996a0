package app.assay.ui.knowledge;

import app.assay.ui.knowledge.model.DomainAction;
import app.assay.ui.knowledge.model.DomainWish;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.vault.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What has to be typed or chosen before a domain is changed. Tab goes from field to field.
final class DomainForm extends ScrollPane {

  private static final int SHORT_ROWS = 2;
  private static final int PATH_ROWS = 4;

  private final DomainsModel model;
  private final Texts texts;
  private final VBox page = new VBox();
  private final ComboBox<String> target = new ComboBox<>();
  private final TextField name = new TextField();
  private final TextArea description = area("domain-description", SHORT_ROWS);
  private final TextArea paths = area("domain-paths", PATH_ROWS);
  private final TextField secondName = new TextField();
  private final TextArea secondDescription = area("domain-second-description", SHORT_ROWS);
  private final TextArea secondPaths = area("domain-second-paths", PATH_ROWS);
  private Optional<String> shown = Optional.empty();
  private boolean filling;

  DomainForm(DomainsModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    setId("domain-form");
    getStyleClass().add("entry-card");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    page.getStyleClass().add("entry-page");
    setContent(page);
    name.setId("domain-name");
    secondName.setId("domain-second-name");
    target.setId("domain-target");
    target.setMaxWidth(Double.MAX_VALUE);
    target.setOnAction(e -> typed());
    for (TextInputControl field :
        List.of(name, description, paths, secondName, secondDescription, secondPaths)) {
      field.textProperty().addListener((o, was, is) -> typed());
    }
    paths.getStyleClass().add("body-area");
    secondPaths.getStyleClass().add("body-area");
  }

  private static TextArea area(String id, int rows) {
    TextArea area = new TextArea();
    area.setId(id);
    area.setWrapText(true);
    area.setPrefRowCount(rows);
    return area;
  }

  private void typed() {
    if (!filling) {
      model.wish().ifPresent(before -> model.typed(read(before)));
    }
  }

  private DomainWish read(DomainWish before) {
    boolean merges = model.action().filter(a -> a == DomainAction.MERGE).isPresent();
    String into = target.getValue() == null ? "" : target.getValue();
    return new DomainWish(
        merges ? into : name.getText(),
        description.getText(),
        paths.getText(),
        secondName.getText(),
        secondDescription.getText(),
        secondPaths.getText(),
        before.moved());
  }

  /// Shows the form of the action that was begun; what is being typed is not touched.
  void follow() {
    Optional<String> now = model.action().flatMap(a -> model.domain().map(d -> a + " " + d.name()));
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    model.wish().ifPresent(this::fill);
  }

  private void fill(DomainWish wish) {
    filling = true;
    DomainAction action = model.action().orElseThrow();
    name.setText(wish.name());
    description.setText(wish.description());
    paths.setText(wish.paths());
    secondName.setText(wish.secondName());
    secondDescription.setText(wish.secondDescription());
    secondPaths.setText(wish.secondPaths());
    target.getItems().setAll(model.targets());
    target.setValue(null);
    filling = false;
    List<Node> parts = new ArrayList<>();
    Label title = new Paragraph(texts.get("form." + action, model.domain().orElseThrow().name()));
    title.getStyleClass().add("heading-3");
    parts.add(title);
    if (action.asks()) {
      Label about = new Paragraph(texts.get("form." + action + ".about"));
      about.getStyleClass().add("muted");
      parts.add(about);
    }
    parts.addAll(fields(action));
    page.getChildren().setAll(parts);
    setVvalue(0);
  }

  private List<Node> fields(DomainAction action) {
    return switch (action) {
      case MERGE -> List.of(field("field.target", target));
      case SPLIT ->
          List.of(
              pair(field("field.first", name), field("field.second", secondName)),
              pair(
                  field("field.description", description),
                  field("field.description", secondDescription)),
              pair(field("field.paths", paths), field("field.paths", secondPaths)),
              entries());
      case RENAME -> List.of(field("field.name", name), field("field.description", description));
      case DESCRIBE -> List.of(field("field.description", description));
      case PATHS -> List.of(field("field.paths", paths));
      case DEPRECATE, RESTORE -> List.of();
    };
  }

  private Node entries() {
    Label head = new Label(texts.get("field.entries"));
    head.getStyleClass().add("caption");
    VBox box = new VBox(head);
    box.setId("domain-entries");
    box.getStyleClass().add("labelled");
    for (Entry entry : model.entries()) {
      String title = entry.text().title().isBlank() ? entry.id() : entry.text().title();
      boolean past = entry.archived().isPresent();
      CheckBox tick = new CheckBox(past ? texts.get("card.archived", title) : title);
      tick.setWrapText(true);
      tick.setOnAction(
          e -> model.wish().ifPresent(w -> model.typed(w.moving(entry.id(), tick.isSelected()))));
      box.getChildren().add(tick);
    }
    return box;
  }

  private static Node pair(VBox left, VBox right) {
    HBox pair = new HBox(left, right);
    pair.getStyleClass().add("conflict-sides");
    for (VBox side : List.of(left, right)) {
      side.setPrefWidth(0);
      HBox.setHgrow(side, Priority.ALWAYS);
    }
    return pair;
  }

  private VBox field(String key, Control input) {
    input.setAccessibleText(texts.get(key));
    Label head = new Label(texts.get(key));
    head.getStyleClass().add("caption");
    head.setLabelFor(input);
    VBox field = new VBox(head, input);
    field.getStyleClass().add("labelled");
    return field;
  }

  /// Puts the keyboard where typing begins.
  void focusFirst() {
    switch (model.action().orElse(DomainAction.RESTORE)) {
      case MERGE -> target.requestFocus();
      case SPLIT, RENAME -> name.requestFocus();
      case DESCRIBE -> description.requestFocus();
      case PATHS -> paths.requestFocus();
      case DEPRECATE, RESTORE -> {}
    }
  }
}
