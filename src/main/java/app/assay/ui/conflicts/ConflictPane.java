package app.assay.ui.conflicts;

import app.assay.distillery.curation.Cascade;
import app.assay.distillery.curation.Choice;
import app.assay.ui.conflicts.model.ConflictRow;
import app.assay.ui.conflicts.model.ConflictsModel;
import app.assay.ui.entry.EntryCard;
import app.assay.ui.entry.EntryForm;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.vault.EvidenceRef;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The conflict that is chosen: why, both entries or the text that is written, the reason, and what
/// can be decided.
final class ConflictPane extends VBox {

  private static final Map<Choice, String> CAPS =
      new EnumMap<>(
          Map.of(
              Choice.KEEP_EXISTING, "1",
              Choice.KEEP_NEW, "2",
              Choice.KEEP_BOTH, "3",
              Choice.MERGE, "M",
              Choice.REFINE, "R",
              Choice.EDIT, "E",
              Choice.ARCHIVE_BOTH, "4",
              Choice.SKIP, "S"));

  private static final Choice[] ORDER = {
    Choice.KEEP_EXISTING,
    Choice.KEEP_NEW,
    Choice.KEEP_BOTH,
    Choice.MERGE,
    Choice.REFINE,
    Choice.EDIT,
    Choice.ARCHIVE_BOTH,
    Choice.SKIP
  };

  private final ConflictsModel model;
  private final Texts texts;
  private final Runnable toList;
  private final Label why = new Paragraph("");
  private final Label proposed = new Label();
  private final Label lease = new Paragraph("");
  private final Label touched = new Paragraph("");
  private final EntryCard existing = new EntryCard("conflicts-existing");
  private final EntryCard newer = new EntryCard("conflicts-newer");
  private final Facing sides = new Facing(existing, newer, why);
  private final EntryForm form;
  private final VBox written;
  private final HBox head;
  private final VBox reasons;
  private final Label writtenTitle = new Label();
  private final Label writtenExplain = new Paragraph("");
  private final Label reasonHead = new Label();
  private final TextField reason = new TextField();
  private final CheckBox cascade = new CheckBox();
  private final Label message = new Paragraph("");
  private final FlowPane buttons = new FlowPane();
  private final Map<Choice, Button> choices = new EnumMap<>(Choice.class);
  private final Button write;
  private final Button leave;
  private final Button undo;
  private Optional<ConflictRow> shown = Optional.empty();

  /// @param toList puts the keyboard into the list
  ConflictPane(ConflictsModel model, Texts texts, Runnable toList) {
    this.model = model;
    this.texts = texts;
    this.toList = toList;
    getStyleClass().add("conflict-pane");
    form = new EntryForm("conflicts-form", model.merging()::set);
    write = button("merge.save", "Ctrl Enter", this::write);
    write.getStyleClass().add("accent");
    leave = button("merge.leave", "Esc", this::leave);
    undo = button("undo", "Ctrl Z", model::undo);
    writtenTitle.getStyleClass().add("heading-3");
    writtenExplain.getStyleClass().add("muted");
    VBox.setVgrow(form, Priority.ALWAYS);
    written = new VBox(writtenTitle, writtenExplain, form);
    written.getStyleClass().add("conflict-written");
    newer.getStyleClass().add("newer");
    VBox.setVgrow(sides, Priority.ALWAYS);
    VBox.setVgrow(written, Priority.ALWAYS);
    head = head();
    reasons = reasonBox();
    lease.setId("conflicts-lease");
    lease.getStyleClass().add("muted");
    touched.setId("conflicts-touched");
    touched.getStyleClass().addAll("muted", "small");
    getChildren().addAll(head, lease, sides, written, reasons, choiceRow());
  }

  private HBox head() {
    Label chip = Chips.chip(texts.get("why.chip"), "warning");
    chip.setMinWidth(USE_PREF_SIZE);
    why.setId("conflicts-why");
    proposed.getStyleClass().addAll("muted", "small");
    VBox words = new VBox(why, proposed);
    words.getStyleClass().add("labelled");
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox head = new HBox(chip, words);
    head.getStyleClass().add("conflict-head");
    return head;
  }

  private VBox reasonBox() {
    reasonHead.getStyleClass().add("caption");
    reasonHead.setLabelFor(reason);
    reason.setId("conflicts-reason");
    reason.setPromptText(texts.get("reason.prompt"));
    reason.textProperty().addListener((o, was, is) -> model.setReason(is));
    reason.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            toList.run();
            event.consume();
          }
        });
    VBox box = new VBox(reasonHead, reason);
    box.getStyleClass().add("labelled");
    return box;
  }

  private VBox choiceRow() {
    for (Choice choice : ORDER) {
      Button button =
          KeyCap.on(
              new Button(texts.get("choice." + choice.label())), CAPS.getOrDefault(choice, ""));
      button.setId("conflicts-" + choice.label());
      button.setMinWidth(USE_PREF_SIZE);
      button.setOnAction(e -> choose(choice));
      if (choice == Choice.ARCHIVE_BOTH) {
        button.getStyleClass().add("grave");
      }
      choices.put(choice, button);
      buttons.getChildren().add(button);
    }
    buttons.getStyleClass().add("conflict-buttons");
    buttons.getChildren().addAll(write, leave, undo);
    cascade.setId("conflicts-cascade");
    cascade.setWrapText(true);
    cascade.setTooltip(new Tooltip(texts.get("cascade.about")));
    cascade.setOnAction(
        e -> model.setCascade(cascade.isSelected() ? Cascade.RESOLVE : Cascade.KEEP));
    message.setId("conflicts-message");
    VBox box = new VBox(buttons, cascade, touched, message);
    box.getStyleClass().add("labelled");
    return box;
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get(key)), cap);
    button.setId("conflicts-" + key.replace('.', '-'));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  /// Makes a choice; where the reason is missing the keyboard goes there.
  void choose(Choice choice) {
    boolean made = model.choose(choice);
    if (model.merging().choice().isPresent()) {
      form.focusClaim();
    } else if (made) {
      toList.run();
    } else if (model.obstacle(choice).isEmpty() && model.reason().isBlank()) {
      reason.requestFocus();
    }
  }

  /// Decides by what was written.
  void write() {
    if (model.merging().choice().isEmpty()) {
      return;
    }
    if (model.write()) {
      toList.run();
    } else if (model.reason().isBlank()) {
      reason.requestFocus();
    }
  }

  private void leave() {
    model.merging().leave();
    toList.run();
  }

  /// Whether the reason is being typed.
  ReadOnlyBooleanProperty typing() {
    return reason.focusedProperty();
  }

  void focusReason() {
    reason.requestFocus();
    reason.end();
  }

  void follow(String when) {
    Optional<ConflictRow> row = model.current();
    setVisible(row.isPresent() || model.canUndo() || !model.message().isEmpty());
    proposed.setText(when);
    if (!row.equals(shown)) {
      shown = row;
      row.ifPresent(this::show);
    }
    if (!reason.getText().equals(model.reason())) {
      reason.setText(model.reason());
    }
    int many = model.selection().size();
    reasonHead.setText(many > 1 ? texts.get("reason.several", many) : texts.get("reason"));
    String said =
        model.message().isEmpty() && row.isPresent() ? texts.get("hint") : model.message();
    message.setText(said);
    message.getStyleClass().removeAll("muted", "strong");
    message.getStyleClass().add(model.message().isEmpty() ? "muted" : "strong");
    writing();
    int others = row.map(ConflictRow::others).orElse(0);
    cascade.setText(texts.get("cascade", others));
    cascade.setSelected(model.cascade() == Cascade.RESOLVE);
    set(cascade, others > 0);
    touched.setText(row.map(this::touched).orElse(""));
    set(touched, others > 0 && cascade.isSelected());
    lease.setText(row.map(model::lease).orElse(""));
    set(lease, !lease.getText().isEmpty());
  }

  /// The rows that the same decision would close.
  private String touched(ConflictRow row) {
    return texts.get(
        "cascade.rows",
        row.conflict().others().stream()
            .map(
                other ->
                    other
                        .relatedId()
                        .map(id -> texts.get("cascade.row", other.entryId(), id))
                        .orElseGet(() -> texts.get("cascade.row.alone", other.entryId())))
            .collect(Collectors.joining("; ")));
  }

  private void writing() {
    Optional<Choice> choice = model.merging().choice();
    boolean any = model.current().isPresent();
    set(head, any);
    set(reasons, any);
    set(sides, choice.isEmpty() && any);
    set(written, choice.isPresent());
    set(write, choice.isPresent());
    set(leave, choice.isPresent());
    set(undo, choice.isEmpty());
    undo.setDisable(!model.canUndo());
    choices.forEach(
        (which, button) -> {
          set(button, choice.isEmpty() && any);
          Optional<String> obstacle = model.obstacle(which);
          button.setDisable(obstacle.isPresent());
          button.setTooltip(obstacle.filter(o -> !o.isEmpty()).map(Tooltip::new).orElse(null));
        });
    choice.ifPresent(
        c -> {
          writtenTitle.setText(texts.get(c.label() + ".title"));
          writtenExplain.setText(
              texts.get(c.label() + ".explain") + " " + evidence(model.merging().evidence()));
          model.merging().draft().ifPresent(d -> form.show(d, model.merging().flaws()));
        });
  }

  private String evidence(List<EvidenceRef> evidence) {
    return texts.get(
        "written.evidence",
        evidence.stream()
            .map(one -> one.type() + " " + one.ref())
            .collect(Collectors.joining(", ")));
  }

  private void show(ConflictRow row) {
    String reasons = row.conflict().row().reason();
    String moot = row.conflict().moot().map(m -> " " + texts.get("moot", m)).orElse("");
    why.setText((reasons.isBlank() ? texts.get("why.none") : reasons) + moot);
    newer.show(texts.get("side.newer"), row.newer(), row.existing(), false);
    row.existing()
        .ifPresentOrElse(
            e -> existing.show(texts.get("side.existing"), e, Optional.of(row.newer()), true),
            () -> existing.none(texts.get("side.missing"), texts.get("side.missing.why")));
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
