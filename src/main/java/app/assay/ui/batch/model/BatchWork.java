package app.assay.ui.batch.model;

import app.assay.hitl.Reviewer;
import app.assay.ui.batch.model.BatchDesk.Entered;
import app.assay.ui.batch.model.BatchDesk.Preview;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.Work;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// What takes long with a batch: reading it, the gate, accepting into the vault, writing a
/// changeset or a report.
///
/// Belongs to the thread that draws.
public final class BatchWork {

  /// What it works with.
  ///
  /// @param delivery the thread that draws
  /// @param person whose name stands in the record, asked for before
  /// @param consent does what it is given once the user knows what asking costs
  public record Tools(
      BatchDesk desk,
      TaskRunner runner,
      Executor delivery,
      Supplier<Optional<Reviewer>> person,
      Consumer<Runnable> consent) {}

  private record Entry(String change, List<String> ids) {}

  private final Texts texts = new Texts("batch");
  private final Listeners listeners = new Listeners();
  private final Tools tools;
  private final BatchModel model;
  private final Deque<Entry> entries = new ArrayDeque<>();
  private Optional<TaskHandle> running = Optional.empty();
  private Optional<Preview> preview = Optional.empty();
  private final DomainReview domains = new DomainReview();
  private boolean reviewing;
  private Optional<String> report = Optional.empty();
  private boolean busy;
  private boolean read;
  private boolean gating;
  private int keeping;
  private Optional<Runnable> ending = Optional.empty();

  public BatchWork(Tools tools) {
    this.tools = tools;
    this.model = new BatchModel(tools.desk());
  }

  public BatchModel model() {
    return model;
  }

  /// Reads the batch.
  ///
  /// @param gate whether the gate runs over it at once
  public void open(boolean gate) {
    submit(
        "task.open",
        progress -> tools.desk().open(),
        opened -> {
          read = true;
          model.show(opened);
          if (gate) {
            gate(true);
          }
        });
  }

  /// Reads the batch anew after others changed its file; what was edited, and what was said and
  /// decided of candidates that are as they were, stays.
  public void readAgain() {
    if (gating) {
      return;
    }
    model.endEdit();
    List<BatchRow> before = model.rows();
    submit(
        "task.open",
        progress -> tools.desk().readAgain(),
        opened -> {
          model.show(opened.with(BatchRows.carried(before, opened.rows())));
          model.say(texts.get("again.done"));
          keep();
        });
  }

  /// Stops what runs and calls back once nothing does any more; nothing can be begun then.
  public void end(Runnable then) {
    ending = Optional.of(then);
    stop();
    settle();
  }

  private void settle() {
    if (!gating && !busy && keeping == 0) {
      ending.ifPresent(Runnable::run);
    }
  }

  /// True once the batch was read.
  public boolean isRead() {
    return read;
  }

  /// True while something other than the gate is done.
  public boolean isBusy() {
    return busy;
  }

  /// The run of the gate, while there is one.
  public Optional<TaskHandle> running() {
    return running.filter(handle -> gating);
  }

  /// What accepting would write, while it is looked at.
  public Optional<Preview> preview() {
    return preview;
  }

  /// The domains that candidates propose, while a person goes through them.
  public Optional<DomainReview> review() {
    return reviewing ? Optional.of(domains) : Optional.empty();
  }

  /// The report, while it is looked at.
  public Optional<String> report() {
    return report;
  }

  /// Goes back to the candidates.
  public void close() {
    reviewing = false;
    preview = Optional.empty();
    report = Optional.empty();
    listeners.tell();
  }

  /// Runs the gate over all that it has not judged to an end, or over all.
  public void gate(boolean again) {
    if (gating || ending.isPresent()) {
      return;
    }
    model.endEdit();
    List<BatchRow> rows = model.rows();
    List<Integer> wanted =
        IntStream.range(0, rows.size()).filter(i -> again || isOpen(rows.get(i))).boxed().toList();
    if (wanted.isEmpty()) {
      model.say(texts.get("gate.nothing"));
      return;
    }
    tools.consent().accept(() -> gate(rows, wanted));
  }

  private void gate(List<BatchRow> rows, List<Integer> wanted) {
    if (gating || ending.isPresent()) {
      return;
    }
    gating = true;
    VerdictInbox inbox = new VerdictInbox(tools.delivery(), all -> model.heard(all, rows));
    model.say(texts.get("gate.running", wanted.size()));
    running =
        Optional.of(
            tools
                .runner()
                .submit(
                    texts.get("task.gate", wanted.size()),
                    progress -> tools.desk().gate(rows, wanted, progress, inbox::add),
                    (Outcome<String> outcome) -> gated(inbox, outcome)));
    listeners.tell();
  }

  private static boolean isOpen(BatchRow row) {
    return row.verdict().isEmpty() || row.standing() == Standing.DEFERRED;
  }

  private void gated(VerdictInbox inbox, Outcome<String> outcome) {
    inbox.deliver();
    running = Optional.empty();
    gating = false;
    switch (outcome) {
      case Outcome.Done<String>(String said) -> model.say(said);
      case Outcome.Failed<String>(String why) -> model.say(why);
      case Outcome.Cancelled<String>() -> model.say(texts.get("gate.stopped"));
    }
    listeners.tell();
    settle();
  }

  /// Stops the gate; verdicts that came are kept.
  public void stop() {
    running.ifPresent(TaskHandle::cancel);
  }

  /// Leads to what accepting would write, past the domains that candidates propose.
  public void startPreview() {
    model.endEdit();
    List<BatchRow> rows = model.entering();
    if (rows.isEmpty()) {
      model.say(texts.get("accept.nothing"));
      return;
    }
    submit(
        "task.domains",
        progress -> tools.desk().domains(rows),
        sheet -> {
          domains.show(sheet);
          if (sheet.proposals().isEmpty()) {
            showRows();
          } else {
            reviewing = true;
          }
        });
  }

  /// Goes on from the domains to the rows.
  ///
  /// @return false while one of them is open
  public boolean goOn() {
    if (domains.open() > 0) {
      return false;
    }
    reviewing = false;
    showRows();
    return true;
  }

  private void showRows() {
    List<BatchRow> rows = model.entering();
    submit(
        "task.preview",
        progress -> tools.desk().preview(rows, domains.answers()),
        found -> preview = Optional.of(found));
  }

  /// Accepts into the vault what was previewed.
  public void accept() {
    Optional<Reviewer> who = tools.person().get();
    if (preview.isEmpty() || who.isEmpty()) {
      model.say(texts.get("person.missing"));
      return;
    }
    List<BatchRow> rows = model.entering();
    submit(
        "task.accept",
        progress -> tools.desk().accept(rows, domains.answers(), who.get().name()),
        (Entered done) -> {
          preview = Optional.empty();
          done.change().ifPresent(id -> entries.push(new Entry(id, done.entered())));
          model.entered(done.entered(), true);
          model.say(done.message());
          keep();
        });
  }

  /// Takes back the last decision or edit, else what was last accepted into the vault.
  public void undo() {
    Optional<Reviewer> who = tools.person().get();
    if (busy || model.undo() || entries.isEmpty() || who.isEmpty()) {
      keep();
      return;
    }
    Entry last = entries.pop();
    submit(
        "task.undo",
        progress -> {
          tools.desk().undo(last.change(), who.get().name());
          return last.ids().size();
        },
        count -> {
          model.entered(last.ids(), false);
          model.say(texts.get("accept.undone", count));
          keep();
        });
  }

  public boolean canUndo() {
    return !busy && (model.canUndo() || !entries.isEmpty());
  }

  /// Keeps decisions and edits beside the batch.
  public void keep() {
    List<BatchRow> rows = model.rows();
    Optional<String> by = tools.person().get().map(Reviewer::name);
    keeping++;
    tools
        .runner()
        .submit(
            texts.get("task.keep"),
            progress -> {
              tools.desk().keep(rows, by);
              return rows.size();
            },
            (Outcome<Integer> outcome) -> {
              if (outcome instanceof Outcome.Failed<Integer>(String why)) {
                model.say(texts.get("keep.failed", why));
              }
              keeping--;
              settle();
            });
  }

  /// Writes a changeset.
  public void export(Path target) {
    model.endEdit();
    List<BatchRow> rows = model.rows();
    submit(
        "task.export",
        progress -> {
          tools.desk().export(rows, target);
          return String.valueOf(target.getFileName());
        },
        name -> model.say(texts.get("exported", name)));
  }

  /// Makes the report.
  public void makeReport() {
    List<BatchRow> rows = model.rows();
    submit(
        "task.report", progress -> tools.desk().report(rows), text -> report = Optional.of(text));
  }

  /// Writes the report that is looked at.
  public void saveReport(Path target) {
    String text = report.orElse("");
    submit(
        "task.report",
        progress -> {
          tools.desk().write(text, target);
          return String.valueOf(target.getFileName());
        },
        name -> model.say(texts.get("exported", name)));
  }

  private <T> void submit(String title, Work<T> work, Consumer<T> then) {
    if (busy || ending.isPresent()) {
      return;
    }
    busy = true;
    listeners.tell();
    tools
        .runner()
        .submit(
            texts.get(title),
            work,
            (Outcome<T> outcome) -> {
              busy = false;
              switch (outcome) {
                case Outcome.Done<T>(T value) -> then.accept(value);
                case Outcome.Failed<T>(String why) -> model.say(why);
                case Outcome.Cancelled<T>() -> model.say(texts.get("stopped"));
              }
              read = true;
              listeners.tell();
              settle();
            });
  }

  /// Calls back after each change that is not the model's.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
