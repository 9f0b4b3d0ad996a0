package app.assay.ui.annotate.model;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.annotation.AnnotationResult;
import app.assay.text.LineIndex;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.text.WhiteSpace;
import app.assay.ui.event.Listeners;
import app.assay.workspace.Annotating;
import app.assay.workspace.Annotating.Marker;
import app.assay.workspace.Documents;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskHandle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One text on its way to a document: the markers on offer, what was chosen of them, and what comes
/// of it, worked out in the background after each choice.
///
/// Belongs to the thread that draws.
public final class AnnotateModel {

  private final AnnotateTools tools;
  private final SourceText source;
  private final Path markdown;
  private final String processedBy;
  private final Listeners listeners = new Listeners();
  private List<MarkerRow> markers = List.of();
  private Optional<Draft> draft = Optional.empty();
  private Optional<TaskHandle> drafting = Optional.empty();
  private Optional<Path> written = Optional.empty();
  private String trouble = "";
  private boolean looked;
  private boolean writing;
  private int asked;
  private int answered;

  /// @param source the text of the Markdown file as the user sees it
  /// @param processedBy the person who annotates
  public AnnotateModel(AnnotateTools tools, SourceText source, Path markdown, String processedBy) {
    this.tools = tools;
    this.source = source;
    this.markdown = markdown;
    this.processedBy = processedBy;
  }

  /// Looks for markers and shows what the text comes to without any.
  public void start() {
    tools
        .runner()
        .submit(
            tools.texts().get("task.look", name()),
            progress -> look(tools.engine().get(), tools.context().get()),
            (Outcome<List<MarkerRow>> outcome) -> {
              looked = true;
              switch (outcome) {
                case Outcome.Done<List<MarkerRow>>(List<MarkerRow> found) -> markers = found;
                case Outcome.Failed<List<MarkerRow>>(String message) -> trouble = message;
                case Outcome.Cancelled<List<MarkerRow>>() -> {}
              }
              propose();
            });
  }

  private List<MarkerRow> look(Annotating engine, CheckContext context) {
    LineIndex lines = new LineIndex(source.text());
    return engine.markers(source, context.today()).stream()
        .map(
            marker ->
                new MarkerRow(
                    marker,
                    lines.lineAt(marker.finding().span().start()) + 1,
                    WhiteSpace.collapse(marker.finding().span().in(source.text())),
                    Choice.OPEN,
                    false))
        .toList();
  }

  /// Decides about a marker.
  public void choose(int row, Choice choice) {
    if (row >= 0 && row < markers.size()) {
      List<MarkerRow> changed = new ArrayList<>(markers);
      changed.set(row, changed.get(row).with(choice));
      change(changed);
    }
  }

  /// Decides about all markers alike.
  public void chooseAll(Choice choice) {
    change(markers.stream().map(marker -> marker.with(choice)).toList());
  }

  private void change(List<MarkerRow> changed) {
    Set<Marker> fitting = new HashSet<>(Annotating.fitting(accepted(changed)));
    List<MarkerRow> now = new ArrayList<>();
    for (MarkerRow row : changed) {
      now.add(row.overlapping(row.choice() == Choice.ACCEPTED && !fitting.contains(row.marker())));
    }
    if (!now.equals(markers)) {
      markers = List.copyOf(now);
      propose();
    }
  }

  /// Works out the document anew; an answer to earlier choices no longer counts.
  private void propose() {
    drafting.ifPresent(TaskHandle::cancel);
    int mine = ++asked;
    List<Marker> accepted = accepted(markers);
    drafting =
        Optional.of(
            tools
                .runner()
                .submit(
                    tools.texts().get("task.draft", name()),
                    progress -> draft(accepted),
                    (Outcome<Draft> outcome) -> take(mine, outcome)));
    listeners.tell();
  }

  private Draft draft(List<Marker> accepted) {
    Annotating engine = tools.engine().get();
    SourceText marked = engine.marked(source, accepted);
    AnnotationResult result = engine.plan(marked, processedBy, true, tools.context().get());
    String after =
        result instanceof AnnotationResult.Planned planned
            ? planned.document().text()
            : marked.text();
    return new Draft(result, SideRow.of(source.text(), after));
  }

  private void take(int whose, Outcome<Draft> outcome) {
    if (whose != asked) {
      return;
    }
    answered = whose;
    draft = Optional.empty();
    switch (outcome) {
      case Outcome.Done<Draft>(Draft made) -> draft = Optional.of(made);
      case Outcome.Failed<Draft>(String message) -> trouble = message;
      case Outcome.Cancelled<Draft>() -> trouble = tools.texts().get("stopped");
    }
    listeners.tell();
  }

  /// Makes the document beside the text; a file of that name is never replaced.
  public void write() {
    if (!canWrite() || !(draft.orElseThrow().result() instanceof AnnotationResult.Planned made)) {
      return;
    }
    writing = true;
    trouble = "";
    tools
        .runner()
        .submit(
            tools.texts().get("task.write", String.valueOf(target().getFileName())),
            progress -> tools.files().create(target(), made.document().source()),
            this::wrote);
    listeners.tell();
  }

  private void wrote(Outcome<SaveResult> outcome) {
    writing = false;
    switch (outcome) {
      case Outcome.Done<SaveResult>(SaveResult.Saved _) -> written = Optional.of(target());
      case Outcome.Done<SaveResult>(SaveResult.Failed(String message)) -> trouble = message;
      case Outcome.Done<SaveResult>(SaveResult.ChangedUnderneath _) ->
          trouble = tools.texts().get("underneath", String.valueOf(target().getFileName()));
      case Outcome.Failed<SaveResult>(String message) -> trouble = message;
      case Outcome.Cancelled<SaveResult>() -> trouble = tools.texts().get("stopped");
    }
    listeners.tell();
  }

  private static List<Marker> accepted(List<MarkerRow> rows) {
    return rows.stream()
        .filter(row -> row.choice() == Choice.ACCEPTED)
        .map(MarkerRow::marker)
        .toList();
  }

  /// The name of the Markdown file.
  public String name() {
    return String.valueOf(markdown.getFileName());
  }

  /// Where the document will lie.
  public Path target() {
    return Documents.madeFrom(markdown);
  }

  public List<MarkerRow> markers() {
    return markers;
  }

  /// How many markers have been decided so.
  public long count(Choice choice) {
    return markers.stream().filter(row -> row.choice() == choice).count();
  }

  /// What the choices came to when they were last worked out; absent before the first time.
  public Optional<Draft> draft() {
    return draft;
  }

  /// False until it is known which markers are on offer.
  public boolean isLooked() {
    return looked;
  }

  /// True while [#draft()] is about earlier choices.
  public boolean isStale() {
    return !looked || answered != asked;
  }

  /// True when there is a document of these very choices.
  public boolean canWrite() {
    return !writing
        && written.isEmpty()
        && !isStale()
        && draft.filter(d -> d.result() instanceof AnnotationResult.Planned).isPresent();
  }

  /// The document that was made.
  public Optional<Path> written() {
    return written;
  }

  /// What went wrong last, empty when nothing did.
  public String trouble() {
    return trouble;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Nobody looks any more.
  public void close() {
    drafting.ifPresent(TaskHandle::cancel);
  }
}
