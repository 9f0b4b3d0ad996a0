package app.assay.ui.judge.model;

import app.assay.hitl.ReadingTime;
import app.assay.hitl.Reviewer;
import app.assay.hitl.opinion.PersonDecision;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// A person at the open questions, one at a time. Nothing is preselected, and what was chosen is
/// kept only when it is saved.
///
/// Belongs to the thread that draws.
public final class PersonModel {

  /// One question of the list.
  ///
  /// @param saved what was kept, empty while nothing was
  /// @param reopened true while another answer can be given in the place of the one kept
  public record Entry(
      OpenQuestion open, PersonForm form, Optional<PersonDecision> saved, boolean reopened) {

    /// True while the form can be changed.
    public boolean isEditable() {
      return saved.isEmpty() || reopened;
    }
  }

  private final Texts texts;
  private final PersonDesk desk;
  private final TaskRunner runner;
  private final Supplier<Optional<Reviewer>> reviewer;
  private final ReadingTime<String> reading;
  private final Listeners listeners = new Listeners();
  private final List<Entry> entries = new ArrayList<>();
  private final List<Integer> saved = new ArrayList<>();
  private int current;
  private int line;
  private boolean busy;
  private String message = "";

  /// @param forms gives the form of a question, perhaps with what was chosen before and not saved
  /// @param reviewer whose name stands in the answer, asked for before
  /// @param clock by which the time of reading is measured
  public PersonModel(
      List<OpenQuestion> questions,
      Function<Question, PersonForm> forms,
      PersonDesk desk,
      TaskRunner runner,
      Supplier<Optional<Reviewer>> reviewer,
      InstantSource clock) {
    this.texts = new Texts("judge-person");
    this.desk = desk;
    this.runner = runner;
    this.reviewer = reviewer;
    this.reading = new ReadingTime<>(clock);
    questions.forEach(
        q -> entries.add(new Entry(q, forms.apply(q.question()), Optional.empty(), false)));
    look();
  }

  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /// Index of the question that is shown.
  public int current() {
    return current;
  }

  /// The question that is shown; empty where there is none.
  public Optional<Entry> entry() {
    return current < entries.size() ? Optional.of(entries.get(current)) : Optional.empty();
  }

  /// Index of the criterion that single keys answer.
  public int line() {
    return line;
  }

  public int decided() {
    return (int) entries.stream().filter(e -> e.saved().isPresent()).count();
  }

  public int left() {
    return entries.size() - decided();
  }

  /// What happened last or what is missing, empty for nothing.
  public String message() {
    return message;
  }

  public boolean isBusy() {
    return busy;
  }

  /// How long the question has been on the screen.
  public Duration spent() {
    return entry().map(e -> reading.of(e.open().question().id())).orElse(Duration.ZERO);
  }

  /// Shows another question.
  public void go(int index) {
    if (index != current && index >= 0 && index < entries.size()) {
      current = index;
      line = 0;
      message = "";
      look();
      listeners.tell();
    }
  }

  /// Shows the question with this id, where it is among them.
  public void go(String id) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).open().question().id().equals(id)) {
        go(i);
      }
    }
  }

  /// Goes to another criterion.
  public void goToLine(int index) {
    if (index != line && entry().filter(e -> index >= 0 && index < lines(e)).isPresent()) {
      line = index;
      listeners.tell();
    }
  }

  private static int lines(Entry entry) {
    return entry.form().lines().size();
  }

  /// Chooses a verdict for the criterion; the one after it is next once nothing is missing here.
  ///
  /// @return false where the form can no longer be changed
  public boolean choose(Verdict verdict) {
    return edit(form -> form.choose(line, verdict));
  }

  public boolean setNote(String text) {
    return edit(form -> form.setNote(line, text));
  }

  /// Shows what the others said of the criterion.
  public boolean showOthers() {
    return edit(form -> form.showOthers(line));
  }

  public boolean unquote(Quote quote) {
    return edit(form -> form.unquote(line, quote));
  }

  /// Takes words of the evidence as a quote for the criterion.
  public void quote(String evidence, String words) {
    open()
        .ifPresent(
            e -> {
              message =
                  words.isBlank()
                      ? texts.get("quote.none")
                      : e.form()
                          .quote(line, new Quote(evidence, words))
                          .map(flaw -> texts.get("quote.flaw", flaw))
                          .orElse(texts.get("quote.taken", line + 1));
              listeners.tell();
            });
  }

  private boolean edit(Consumer<PersonForm> how) {
    Optional<Entry> open = open();
    open.ifPresent(
        e -> {
          how.accept(e.form());
          message = "";
          listeners.tell();
        });
    return open.isPresent();
  }

  /// The question that is shown, while it can be answered.
  private Optional<Entry> open() {
    return entry().filter(e -> e.isEditable() && !busy);
  }

  /// Keeps the answer and goes to the next open question; where something is missing, goes there.
  public void save() {
    Optional<Entry> open = open();
    if (open.isEmpty()) {
      return;
    }
    Entry entry = open.get();
    if (entry.form().unfinished().isPresent()) {
      line = entry.form().unfinished().getAsInt();
      message =
          texts.get(
              "missing." + entry.form().missing(line).orElseThrow(),
              entry.form().lines().get(line).criterion().text());
      listeners.tell();
      return;
    }
    Optional<Reviewer> who = reviewer.get();
    if (who.isEmpty()) {
      message = texts.get("reviewer.missing");
      listeners.tell();
      return;
    }
    keep(current, entry, who.get());
  }

  private void keep(int index, Entry entry, Reviewer who) {
    PersonDecision answer =
        new PersonDecision(
            entry.open().question(),
            who.name(),
            entry.form().verdicts(),
            entry.form().influenced(),
            spent());
    busy = true;
    message = texts.get("saving");
    listeners.tell();
    runner.submit(
        texts.get("task.save"),
        progress -> desk.save(answer),
        (Outcome<Optional<String>> outcome) -> {
          busy = false;
          Optional<String> trouble = trouble(outcome);
          if (trouble.isEmpty()) {
            entries.set(index, new Entry(entry.open(), entry.form(), Optional.of(answer), false));
            saved.add(index);
            message = texts.get("saved", entry.open().question().about());
            next();
          } else {
            message = texts.get("save.failed", trouble.get());
          }
          listeners.tell();
        });
  }

  private String lost() {
    return texts.get("lost");
  }

  private Optional<String> trouble(Outcome<Optional<String>> outcome) {
    return switch (outcome) {
      case Outcome.Done<Optional<String>>(Optional<String> said) -> said;
      case Outcome.Failed<Optional<String>>(String said) -> Optional.of(said);
      case Outcome.Cancelled<Optional<String>>() -> Optional.of(lost());
    };
  }

  /// Goes to the next open question, from the first on where none is further down.
  private void next() {
    for (int step = 1; step <= entries.size(); step++) {
      int index = (current + step) % entries.size();
      if (entries.get(index).saved().isEmpty()) {
        current = index;
        line = 0;
        break;
      }
    }
    look();
  }

  /// What [#reopen()] would open again.
  public Optional<String> reopens() {
    return saved.isEmpty()
        ? Optional.empty()
        : Optional.of(
            texts.get("reopen.title", entries.get(saved.getLast()).open().question().about()));
  }

  /// Opens the form of the last answer again. That answer counts until another one is kept: what a
  /// person said is never taken away.
  public void reopen() {
    if (saved.isEmpty() || busy) {
      return;
    }
    current = saved.removeLast();
    Entry entry = entries.get(current);
    entries.set(current, new Entry(entry.open(), entry.form(), entry.saved(), true));
    line = 0;
    message = texts.get("reopened", entry.open().question().about());
    look();
    listeners.tell();
  }

  private void look() {
    reading.show(
        entry()
            .filter(Entry::isEditable)
            .map(e -> List.of(e.open().question().id()))
            .orElse(List.of()));
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
