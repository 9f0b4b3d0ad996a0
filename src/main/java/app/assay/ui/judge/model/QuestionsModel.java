package app.assay.ui.judge.model;

import app.assay.ui.event.Listeners;
import app.assay.ui.judge.model.QuestionDesk.Estimate;
import app.assay.ui.judge.model.QuestionDesk.Listing;
import app.assay.ui.judge.model.QuestionRow.State;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The questions of the vault that wait, and asking about them again. Nothing is sent to a model
/// before the user has seen what it would cost and said yes.
///
/// Belongs to the thread that draws.
public final class QuestionsModel {

  /// What is being done.
  public enum Stage {
    READING,
    READY,
    ESTIMATING,
    /// Waits for a yes or a no to the estimate.
    ASKED,
    RUNNING
  }

  private final Texts texts = new Texts("judge-questions");
  private final Listeners listeners = new Listeners();
  private final QuestionDesk desk;
  private final TaskRunner runner;
  private Listing listing = new Listing(List.of(), List.of());
  private QuestionFilter filter = QuestionFilter.OPEN;
  private List<String> search = List.of();
  private Stage stage = Stage.READING;
  private List<String> wanted = List.of();
  private String message = "";
  private Optional<TaskHandle> running = Optional.empty();

  public QuestionsModel(QuestionDesk desk, TaskRunner runner) {
    this.desk = desk;
    this.runner = runner;
  }

  /// Reads the questions again.
  public void refresh() {
    if (stage == Stage.READY) {
      stage = Stage.READING;
      listeners.tell();
    }
    runner.submit(
        texts.get("task.read"),
        progress -> desk.list(),
        (Outcome<Listing> outcome) -> {
          if (stage == Stage.READING) {
            stage = Stage.READY;
          }
          switch (outcome) {
            case Outcome.Done<Listing>(Listing read) -> listing = read;
            case Outcome.Failed<Listing>(String why) -> message = texts.get("read.failed", why);
            case Outcome.Cancelled<Listing>() -> message = texts.get("read.stopped");
          }
          listeners.tell();
        });
  }

  public Stage stage() {
    return stage;
  }

  /// The rows that are shown, the longest in the queue first.
  public List<QuestionRow> rows() {
    return listing.rows().stream().filter(filter::takes).filter(r -> r.has(search)).toList();
  }

  /// All rows, whatever is filtered.
  public List<QuestionRow> all() {
    return listing.rows();
  }

  /// What could not be read, a sentence each.
  public List<String> troubles() {
    return listing.troubles();
  }

  /// How many questions a filter shows, whatever is searched.
  public long count(QuestionFilter which) {
    return listing.rows().stream().filter(which::takes).count();
  }

  public QuestionFilter filter() {
    return filter;
  }

  public void setFilter(QuestionFilter which) {
    filter = which;
    listeners.tell();
  }

  /// Shows only questions in which every word occurs.
  public void search(String query) {
    search =
        Arrays.stream(query.strip().toLowerCase(Locale.getDefault()).split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
    listeners.tell();
  }

  /// What happened last, or the estimate that waits for a yes; empty for nothing.
  public String message() {
    return message;
  }

  /// What is said where there is no row.
  public String hint() {
    if (stage == Stage.READING) {
      return texts.get("reading");
    }
    if (!search.isEmpty() && count(filter) > 0) {
      return texts.get("hint.search");
    }
    return texts.get(listing.rows().isEmpty() ? "hint.none" : "hint." + filter);
  }

  /// Whether this question can be asked again.
  public boolean canAsk(Optional<QuestionRow> row) {
    return stage == Stage.READY && row.filter(r -> r.state().isOpen()).isPresent();
  }

  /// Whether there is any that is due.
  public boolean canAskDue() {
    return stage == Stage.READY && !due().isEmpty();
  }

  private List<String> due() {
    return listing.rows().stream()
        .filter(r -> r.state() == State.DUE)
        .map(QuestionRow::id)
        .toList();
  }

  /// Works out what asking about one question would cost; asks at once where it costs nothing.
  public void ask(QuestionRow row) {
    if (canAsk(Optional.of(row))) {
      estimate(List.of(row.id()));
    }
  }

  /// The same for all that are due.
  public void askDue() {
    if (canAskDue()) {
      estimate(due());
    }
  }

  private void estimate(List<String> ids) {
    wanted = List.copyOf(ids);
    stage = Stage.ESTIMATING;
    message = texts.get("estimating");
    listeners.tell();
    runner.submit(
        texts.get("task.estimate"),
        progress -> desk.estimate(ids),
        (Outcome<Estimate> outcome) -> {
          stage = Stage.READY;
          switch (outcome) {
            case Outcome.Done<Estimate>(Estimate estimate) -> estimated(estimate);
            case Outcome.Failed<Estimate>(String why) -> message = texts.get("ask.failed", why);
            case Outcome.Cancelled<Estimate>() -> message = texts.get("ask.not");
          }
          listeners.tell();
        });
  }

  private void estimated(Estimate estimate) {
    message = estimate.sentence();
    if (estimate.possible() && estimate.needsYes()) {
      stage = Stage.ASKED;
    } else if (estimate.possible()) {
      run();
    }
  }

  /// The user has seen the estimate and wants it.
  public void yes() {
    if (stage == Stage.ASKED) {
      run();
      listeners.tell();
    }
  }

  /// The user does not want it; nothing was sent.
  public void no() {
    if (stage == Stage.ASKED) {
      stage = Stage.READY;
      message = texts.get("ask.not");
      listeners.tell();
    }
  }

  private void run() {
    List<String> ids = wanted;
    stage = Stage.RUNNING;
    message = texts.get("running", ids.size());
    running =
        Optional.of(
            runner.submit(
                texts.get("task.ask", ids.size()),
                progress -> desk.ask(ids, progress),
                (Outcome<String> outcome) -> {
                  stage = Stage.READING;
                  message =
                      switch (outcome) {
                        case Outcome.Done<String>(String said) -> said;
                        case Outcome.Failed<String>(String why) -> texts.get("ask.failed", why);
                        case Outcome.Cancelled<String>() -> texts.get("ask.stopped");
                      };
                  refresh();
                  listeners.tell();
                }));
  }

  /// Stops asking; what was answered is kept.
  public void stop() {
    if (stage == Stage.RUNNING) {
      running.ifPresent(TaskHandle::cancel);
    }
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
