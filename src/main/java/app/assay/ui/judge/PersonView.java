package app.assay.ui.judge;

import app.assay.judge.Verdict;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.shell.CoverBar;
import app.assay.ui.shell.FullView;
import app.assay.ui.theme.Elapsed;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The form in which a person answers open questions: the questions at the left, what is judged and
/// its evidence in the middle, the criteria at the right.
///
/// Keys in the criteria: Y, N and A answer, O shows the others, Tab leads to the note. Q quotes
/// what is selected in the evidence. Ctrl+Enter saves, Ctrl+Z opens the last answer again, Esc
/// leads back to the criteria and from there out.
public final class PersonView extends BorderPane implements FullView {

  private final GateWords gates = new GateWords();
  private final PersonModel model;
  private final Runnable leave;
  private final Texts texts = new Texts("judge-person");
  private final CoverBar bar;
  private final Label counts = new Label();
  private final ProgressBar progress = new ProgressBar(0);
  private final Elapsed time;
  private final QuestionList questions;
  private final EvidencePane evidence;
  private final CriteriaList criteria;
  private final LinePane line;
  private final Label message = new Label();
  private final Button reopen = new Button();
  private final Button save = new Button();

  /// @param words says what the others said
  /// @param leave takes the screen away
  public PersonView(PersonModel model, SaidWords words, Runnable leave) {
    this.model = model;
    this.leave = leave;
    setId("person");
    JudgeStyle.on(this);
    getStyleClass().add("person");
    questions = new QuestionList(model, texts);
    evidence = new EvidencePane(texts, this::quote);
    criteria = new CriteriaList(model, texts, words, this::choose);
    line = new LinePane(model, texts, words, this::choose, this::focusCriteria);
    time = new Elapsed(model::spent, shown -> texts.get("time.accessible", shown));
    time.setId("person-time");
    counts.setId("person-counts");
    counts.getStyleClass().add("muted");
    counts.setMinWidth(USE_PREF_SIZE);
    progress.setId("person-progress");
    bar =
        new CoverBar(
            "person", texts.get("title"), texts.get("back"), leave, time, counts, progress);
    bar.getStyleClass().add("review-bar");
    setTop(bar);
    setLeft(left());
    setCenter(evidence);
    setRight(right());
    setBottom(footer());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(this::follow);
    follow();
  }

  private VBox left() {
    VBox.setVgrow(questions, Priority.ALWAYS);
    VBox left = new VBox(new PanelHeader(texts.get("list.title"), ""), questions);
    left.getStyleClass().addAll("claims-side", "person-questions");
    return left;
  }

  private VBox right() {
    VBox inside = new VBox(criteria, line);
    inside.getStyleClass().add("person-inside");
    ScrollPane scroll = new ScrollPane(inside);
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    VBox right =
        new VBox(new PanelHeader(texts.get("criteria"), texts.get("criteria.hint")), scroll);
    right.getStyleClass().add("person-criteria");
    return right;
  }

  private HBox footer() {
    message.setId("person-message");
    message.setMinWidth(0);
    message.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(message, Priority.ALWAYS);
    reopen.setId("person-reopen");
    reopen.setText(texts.get("reopen"));
    reopen.setMinWidth(USE_PREF_SIZE);
    reopen.getStyleClass().add("flat");
    reopen.setOnAction(e -> model.reopen());
    KeyCap.on(reopen, "Ctrl Z");
    save.setId("person-save");
    save.setText(texts.get("save"));
    save.setMinWidth(USE_PREF_SIZE);
    save.getStyleClass().add("accent");
    save.setOnAction(e -> save());
    KeyCap.on(Enterless.of(save), "Ctrl Enter");
    HBox footer = new HBox(message, reopen, save);
    footer.getStyleClass().addAll("actions", "person-footer");
    return footer;
  }

  private void choose(Verdict verdict) {
    line.commit();
    if (model.choose(verdict)) {
      boolean missing = model.entry().flatMap(e -> e.form().missing(model.line())).isPresent();
      if (missing) {
        line.focusNote();
      } else {
        focusCriteria();
      }
    }
  }

  private void quote(String id, String words) {
    line.commit();
    model.quote(id, words);
  }

  private void save() {
    line.commit();
    model.save();
    focusCriteria();
  }

  private void focusCriteria() {
    criteria.requestFocus();
  }

  private void leaving() {
    line.commit();
    leave.run();
  }

  private void press(KeyEvent event) {
    Optional<Runnable> what = Optional.empty();
    if (event.isShortcutDown() && event.getCode() == KeyCode.ENTER) {
      what = Optional.of(this::save);
    } else if (event.isShortcutDown()
        && !event.isShiftDown()
        && event.getCode() == KeyCode.Z
        && !line.isTyping()) {
      what = Optional.of(model::reopen);
    } else if (event.getCode() == KeyCode.ESCAPE) {
      what = Optional.of(isBeside() ? this::focusCriteria : this::leaving);
    }
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  /// The keyboard is in a note or in the evidence.
  private boolean isBeside() {
    return line.isTyping() || evidence.hasFocus();
  }

  private void follow() {
    Optional<PersonModel.Entry> entry = model.entry();
    int all = model.entries().size();
    bar.about(
        entry
            .map(
                e ->
                    texts.get(
                        "about",
                        gates.of(e.open().question().gate().label()),
                        model.current() + 1,
                        all))
            .orElse(""));
    counts.setText(texts.get("counts", model.decided(), model.left()));
    progress.setProgress(all == 0 ? 0 : (double) model.decided() / all);
    progress.setAccessibleText(texts.get("counts.accessible", model.decided(), model.left()));
    questions.follow();
    evidence.show(entry);
    criteria.follow();
    line.follow();
    time.follow();
    boolean open = entry.filter(PersonModel.Entry::isEditable).isPresent();
    save.setDisable(!open || model.isBusy());
    reopen.setDisable(model.reopens().isEmpty() || model.isBusy());
    reopen.setAccessibleText(model.reopens().orElse(texts.get("reopen")));
    say(entry);
  }

  private void say(Optional<PersonModel.Entry> entry) {
    boolean done = model.left() == 0 && !model.entries().isEmpty();
    String plain =
        done
            ? texts.get("done")
            : entry
                .filter(e -> !e.isEditable())
                .flatMap(PersonModel.Entry::saved)
                .map(a -> texts.get("answered", a.reviewer()))
                .orElse(texts.get("hint"));
    boolean told = !model.message().isEmpty();
    message.setText(told && done ? model.message() + " " + plain : told ? model.message() : plain);
    message.getStyleClass().removeAll("muted", "strong");
    message.getStyleClass().add(told ? "strong" : "muted");
  }

  @Override
  public Parent node() {
    return this;
  }

  @Override
  public void shown() {
    Platform.runLater(this::focusCriteria);
  }

  @Override
  public void closed() {
    line.commit();
  }
}
