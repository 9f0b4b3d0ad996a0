package app.assay.ui.knowledge;

import app.assay.ui.entry.EntryCard;
import app.assay.ui.entry.EntryForm;
import app.assay.ui.entry.EntryStyle;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.knowledge.model.KnowledgeModel;
import app.assay.ui.knowledge.model.Part;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Segments;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A knowledge store: its entries with their history, its domains and how they stand, and what its
/// readers said.
///
/// Keys while nothing is typed: 1, 2 and 3 lead to entries, domains and inbox, I to the reason, E
/// edits, X archives an entry or takes a signal out of the inbox, Q makes a conflict of a signal, C
/// goes to the conflicts, Ctrl+F searches, Ctrl+Z takes back. Those of the domains are
/// [DomainsPart]'s. Esc leads back and then out.
public final class KnowledgeView extends FullPane {

  private final Texts texts = new Texts("knowledge");
  private final KnowledgeModel model;
  private final Runnable conflicts;
  private final Runnable leave;
  private final Runnable closed;
  private final Segments<Part> parts = new Segments<>();
  private final EntryList entries;
  private final EntryCard card = new EntryCard("knowledge-entry");
  private final EntryForm form;
  private final DomainsModel registry;
  private final DomainsPart domains;
  private final InboxList inbox;
  private final BorderPane entryPart = new BorderPane();
  private final Label reasonHead = new Label();
  private final TextField reason = new TextField();
  private final Label message = new Paragraph("");
  private final VBox foot;
  private final Button edit;
  private final Button save;
  private final Button archive;
  private final Button dismiss;
  private final Button queue;
  private final Button undo;
  private Optional<String> shown = Optional.empty();
  private boolean arriving;

  /// @param conflicts goes to the queue of conflicts
  /// @param openBatch asks for a batch and opens it
  /// @param leave takes the screen away
  /// @param closed called once it is gone
  public KnowledgeView(
      KnowledgeModel model,
      DomainsModel registry,
      Runnable conflicts,
      Runnable openBatch,
      Runnable leave,
      Runnable closed) {
    super(
        "knowledge",
        new Texts("knowledge").get("title"),
        new Texts("knowledge").get("back"),
        leave);
    this.model = model;
    this.registry = registry;
    this.conflicts = conflicts;
    this.leave = leave;
    this.closed = closed;
    EntryStyle.on(this);
    for (Part part : Part.values()) {
      parts.add(
          "knowledge-" + part,
          texts.get("part." + part),
          texts.get("part." + part + ".about"),
          part);
    }
    parts.onChoose(model::setPart);
    Button toConflicts = button("conflicts", "C", conflicts);
    toConflicts.setFocusTraversable(false);
    beside(List.of(parts, toConflicts));
    entries = new EntryList(model, texts, openBatch);
    form = new EntryForm("knowledge-form", model::typed);
    domains = new DomainsPart(registry, texts, this::makeDomainChange);
    inbox = new InboxList(texts);
    StackPane entry = new StackPane(card, form);
    entry.getStyleClass().add("knowledge-page");
    entryPart.setLeft(entries);
    entryPart.setCenter(entry);
    edit = button("edit", "E", this::edit);
    save = button("save", "Ctrl Enter", this::save);
    save.getStyleClass().add("accent");
    archive = button("archive", "X", this::archive);
    archive.getStyleClass().add("grave");
    dismiss = button("dismiss", "X", this::dismiss);
    queue = button("queue", "Q", this::queue);
    undo = button("undo", "Ctrl Z", model::undo);
    foot = foot();
    StackPane centre = new StackPane(entryPart, domains, inbox);
    setCenter(centre);
    setBottom(foot);
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
    model.onChange(this::follow);
    follow();
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get("do." + key)), cap);
    button.setId("knowledge-do-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  private VBox foot() {
    reasonHead.setText(texts.get("reason"));
    reasonHead.getStyleClass().add("caption");
    reasonHead.setLabelFor(reason);
    reason.setId("knowledge-reason");
    reason.setPromptText(texts.get("reason.prompt"));
    message.setId("knowledge-message");
    FlowPane buttons = new FlowPane(edit, save, archive, dismiss, queue, undo);
    buttons.getChildren().addAll(0, domains.buttons());
    buttons.getStyleClass().add("conflict-buttons");
    VBox box = new VBox(reasonHead, reason, buttons, message);
    box.getStyleClass().add("knowledge-foot");
    VBox.setVgrow(box, Priority.NEVER);
    return box;
  }

  private void edit() {
    model.edit();
    if (model.draft().isPresent()) {
      form.focusClaim();
    }
  }

  private void save() {
    if (model.draft().isPresent()) {
      done(model.save(reason.getText()));
    }
  }

  private void makeDomainChange() {
    if (registry.preview().isPresent()) {
      done(registry.make(reason.getText()));
    }
  }

  /// The step that Ctrl+Enter takes: the text is written, or a change of domains shown and made.
  private void enter() {
    if (model.part() != Part.DOMAINS) {
      save();
    } else if (registry.preview().isPresent()) {
      makeDomainChange();
    } else {
      domains.show();
    }
  }

  private void archive() {
    done(model.toggleArchived(reason.getText()));
  }

  private void dismiss() {
    inbox.selected().ifPresent(signal -> done(model.dismiss(signal, reason.getText())));
  }

  private void queue() {
    inbox.selected().ifPresent(signal -> done(model.enqueue(signal, reason.getText())));
  }

  /// After a change the reason is used up; where it was missing the keyboard goes there.
  private void done(boolean made) {
    if (made) {
      reason.clear();
      focusPart();
    } else if (reason.getText().isBlank()) {
      reason.requestFocus();
    }
  }

  private void focusPart() {
    switch (model.part()) {
      case ENTRIES -> entries.focusList();
      case DOMAINS -> domains.focusList();
      case INBOX -> inbox.requestFocus();
    }
  }

  private void go(Part part) {
    model.setPart(part);
    focusPart();
  }

  private void swallow(KeyEvent event) {
    if (arriving) {
      event.consume();
    }
    arriving = false;
  }

  private void press(KeyEvent event) {
    arriving = false;
    boolean typing = event.getTarget() instanceof TextInputControl;
    Optional<Runnable> what = Optional.empty();
    if (event.getCode() == KeyCode.ESCAPE) {
      boolean begun = model.part() == Part.DOMAINS && domains.isBegun();
      boolean inside = typing || begun || model.draft().isPresent();
      what = Optional.of(inside ? () -> back(typing) : leave);
    } else if (event.isShortcutDown()) {
      what =
          switch (event.getCode()) {
            case ENTER -> Optional.of(this::enter);
            case F -> Optional.of(entries::focusSearch);
            case Z -> typing ? Optional.empty() : Optional.of(model::undo);
            default -> Optional.empty();
          };
    } else if (!typing && !event.isAltDown()) {
      what = single(event.getCode());
      arriving = what.isPresent();
    }
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  private void back(boolean typing) {
    if (model.part() == Part.DOMAINS && domains.isBegun() && !reason.isFocused()) {
      domains.back();
      return;
    }
    boolean inForm = model.draft().isPresent() && (!typing || !reason.isFocused());
    if (inForm) {
      model.leaveEdit();
    }
    focusPart();
  }

  private Optional<Runnable> anywhere(KeyCode code) {
    boolean signals = model.part() == Part.INBOX;
    boolean onEntries = model.part() == Part.ENTRIES;
    return switch (code) {
      case DIGIT1 -> Optional.of(() -> go(Part.ENTRIES));
      case DIGIT2 -> Optional.of(() -> go(Part.DOMAINS));
      case DIGIT3 -> Optional.of(() -> go(Part.INBOX));
      case I -> Optional.of(reason::requestFocus);
      case C -> Optional.of(conflicts);
      case E -> onEntries ? Optional.of(this::edit) : Optional.empty();
      case X ->
          signals
              ? Optional.of(this::dismiss)
              : onEntries ? Optional.of(this::archive) : Optional.empty();
      case Q -> signals ? Optional.of(this::queue) : Optional.empty();
      case F5 -> Optional.of(model::refresh);
      default -> Optional.empty();
    };
  }

  private Optional<Runnable> single(KeyCode code) {
    if (model.part() != Part.DOMAINS) {
      return anywhere(code);
    }
    boolean toReason = code == KeyCode.I && domains.needsReason();
    boolean free = toReason || !domains.isBegun();
    return domains.single(code).or(() -> free ? anywhere(code) : Optional.empty());
  }

  private void follow() {
    Part part = model.part();
    Optional<Shelf> shelf = model.shelf();
    about(
        shelf
            .map(
                s ->
                    texts.get(
                        "about",
                        s.vault().substring(s.vault().lastIndexOf('/') + 1),
                        s.entries().stream().filter(e -> e.archived().isEmpty()).count(),
                        s.domains().size(),
                        s.inbox().size()))
            .orElse(""));
    parts.choose(part);
    set(entryPart, part == Part.ENTRIES);
    set(domains, part == Part.DOMAINS);
    set(inbox, part == Part.INBOX);
    entries.follow();
    if (part == Part.DOMAINS) {
      domains.follow(shelf);
    } else {
      domains.hideButtons();
    }
    set(reasonHead, part != Part.DOMAINS || domains.needsReason());
    set(reason, part != Part.DOMAINS || domains.needsReason());
    inbox.follow(shelf.map(Shelf::inbox).orElse(List.of()));
    entry();
    boolean editing = model.draft().isPresent();
    boolean archived = model.entry().filter(e -> e.archived().isPresent()).isPresent();
    set(edit, part == Part.ENTRIES && !editing && !archived);
    set(save, editing);
    set(archive, part == Part.ENTRIES && !editing);
    archive.setText(texts.get(archived ? "do.unarchive" : "do.archive"));
    set(dismiss, part == Part.INBOX);
    set(queue, part == Part.INBOX);
    edit.setDisable(model.side().isEmpty());
    archive.setDisable(model.entry().isEmpty());
    dismiss.setDisable(inbox.getItems().isEmpty());
    queue.setDisable(inbox.getItems().isEmpty());
    undo.setDisable(!model.canUndo());
    boolean told = !model.message().isEmpty();
    message.setText(
        told
            ? model.message()
            : part == Part.DOMAINS
                ? domains.hint()
                : texts.get(editing ? "hint.editing" : "hint." + part));
    message.getStyleClass().removeAll("muted", "strong");
    message.getStyleClass().add(told ? "strong" : "muted");
  }

  private void entry() {
    boolean editing = model.draft().isPresent();
    set(form, editing);
    set(card, !editing);
    model.draft().ifPresent(draft -> form.show(draft, model.flaws()));
    Optional<String> now = model.side().map(side -> side.id() + side.since() + side.history());
    if (!now.equals(shown)) {
      shown = now;
      model
          .side()
          .ifPresentOrElse(
              side -> card.show(texts.get("entry.caption"), side, Optional.empty(), true),
              () -> card.none(texts.get("entry.caption"), texts.get("entry.none")));
    }
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  @Override
  public void shown() {
    model.refresh();
    Platform.runLater(this::focusPart);
  }

  @Override
  public void closed() {
    closed.run();
  }
}
