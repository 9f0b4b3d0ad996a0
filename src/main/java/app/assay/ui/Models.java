package app.assay.ui;

import app.assay.cgd.CgdParser;
import app.assay.cgd.MachineNames;
import app.assay.cgd.check.CheckContext;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.ui.details.DetailsModel;
import app.assay.ui.documents.DocumentEdits;
import app.assay.ui.documents.DocumentFixes;
import app.assay.ui.documents.Drafts;
import app.assay.ui.documents.MarkedCheck;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.documents.OpenDocuments;
import app.assay.ui.documents.Saving;
import app.assay.ui.event.Announcer;
import app.assay.ui.ledger.LedgerModel;
import app.assay.ui.points.PointsModel;
import app.assay.ui.problems.GroupTitles;
import app.assay.ui.problems.ProblemsModel;
import app.assay.ui.settings.Preferences;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.VaultModel;
import app.assay.ui.vault.VaultOpening;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import app.assay.workspace.Vault;
import app.assay.workspace.WindowChecks;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/// Everything the window shows, without a single control. Made once, by hand; the parts know each
/// other only through what is handed to them here and in [Links].
public final class Models {

  private static final int STEPS_OF_UNDO = 2_000;
  private static final int DRAFT_MILLIS = 2_000;

  /// What comes in from outside.
  ///
  /// @param delivery the thread that draws
  /// @param pauses makes a debounce of so many milliseconds
  /// @param chances keys and chance for judges
  public record Outside(
      TaskRunner runner,
      Executor delivery,
      Clock clock,
      SettingsFile settings,
      IntFunction<Consumer<Runnable>> pauses,
      Choosers choosers,
      Judging.Chances chances) {}

  final Outside outside;
  final DocumentFile files = new DocumentFile();
  final Announcer announcer = new Announcer();
  final UndoStack undo = new UndoStack(STEPS_OF_UNDO);
  final VaultModel vault = new VaultModel();
  final Preferences preferences;
  final VaultOpening opening;
  final OpenDocuments documents;
  final DocumentEdits edits;
  final DocumentFixes fixes;
  final Saving saving;
  final Drafts drafts;
  final ProblemsModel problems;
  final PointsModel points = new PointsModel();
  final LedgerModel ledger;
  final WindowChecks checks;
  final DetailsModel details;
  final Judging judging;
  private final List<BiConsumer<OpenDocument, ReadResult.Loaded>> differences = new ArrayList<>();

  public Models(Outside outside) {
    this.outside = outside;
    TaskRunner runner = outside.runner();
    Texts problemTexts = new Texts("problems");
    preferences =
        new Preferences(
            outside.settings(),
            runner,
            MachineNames.load(),
            announcer::say,
            new Texts("settings").get("task"));
    Supplier<CheckContext> context = this::context;
    checks = new WindowChecks(preferences::sensitivity);
    opening = new VaultOpening(vault, runner, outside.delivery(), context, checks::ofDocument);
    documents =
        new OpenDocuments(
            files,
            runner,
            undo,
            new MarkedCheck(CgdParser.standard(), checks, files, context),
            outside.pauses(),
            this::shown);
    edits = new DocumentEdits(CgdParser.standard(), context, runner, announcer::say);
    fixes =
        new DocumentFixes(
            CgdParser.standard(),
            watch -> checks.fixes(context().today(), watch),
            runner,
            announcer::say);
    saving =
        new Saving(files, runner, (d, theirs) -> differences.forEach(l -> l.accept(d, theirs)));
    drafts =
        new Drafts(
            outside.settings().folder().resolve("drafts"),
            files,
            runner,
            () -> outside.pauses().apply(DRAFT_MILLIS));
    Texts pointTexts = new Texts("points");
    problems =
        new ProblemsModel(
            runner,
            problemTexts.get("task"),
            new GroupTitles(
                severity -> problemTexts.get("severity." + severity.name()),
                point ->
                    point == 0
                        ? problemTexts.get("point.0")
                        : point + " \u00B7 " + pointTexts.get("point." + point)));
    ledger = new LedgerModel(runner, outside.clock(), new Texts("ledger").get("task"));
    judging = new Judging(this, outside.chances());
    details = new DetailsModel(ledger::entries, judging.questions()::of);
  }

  /// What rules may know now.
  CheckContext context() {
    return CheckContext.at(outside.clock().instant()).withProfile(preferences.profile());
  }

  /// What opens knowledge stores, a team's by the passwords in the variables of this program.
  KnowledgeVaults vaults() {
    return new KnowledgeVaults(outside.clock(), outside.chances().environment());
  }

  /// The root of the vault whose ledger is told of a document.
  Path rootOf(Path document) {
    return vault
        .vault()
        .map(Vault::root)
        .filter(document::startsWith)
        .orElseGet(() -> Vault.rootOf(document));
  }

  /// Calls back when the user wants to see a text beside the one on disk.
  void onDifference(BiConsumer<OpenDocument, ReadResult.Loaded> listener) {
    differences.add(listener);
  }

  private String shown(Path path) {
    return vault.vault().map(v -> v.shown(path)).orElse(String.valueOf(path.getFileName()));
  }
}
