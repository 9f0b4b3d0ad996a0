package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.Cascade;
import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.Resolution;
import app.assay.hitl.ReadingTime;
import app.assay.hitl.Reviewer;
import app.assay.ui.conflicts.model.ConflictDesk.Listing;
import app.assay.ui.entry.model.DraftCheck;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.io.IOException;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A curator at the conflicts of a vault. Nothing is chosen beforehand, nothing is decided without
/// a reason, and every decision can be taken back.
///
/// Belongs to the thread that draws.
public final class ConflictsModel {

  private static final Listing NOTHING = new Listing("", "", false, List.of(), List.of());

  private final Texts texts = new Texts("conflicts");
  private final Obstacles obstacles = new Obstacles(texts);
  private final Listeners listeners = new Listeners();
  private final ConflictDesk desk;
  private final TaskRunner runner;
  private final Supplier<Optional<Reviewer>> curator;
  private final Map<String, String> reasons = new HashMap<>();
  private final ConflictFilter filter = new ConflictFilter();
  private final Decisions decisions = new Decisions(texts, obstacles);
  private final Merging merging;
  private final RowLeases leases;
  private final ReadingTime<String> reading;
  private Listing listing = NOTHING;
  private List<String> selected = List.of();
  private Cascade cascade = Cascade.RESOLVE;
  private String message = "";
  private boolean read;
  private boolean busy;

  /// @param curator whose name stands in the record, asked for before
  /// @param check the gate through which a text goes while it is written
  /// @param clock by which the time of reading is measured
  public ConflictsModel(
      ConflictDesk desk,
      TaskRunner runner,
      Supplier<Optional<Reviewer>> curator,
      DraftCheck check,
      InstantSource clock) {
    this.desk = desk;
    this.runner = runner;
    this.curator = curator;
    this.merging = new Merging(check, listeners);
    this.leases = new RowLeases(desk, runner, curator, listeners, clock);
    this.reading = new ReadingTime<>(clock);
  }

  /// Reads the queue again.
  public void refresh() {
    busy = true;
    submit("task.read", desk::list, this::show);
  }

  private void show(Listing now) {
    List<ConflictRow> before = conflicts();
    listing = now;
    read = true;
    filter.keep(now.rows().stream().map(ConflictRow::id).toList());
    List<ConflictRow> after = conflicts();
    List<String> there = after.stream().map(ConflictRow::id).toList();
    selected = selected.stream().filter(there::contains).toList();
    if (selected.isEmpty() && !after.isEmpty()) {
      look(List.of(next(before, there)));
    }
  }

  /// What followed the decided ones before, else the first.
  private static String next(List<ConflictRow> before, List<String> there) {
    boolean gone = false;
    for (ConflictRow conflict : before) {
      boolean here = there.contains(conflict.id());
      if (gone && here) {
        return conflict.id();
      }
      gone |= !here;
    }
    return there.getFirst();
  }

  /// True once the queue was read.
  public boolean isRead() {
    return read;
  }

  public boolean isBusy() {
    return busy;
  }

  public Listing listing() {
    return listing;
  }

  /// The conflicts that are shown; those that were skipped come last.
  public List<ConflictRow> conflicts() {
    return filter.shown(listing.rows());
  }

  public boolean isSkipped(ConflictRow conflict) {
    return filter.isSkipped(conflict);
  }

  /// The domains of all conflicts, by name.
  public List<String> domains() {
    return ConflictFilter.domains(listing.rows());
  }

  public ConflictOrder order() {
    return filter.order();
  }

  public void setOrder(ConflictOrder wanted) {
    filter.setOrder(wanted);
    listeners.tell();
  }

  public String filter() {
    return filter.domain();
  }

  /// Narrows the list.
  ///
  /// @param domain whose conflicts alone are shown; empty for all
  public void setFilter(String domain) {
    filter.setDomain(domain);
    List<String> there = conflicts().stream().map(ConflictRow::id).toList();
    selected = selected.stream().filter(there::contains).toList();
    if (selected.isEmpty() && !there.isEmpty()) {
      look(List.of(there.getFirst()));
    }
    listeners.tell();
  }

  /// The conflict whose entries are shown: the first of those that are selected.
  public Optional<ConflictRow> current() {
    return selection().stream().findFirst();
  }

  /// Those that are selected, in their order.
  public List<ConflictRow> selection() {
    return conflicts().stream().filter(c -> selected.contains(c.id())).toList();
  }

  /// Where the current one stands among those that are shown, from 1; 0 where there is none.
  public int position() {
    return current().map(c -> conflicts().indexOf(c) + 1).orElse(0);
  }

  /// Selects conflicts; a text that is being written is left as it is.
  public void select(List<String> ids) {
    if (!ids.equals(selected)) {
      message = "";
      look(ids);
      listeners.tell();
    }
  }

  private void look(List<String> ids) {
    selected = List.copyOf(ids);
    cascade = Cascade.RESOLVE;
    merging.close();
    current().ifPresent(c -> reading.show(List.of(c.id())));
    leases.look(current().map(ConflictRow::id));
  }

  /// Shows the conflict so many places further down.
  public void step(int by) {
    List<ConflictRow> all = conflicts();
    if (!all.isEmpty()) {
      int at = Math.floorMod(position() - 1 + by, all.size());
      select(List.of(all.get(at).id()));
    }
  }

  /// The reason typed for the conflict that is shown.
  public String reason() {
    return current().map(c -> reasons.getOrDefault(c.id(), "")).orElse("");
  }

  public void setReason(String text) {
    current().ifPresent(c -> reasons.put(c.id(), text));
  }

  /// For whom a row of a shared queue is set aside, in words; empty where nothing is to be said.
  public String lease(ConflictRow row) {
    return leases.words(row.id());
  }

  /// Holds the conflict that is shown for longer; to be called about once a minute.
  public void tick() {
    leases.renew();
  }

  /// Gives back what was set aside, at the end.
  ///
  /// @param then called once that is done
  public void leave(Runnable then) {
    leases.leave(then);
  }

  /// What happened last or what is missing; empty for nothing.
  public String message() {
    return message;
  }

  /// What becomes of other rows that name an entry which is archived.
  public Cascade cascade() {
    return cascade;
  }

  public void setCascade(Cascade wanted) {
    cascade = wanted;
    listeners.tell();
  }

  /// The text that is being written for a merge or a narrower scope.
  public Merging merging() {
    return merging;
  }

  private Resolution resolution(ConflictRow row, Choice choice, String reason) {
    Resolution plain = Resolution.of(row.conflict(), choice, reason).taking(reading.of(row.id()));
    return merging.rewrite().map(plain::with).orElse(plain).allOthers(cascade);
  }

  /// Why a choice cannot be made now, which may need no words; empty where it can.
  public Optional<String> obstacle(Choice choice) {
    return busy
        ? Optional.of("")
        : obstacles.to(choice, selection(), listing).or(() -> obstacles.taken(selection(), leases));
  }

  /// Makes a choice: opens the form where a text has to be written first, else decides.
  ///
  /// @return false where something is missing; the message says what
  public boolean choose(Choice choice) {
    Optional<String> obstacle = obstacle(choice);
    if (obstacle.isPresent()) {
      return say(obstacle.get());
    }
    if (choice == Choice.SKIP) {
      skip();
      return true;
    }
    if (choice.rewrites()) {
      current().ifPresent(c -> merging.open(c, choice));
      message = "";
      listeners.tell();
      return true;
    }
    return decide(choice);
  }

  /// Decides by the text that was written.
  ///
  /// @return false where something is missing or the gate refuses the text
  public boolean write() {
    Optional<Choice> choice = merging.choice();
    if (choice.isEmpty()) {
      return false;
    }
    return merging.isRefused() ? say(texts.get("merge.refused")) : decide(choice.get());
  }

  private boolean decide(Choice choice) {
    String reason = reason();
    if (reason.isBlank()) {
      return say(texts.get("reason.missing"));
    }
    Optional<Reviewer> who = curator.get();
    if (who.isEmpty()) {
      return say(texts.get("curator.missing"));
    }
    List<Resolution> resolutions =
        selection().stream().map(c -> resolution(c, choice, reason)).toList();
    busy = true;
    message = texts.get("deciding");
    listeners.tell();
    submit(
        "task.decide", () -> desk.decide(resolutions, who.get().name()), r -> decided(choice, r));
    return true;
  }

  private void decided(Choice choice, List<CurationResult> results) {
    Decisions.Told told = decisions.take(choice, results);
    if (told.whole()) {
      merging.close();
    }
    message = told.words();
    refresh();
  }

  private void skip() {
    List<ConflictRow> all = conflicts();
    List<String> gone = selection().stream().map(ConflictRow::id).toList();
    Optional<String> next =
        all.stream()
            .skip(position())
            .map(ConflictRow::id)
            .filter(id -> !gone.contains(id))
            .findFirst();
    filter.skip(gone);
    String to = next.orElseGet(() -> conflicts().getFirst().id());
    look(List.of(to));
    message = texts.get("skipped", gone.size());
    listeners.tell();
  }

  /// Whether something was decided here that can be taken back.
  public boolean canUndo() {
    return !decisions.isEmpty() && !busy;
  }

  /// Takes the last decision back.
  public void undo() {
    Optional<Reviewer> who = curator.get();
    if (!canUndo() || who.isEmpty()) {
      return;
    }
    List<String> changes = decisions.pop();
    busy = true;
    listeners.tell();
    submit(
        "task.undo",
        () -> {
          desk.undo(changes, who.get().name());
          return changes.size();
        },
        count -> {
          message = texts.get("undone", count);
          refresh();
        });
  }

  private boolean say(String words) {
    message = words;
    listeners.tell();
    return false;
  }

  private interface Task<T> {
    T run() throws IOException;
  }

  private <T> void submit(String title, Task<T> work, Consumer<T> then) {
    runner.submit(
        texts.get(title),
        progress -> work.run(),
        (Outcome<T> outcome) -> {
          busy = false;
          switch (outcome) {
            case Outcome.Done<T>(T value) -> then.accept(value);
            case Outcome.Failed<T>(String why) -> {
              read = true;
              message = why;
            }
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
