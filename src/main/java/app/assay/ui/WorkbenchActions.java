package app.assay.ui;

import app.assay.finding.Fix;
import app.assay.ui.action.Actions;
import app.assay.ui.action.CheatSheet;
import app.assay.ui.action.Finder;
import app.assay.ui.action.FinderPane;
import app.assay.ui.action.Hit;
import app.assay.ui.action.KeyMap;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.settings.SettingsCard;
import app.assay.ui.shell.CentreView;
import app.assay.ui.shell.Dock;
import app.assay.ui.shell.Frame;
import app.assay.ui.shell.Frame.Side;
import app.assay.ui.shell.ReviewOpener;
import app.assay.ui.theme.Look;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.Theme;
import app.assay.workspace.TaskHandle;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Everything the user can do, with its default key.
final class WorkbenchActions {

  private static final int SCALE_STEP = 10;

  private final Texts texts = new Texts("action");
  private final Models models;
  private final Actions actions;
  private final KeyMap keys;
  private final Navigation navigation;
  private final Opening opening;
  private final Closing closing;
  private final Covers covers;
  private final Look look;

  WorkbenchActions(
      Models models,
      Actions actions,
      KeyMap keys,
      Navigation navigation,
      Opening opening,
      Closing closing,
      Covers covers,
      Look look) {
    this.models = models;
    this.actions = actions;
    this.keys = keys;
    this.navigation = navigation;
    this.opening = opening;
    this.closing = closing;
    this.covers = covers;
    this.look = look;
  }

  void addAll(Frame frame, Dock dock, WorkbenchWindow.Focus focus, Stage stage) {
    addFile();
    addEdit();
    addGo(frame);
    addView(frame, dock, focus);
    addApp(frame, stage);
  }

  private void addFile() {
    BooleanSupplier open = () -> models.documents.active().isPresent();
    BooleanSupplier vault = () -> models.vault.vault().isPresent();
    actions
        .add("file.open", "Ctrl+O", opening::chooseFolder)
        .add("file.openDocument", "Ctrl+Shift+O", opening::chooseDocument)
        .add("file.save", "Ctrl+S", open, () -> models.documents.active().ifPresent(this::save))
        .add(
            "file.saveAll",
            "Ctrl+Shift+S",
            () -> !closing.unsaved().isEmpty(),
            () -> closing.saveAll(() -> {}))
        .add(
            "file.close",
            "Ctrl+W",
            navigation::isAnythingInFront,
            () -> navigation.close(closing::close))
        .add(
            "file.annotate",
            "Ctrl+Shift+M",
            covers.annotations()::canOpen,
            covers.annotations()::open)
        .add("file.refresh", "F5", vault, models.opening::refresh);
  }

  private void save(OpenDocument document) {
    models.saving.save(
        document,
        result -> {
          if (result instanceof app.assay.text.SaveResult.Saved) {
            models.announcer.say(new Texts("shell").get("saved", document.name()));
          }
        });
  }

  private void addEdit() {
    BooleanSupplier open = () -> models.documents.active().isPresent();
    actions
        .add("edit.undo", "Ctrl+Z", navigation::undo)
        .add("edit.redo", "Ctrl+Shift+Z", navigation::redo)
        .add("edit.find", "Ctrl+F", navigation::isAnythingInFront, navigation::find)
        .add("edit.fixes", "Alt+Enter", open, () -> navigation.inFront(p -> p.editor().showFixes()))
        .add("edit.stamp", "Ctrl+Shift+H", () -> stamp().isPresent(), this::stampFront);
  }

  private Optional<Fix> stamp() {
    return models.documents.active().flatMap(OpenDocument::stamp);
  }

  private void stampFront() {
    stamp()
        .ifPresent(
            fix ->
                navigation.inFront(
                    pane ->
                        pane.document()
                            .edit(fix.title(), fix.edits())
                            .ifPresent(models.announcer::say)));
  }

  private void addGo(Frame frame) {
    BooleanSupplier open = () -> models.documents.active().isPresent();
    actions
        .add(
            "go.next",
            "F2",
            open,
            () ->
                navigation.inFront(
                    pane -> {
                      pane.focusEditor();
                      pane.editor().nextProblem();
                    }))
        .add(
            "go.previous",
            "Shift+F2",
            open,
            () ->
                navigation.inFront(
                    pane -> {
                      pane.focusEditor();
                      pane.editor().previousProblem();
                    }))
        .add("go.source", "F4", navigation::source)
        .add("go.back", "Alt+Left", models.documents.history()::canGoBack, navigation::back)
        .add(
            "go.forward",
            "Alt+Right",
            models.documents.history()::canGoForward,
            navigation::forward)
        .add("go.nextTab", "Ctrl+Tab", navigation::isAnythingInFront, () -> navigation.turn(1))
        .add(
            "go.previousTab",
            "Ctrl+Shift+Tab",
            navigation::isAnythingInFront,
            () -> navigation.turn(-1))
        .add("go.recent", "Ctrl+E", () -> showRecent(frame))
        .add("go.editor", "Esc", navigation::isAnythingInFront, navigation::focusEditor);
  }

  private void addView(Frame frame, Dock dock, WorkbenchWindow.Focus focus) {
    actions
        .add("view.vault", "Alt+1", () -> toggle(frame, Side.LEFT, "vault", focus.tree()))
        .add("view.points", "Alt+5", () -> togglePoints(frame, focus))
        .add(
            "view.report",
            "Ctrl+Shift+R",
            () -> models.documents.active().flatMap(OpenDocument::fresh).isPresent(),
            () -> showReport(frame))
        .add("view.problems", "Alt+6", () -> toggle(frame, dock, "problems"))
        .add("view.tasks", "Alt+7", () -> toggle(frame, dock, "tasks"))
        .add("view.ledger", "Alt+8", () -> toggle(frame, dock, "ledger"))
        .add("view.details", "Alt+9", () -> toggleRight(frame, focus.details()))
        .add(
            "view.preview",
            "Ctrl+P",
            () -> models.documents.active().isPresent(),
            () -> navigation.inFront(pane -> pane.togglePreview()))
        .add(
            "view.theme",
            "Ctrl+Shift+T",
            () -> models.preferences.setTheme(look.theme().isDark() ? Theme.LIGHT : Theme.DARK))
        .add("view.larger", "Ctrl+=", () -> scale(SCALE_STEP))
        .add("view.smaller", "Ctrl+-", () -> scale(-SCALE_STEP))
        .add("review.open", "Ctrl+R", covers.reviews()::canOpen, this::review)
        .add("review.queue", "Ctrl+Shift+Q", opening::chooseQueue);
  }

  private void togglePoints(Frame frame, WorkbenchWindow.Focus focus) {
    boolean there = frame.isShown(Side.LEFT) && focus.left().isLowerShown();
    if (there && frame.hasFocusIn("points")) {
      focus.left().showLower(false);
      navigation.focusEditor();
    } else {
      frame.setShown(Side.LEFT, true);
      focus.left().showLower(true);
      focus.points().run();
    }
  }

  private void showReport(Frame frame) {
    models
        .documents
        .active()
        .ifPresent(
            document ->
                document
                    .fresh()
                    .ifPresent(
                        checked ->
                            frame
                                .overlay()
                                .show(
                                    new ReportCard(
                                        document,
                                        checked.report(),
                                        new ReportCard.Uses(
                                            models.outside.runner(),
                                            models.files,
                                            opening::chooseTarget,
                                            frame.overlay()::close)))));
  }

  private void scale(int by) {
    models.preferences.change(s -> s.withScale(s.scale() + by));
  }

  private void review() {
    covers.reviews().open(ReviewOpener.Target.VAULT);
  }

  /// As in other workbenches: the key shows a window and goes there; from inside it hides it.
  private void toggle(Frame frame, Side side, String id, Runnable focus) {
    if (frame.isShown(side) && frame.hasFocusIn(id)) {
      frame.setShown(side, false);
      navigation.focusEditor();
    } else {
      frame.setShown(side, true);
      focus.run();
    }
  }

  private void toggleRight(Frame frame, Runnable focus) {
    if (frame.isShown(Side.RIGHT) && frame.hasFocusIn(Side.RIGHT)) {
      frame.setShown(Side.RIGHT, false);
      navigation.focusEditor();
    } else {
      frame.setShown(Side.RIGHT, true);
      navigation.view().ifPresentOrElse(CentreView::focusSide, focus);
    }
  }

  private void toggle(Frame frame, Dock dock, String id) {
    boolean inside = frame.isShown(Side.BOTTOM) && dock.shown().id().equals(id);
    if (inside && frame.hasFocusIn(id.equals("tasks") ? "tasks-window" : id)) {
      frame.setShown(Side.BOTTOM, false);
      navigation.focusEditor();
    } else {
      frame.setShown(Side.BOTTOM, true);
      dock.show(id);
      dock.shown().focus().run();
    }
  }

  private void addApp(Frame frame, Stage stage) {
    actions
        .add("app.find", "Ctrl+Shift+A", () -> showFinder(frame))
        .add(
            "app.settings",
            "Ctrl+,",
            () ->
                frame
                    .overlay()
                    .show(
                        new SettingsCard(models.preferences, actions, keys, id -> lead(frame, id))))
        .add("app.keys", "F1", () -> frame.overlay().show(new CheatSheet(actions, keys)))
        .add(
            "app.stop",
            "",
            () -> !models.outside.runner().running().list().isEmpty(),
            () -> models.outside.runner().running().list().forEach(TaskHandle::cancel))
        .add(
            "app.quit",
            "Ctrl+Q",
            () -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
  }

  private void lead(Frame frame, String id) {
    frame.overlay().close();
    actions.run(id);
  }

  private void showFinder(Frame frame) {
    Findable findable = new Findable(models.vault, navigation);
    find(
        frame,
        texts.get("finder.prompt"),
        List.of(Finder.actions(actions, keys), findable::documents, findable::claims));
  }

  private void showRecent(Frame frame) {
    Findable findable = new Findable(models.vault, navigation);
    find(frame, texts.get("finder.recent"), List.of(findable::recent));
  }

  private static void find(Frame frame, String prompt, List<Supplier<List<Hit>>> sources) {
    FinderPane pane = new FinderPane(new Finder(sources), prompt, frame.overlay()::close);
    frame.overlay().show(pane);
    pane.focusField();
  }
}
