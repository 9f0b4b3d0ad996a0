package app.assay.ui.judge;

import app.assay.ui.judge.model.QuestionFilter;
import app.assay.ui.judge.model.QuestionRow;
import app.assay.ui.judge.model.QuestionsModel;
import app.assay.ui.judge.model.QuestionsModel.Stage;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.Columns;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Segments;
import app.assay.ui.theme.Texts;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The screen of the questions that wait.
///
/// Keys in the table: Enter answers, R asks again, Shift+R asks about all that are due, O shows
/// what was said, F4 goes to the document, F5 reads again, Ctrl+F searches, Esc leads back.
public final class QuestionsView extends FullPane {

  /// Where the screen leads.
  ///
  /// @param answer opens the form with the questions that are shown, at this one
  /// @param document goes to what a question is about
  /// @param now to say how old things are
  /// @param revealed remembers what was looked at before answering
  /// @param changed told when the screen goes, since questions may have been answered
  public record Uses(
      Consumer<QuestionRow> answer,
      Consumer<QuestionRow> document,
      Supplier<Instant> now,
      Runnable leave,
      Runnable changed,
      Revealed revealed) {}

  /// Remembers of which open questions somebody has seen what the others said.
  public interface Revealed {

    boolean isRevealed(QuestionRow row);

    void reveal(QuestionRow row);
  }

  private final Texts texts = new Texts("judge-questions");
  private final QuestionsModel model;
  private final Uses uses;
  private Optional<String> wanted;
  private final TableView<QuestionRow> table = new TableView<>();
  private final TextField search = new TextField();
  private final Segments<QuestionFilter> filters = new Segments<>();
  private final Map<QuestionFilter, ToggleButton> words = new EnumMap<>(QuestionFilter.class);
  private final QuestionSide side = new QuestionSide(texts, this::reveal);
  private final Label hint = new Label();
  private final Label troubles = new Label();
  private final Label message = new Label();
  private final Button answer = button("answer", "Enter");
  private final Button again = button("again", "R");
  private final Button due = button("due", "Shift R");
  private final Button document = button("goto", "F4");
  private final Button yes = button("yes", "Y");
  private final Button no = button("no", "N");
  private final Button stop = button("stop", "");

  /// @param at id of the question that is chosen to begin with, where it is among them
  public QuestionsView(QuestionsModel model, Uses uses, Optional<String> at) {
    super(
        "questions",
        new Texts("judge-questions").get("title"),
        new Texts("judge-questions").get("back"),
        uses.leave());
    this.model = model;
    this.uses = uses;
    this.wanted = at;
    JudgeStyle.on(this);
    table();
    troubles.setId("questions-troubles");
    troubles.setWrapText(true);
    troubles.setMinHeight(USE_PREF_SIZE);
    troubles.setMaxWidth(Double.MAX_VALUE);
    troubles.getStyleClass().addAll("banner", "warning", "questions-troubles");
    VBox.setVgrow(table, Priority.ALWAYS);
    setCenter(new VBox(filterBar(), troubles, table));
    setRight(side);
    setBottom(footer());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(this::follow);
    follow();
  }

  private void table() {
    table.setId("questions-table");
    table.setAccessibleText(texts.get("table"));
    hint.setId("questions-hint");
    hint.setWrapText(true);
    hint.getStyleClass().addAll("muted", "hint");
    table.setPlaceholder(hint);
    Columns<QuestionRow> columns =
        new Columns<>(table, measure(), key -> texts.get("column." + key));
    columns.of("subject", 17, QuestionRow::subject, r -> "", QuestionRow::subject);
    columns.of("about", 14, QuestionRow::place, r -> "muted", QuestionRow::about);
    columns.of("gate", 6.8, QuestionRow::gate);
    columns.of("why", 12.4, QuestionRow::why, r -> "", QuestionRow::why);
    columns.of("attempts", 5.5, r -> texts.get("attempts", r.attempts()));
    columns.of("age", 6.5, this::age);
    columns.of("next", 6.5, this::next);
    columns.of("said", 11.5, QuestionRow::said, r -> "", QuestionRow::said);
    table.getSelectionModel().selectedItemProperty().addListener((o, was, is) -> chosen());
    table.setOnMouseClicked(
        event -> {
          if (event.getClickCount() == 2) {
            selected().ifPresent(uses.answer());
          }
        });
  }

  private HBox filterBar() {
    search.setId("questions-search");
    search.setPromptText(texts.get("search"));
    search.setAccessibleText(texts.get("search.accessible"));
    search.textProperty().addListener((o, was, is) -> model.search(is));
    search.setOnAction(e -> table.requestFocus());
    for (QuestionFilter filter : QuestionFilter.values()) {
      filters.add(
          "questions-" + filter,
          texts.get("filter." + filter, 0),
          texts.get("filter." + filter + ".about"),
          filter);
    }
    for (Node node : filters.getChildren()) {
      if (node instanceof ToggleButton word && word.getUserData() instanceof QuestionFilter which) {
        words.put(which, word);
        word.setMinWidth(USE_PREF_SIZE);
      }
    }
    filters.onChoose(model::setFilter);
    HBox bar = new HBox(filters, search);
    bar.getStyleClass().add("questions-filters");
    return bar;
  }

  private HBox footer() {
    message.setId("questions-message");
    message.setMinWidth(0);
    message.setWrapText(true);
    message.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(message, Priority.ALWAYS);
    answer.getStyleClass().add("accent");
    yes.getStyleClass().add("accent");
    answer.setOnAction(e -> selected().ifPresent(uses.answer()));
    again.setOnAction(e -> selected().ifPresent(model::ask));
    due.setOnAction(e -> model.askDue());
    document.setOnAction(e -> selected().ifPresent(uses.document()));
    yes.setOnAction(e -> model.yes());
    no.setOnAction(e -> model.no());
    stop.setOnAction(e -> model.stop());
    HBox footer = new HBox(message, yes, no, stop, document, due, again, answer);
    footer.getStyleClass().addAll("actions", "person-footer");
    return footer;
  }

  private Button button(String key, String cap) {
    Button button = new Button(new Texts("judge-questions").get(key));
    button.setId("questions-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    return cap.isEmpty() ? button : KeyCap.on(button, cap);
  }

  private String age(QuestionRow row) {
    Duration age = Duration.between(row.since(), uses.now().get());
    return age.toMinutes() < 1 ? texts.get("age.now") : ages().age(age);
  }

  private SaidWords ages() {
    return new SaidWords(uses.now().get());
  }

  private String next(QuestionRow row) {
    Duration until =
        row.next().map(at -> Duration.between(uses.now().get(), at)).orElse(Duration.ZERO);
    return row.state() == QuestionRow.State.LATER && until.toMinutes() < 1
        ? texts.get("next.now")
        : texts.get("next." + row.state(), ages().age(until));
  }

  private Optional<QuestionRow> selected() {
    return Optional.ofNullable(table.getSelectionModel().getSelectedItem());
  }

  private void chosen() {
    side.show(selected(), this::age, uses.revealed()::isRevealed);
    boolean ready = model.stage() == Stage.READY;
    answer.setDisable(selected().isEmpty());
    again.setDisable(!model.canAsk(selected()));
    due.setDisable(!model.canAskDue());
    document.setDisable(selected().isEmpty());
    show(List.of(answer, again, due, document), model.stage() != Stage.ASKED);
    show(List.of(yes, no), model.stage() == Stage.ASKED);
    show(List.of(stop), model.stage() == Stage.RUNNING);
    boolean said = !model.message().isEmpty();
    boolean hints = ready && !table.getItems().isEmpty();
    message.setText(said ? model.message() : hints ? texts.get("hint.keys") : "");
    message.getStyleClass().removeAll("muted", "strong");
    message.getStyleClass().add(said ? "strong" : "muted");
  }

  private void reveal(QuestionRow row) {
    uses.revealed().reveal(row);
    chosen();
    table.requestFocus();
  }

  private static void show(List<Button> buttons, boolean shown) {
    for (Button button : buttons) {
      button.setVisible(shown);
      button.setManaged(shown);
    }
  }

  private void follow() {
    Optional<String> at = selected().map(QuestionRow::id).or(() -> wanted);
    List<QuestionRow> rows = model.rows();
    if (!rows.isEmpty()) {
      wanted = Optional.empty();
    }
    if (!rows.equals(List.copyOf(table.getItems()))) {
      table.getItems().setAll(rows);
      rows.stream()
          .filter(row -> at.equals(Optional.of(row.id())))
          .findFirst()
          .ifPresentOrElse(
              table.getSelectionModel()::select, table.getSelectionModel()::selectFirst);
    }
    hint.setText(model.hint());
    words.forEach(
        (filter, word) -> word.setText(texts.get("filter." + filter, model.count(filter))));
    filters.choose(model.filter());
    troubles.setText(String.join("\n", model.troubles()));
    troubles.setVisible(!model.troubles().isEmpty());
    troubles.setManaged(!model.troubles().isEmpty());
    chosen();
  }

  private void press(KeyEvent event) {
    if (event.getTarget() instanceof TextField) {
      if (event.getCode() == KeyCode.ESCAPE || event.getCode() == KeyCode.DOWN) {
        event.consume();
        table.requestFocus();
      }
      return;
    }
    Optional<Runnable> what = event.isAltDown() ? Optional.empty() : act(event);
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  private Optional<Runnable> act(KeyEvent event) {
    boolean inTable = table.isFocused();
    if (event.isShortcutDown()) {
      return event.getCode() == KeyCode.F ? Optional.of(search::requestFocus) : Optional.empty();
    }
    if (model.stage() == Stage.ASKED) {
      return switch (event.getCode()) {
        case Y -> Optional.of(model::yes);
        case N, ESCAPE -> Optional.of(model::no);
        default -> Optional.empty();
      };
    }
    return switch (event.getCode()) {
      case ENTER ->
          inTable ? Optional.of(() -> selected().ifPresent(uses.answer())) : Optional.empty();
      case R ->
          Optional.of(event.isShiftDown() ? model::askDue : () -> selected().ifPresent(model::ask));
      case O -> Optional.of(() -> selected().ifPresent(this::reveal));
      case F4 -> Optional.of(() -> selected().ifPresent(uses.document()));
      case F5 -> Optional.of(model::refresh);
      default -> Optional.empty();
    };
  }

  @Override
  public void shown() {
    model.refresh();
    Platform.runLater(table::requestFocus);
  }

  @Override
  public void closed() {
    table.getItems().clear();
    uses.changed().run();
  }
}
