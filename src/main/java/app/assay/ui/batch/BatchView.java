package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.entry.EntryForm;
import app.assay.ui.entry.EntryStyle;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.workspace.TaskState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A batch of candidates: the list with what each rule says, the candidate that is looked at, and
/// what can be decided.
///
/// Keys while nothing is typed: A accepts, X rejects, E edits, Q answers as a person, C goes to the
/// conflicts, G runs the gate (Shift+G over all again), Ctrl+Enter shows what accepting writes and
/// then writes it, Ctrl+F searches, Ctrl+Z takes back. Esc leads from a field to the list and from
/// there out.
public final class BatchView extends FullPane {

  /// What leads elsewhere.
  ///
  /// @param answer opens the questions of a candidate, by its index; empty where nobody can answer
  /// @param conflicts opens the queue of conflicts
  /// @param target asks where to write a file, by the name proposed
  /// @param page gives the page of a code, empty where there is none
  /// @param gateFirst whether the gate runs as soon as the batch is read
  /// @param leave takes the screen away
  /// @param closed called once it is gone
  public record Uses(
      Optional<Consumer<Integer>> answer,
      Runnable conflicts,
      Function<String, Optional<Path>> target,
      Function<String, Optional<Node>> page,
      boolean gateFirst,
      Runnable leave,
      Runnable closed) {}

  private final Texts texts = new Texts("batch");
  private final BatchWork work;
  private final BatchModel model;
  private final Uses uses;
  private final BatchTable table;
  private final BatchFilters filters;
  private final CandidatePane candidate;
  private final EntryForm form;
  private final ScrollPane rule = new ScrollPane();
  private final PreviewPane preview;
  private final DomainsPane domains;
  private final TextArea report = new TextArea();
  private final VBox reportPane;
  private final VBox list;
  private final VBox side;
  private final BatchFooter footer;
  private final Label notices = new Paragraph("");
  private final Button gate;
  private final Button stop;
  private final Button accept;
  private boolean arriving;

  public BatchView(BatchWork work, Uses uses) {
    super("batch", new Texts("batch").get("title"), new Texts("batch").get("back"), uses.leave());
    this.work = work;
    this.model = work.model();
    this.uses = uses;
    EntryStyle.on(this);
    gate = button("gate", "G", () -> work.gate(false));
    stop = button("stop", "", work::stop);
    accept = button("accept-into", "Ctrl Enter", this::enter);
    accept.getStyleClass().add("accent");
    beside(
        List.of(
            gate,
            stop,
            button("report", "", work::makeReport),
            button("changeset", "", this::export),
            accept));
    table = new BatchTable(model, texts, measure());
    filters = new BatchFilters(model, texts, table::requestFocus);
    candidate = new CandidatePane(texts, this::page);
    form = new EntryForm("batch-form", model::typed);
    preview = new PreviewPane(texts, work::accept, this::back);
    domains = new DomainsPane(work, this::back);
    footer =
        new BatchFooter(
            work,
            texts,
            new BatchFooter.Uses(
                this::acceptOne,
                this::startReject,
                this::edit,
                this::back,
                this::answer,
                uses.conflicts(),
                this::reject));
    notices.setId("batch-notices");
    notices.getStyleClass().addAll("banner", "warning", "batch-notices");
    VBox.setVgrow(table, Priority.ALWAYS);
    list = new VBox(filters, notices, table);
    reportPane = reportPane();
    StackPane centre = new StackPane(list, preview, domains, reportPane);
    setCenter(centre);
    StackPane shown = new StackPane(candidate, form, rule);
    rule.setFitToWidth(true);
    rule.getStyleClass().add("candidate-pane");
    VBox.setVgrow(shown, Priority.ALWAYS);
    side = new VBox(shown, footer);
    side.getStyleClass().add("batch-side");
    setRight(side);
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
    model.onChange(this::follow);
    work.onChange(this::follow);
    follow();
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = new Button(key.equals("accept-into") ? "" : texts.get(key));
    button.setId("batch-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.setOnAction(e -> run.run());
    return cap.isEmpty() ? button : KeyCap.on(button, cap);
  }

  private VBox reportPane() {
    Label title = new Label(texts.get("report.title"));
    title.getStyleClass().add("heading-2");
    report.setId("batch-report-text");
    report.setEditable(false);
    report.getStyleClass().add("body-area");
    VBox.setVgrow(report, Priority.ALWAYS);
    HBox buttons =
        new HBox(
            button("report.save", "", this::saveReport), button("preview.no", "Esc", this::back));
    buttons.getStyleClass().add("buttons");
    VBox pane = new VBox(title, report, buttons);
    pane.getStyleClass().add("batch-preview");
    return pane;
  }

  private void saveReport() {
    uses.target().apply(texts.get("report.file")).ifPresent(work::saveReport);
  }

  private void export() {
    uses.target().apply(texts.get("changeset.file")).ifPresent(work::export);
  }

  private void acceptOne() {
    if (model.accept()) {
      work.keep();
    }
    table.requestFocus();
  }

  private void startReject() {
    model.startReject();
    if (model.isRejecting()) {
      footer.focusReason();
    }
  }

  private void reject(String reason) {
    if (model.reject(reason)) {
      work.keep();
      table.requestFocus();
    }
  }

  private void edit() {
    rule.setContent(null);
    model.edit();
    if (model.draft().isPresent()) {
      form.focusClaim();
    }
  }

  private void answer() {
    uses.answer().ifPresent(open -> open.accept(model.current()));
  }

  /// Shows what accepting writes, and at the second press writes it.
  private void enter() {
    if (work.preview().isPresent()) {
      work.accept();
    } else if (work.review().isPresent()) {
      domains.goOn();
    } else {
      work.startPreview();
      preview.focusLines();
    }
  }

  private void page(String code) {
    uses.page().apply(code).ifPresent(rule::setContent);
    follow();
  }

  private void back() {
    if (work.review().isPresent() && domains.leaveChoosing()) {
      return;
    }
    if (model.draft().isPresent()) {
      model.endEdit();
      work.keep();
    }
    model.stopReject();
    rule.setContent(null);
    work.close();
    table.requestFocus();
  }

  private boolean isBeside() {
    return model.draft().isPresent()
        || model.isRejecting()
        || rule.getContent() != null
        || work.preview().isPresent()
        || work.review().isPresent()
        || work.report().isPresent();
  }

  private void swallow(KeyEvent event) {
    if (arriving) {
      event.consume();
    }
    arriving = false;
  }

  private void press(KeyEvent event) {
    arriving = false;
    boolean typing = event.getTarget() instanceof TextInputControl input && input.isEditable();
    Optional<Runnable> what = Optional.empty();
    if (event.getCode() == KeyCode.ESCAPE) {
      what = Optional.of(isBeside() || typing ? this::back : uses.leave());
    } else if (event.isShortcutDown()) {
      what = shortcut(event.getCode(), typing);
    } else if (!typing
        && !event.isAltDown()
        && work.preview().isEmpty()
        && work.review().isEmpty()) {
      what = single(event);
      arriving = what.isPresent();
    }
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  private Optional<Runnable> shortcut(KeyCode code, boolean typing) {
    return switch (code) {
      case ENTER -> Optional.of(this::enter);
      case F -> Optional.of(filters::focusSearch);
      case Z -> typing ? Optional.empty() : Optional.of(work::undo);
      default -> Optional.empty();
    };
  }

  private Optional<Runnable> single(KeyEvent event) {
    return switch (event.getCode()) {
      case A -> Optional.of(this::acceptOne);
      case X -> Optional.of(this::startReject);
      case E -> Optional.of(this::edit);
      case Q -> Optional.of(this::answer);
      case C -> Optional.of(uses.conflicts());
      case G -> Optional.of(() -> work.gate(event.isShiftDown()));
      default -> Optional.empty();
    };
  }

  private void follow() {
    List<String> about = new ArrayList<>();
    about.add(model.opened().name());
    about.add(texts.get("about", model.size()));
    if (!model.opened().repository().isEmpty()) {
      about.add(texts.get("about.repository", model.opened().repository()));
    }
    about.add(
        model.opened().vault().isEmpty()
            ? texts.get("about.noVault")
            : texts.get("about.vault", shortened(model.opened().vault())));
    about(work.isRead() ? String.join(" \u00B7 ", about) : "");
    filters.follow();
    table.follow(work.isRead());
    domains.follow(work.review());
    set(domains, work.review().isPresent());
    set(side, work.review().isEmpty());
    set(list, work.preview().isEmpty() && work.report().isEmpty() && work.review().isEmpty());
    preview.follow(work.preview());
    set(preview, work.preview().isPresent());
    work.report().filter(text -> !text.equals(report.getText())).ifPresent(report::setText);
    set(reportPane, work.report().isPresent());
    notices.setText(String.join("\n", model.opened().notices()));
    set(notices, !model.opened().notices().isEmpty());
    boolean editing = model.draft().isPresent();
    boolean page = rule.getContent() != null;
    candidate.show(model.currentRow());
    set(candidate, !editing && !page);
    set(form, editing);
    set(rule, page && !editing);
    model.draft().ifPresent(draft -> form.show(draft, model.draftFlaws()));
    footer.follow(uses.answer().isPresent());
    running();
  }

  private static String shortened(String vault) {
    return vault.substring(vault.lastIndexOf('/') + 1);
  }

  private void running() {
    boolean runs = work.running().isPresent();
    set(gate, !runs);
    set(stop, runs);
    gate.setDisable(work.isBusy());
    TaskState state =
        work.running().map(handle -> handle.state()).orElse(new TaskState(0, 0, "", false));
    stop.setText(
        state.total() == 0 ? texts.get("stop") : texts.get("stop.at", state.done(), state.total()));
    int entering = model.entering().size();
    accept.setText(texts.get("accept.into", entering));
    boolean vault = !model.opened().vault().isEmpty();
    accept.setDisable(entering == 0 || work.isBusy() || !vault);
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  @Override
  public void shown() {
    work.open(uses.gateFirst());
    Platform.runLater(table::requestFocus);
  }

  @Override
  public void closed() {
    if (model.draft().isPresent()) {
      model.endEdit();
      work.keep();
    }
    work.stop();
    uses.closed().run();
  }
}
