package app.assay.ui;

import app.assay.hitl.queue.QueueFile;
import app.assay.ui.action.Actions;
import app.assay.ui.action.KeyDispatcher;
import app.assay.ui.action.KeyMap;
import app.assay.ui.details.DetailsView;
import app.assay.ui.details.Subject;
import app.assay.ui.documents.DocumentTabs;
import app.assay.ui.ledger.LedgerView;
import app.assay.ui.points.PointsView;
import app.assay.ui.problems.Problem;
import app.assay.ui.problems.ProblemsView;
import app.assay.ui.settings.Preferences;
import app.assay.ui.shell.CentreView;
import app.assay.ui.shell.CentreViews;
import app.assay.ui.shell.Dock;
import app.assay.ui.shell.Frame;
import app.assay.ui.shell.ReviewOpener;
import app.assay.ui.shell.StatusBar;
import app.assay.ui.shell.TitleBar;
import app.assay.ui.shell.ToolWindow;
import app.assay.ui.task.TaskPiece;
import app.assay.ui.theme.Look;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.VaultTree;
import app.assay.ui.welcome.WelcomePane;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// Builds the controls over the models and puts them into the frame.
public final class WorkbenchWindow {

  private static final int FILTER_MILLIS = 120;
  private static final int MOST_RECENT = 6;

  private final Texts texts = new Texts("shell");
  private final Models models;
  private final TitleText says;
  private final Stage stage;
  private final Actions actions = new Actions();
  private final KeyMap keys;
  private final TitleBar title;
  private final StatusBar status;
  private final CentreViews views;
  private final Frame frame;
  private final Stripes stripes;
  private final PointsView points;
  private final LeftSide left;
  private final Reviews reviews;
  private final Annotations annotations;
  private final Queues queues;
  private final KnowledgeScreens knowledge;
  private final WelcomePane welcome;
  private final Navigation navigation;
  private final Opening opening;
  private final Samples samples;
  private final Tours tours;
  private final Runnable printKeys;

  /// @param samples vaults that came with the program
  /// @param opener makes the review screen, absent where there is none
  public WorkbenchWindow(
      Models models, Stage stage, Look look, Samples samples, Optional<ReviewOpener> opener) {
    this.models = models;
    this.stage = stage;
    this.samples = samples;
    says = new TitleText(models);
    keys = new KeyMap(actions, () -> models.preferences.settings().keys());
    new Links(models).connect();
    views = new CentreViews(models.documents::deactivate);
    opening =
        new Opening(
            models,
            () -> actions.run("view.vault"),
            () -> actions.run("go.editor"),
            this::queue,
            this::knowledge,
            this::batches,
            views);
    Defaults caps = new Defaults(keys);

    welcome =
        new WelcomePane(
            new WelcomePane.Uses(
                opening::chooseFolder,
                opening::chooseDocument,
                () -> actions.run("view.status"),
                () -> actions.run("app.tour"),
                this::openLink));
    Closing closing = new Closing(models);
    Cards cards = new Cards(models, this::frame, this::toEditor);
    Reactions reactions =
        new Reactions(
            models,
            this::showCaret,
            (document, claim) -> review(document.path(), claim.id()),
            cards::allow,
            () -> showDetails(),
            closing::close);
    DocumentTabs tabs =
        new DocumentTabs(models.documents, views, reactions, welcome, new Previews(models)::of);
    navigation = new Navigation(models, tabs, views);
    VaultTree tree =
        new VaultTree(models.vault, this::openFile, this::annotate, opening::chooseFolder);
    ProblemsView problems =
        new ProblemsView(
            models.problems,
            models.outside.pauses().apply(FILTER_MILLIS),
            this::select,
            problem -> navigation.jump(problem.path(), problem.finding().region().span()));
    LedgerView ledger = new LedgerView(models.ledger);
    TasksView tasks = new TasksView(models.outside.runner().running());
    DetailsView details =
        new DetailsView(
            models.details,
            opener.isPresent(),
            claim -> review(claim.path(), claim.claim().id()),
            models.outside.clock());
    Dock dock =
        new Dock(
            List.of(
                new ToolWindow(
                    "problems",
                    new Texts("problems").get("title"),
                    caps.of("view.problems", "Alt 6"),
                    problems.filters(),
                    problems,
                    problems::focusList),
                new ToolWindow(
                    "tasks",
                    texts.get("tasks.title"),
                    caps.of("view.tasks", "Alt 7"),
                    tasks.state(),
                    tasks,
                    tasks::requestFocus),
                new ToolWindow(
                    "ledger",
                    new Texts("ledger").get("title"),
                    caps.of("view.ledger", "Alt 8"),
                    ledger.state(),
                    ledger,
                    ledger::focusTable)),
            this::hideBottom,
            texts.get("dock.hide"));
    title =
        new TitleBar(
            texts,
            new TitleBar.Uses(
                () -> actions.run("app.find"),
                () -> actions.run("review.open"),
                this::askReviewer));
    status =
        new StatusBar(
            new TaskPiece(models.outside.runner().running()),
            texts,
            () -> actions.run("edit.stamp"),
            () -> actions.run("file.annotate"));
    points =
        new PointsView(
            models.points,
            models.preferences,
            new PointsView.Uses(
                value ->
                    models.documents.active().ifPresent(d -> models.edits.passPoints(d, value)),
                () -> actions.run("view.report"),
                row -> navigation.jump(row.path(), row.found().region().span())));
    models.points.onChange(() -> tabs.showPoint(models.points.alone()));
    left = new LeftSide(tree, points);
    frame = new Frame(new Frame.Parts(title, left, tabs, dock, details, status));
    stripes = new Stripes(texts, actions::run);
    stripes.addTo(frame);
    views.onChange(() -> frame.setRight(views.front().map(CentreView::side)));
    reviews = new Reviews(models, frame, opener);
    annotations = new Annotations(models, frame, reviews, navigation);
    queues = new Queues(models, frame, reviews, navigation);
    Covers covers = new Covers(reviews, annotations, queues);
    new WorkbenchActions(models, actions, keys, navigation, opening, closing, covers, look)
        .addAll(
            frame,
            dock,
            new Focus(tree::focusTree, details::focusDetails, points::focusList, left),
            stage);
    new Screens(models, frame, navigation).addTo(actions);
    new Signatures(models, frame, opening).addTo(actions);
    new About(models, frame).addTo(actions);
    new JudgeScreens(models, frame, reviews, navigation).addTo(actions);
    knowledge =
        new KnowledgeScreens(models, frame, reviews, navigation, views, status::showConflicts);
    knowledge.addTo(actions, opening::chooseBatch);
    status.onConflicts(() -> actions.run("view.conflicts"));
    status.onQuestions(() -> actions.run("view.questions"));
    models.judging.questions().onChange(this::follow);
    models.announcer.onSay(status::say);
    models.vault.onChange(this::follow);
    models.documents.onChange(this::follow);
    models.documents.onDocument(document -> showStatus());
    models.documents.onChange(
        () -> models.documents.active().ifPresent(d -> tree.select(d.path())));
    models.ledger.onChange(this::follow);
    tours = new Tours(models, frame, opening, samples, actions, opener);
    tours.addTo(actions, keys);
    models.preferences.onChange(() -> prefer(look));
    printKeys = () -> printKeys(tabs, tree, details, dock);
    printKeys.run();
    follow();
  }

  private void printKeys(DocumentTabs tabs, VaultTree tree, DetailsView details, Dock dock) {
    welcome.showKeys(
        keys.caps("file.open"), keys.caps("file.openDocument"), keys.caps("view.status"));
    tabs.showKeys(keys.caps("go.next"));
    tree.showKeys(keys.caps("view.vault"));
    points.showKeys(keys.caps("view.points"));
    details.showKeys(keys.caps("go.source"), keys.caps("review.open"));
    stripes.showKeys(keys);
    dock.showKeys(id -> keys.caps("view." + id));
    title.showKeys(keys.caps("app.find"), keys.caps("review.open"));
  }

  /// What the tree and the details do to take the focus.
  record Focus(Runnable tree, Runnable details, Runnable points, LeftSide left) {}

  /// Key caps, of the keys in force or, before the actions are there, of their defaults.
  private record Defaults(KeyMap keys) {

    String of(String id, String otherwise) {
      String caps = keys.caps(id);
      return caps.isEmpty() ? otherwise : caps;
    }
  }

  /// What fills the scene.
  public Frame frame() {
    return frame;
  }

  public Actions actions() {
    return actions;
  }

  /// Takes the keys of a scene.
  public void install(Scene scene) {
    new Dropping(opening::open, () -> !frame.overlay().isOpen()).install(scene);
    new KeyDispatcher(keys, () -> !frame.overlay().isOpen() && !frame.isCovered()).install(scene);
  }

  /// Looks for batches and stores that came or went while the window was away.
  public void lookAgain() {
    knowledge.lookAgain();
  }

  /// Ends what goes on beside the window.
  public void close() {
    knowledge.close();
  }

  /// Opens what the program was started with: folders, documents, or nothing.
  public void start(List<Path> paths) {
    opening.openAll(paths);
  }

  /// Opens what stood in the tabs when the program was last used.
  void again(LastSession.Tabs tabs) {
    opening.openAgain(tabs);
  }

  /// The screens that have tabs beside the documents.
  CentreViews views() {
    return views;
  }

  private void prefer(Look look) {
    Preferences preferences = models.preferences;
    if (look.theme() != preferences.theme()) {
      look.setTheme(preferences.theme());
    }
    if (look.scale() != preferences.settings().scale()) {
      look.setScale(preferences.settings().scale());
    }
    printKeys.run();
    follow();
  }

  private void follow() {
    title.show(says.title(), reviews.canOpen());
    stage.setTitle(says.window());
    status.showLedger(says.ledger());
    status.showQuestions(says.questions());
    showStatus();
    List<Path> recent =
        models.preferences.settings().recent().stream()
            .map(Path::of)
            .filter(path -> !samples.vaults().contains(path))
            .limit(MOST_RECENT)
            .toList();
    welcome.show(says.vaultName(), samples.vaults(), recent, tours.canBegin());
  }

  private void showStatus() {
    status.show(says.status());
    showCaret();
  }

  private void showCaret() {
    status.showCaret(says.caret());
  }

  private void select(Problem problem) {
    models.details.show(new Subject.OfFinding(problem.path(), problem.shown(), problem.finding()));
  }

  private void review(Path document, Optional<String> claimId) {
    reviews.open(document, claimId);
  }

  private void toEditor() {
    navigation.focusEditor();
  }

  private void annotate(Path markdown) {
    annotations.open(markdown);
  }

  private void openFile(Path file) {
    if (QueueFile.isNamed(file)) {
      queue(file);
    } else if (KnowledgeScreens.isOpenedHere(file)) {
      knowledge(file);
    } else {
      navigation.open(file);
    }
  }

  private void openLink(Path path) {
    if (samples.vaults().contains(path)) {
      tours.openSample(path);
    } else {
      opening.open(path);
    }
  }

  private void knowledge(Path file) {
    knowledge.open(file);
  }

  private void batches(List<Path> files, Runnable each) {
    knowledge.openBatches(files, each);
  }

  private void queue(Path file) {
    queues.open(file);
  }

  private void askReviewer() {
    reviews.ask(() -> {});
  }

  private void hideBottom() {
    frame.setShown(Frame.Side.BOTTOM, false);
    navigation.focusEditor();
  }

  private void showDetails() {
    frame.setShown(Frame.Side.RIGHT, true);
  }

  /// Asks about unsaved documents before the window closes; true when it may close at once.
  public boolean mayClose(Runnable close) {
    return new Leaving(models, views, frame).mayClose(close);
  }
}
