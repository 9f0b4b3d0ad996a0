package app.assay.ui.queue.model;

import app.assay.hitl.queue.HitlQueue;
import app.assay.hitl.queue.QueueAnswers;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.workspace.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Keeps answers in the queue's file as they are given, one save after the other, and lets nobody
/// go on before the last of them is on disk.
///
/// Belongs to the thread that draws.
final class QueueKeeping {

  private final QueueTools tools;
  private final Path file;
  private final SourceText source;
  private final Runnable changed;
  private final List<Runnable> waiting = new ArrayList<>();
  private HitlQueue queue;
  private String sha256;
  private List<QueueRow> wanted;
  private List<QueueRow> kept;
  private boolean saving;
  private String trouble = "";

  /// What one save came to.
  private record Saved(HitlQueue queue, SaveResult result) {}

  /// @param source the file as it was read
  /// @param changed called when something was kept or could not be
  QueueKeeping(
      QueueTools tools,
      Path file,
      SourceText source,
      String sha256,
      HitlQueue queue,
      List<QueueRow> rows,
      Runnable changed) {
    this.tools = tools;
    this.file = file;
    this.source = source;
    this.sha256 = sha256;
    this.queue = queue;
    this.wanted = rows;
    this.kept = rows;
    this.changed = changed;
  }

  /// The queue as it is on disk.
  HitlQueue queue() {
    return queue;
  }

  /// True when every answer is on disk.
  boolean isKept() {
    return !saving && kept.equals(wanted);
  }

  /// Why answers are not on disk, empty when nothing stands in the way.
  String trouble() {
    return trouble;
  }

  /// Keeps these answers.
  void keep(List<QueueRow> rows) {
    wanted = rows;
    save();
  }

  /// Does something once every answer is on disk; never, when one cannot be kept.
  void then(Runnable next) {
    waiting.add(next);
    save();
  }

  private void save() {
    if (saving) {
      return;
    }
    if (kept.equals(wanted)) {
      List<Runnable> ready = List.copyOf(waiting);
      waiting.clear();
      ready.forEach(Runnable::run);
      return;
    }
    saving = true;
    List<QueueRow> mine = wanted;
    HitlQueue before = queue;
    String expected = sha256;
    tools
        .runner()
        .submit(
            tools.texts().get("task.keep", String.valueOf(file.getFileName())),
            progress -> save(before, expected, mine),
            (Outcome<Saved> outcome) -> saved(mine, outcome));
  }

  private Saved save(HitlQueue before, String expected, List<QueueRow> rows) {
    return switch (QueueAnswers.write(before, rows.stream().map(QueueRow::given).toList())) {
      case QueueAnswers.Result.Written(HitlQueue after) ->
          new Saved(after, tools.files().save(file, source.withText(after.text()), expected));
      case QueueAnswers.Result.Refused(String message) ->
          new Saved(before, new SaveResult.Failed(message));
    };
  }

  private void saved(List<QueueRow> mine, Outcome<Saved> outcome) {
    saving = false;
    switch (outcome) {
      case Outcome.Done<Saved>(Saved(HitlQueue after, SaveResult.Saved(String now))) -> {
        queue = after;
        sha256 = now;
        kept = mine;
        trouble = "";
      }
      case Outcome.Done<Saved>(Saved(HitlQueue _, SaveResult.Failed(String message))) ->
          stop(message);
      case Outcome.Done<Saved>(Saved(HitlQueue _, SaveResult.ChangedUnderneath _)) ->
          stop(tools.texts().get("underneath", String.valueOf(file.getFileName())));
      case Outcome.Failed<Saved>(String message) -> stop(message);
      case Outcome.Cancelled<Saved>() -> stop(tools.texts().get("notKept"));
    }
    changed.run();
    if (trouble.isEmpty()) {
      save();
    }
  }

  private void stop(String why) {
    trouble = why;
    waiting.clear();
  }
}
