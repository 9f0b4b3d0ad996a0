package app.assay.ui.kept.model;

import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptChoice;
import app.assay.distillery.kept.KeptResult;
import app.assay.distillery.kept.KeptState;
import app.assay.hitl.Reviewer;
import app.assay.ui.event.Listeners;
import app.assay.ui.kept.model.KeptDesk.Shelf;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.Work;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A person looking through what a store keeps of candidates. A reopening needs a reason and can be
/// taken back.
///
/// Belongs to the thread that draws.
public final class KeptModel {

  private final Texts texts = new Texts("kept");
  private final Listeners listeners = new Listeners();
  private final KeptDesk desk;
  private final TaskRunner runner;
  private final Supplier<Optional<Reviewer>> person;
  private final Deque<KeptCase> reopened = new ArrayDeque<>();
  private Optional<Shelf> shelf = Optional.empty();
  private KeptChoice choice = KeptChoice.ALL;
  private List<KeptCase> shown = List.of();
  private Optional<KeptCase> chosen = Optional.empty();
  private String message = "";
  private boolean busy;

  /// @param person whose name stands in the record
  public KeptModel(KeptDesk desk, TaskRunner runner, Supplier<Optional<Reviewer>> person) {
    this.desk = desk;
    this.runner = runner;
    this.person = person;
  }

  /// Reads the store again.
  public void refresh() {
    submit(
        "task.read",
        progress -> desk.read(),
        read -> {
          shelf = Optional.of(read);
          narrow();
        });
  }

  private void narrow() {
    shown = choice.of(shelf.map(Shelf::cases).orElse(List.of()));
    Optional<KeptCase> same = chosen.flatMap(this::again);
    chosen = same.or(() -> shown.stream().findFirst());
    listeners.tell();
  }

  private Optional<KeptCase> again(KeptCase one) {
    return shown.stream()
        .filter(now -> now.batch().equals(one.batch()) && now.name().equals(one.name()))
        .findFirst();
  }

  /// The store as it was read; empty before.
  public Optional<Shelf> shelf() {
    return shelf;
  }

  public KeptChoice choice() {
    return choice;
  }

  /// Shows other candidates.
  public void setChoice(KeptChoice wanted) {
    if (!wanted.equals(choice)) {
      choice = wanted;
      narrow();
    }
  }

  /// The candidates that are shown.
  public List<KeptCase> shown() {
    return shown;
  }

  public Optional<KeptCase> chosen() {
    return chosen;
  }

  /// Looks at another one.
  public void choose(KeptCase one) {
    chosen = Optional.of(one);
    message = "";
    listeners.tell();
  }

  /// The batches of all kept candidates, by name.
  public List<String> batches() {
    TreeSet<String> all = new TreeSet<>();
    shelf.ifPresent(s -> s.cases().forEach(one -> all.add(one.batch())));
    return List.copyOf(all);
  }

  /// The codes of all kept candidates, by name.
  public List<String> codes() {
    TreeSet<String> all = new TreeSet<>();
    shelf.ifPresent(s -> s.cases().forEach(one -> all.addAll(one.codes())));
    return List.copyOf(all);
  }

  /// How many are reopened.
  public int open() {
    return (int)
        shelf.map(Shelf::cases).orElse(List.of()).stream()
            .filter(one -> one.state() == KeptState.REOPENED)
            .count();
  }

  /// What happened last or what is missing; empty for nothing.
  public String message() {
    return message;
  }

  /// Reopens the candidate that is looked at.
  ///
  /// @return false where the reason or the person is missing
  public boolean reopen(String reason) {
    Optional<Reviewer> who = person.get();
    if (chosen.isEmpty() || busy) {
      return false;
    }
    if (reason.isBlank() || who.isEmpty()) {
      say(texts.get(who.isEmpty() ? "person.missing" : "reason.missing"));
      return false;
    }
    KeptCase one = chosen.get();
    decide(
        progress -> desk.reopen(one, reason, who.get().name()),
        () -> {
          reopened.push(one);
          message = texts.get("reopened", one.id());
        });
    return true;
  }

  public boolean canUndo() {
    return !busy && !reopened.isEmpty();
  }

  /// Takes the last reopening of this screen back.
  public void undo() {
    Optional<Reviewer> who = person.get();
    if (!canUndo() || who.isEmpty()) {
      return;
    }
    KeptCase one = reopened.pop();
    decide(
        progress -> desk.withdraw(one, who.get().name()),
        () -> message = texts.get("undone", one.id()));
  }

  private void decide(Work<KeptResult> work, Runnable done) {
    submit(
        "task.decide",
        work,
        result -> {
          if (result instanceof KeptResult.Refused(String why)) {
            message = why;
          } else {
            done.run();
          }
          refresh();
        });
  }

  private void say(String words) {
    message = words;
    listeners.tell();
  }

  private <T> void submit(String title, Work<T> work, Consumer<T> then) {
    if (busy) {
      return;
    }
    busy = true;
    runner.submit(
        texts.get(title),
        work,
        (Outcome<T> outcome) -> {
          busy = false;
          switch (outcome) {
            case Outcome.Done<T>(T value) -> then.accept(value);
            case Outcome.Failed<T>(String why) -> message = why;
            case Outcome.Cancelled<T>() -> message = texts.get("stopped");
          }
          listeners.tell();
        });
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
