package app.assay.ui.bulk;

import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.EditResult;
import app.assay.text.DiffLine;
import app.assay.text.TextDiff;
import app.assay.ui.bulk.BulkRow.Choice;
import app.assay.ui.bulk.BulkRow.State;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.BulkChange;
import app.assay.workspace.BulkItem;
import app.assay.workspace.BulkWrite;
import app.assay.workspace.Outcome;
import app.assay.workspace.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;

/// A change of many documents: what it would do to each, what the user says to that, and what came
/// of it. All that is written at once is one step of undo.
///
/// Belongs to the thread that draws.
public final class BulkModel {

  /// How far it is.
  public enum Stage {
    LOOKING,
    CHOOSING,
    WRITING,
    /// Looking was stopped or failed; the trouble says why.
    STOPPED
  }

  private static final int CONTEXT = 1;

  private record Looked(List<BulkRow> rows, int right) {}

  private record Tried(int row, BulkWrite.Result result) {}

  private final Texts texts = new Texts("bulk");
  private final Listeners listeners = new Listeners();
  private final BulkTools tools;
  private final BulkChange change;
  private final String key;
  private Stage stage = Stage.LOOKING;
  private List<BulkRow> rows = List.of();
  private int right;
  private String trouble = "";

  /// @param key names the texts of the change
  public BulkModel(BulkTools tools, BulkChange change, String key) {
    this.tools = tools;
    this.change = change;
    this.key = key;
  }

  /// Looks at all files of the vault.
  public void start() {
    CheckContext now = tools.context().get();
    tools
        .runner()
        .submit(title(), progress -> look(now, progress), (Outcome<Looked> o) -> looked(o));
  }

  private Looked look(CheckContext now, Progress progress) {
    List<Path> files = new ArrayList<>(tools.vault().documents());
    files.addAll(tools.vault().otherMarkdown());
    List<BulkRow> ready = new ArrayList<>();
    List<BulkRow> left = new ArrayList<>();
    int nothing = 0;
    for (int i = 0; i < files.size(); i++) {
      progress.stopIfCancelled();
      Path file = files.get(i);
      String shown = tools.vault().shown(file);
      progress.update(i, files.size(), shown);
      Optional<BulkItem> planned = change.plan(file, shown, now);
      if (planned.isPresent()) {
        switch (planned.get()) {
          case BulkItem.Ready item -> ready.add(BulkRow.of(item, lines(item.edited())));
          case BulkItem.Left item -> left.add(BulkRow.of(item, List.of()));
          case BulkItem.Right _ -> nothing++;
        }
      }
    }
    ready.addAll(left);
    return new Looked(ready, nothing);
  }

  private static List<DiffLine> lines(EditResult.Edited edited) {
    return TextDiff.hunks(edited.before().text(), edited.document().text(), CONTEXT).stream()
        .flatMap(hunk -> hunk.lines().stream())
        .toList();
  }

  private void looked(Outcome<Looked> outcome) {
    switch (outcome) {
      case Outcome.Done<Looked>(Looked(List<BulkRow> found, int nothing)) -> {
        rows = List.copyOf(found);
        right = nothing;
        stage = Stage.CHOOSING;
      }
      case Outcome.Failed<Looked>(String message) -> stop(message);
      case Outcome.Cancelled<Looked>() -> stop(texts.get("stopped"));
    }
    listeners.tell();
  }

  private void stop(String why) {
    stage = Stage.STOPPED;
    trouble = why;
  }

  /// Accepts or refuses a document; nothing where it cannot be changed.
  public void choose(int row, Choice choice) {
    if (stage != Stage.CHOOSING || row < 0 || row >= rows.size()) {
      return;
    }
    set(row, row + 1, choice);
  }

  /// Accepts or refuses all that are still proposed.
  public void chooseAll(Choice choice) {
    if (stage == Stage.CHOOSING) {
      set(0, rows.size(), choice);
    }
  }

  private void set(int from, int to, Choice choice) {
    List<BulkRow> changed = new ArrayList<>(rows);
    for (int i = from; i < to; i++) {
      if (rows.get(i).state() == State.PROPOSED) {
        changed.set(i, rows.get(i).chosen(choice));
      }
    }
    rows = List.copyOf(changed);
    listeners.tell();
  }

  /// Writes what was accepted, each document whole or not at all.
  public void write() {
    if (!canWrite()) {
      return;
    }
    stage = Stage.WRITING;
    leaveUnsaved();
    List<BulkRow> now = rows;
    ConcurrentLinkedQueue<Tried> tried = new ConcurrentLinkedQueue<>();
    listeners.tell();
    tools
        .runner()
        .submit(
            texts.get("task.write", count(Choice.ACCEPTED)),
            progress -> write(now, tried, progress),
            (Outcome<Integer> outcome) -> wrote(List.copyOf(tried), outcome));
  }

  private void leaveUnsaved() {
    for (int i = 0; i < rows.size(); i++) {
      BulkRow row = rows.get(i);
      if (row.isAccepted() && tools.unsaved().test(row.item().file())) {
        put(i, row.ended(State.LEFT, texts.get("unsaved")));
      }
    }
  }

  private int write(List<BulkRow> now, ConcurrentLinkedQueue<Tried> tried, Progress progress) {
    for (int i = 0; i < now.size(); i++) {
      if (now.get(i).isAccepted() && now.get(i).item() instanceof BulkItem.Ready item) {
        progress.stopIfCancelled();
        progress.update(i, now.size(), item.shown());
        tried.add(new Tried(i, BulkWrite.write(item, tools.files())));
      }
    }
    return tried.size();
  }

  /// What was written before a stop is written all the same, and can be undone.
  private void wrote(List<Tried> tried, Outcome<Integer> outcome) {
    List<BulkWrite> done = new ArrayList<>();
    for (Tried one : tried) {
      BulkRow row = rows.get(one.row());
      switch (one.result()) {
        case BulkWrite.Result.Written(BulkWrite write) -> {
          done.add(write);
          tools.written().accept(write.file());
          put(one.row(), row.ended(State.WRITTEN, ""));
        }
        case BulkWrite.Result.Left(String why) -> put(one.row(), row.ended(State.LEFT, why));
      }
    }
    trouble =
        switch (outcome) {
          case Outcome.Done<Integer> _ -> "";
          case Outcome.Failed<Integer>(String message) -> message;
          case Outcome.Cancelled<Integer>() -> texts.get("write.stopped", done.size());
        };
    if (!done.isEmpty()) {
      String title = texts.get(key + ".undo", done.size());
      tools.undo().execute(new BulkStep(title, done, tools));
    }
    stage = Stage.CHOOSING;
    listeners.tell();
  }

  private void put(int at, BulkRow row) {
    List<BulkRow> changed = new ArrayList<>(rows);
    changed.set(at, row);
    rows = List.copyOf(changed);
  }

  public String title() {
    return texts.get(key + ".title");
  }

  /// How many documents there are of each kind, a sentence.
  public String about() {
    return stage == Stage.LOOKING
        ? texts.get("looking")
        : texts.get(key + ".about", count(State.PROPOSED), count(State.LEFT), right);
  }

  /// What is said where there is no row.
  public String hint() {
    return stage == Stage.LOOKING ? texts.get("looking") : texts.get(key + ".none");
  }

  public Stage stage() {
    return stage;
  }

  /// What can be changed first, then what is left alone.
  public List<BulkRow> rows() {
    return rows;
  }

  Optional<BulkRow> row(int at) {
    return at >= 0 && at < rows.size() ? Optional.of(rows.get(at)) : Optional.empty();
  }

  /// How many proposals were answered so.
  public long count(Choice choice) {
    return rows.stream()
        .filter(row -> row.state() == State.PROPOSED && row.choice() == choice)
        .count();
  }

  /// How many documents are so far.
  public long count(State state) {
    return rows.stream().filter(row -> row.state() == state).count();
  }

  public boolean canWrite() {
    return stage == Stage.CHOOSING && count(Choice.ACCEPTED) > 0;
  }

  /// What went wrong with all of it, empty when nothing did.
  public String trouble() {
    return trouble;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
