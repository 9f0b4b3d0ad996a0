package app.assay.ui.review.model;

import app.assay.hitl.WriteResult;
import app.assay.ledger.LedgerHead;
import app.assay.text.ReadResult;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Writes documents and brings them back, one piece of work after the other, so that an undo never
/// overtakes what it takes back.
final class Writing {

  /// What came of it.
  ///
  /// @param head of the ledger afterwards
  record Report(List<WriteOutcome> outcomes, LedgerHead head) {}

  private final ReviewTools tools;
  private final Texts texts;
  private final DiffRows rows;
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean busy;

  Writing(ReviewTools tools, Texts texts) {
    this.tools = tools;
    this.texts = texts;
    this.rows = new DiffRows(texts);
  }

  boolean isBusy() {
    return busy;
  }

  void write(List<WriteJob> jobs, Consumer<Report> then) {
    submit(
        texts.get("task.write", jobs.size()),
        () -> jobs,
        job -> tools.writer().write(job.document().file(), job.document().path(), job.planned()),
        then);
  }

  /// Gives the documents of a command their former bytes again. What it wrote is asked when its
  /// turn comes, for it may be about to write yet.
  void takeBack(Write command, Consumer<Report> then) {
    Map<WriteJob, WriteResult.Written> written = new ConcurrentHashMap<>();
    submit(
        texts.get("task.takeBack", command.done().size()),
        () -> {
          for (WriteOutcome outcome : command.done()) {
            if (outcome.result() instanceof WriteResult.Written w) {
              written.put(outcome.job(), w);
            }
          }
          return List.copyOf(written.keySet());
        },
        job ->
            tools
                .writer()
                .revert(Objects.requireNonNull(written.get(job)), job.planned().after().source()),
        then);
  }

  private void submit(
      String title,
      Supplier<List<WriteJob>> what,
      Function<WriteJob, WriteResult> step,
      Consumer<Report> then) {
    waiting.add(
        () -> {
          List<WriteJob> jobs = what.get();
          tools
              .runner()
              .submit(
                  title,
                  progress -> run(jobs, step),
                  (Outcome<Report> outcome) -> ended(jobs, outcome, then));
        });
    next();
  }

  private void next() {
    if (!busy && !waiting.isEmpty()) {
      busy = true;
      waiting.removeFirst().run();
    }
  }

  private Report run(List<WriteJob> jobs, Function<WriteJob, WriteResult> step) {
    List<WriteOutcome> outcomes = new ArrayList<>();
    for (WriteJob job : jobs) {
      WriteResult result = step.apply(job);
      outcomes.add(new WriteOutcome(job, result, difference(job, result)));
    }
    return new Report(outcomes, tools.ledger().head());
  }

  private List<DiffRow> difference(WriteJob job, WriteResult result) {
    return result instanceof WriteResult.ChangedUnderneath(ReadResult.Loaded now)
        ? rows.between(job.document().parsed(), tools.parser().parse(now.source()))
        : List.of();
  }

  private void ended(List<WriteJob> jobs, Outcome<Report> outcome, Consumer<Report> then) {
    busy = false;
    then.accept(
        switch (outcome) {
          case Outcome.Done<Report>(Report report) -> report;
          case Outcome.Failed<Report>(String message) -> failed(jobs, message);
          case Outcome.Cancelled<Report> _ -> failed(jobs, texts.get("write.cancelled"));
        });
    next();
  }

  private Report failed(List<WriteJob> jobs, String message) {
    return new Report(
        jobs.stream()
            .map(job -> new WriteOutcome(job, new WriteResult.Failed(message), List.of()))
            .toList(),
        tools.ledger().head());
  }
}
