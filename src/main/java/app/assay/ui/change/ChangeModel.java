package app.assay.ui.change;

import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.text.DiffLine;
import app.assay.text.SourceText;
import app.assay.text.TextDiff;
import app.assay.ui.change.ChangeForm.Field;
import app.assay.ui.change.ChangeForm.Planned;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// A change of an open document: what is asked, what would be written, and then one step of undo.
///
/// Belongs to the thread that draws.
public final class ChangeModel {

  /// How far the change is.
  public enum Stage {
    ASKING,
    PLANNING,
    READY,
    REFUSED,
    MADE
  }

  private static final int CONTEXT = 1;

  private final Texts texts = new Texts("change");
  private final Listeners listeners = new Listeners();
  private final CgdParser parser = CgdParser.standard();
  private final OpenDocument document;
  private final Supplier<CheckContext> context;
  private final TaskRunner runner;
  private final ChangeForm form;
  private final List<Field> fields;
  private final Map<String, String> values = new HashMap<>();
  private Stage stage = Stage.ASKING;
  private List<String> messages = List.of();
  private List<DiffLine> lines = List.of();
  private Optional<Planned.Ready> ready = Optional.empty();
  private long revision;

  private record Answer(Planned planned, List<DiffLine> lines) {}

  /// @param context profile and time as they are when the change is worked out
  public ChangeModel(
      OpenDocument document, Supplier<CheckContext> context, TaskRunner runner, ChangeForm form) {
    this.document = document;
    this.context = context;
    this.runner = runner;
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

  /// Fills a field in. What was worked out before counts no more.
  public void fill(String key, String value) {
    if (!value.equals(values.put(key, value)) && stage != Stage.ASKING) {
      turn(Stage.ASKING, List.of());
    }
  }

  /// Works out what would be written.
  public void preview() {
    if (stage == Stage.PLANNING || stage == Stage.MADE) {
      return;
    }
    SourceText source = document.text().source();
    revision = document.text().revision();
    Map<String, String> given = Map.copyOf(values);
    CheckContext now = context.get().withFile(Optional.of(document.name()), Optional.empty());
    turn(Stage.PLANNING, List.of());
    runner.submit(
        title(),
        progress -> {
          Planned planned = form.plan(parser.parse(source), given, now);
          return new Answer(planned, lines(planned));
        },
        this::answered);
  }

  private static List<DiffLine> lines(Planned planned) {
    return planned instanceof Planned.Ready(var edited, var notes)
        ? TextDiff.hunks(edited.before().text(), edited.document().text(), CONTEXT).stream()
            .flatMap(hunk -> hunk.lines().stream())
            .toList()
        : List.of();
  }

  private void answered(Outcome<Answer> outcome) {
    if (stage != Stage.PLANNING) {
      return;
    }
    switch (outcome) {
      case Outcome.Done<Answer>(Answer(Planned.Ready made, var difference)) -> {
        ready = Optional.of(made);
        lines = difference;
        stage = Stage.READY;
        messages = made.notes();
        listeners.tell();
      }
      case Outcome.Done<Answer>(Answer(Planned.Refused(var why), var none)) ->
          turn(Stage.REFUSED, why);
      case Outcome.Done<Answer>(Answer(Planned.Asks(var message, var more), var none)) -> {
        more.stream().filter(f -> !values.containsKey(f.key())).forEach(this::ask);
        turn(Stage.ASKING, List.of(message));
      }
      case Outcome.Failed<Answer>(String message) -> turn(Stage.REFUSED, List.of(message));
      case Outcome.Cancelled<Answer>() -> turn(Stage.ASKING, List.of());
    }
  }

  private void ask(Field field) {
    fields.add(field);
    values.put(field.key(), field.value());
  }

  /// Makes the change as one step of undo, unless the text has changed since it was shown.
  public void make() {
    if (stage != Stage.READY) {
      return;
    }
    if (document.text().revision() != revision) {
      turn(Stage.REFUSED, List.of(texts.get("late")));
      return;
    }
    Planned.Ready made = ready.orElseThrow();
    document.text().apply(texts.get(form.key() + ".undo"), made.edited().edits());
    turn(Stage.MADE, made.notes());
  }

  private void turn(Stage next, List<String> said) {
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
