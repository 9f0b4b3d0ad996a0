package app.assay.ui.knowledge;

import app.assay.distillery.curation.DomainPreview;
import app.assay.ui.knowledge.model.DomainAction;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.knowledge.model.PreviewLines;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Segments;
import app.assay.ui.theme.Texts;
import app.assay.vault.DomainStatus;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The registry at the left; the domain, the form of what is done to it, what that would do, or the
/// repository at the right.
final class DomainsPart extends BorderPane {

  private enum Look {
    DOMAIN,
    REPOSITORY
  }

  private final Texts texts = new Texts("domains");
  private final DomainsModel model;
  private final PreviewLines lines = new PreviewLines();
  private final DomainList list;
  private final DomainCard card;
  private final DomainForm form;
  private final CoveragePane coverage;
  private final Segments<Look> looks = new Segments<>();
  private final Label does = new Paragraph("");
  private final ListView<String> preview = new ListView<>();
  private final VBox previewed;
  private final Map<DomainAction, Button> actions = new EnumMap<>(DomainAction.class);
  private final Button look;
  private final Button make;
  private final Button back;
  private Look at = Look.DOMAIN;

  /// @param make makes the change that is shown, with the reason that was typed
  DomainsPart(DomainsModel model, Texts knowledge, Runnable make) {
    this.model = model;
    list = new DomainList(model, knowledge);
    card = new DomainCard(texts);
    form = new DomainForm(model, texts);
    coverage = new CoveragePane(model, texts);
    preview.setId("domain-preview");
    preview.setAccessibleText(texts.get("preview.accessible"));
    preview.getStyleClass().add("preview-lines");
    does.setId("domain-does");
    does.getStyleClass().add("muted");
    Label title = new Label(texts.get("preview.title"));
    title.getStyleClass().add("heading-3");
    previewed = new VBox(title, does, preview);
    previewed.getStyleClass().add("coverage");
    VBox.setVgrow(preview, Priority.ALWAYS);
    for (Look one : Look.values()) {
      looks.add(
          "domains-" + one, texts.get("view." + one), texts.get("view." + one + ".about"), one);
    }
    looks.onChoose(this::go);
    looks.setMaxWidth(USE_PREF_SIZE);
    StackPane body = new StackPane(card, form, previewed, coverage);
    VBox.setVgrow(body, Priority.ALWAYS);
    VBox page = new VBox(looks, body);
    page.getStyleClass().add("knowledge-page");
    setLeft(list);
    setCenter(page);
    for (DomainAction action : DomainAction.values()) {
      Button button = button("do." + action, key(action).getName(), () -> begin(action));
      if (action == DomainAction.DEPRECATE) {
        button.getStyleClass().add("grave");
      }
      actions.put(action, button);
    }
    look = button("do.look", "Ctrl Enter", this::show);
    this.make = button("do.make", "Ctrl Enter", make);
    back = button("do.back", "Esc", this::back);
    look.getStyleClass().add("accent");
    this.make.getStyleClass().add("accent");
  }

  private static KeyCode key(DomainAction action) {
    return switch (action) {
      case MERGE -> KeyCode.M;
      case SPLIT -> KeyCode.S;
      case RENAME -> KeyCode.R;
      case DESCRIBE -> KeyCode.E;
      case PATHS -> KeyCode.P;
      case DEPRECATE, RESTORE -> KeyCode.X;
    };
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get(key)), cap);
    button.setId("domain-" + key.replace('.', '-'));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  /// What can be done here, for the foot of the screen.
  List<Node> buttons() {
    List<Node> all = new ArrayList<>(actions.values());
    all.addAll(List.of(look, make, back));
    return all;
  }

  /// What helps now, in a sentence.
  String hint() {
    return texts.get(
        model.preview().isPresent()
            ? "hint.preview"
            : model.action().isPresent()
                ? "hint.form"
                : at == Look.REPOSITORY ? "hint.repository" : "hint.domain");
  }

  /// Whether something was begun that Esc steps back from.
  boolean isBegun() {
    return model.action().isPresent();
  }

  /// Whether the reason matters now.
  boolean needsReason() {
    return model.preview().isPresent();
  }

  Optional<Runnable> single(KeyCode code) {
    if (isBegun()) {
      return Optional.empty();
    }
    if (code == KeyCode.V) {
      return Optional.of(() -> go(at == Look.DOMAIN ? Look.REPOSITORY : Look.DOMAIN));
    }
    if (code == KeyCode.G) {
      return at == Look.REPOSITORY ? Optional.of(model::chooseCheckout) : Optional.empty();
    }
    boolean past = model.domain().filter(d -> d.status() == DomainStatus.DEPRECATED).isPresent();
    DomainAction retiring = past ? DomainAction.RESTORE : DomainAction.DEPRECATE;
    return code == KeyCode.X
        ? Optional.of(() -> begin(retiring))
        : actions.keySet().stream()
            .filter(action -> key(action) == code)
            .findFirst()
            .map(action -> () -> begin(action));
  }

  private void begin(DomainAction action) {
    go(Look.DOMAIN);
    if (model.begin(action)) {
      form.focusFirst();
    }
  }

  /// Works out what the change would do.
  void show() {
    model.look();
  }

  /// Goes one step back and puts the keyboard where it was before.
  void back() {
    model.back();
    if (isBegun()) {
      form.focusFirst();
    } else {
      focusList();
    }
  }

  void focusList() {
    if (at == Look.REPOSITORY) {
      coverage.focusList();
    } else if (model.preview().isPresent()) {
      preview.requestFocus();
    } else {
      list.focusList();
    }
  }

  private void go(Look wanted) {
    at = wanted;
    looks.choose(wanted);
    if (wanted == Look.REPOSITORY) {
      model.drop();
    }
    model.refreshed();
    focusList();
  }

  void follow(Optional<Shelf> shelf) {
    Optional<DomainPreview> now = model.preview();
    boolean begun = isBegun();
    looks.choose(at);
    if (at == Look.REPOSITORY) {
      model.cover();
    }
    list.follow(shelf);
    set(coverage, at == Look.REPOSITORY);
    set(previewed, at == Look.DOMAIN && now.isPresent());
    set(form, at == Look.DOMAIN && begun && now.isEmpty());
    set(card, at == Look.DOMAIN && !begun);
    if (card.isVisible()) {
      card.show(model, shelf);
    }
    form.follow();
    coverage.follow();
    now.ifPresent(
        p -> {
          does.setText(lines.summary(p));
          preview.getItems().setAll(lines.of(p));
        });
    boolean past = model.domain().filter(d -> d.status() == DomainStatus.DEPRECATED).isPresent();
    actions.forEach(
        (action, button) -> {
          boolean other = action == (past ? DomainAction.DEPRECATE : DomainAction.RESTORE);
          set(button, at == Look.DOMAIN && !begun && !other);
          Optional<String> obstacle = model.obstacle(action);
          button.setDisable(obstacle.isPresent());
          button.setTooltip(obstacle.map(Tooltip::new).orElse(null));
        });
    set(look, begun && now.isEmpty() && model.action().filter(DomainAction::asks).isPresent());
    set(make, now.isPresent());
    set(back, begun);
  }

  /// Takes the buttons away while another part is looked at.
  void hideButtons() {
    buttons().forEach(button -> set(button, false));
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
