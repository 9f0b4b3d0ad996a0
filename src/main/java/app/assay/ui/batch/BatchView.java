package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.entry.EntryStyle;
import app.assay.ui.event.Listeners;
import app.assay.ui.shell.CentreView;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A batch of candidates: the list with what each rule says, the candidate that is looked at, and
/// what can be decided.
///
/// Keys while nothing is typed: A accepts, X rejects, E edits, Q answers as a person, C goes to the
/// conflicts, G runs the gate (Shift+G over all again), Ctrl+Enter shows what accepting writes and
/// then writes it, R chooses the repository, Ctrl+F searches, Ctrl+Z takes back. Esc leads to the
/// list.
public final class BatchView extends BorderPane implements CentreView {

  /// What leads elsewhere.
  ///
  /// @param answer opens the questions of a candidate, by its index; empty where nobody can answer
  /// @param conflicts opens the queue of conflicts
  /// @param target asks where to write a file, by the name proposed
  /// @param page gives the page of a code, empty where there is none
  /// @param repository what evidence and files are looked up in
  /// @param showSide makes room for the candidate where it was hidden
  /// @param closed called once nothing runs and the tab goes
  public record Uses(
      Optional<Consumer<Integer>> answer,
      Runnable conflicts,
      Function<String, Optional<Path>> target,
      Function<String, Optional<Node>> page,
      BatchRepository repository,
      Runnable showSide,
      Runnable closed) {}

  private final Texts texts = new Texts("batch");
  private final Listeners names = new Listeners();
  private final Path file;
  private final BatchWork work;
  private final BatchModel model;
  private final Uses uses;
  private final BatchBar bar;
  private final BatchAsk ask;
  private final BatchTable table;
  private final BatchFilters filters;
  private final PreviewPane preview;
  private final DomainsPane domains;
  private final ReportPane report;
  private final VBox list;
  private final BatchSide side;
  private final BatchFooter footer;
  private final Label notices = new Paragraph("");

  /// @param file what its tab is called by
  public BatchView(Path file, BatchWork work, Uses uses) {
    this.file = file;
    this.work = work;
    this.model = work.model();
    this.uses = uses;
    setId("batch");
    EntryStyle.on(this);
    bar = new BatchBar(work, new BatchBar.Uses(this::export, this::enter, uses.repository()));
    table = new BatchTable(model, texts, bar.measure());
    ask = new BatchAsk(table::requestFocus);
    filters = new BatchFilters(model, texts, table::requestFocus);
    side = new BatchSide(model, texts, this::page);
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
    report = new ReportPane(texts, this::saveReport, this::back);
    setTop(new VBox(bar, ask));
    setCenter(new StackPane(list, preview, domains, report));
    setBottom(footer);
    BatchKeys keys = new BatchKeys(new Keys());
    keys.on(this);
    keys.on(side);
    model.onChange(this::follow);
    work.onChange(this::follow);
    follow();
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
    side.hidePage();
    model.edit();
    if (model.draft().isPresent()) {
      uses.showSide().run();
      side.focusForm();
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
    }
  }

  private void page(String code) {
    uses.page().apply(code).ifPresent(side::showPage);
    follow();
  }

  private void back() {
    if (work.review().isPresent() && domains.leaveChoosing()) {
      return;
    }
    ask.close();
    keepTyped();
    model.stopReject();
    side.hidePage();
    work.close();
    table.requestFocus();
  }

  private void keepTyped() {
    if (model.draft().isPresent()) {
      model.endEdit();
      work.keep();
    }
  }

  private void follow() {
    bar.follow();
    filters.follow();
    table.follow(work.isRead());
    boolean listed = work.preview().isEmpty() && work.report().isEmpty() && work.review().isEmpty();
    boolean returns = listed && !list.isVisible() && holdsFocus();
    domains.follow(work.review());
    set(domains, work.review().isPresent());
    set(list, listed);
    preview.follow(work.preview());
    set(preview, work.preview().isPresent());
    report.follow(work.report());
    set(report, work.report().isPresent());
    notices.setText(String.join("\n", model.opened().notices()));
    set(notices, !model.opened().notices().isEmpty());
    side.follow();
    footer.follow(uses.answer().isPresent());
    if (returns) {
      table.requestFocus();
    }
    names.tell();
  }

  /// Whether the keyboard is in the tab rather than elsewhere in the window.
  private boolean holdsFocus() {
    Node at = getScene() == null ? null : getScene().getFocusOwner();
    while (at != null && !at.equals(this)) {
      at = at.getParent();
    }
    return at != null;
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /// Reads the batch and shows it.
  ///
  /// @param gate whether the gate runs at once
  public void open(boolean gate) {
    work.open(gate);
  }

  /// Runs the gate over all again, after a person answered.
  public void gateAgain() {
    work.gate(true);
  }

  /// Reads the batch anew.
  public void readAgain() {
    work.readAgain();
  }

  /// The repository in use has changed.
  public void repositoryChanged() {
    bar.follow();
  }

  /// Others changed the file of the batch; asks whether it is to be read again.
  public void changedOutside() {
    ask.ask("changed", work::readAgain, name(file));
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  @Override
  public String name() {
    return work.running()
        .map(TaskHandle::state)
        .map(s -> texts.get("tab.running", name(file), s.done(), s.total()))
        .orElse(name(file));
  }

  @Override
  public String about() {
    return file.toString();
  }

  @Override
  public Optional<Path> file() {
    return Optional.of(file).filter(Files::isRegularFile);
  }

  @Override
  public Region node() {
    return this;
  }

  @Override
  public Region side() {
    return side;
  }

  @Override
  public void focus() {
    if (ask.isOpen()) {
      ask.focus();
    } else {
      Platform.runLater(table::requestFocus);
    }
  }

  @Override
  public void focusSide() {
    side.focusShown();
  }

  @Override
  public void find() {
    filters.focusSearch();
  }

  @Override
  public void undo() {
    work.undo();
  }

  @Override
  public void close(Runnable then) {
    if (work.running().isPresent()) {
      TaskState state = work.running().get().state();
      ask.ask("close", () -> end(then), state.done(), state.total());
    } else {
      end(then);
    }
  }

  @Override
  public boolean isBusy() {
    return work.running().isPresent();
  }

  /// Keeps what is typed, stops what runs, and goes.
  private void end(Runnable then) {
    keepTyped();
    work.end(
        () -> {
          uses.closed().run();
          then.run();
        });
  }

  @Override
  public void onName(Runnable listener) {
    names.add(listener);
  }

  /// What the keys do.
  private final class Keys implements BatchKeys.Uses {

    @Override
    public void back() {
      BatchView.this.back();
    }

    @Override
    public void enter() {
      BatchView.this.enter();
    }

    @Override
    public void find() {
      BatchView.this.find();
    }

    @Override
    public void undo() {
      BatchView.this.undo();
    }

    @Override
    public boolean takesLetters() {
      return work.preview().isEmpty() && work.review().isEmpty();
    }

    @Override
    public Optional<Runnable> letter(KeyCode code, boolean shift) {
      return switch (code) {
        case A -> Optional.of(BatchView.this::acceptOne);
        case X -> Optional.of(BatchView.this::startReject);
        case E -> Optional.of(BatchView.this::edit);
        case Q -> Optional.of(BatchView.this::answer);
        case C -> Optional.of(uses.conflicts());
        case G -> Optional.of(() -> work.gate(shift));
        case R -> Optional.of(bar::chooseRepository);
        default -> Optional.empty();
      };
    }
  }
}
