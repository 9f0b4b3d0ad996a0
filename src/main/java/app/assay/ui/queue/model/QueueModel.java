package app.assay.ui.queue.model;

import app.assay.hitl.Answer;
import app.assay.hitl.Reviewer;
import app.assay.hitl.queue.FileReading;
import app.assay.hitl.queue.HitlQueue;
import app.assay.hitl.queue.QueueApplication;
import app.assay.hitl.queue.QueueOutcome;
import app.assay.hitl.queue.QueueReader;
import app.assay.hitl.queue.QueueRoot;
import app.assay.hitl.queue.QueueTerms;
import app.assay.hitl.queue.QueueTime;
import app.assay.hitl.queue.QueuedDocument;
import app.assay.text.LineIndex;
import app.assay.text.ReadResult;
import app.assay.text.WhiteSpace;
import app.assay.ui.event.Listeners;
import app.assay.workspace.Outcome;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A queue as a review list across its documents. Answers are kept in the file as they are given;
/// applying them is the engine of `apply-hitl`.
///
/// Belongs to the thread that draws.
public final class QueueModel {

  /// How far it is.
  public enum Stage {
    LOADING,
    /// The file cannot be read as a queue; [#troubles()] says why.
    BROKEN,
    ANSWERING,
    /// The documents are being looked at or written.
    APPLYING,
    /// The queue has expired, and the reviewer is asked whether it counts all the same.
    EXPIRED
  }

  private final QueueTools tools;
  private final Path file;
  private final Listeners listeners = new Listeners();
  private final AnswerTimes times;
  private Stage stage = Stage.LOADING;
  private Optional<QueueKeeping> keeping = Optional.empty();
  private List<QueueRow> rows = List.of();
  private List<String> troubles = List.of();
  private Optional<QueueResult> result = Optional.empty();

  /// What was read of the file.
  private record Loaded(ReadResult read, Optional<FileReading<HitlQueue>> queue) {}

  /// @param file the queue's file; its documents are named from its folder on
  public QueueModel(QueueTools tools, Path file) {
    this.tools = tools;
    this.file = file;
    this.times = new AnswerTimes(() -> tools.context().get().now());
  }

  /// Reads the file.
  public void start() {
    tools
        .runner()
        .submit(
            tools.texts().get("task.read", name()),
            progress -> load(),
            (Outcome<Loaded> outcome) -> {
              switch (outcome) {
                case Outcome.Done<Loaded>(Loaded loaded) -> take(loaded);
                case Outcome.Failed<Loaded>(String message) -> broken(List.of(message));
                case Outcome.Cancelled<Loaded>() -> broken(List.of(tools.texts().get("stopped")));
              }
              listeners.tell();
            });
  }

  private Loaded load() {
    ReadResult read = tools.files().read(file);
    return new Loaded(
        read,
        read instanceof ReadResult.Loaded there
            ? Optional.of(QueueReader.read(there.source().text()))
            : Optional.empty());
  }

  private void take(Loaded loaded) {
    switch (loaded.read()) {
      case ReadResult.Loaded there -> {
        switch (loaded.queue().orElseThrow()) {
          case FileReading.Read<HitlQueue>(HitlQueue queue) -> answer(there, queue);
          case FileReading.Broken<HitlQueue> broken -> broken(faults(broken));
        }
      }
      case ReadResult.Unreadable(String message) -> broken(List.of(message));
      case ReadResult.NotUtf8 _ -> broken(List.of(tools.texts().get("broken.utf8", name())));
      case ReadResult.TooLarge _ -> broken(List.of(tools.texts().get("broken.large", name())));
    }
  }

  private static List<String> faults(FileReading.Broken<HitlQueue> broken) {
    LineIndex lines = new LineIndex(broken.text());
    return broken.faults().stream()
        .map(fault -> lines.position(fault.span().start()) + " " + fault.message())
        .toList();
  }

  private void answer(ReadResult.Loaded there, HitlQueue queue) {
    List<QueueRow> read = new ArrayList<>();
    for (int d = 0; d < queue.documents().size(); d++) {
      QueuedDocument document = queue.documents().get(d);
      for (int c = 0; c < document.claims().size(); c++) {
        var claim = document.claims().get(c);
        String name = document.file().value();
        read.add(new QueueRow(d, c, name, claim, claim.answer(), claim.notes()));
      }
    }
    rows = List.copyOf(read);
    keeping =
        Optional.of(
            new QueueKeeping(
                tools, file, there.source(), there.sha256(), queue, rows, listeners::tell));
    stage = Stage.ANSWERING;
  }

  private void broken(List<String> why) {
    stage = Stage.BROKEN;
    troubles = why;
  }

  /// Gives an answer, or takes it back.
  ///
  /// @return false when it needs a note first; [#troubles()] says which
  public boolean answer(int row, Optional<Answer> answer) {
    if (stage != Stage.ANSWERING || row < 0 || row >= rows.size()) {
      return true;
    }
    QueueRow old = rows.get(row);
    boolean missing = answer.filter(a -> needsNote(old, a, old.notes())).isPresent();
    troubles = missing ? List.of(tools.texts().get("needs." + answer.get().label())) : List.of();
    if (!missing) {
      times.answer(row, answer.isPresent());
      change(row, old.with(answer, old.notes()));
    }
    listeners.tell();
    return !missing;
  }

  /// Notes which claim is looked at; negative for none.
  public void look(int row) {
    times.look(row);
  }

  /// How long a claim has been looked at.
  public Duration spent(int row) {
    return times.of(row);
  }

  /// Takes down what was found; an answer that cannot stand without goes with its note.
  public void note(int row, String notes) {
    if (stage != Stage.ANSWERING || row < 0 || row >= rows.size()) {
      return;
    }
    QueueRow old = rows.get(row);
    String noted = WhiteSpace.collapse(notes);
    if (noted.equals(old.notes())) {
      return;
    }
    boolean falls = old.answer().filter(a -> needsNote(old, a, noted)).isPresent();
    troubles = falls ? List.of(tools.texts().get("needs.taken")) : List.of();
    if (falls) {
      times.answer(row, false);
    }
    change(row, old.with(falls ? Optional.empty() : old.answer(), noted));
    listeners.tell();
  }

  private static boolean needsNote(QueueRow row, Answer answer, String notes) {
    return notes.isBlank() && answer.needsNote(row.queued().isRoundB());
  }

  private void change(int row, QueueRow now) {
    List<QueueRow> changed = new ArrayList<>(rows);
    changed.set(row, now);
    rows = List.copyOf(changed);
    result = Optional.empty();
    keeping.ifPresent(k -> k.keep(rows));
  }

  /// Looks at every document and writes nothing.
  public void tryOut() {
    apply(true, false);
  }

  /// Applies the answers to the documents and the ledger.
  public void apply() {
    apply(false, false);
  }

  /// Answers the question whether an expired queue counts.
  public void decideExpired(boolean force) {
    if (stage == Stage.EXPIRED) {
      stage = Stage.ANSWERING;
      listeners.tell();
      if (force) {
        apply(result.filter(QueueResult::trial).isPresent(), true);
      }
    }
  }

  private void apply(boolean trial, boolean force) {
    Optional<Reviewer> reviewer = tools.reviewer().get();
    if (stage != Stage.ANSWERING || keeping.isEmpty()) {
      return;
    }
    Optional<String> objection = objection(trial, reviewer);
    if (objection.isPresent()) {
      troubles = List.of(objection.get());
      listeners.tell();
      return;
    }
    troubles = List.of();
    QueueKeeping kept = keeping.get();
    kept.then(() -> run(kept.queue(), trial, force, reviewer.orElseThrow()));
  }

  private Optional<String> objection(boolean trial, Optional<Reviewer> reviewer) {
    if (reviewer.isEmpty()) {
      return Optional.of(tools.texts().get("needs.reviewer"));
    }
    if (answered() == 0) {
      return Optional.of(tools.texts().get("needs.answers"));
    }
    return trial
        ? Optional.empty()
        : rows.stream()
            .filter(row -> row.answer().isPresent())
            .map(QueueRow::file)
            .distinct()
            .filter(name -> tools.unsaved().test(file.resolveSibling(name).normalize()))
            .findFirst()
            .map(name -> tools.texts().get("needs.saved", name));
  }

  private void run(HitlQueue queue, boolean trial, boolean force, Reviewer reviewer) {
    stage = Stage.APPLYING;
    QueueTime time = times.measured(rows);
    listeners.tell();
    tools
        .runner()
        .submit(
            tools.texts().get(trial ? "task.try" : "task.apply", name()),
            progress -> {
              var context = tools.context().get();
              QueueTerms terms =
                  new QueueTerms(
                      reviewer,
                      context.today(),
                      "",
                      false,
                      force,
                      trial,
                      context,
                      time,
                      Optional.empty());
              return new QueueApplication(tools.answering().get())
                  .apply(queue, file, QueueRoot.of(folder()), terms);
            },
            (Outcome<QueueOutcome> outcome) -> ended(trial, force, outcome));
  }

  private void ended(boolean trial, boolean force, Outcome<QueueOutcome> outcome) {
    stage = Stage.ANSWERING;
    switch (outcome) {
      case Outcome.Done<QueueOutcome>(QueueOutcome done) -> {
        result = Optional.of(new QueueResult(done, trial));
        if (!force && done.isExpired()) {
          stage = Stage.EXPIRED;
        }
      }
      case Outcome.Failed<QueueOutcome>(String message) -> troubles = List.of(message);
      case Outcome.Cancelled<QueueOutcome>() ->
          troubles = List.of(tools.texts().get("apply.stopped"));
    }
    listeners.tell();
  }

  private Path folder() {
    Path absolute = file.toAbsolutePath();
    return Optional.ofNullable(absolute.getParent()).orElse(absolute);
  }

  public Stage stage() {
    return stage;
  }

  /// The name of the file.
  public String name() {
    return String.valueOf(file.getFileName());
  }

  /// The queue as it is on disk.
  public Optional<HitlQueue> queue() {
    return keeping.map(QueueKeeping::queue);
  }

  /// The claims of all documents, in the order of the queue.
  public List<QueueRow> rows() {
    return rows;
  }

  /// How many claims have an answer.
  public long answered() {
    return rows.stream().filter(row -> row.answer().isPresent()).count();
  }

  /// True when every answer is in the file.
  public boolean isKept() {
    return keeping.map(QueueKeeping::isKept).orElse(true);
  }

  /// What stands in the way, full sentences.
  public List<String> troubles() {
    List<String> all = new ArrayList<>(troubles);
    keeping.map(QueueKeeping::trouble).filter(why -> !why.isEmpty()).ifPresent(all::add);
    return List.copyOf(all);
  }

  /// What became of the documents, until another answer is given.
  public Optional<QueueResult> result() {
    return result;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
