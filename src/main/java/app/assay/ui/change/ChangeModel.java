package app.assay.ui.change;

import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.EditResult;
import app.assay.hitl.BlockReview;
import app.assay.text.DiffLine;
import app.assay.text.SourceText;
import app.assay.text.TextDiff;
import app.assay.ui.change.ChangeForm.Field;
import app.assay.ui.change.ChangeForm.Planned;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A change of an open document: what is asked, what would be written, and then one step of undo.
///
/// Belongs to the thread that draws.
public final class ChangeModel {

  /// How far the change is.
  public enum Stage {
    ASKING,
    PLANNING,
    READY,
    /// A decision is being written.
    WRITING,
    REFUSED,
    MADE
  }

  private static final int CONTEXT = 1;

  private final Texts texts = new Texts("change");
  private final Listeners listeners = new Listeners();
  private final CgdParser parser = CgdParser.standard();
  private final OpenDocument document;
  private final ChangeTools tools;
  private final ChangeForm form;
  private final List<Field> fields;
  private final Map<String, String> values = new HashMap<>();
  private Stage stage = Stage.ASKING;
  private List<String> messages = List.of();
  private List<DiffLine> lines = List.of();
  private Optional<Planned> ready = Optional.empty();
  private long revision;
  private boolean forGood;

  private record Answer(Planned planned, List<DiffLine> lines) {}

  public ChangeModel(OpenDocument document, ChangeTools tools, ChangeForm form) {
    this.document = document;
    this.tools = tools;
    this.form = form;
    this.fields = new ArrayList<>(form.fields());
    fields.forEach(field -> values.put(field.key(), field.value()));
  }

  public String title() {
    return texts.get(form.key() + ".title", document.name());
  }

  public String why() {
    return texts.get(form.key() + ".why");
  }

  public Stage stage() {
    return stage;
  }

  public List<Field> fields() {
    return List.copyOf(fields);
  }

  /// What stands in a field.
  public String value(String key) {
    return values.getOrDefault(key, "");
  }

  /// Refusals, questions or notes, by the stage.
  public List<String> messages() {
    return messages;
  }

  /// What would be written, line by line; empty unless the stage is [Stage#READY].
  public List<DiffLine> lines() {
    return lines;
  }

  /// Whether what is ready is a decision that document and ledger get at once.
  public boolean isDecision() {
    return ready.filter(Planned.Decides.class::isInstance).isPresent();
  }

  /// Whether asking again for what would be written is of no use, unless a field is filled in
  /// otherwise.
  public boolean isRefusedForGood() {
    return forGood;
  }

  /// Fills a field in. What was worked out before counts no more.
  public void fill(String key, String value) {
    if (!value.equals(values.put(key, value)) && stage != Stage.ASKING) {
      turn(Stage.ASKING, List.of());
    }
  }

  /// Works out what would be written.
  public void preview() {
    if (stage == Stage.PLANNING || stage == Stage.WRITING || stage == Stage.MADE) {
      return;
    }
    SourceText source = document.text().source();
    revision = document.text().revision();
    Map<String, String> given = Map.copyOf(values);
    CheckContext now =
        tools.context().get().withFile(Optional.of(document.name()), Optional.empty());
    turn(Stage.PLANNING, List.of());
    tools
        .runner()
        .submit(
            title(),
            progress -> {
              Planned planned = form.plan(parser.parse(source), given, now);
              return new Answer(planned, lines(planned));
            },
            this::answered);
  }

  private static List<DiffLine> lines(Planned planned) {
    return switch (planned) {
      case Planned.Ready(var edited, _) -> lines(edited);
      case Planned.Decides(var edited, _, _) -> lines(edited);
      case Planned.Refused _, Planned.Asks _ -> List.of();
    };
  }

  private static List<DiffLine> lines(EditResult.Edited edited) {
    return TextDiff.hunks(edited.before().text(), edited.document().text(), CONTEXT).stream()
        .flatMap(hunk -> hunk.lines().stream())
        .toList();
  }

  private void answered(Outcome<Answer> outcome) {
    if (stage != Stage.PLANNING) {
      return;
    }
    switch (outcome) {
      case Outcome.Done<Answer>(Answer(Planned.Ready made, var difference)) ->
          show(made, made.notes(), difference);
      case Outcome.Done<Answer>(Answer(Planned.Decides made, var difference)) ->
          show(made, made.notes(), difference);
      case Outcome.Done<Answer>(Answer(Planned.Refused(var why), var none)) -> refuse(why);
      case Outcome.Done<Answer>(Answer(Planned.Asks(var message, var more), var none)) -> {
        more.stream().filter(f -> !values.containsKey(f.key())).forEach(this::ask);
        turn(Stage.ASKING, List.of(message));
      }
      case Outcome.Failed<Answer>(String message) -> turn(Stage.REFUSED, List.of(message));
      case Outcome.Cancelled<Answer>() -> turn(Stage.ASKING, List.of());
    }
  }

  private void show(Planned planned, List<String> notes, List<DiffLine> difference) {
    ready = Optional.of(planned);
    lines = difference;
    stage = Stage.READY;
    messages = notes;
    listeners.tell();
  }

  private void ask(Field field) {
    fields.add(field);
    values.put(field.key(), field.value());
  }

  /// Makes the change, or writes the decision, as one step of undo, unless the text has changed
  /// since it was shown.
  public void make() {
    if (stage != Stage.READY) {
      return;
    }
    if (document.text().revision() != revision) {
      turn(Stage.REFUSED, List.of(texts.get("late")));
      return;
    }
    if (ready.orElseThrow() instanceof Planned.Decides(_, _, var decision)) {
      decide(decision);
    } else if (ready.get() instanceof Planned.Ready(var edited, var notes)) {
      document
          .edit(texts.get(form.key() + ".undo"), edited.edits())
          .ifPresentOrElse(
              refusal -> turn(Stage.REFUSED, List.of(refusal)), () -> turn(Stage.MADE, notes));
    }
  }

  private void decide(BlockDecision decision) {
    if (document.isDirty()) {
      turn(Stage.REFUSED, List.of(texts.get("unsaved", document.name())));
      return;
    }
    turn(Stage.WRITING, List.of());
    tools
        .runner()
        .submit(
            title(),
            progress -> decision.write(),
            (Outcome<BlockReview.Result> outcome) -> decided(decision, outcome));
  }

  private void decided(BlockDecision decision, Outcome<BlockReview.Result> outcome) {
    switch (outcome) {
      case Outcome.Done<BlockReview.Result>(BlockReview.Result.Written(var written)) -> {
        String undo = texts.get(form.key() + ".undo");
        tools.undo().execute(new Deciding(tools, decision, undo, written));
        turn(Stage.MADE, written.notes());
        tools.written().accept(decision.file());
      }
      case Outcome.Done<BlockReview.Result>(BlockReview.Result.First(String message)) -> {
        turn(Stage.MADE, List.of(message));
        tools.say().accept(message);
      }
      case Outcome.Done<BlockReview.Result>(BlockReview.Result.Refused(String message)) ->
          turn(Stage.REFUSED, List.of(message));
      case Outcome.Failed<BlockReview.Result>(String message) ->
          turn(Stage.REFUSED, List.of(message));
      case Outcome.Cancelled<BlockReview.Result>() ->
          turn(Stage.REFUSED, List.of(texts.get("notWritten")));
    }
  }

  private void refuse(List<String> why) {
    forGood = true;
    turn(Stage.REFUSED, why);
  }

  private void turn(Stage next, List<String> said) {
    forGood &= next == Stage.REFUSED;
    stage = next;
    messages = List.copyOf(said);
    ready = Optional.empty();
    lines = List.of();
    listeners.tell();
  }

  /// Calls back after each change of the stage.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
