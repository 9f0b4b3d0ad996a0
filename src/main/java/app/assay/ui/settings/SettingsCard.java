package app.assay.ui.settings;

import app.assay.cgd.check.Profile;
import app.assay.ui.action.Action;
import app.assay.ui.action.Actions;
import app.assay.ui.action.KeyMap;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// All settings, searchable; each change is in force at once.
public final class SettingsCard extends VBox {

  private final Texts texts = new Texts("settings");
  private final Preferences preferences;
  private final TextField search = new TextField();
  private final VBox rows = new VBox();
  private final Label message = new Label();
  private final List<SettingRow> general = new ArrayList<>();
  private final List<SettingRow> shortcuts = new ArrayList<>();

  /// @param lead leads to a page of its own, by the id of the action that shows it
  public SettingsCard(
      Preferences preferences, Actions actions, KeyMap keys, Consumer<String> lead) {
    this.preferences = preferences;
    getStyleClass().addAll("card", "settings");
    setId("settings");
    Label title = new Label(texts.get("title"));
    title.getStyleClass().add("heading-3");
    search.setId("settings-search");
    search.setPromptText(texts.get("search"));
    search.setAccessibleText(texts.get("search"));
    search.textProperty().addListener((o, was, is) -> filter(is));
    message.setId("settings-message");
    message.setWrapText(true);
    message.setMinHeight(USE_PREF_SIZE);
    message.getStyleClass().add("critical-text");
    say("");
    rows.getStyleClass().add("setting-rows");
    general.add(row("reviewer", reviewer()));
    general.add(row("theme", theme()));
    general.add(row("scale", scale()));
    general.add(row("profile", profile()));
    general.add(row("judges", open("judges", lead)));
    general.add(row("sources", open("sources", lead)));
    for (Action action : actions.all()) {
      KeyField field = new KeyField(action, keys, preferences, texts, this::say);
      shortcuts.add(new SettingRow(action.title(), "", action.group() + " key", field));
    }
    rows.getChildren().addAll(general);
    Label heading = new Label(texts.get("keys"));
    heading.getStyleClass().add("caption");
    rows.getChildren().add(heading);
    rows.getChildren().addAll(shortcuts);
    ScrollPane scroll = new ScrollPane(rows);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(title, search, message, scroll);
  }

  /// The focus of this card is its search.
  @Override
  public void requestFocus() {
    search.requestFocus();
  }

  private SettingRow row(String key, Node control) {
    return new SettingRow(texts.get(key), texts.get(key + ".about"), key, control);
  }

  private TextField reviewer() {
    TextField field = new TextField(preferences.settings().reviewer());
    field.setId("settings-reviewer");
    field.setAccessibleText(texts.get("reviewer"));
    field.setPromptText(texts.get("reviewer.prompt"));
    field.setOnAction(e -> take(field));
    field
        .focusedProperty()
        .addListener(
            (o, was, is) -> {
              if (!is && !field.getText().equals(preferences.settings().reviewer())) {
                take(field);
              }
            });
    return field;
  }

  private void take(TextField field) {
    say(preferences.setReviewer(field.getText()).orElse(""));
  }

  private ComboBox<Theme> theme() {
    return choice(
        "theme",
        List.of(Theme.values()),
        preferences.theme(),
        theme -> texts.get("theme." + theme),
        preferences::setTheme);
  }

  private ComboBox<Integer> scale() {
    return choice(
        "scale",
        List.of(100, 110, 125, 150, 175, 200),
        preferences.settings().scale(),
        percent -> texts.get("scale.percent", percent),
        percent -> preferences.change(s -> s.withScale(percent)));
  }

  private ComboBox<Profile> profile() {
    return choice(
        "profile",
        List.of(Profile.values()),
        preferences.profile(),
        Profile::label,
        profile -> preferences.change(s -> s.withProfile(profile.label())));
  }

  private Button open(String page, Consumer<String> lead) {
    Button button = new Button(texts.get("page.open"));
    button.setId("settings-" + page);
    button.setAccessibleText(texts.get(page));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> lead.accept("app." + page));
    return button;
  }

  private <T> ComboBox<T> choice(
      String key, List<T> values, T now, Function<T, String> title, Consumer<T> taken) {
    ComboBox<T> box = new ComboBox<>(FXCollections.observableArrayList(values));
    box.setId("settings-" + key);
    box.setAccessibleText(texts.get(key));
    box.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(T value) {
            return value == null ? "" : title.apply(value);
          }

          @Override
          public T fromString(String words) {
            return now;
          }
        });
    box.setValue(now);
    box.setOnAction(e -> taken.accept(box.getValue()));
    return box;
  }

  private void filter(String query) {
    general.forEach(row -> row.filter(query));
    long keys = shortcuts.stream().filter(row -> row.filter(query)).count();
    Node heading = rows.getChildren().get(general.size());
    heading.setVisible(keys > 0);
    heading.setManaged(keys > 0);
    boolean any = keys > 0 || general.stream().anyMatch(Node::isVisible);
    say(any ? "" : texts.get("search.nothing", query));
  }

  private void say(String words) {
    message.setText(words);
    message.setVisible(!words.isEmpty());
    message.setManaged(!words.isEmpty());
  }
}
