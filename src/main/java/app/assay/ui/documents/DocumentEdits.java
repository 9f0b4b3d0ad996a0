package app.assay.ui.documents;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.cgd.plan.Plan;
import app.assay.finding.Finding;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import app.assay.ui.theme.Texts;
import app.assay.workspace.HashReport;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.PointExclusions;
import app.assay.workspace.PointFixes;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Changes of an open document that take a look at the whole of it: they are worked out in the
/// background and made as one step of undo, unless the text has changed in the meantime.
///
/// Belongs to the thread that draws.
public final class DocumentEdits {

  private final Texts texts = new Texts("documents");
  private final PointFixes fixes = new PointFixes();
  private final PointExclusions exclusions = new PointExclusions();
  private final CgdParser parser;
  private final DocumentEditor editor;
  private final Supplier<CheckContext> context;
  private final EditInBackground background;
  private final Consumer<String> say;

  /// @param context profile and time as they are at each edit
  /// @param say tells the user what came of it
  public DocumentEdits(
      CgdParser parser, Supplier<CheckContext> context, TaskRunner runner, Consumer<String> say) {
    this.parser = parser;
    this.context = context;
    this.editor = new DocumentEditor(parser);
    this.background = new EditInBackground(texts, parser, runner, say);
    this.say = say;
  }

  /// Sets `points-passed`. A hash that fitted the text is made to fit it again; one that did not
  /// stays as it is, for it says that the text was changed.
  public void passPoints(OpenDocument document, String points) {
    boolean fits =
        document
            .fresh()
            .filter(c -> c.report().hash().match() == HashReport.Match.VERIFIED)
            .isPresent();
    Value value = points.contains(",") ? Value.text(points) : Value.word(points);
    List<Change> changes = List.of(new Change.SetField("points-passed", value));
    make(
        document,
        texts.get("edit.pass", points),
        text ->
            fits
                ? editor.applyAndStamp(text, changes, Stamp.Options.PRESENT_ONLY)
                : editor.apply(text, changes));
  }

  /// Sends a statement to Round B: a pending claim, with its record, statuses and hash.
  public void toRoundB(OpenDocument document, Finding finding) {
    make(
        document,
        texts.get("edit.roundB"),
        text ->
            fixes
                .sentToRoundB(text.source(), finding)
                .<EditResult>map(sent -> replaced(text, sent))
                .orElseGet(() -> new EditResult.Refused(texts.get("edit.roundB.not"))));
  }

  /// Wraps the block that a finding is in as an exclusion, with front matter and hash in step.
  public void exclude(OpenDocument document, Finding finding) {
    CheckContext here =
        context
            .get()
            .withFile(Optional.of(String.valueOf(document.path().getFileName())), Optional.empty());
    make(
        document,
        texts.get("edit.exclude", finding.rule().id()),
        text ->
            switch (exclusions.plan(text, finding, here)) {
              case Plan.Ready ready -> ready.edited();
              case Plan.Refused refused ->
                  new EditResult.Refused(texts.get("edit.exclude.not", refused.message()));
            });
  }

  /// Allows a finding by a comment before its block.
  ///
  /// @param checked the answer that the finding is from; another text is left alone
  /// @param reason to which there is no objection
  public void allow(OpenDocument document, Checked checked, PlacedFinding finding, String reason) {
    String title = texts.get("edit.allow", finding.rule().id());
    TextEdit edit =
        Allowing.of(
            document.text().buffer(),
            document.text().lineEnding(),
            finding.rule().id(),
            Math.min(finding.region().span().start(), document.text().buffer().length()),
            reason);
    if (checked.revision() == document.text().revision()) {
      say.accept(
          document.edit(title, List.of(edit)).orElseGet(() -> texts.get("edit.done", title)));
    } else {
      say.accept(texts.get("edit.late", title));
    }
  }

  private EditResult replaced(CgdDocument text, SourceText sent) {
    return new EditResult.Edited(text, parser.parse(sent), List.of());
  }

  private void make(OpenDocument document, String title, Function<CgdDocument, EditResult> how) {
    background.make(
        document, title, (text, _) -> EditInBackground.Worked.of(how.apply(text)), () -> {});
  }
}
