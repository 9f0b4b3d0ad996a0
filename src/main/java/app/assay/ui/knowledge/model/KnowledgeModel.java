package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.CurationResult;
import app.assay.hitl.Reviewer;
import app.assay.ui.entry.model.DraftCheck;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.ui.entry.model.EntryDraft;
import app.assay.ui.entry.model.EntrySide;
import app.assay.ui.event.Listeners;
import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.theme.Texts;
import app.assay.vault.Entry;
import app.assay.vault.Feedback;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.Work;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A person looking through a knowledge store: entries, domains, what readers said. Every change
/// needs a reason and can be taken back.
///
/// Belongs to the thread that draws.
public final class KnowledgeModel {

  private interface Change {
    CurationResult make(Entry entry, String reason, String by) throws IOException;
  }

  private final Texts texts = new Texts("knowledge");
  private final Listeners listeners = new Listeners();
  private final KnowledgeDesk desk;
  private final TaskRunner runner;
  private final Supplier<Optional<Reviewer>> person;
  private final DraftCheck check;
  private final EntryFilter filter = new EntryFilter();
  private final Deque<String> changes = new ArrayDeque<>();
  private Optional<Shelf> shelf = Optional.empty();
  private Part part = Part.ENTRIES;
  private Optional<String> chosen = Optional.empty();
  private Optional<EntrySide> side = Optional.empty();
  private Optional<EntryDraft> draft = Optional.empty();
  private List<Flaw> flaws = List.of();
  private String message = "";
  private boolean busy;

  /// @param person whose name stands in the record
  /// @param check the gate through which a text goes while it is written
  public KnowledgeModel(
      KnowledgeDesk desk,
      TaskRunner runner,
      Supplier<Optional<Reviewer>> person,
      DraftCheck check) {
    this.desk = desk;
    this.runner = runner;
    this.person = person;
    this.check = check;
  }

  /// Reads the store again.
  public void refresh() {
    submit(
        texts.get("task.read"),
        progress -> desk.read(),
        read -> {
          shelf = Optional.of(read);
          side = Optional.empty();
          choose(chosen.filter(id -> entry(id).isPresent()).or(this::first));
        });
  }

  private Optional<String> first() {
    return entries().stream().findFirst().map(Entry::id);
  }

  /// The store as it was read; empty before.
  public Optional<Shelf> shelf() {
    return shelf;
  }

  public Part part() {
    return part;
  }

  public void setPart(Part wanted) {
    part = wanted;
    draft = Optional.empty();
    message = "";
    listeners.tell();
  }

  /// Entries that are shown.
  public List<Entry> entries() {
    return filter.shown(shelf.map(Shelf::entries).orElse(List.of()));
  }

  /// Shows only entries in which every word occurs somewhere.
  public void search(String query) {
    filter.search(query);
    narrowed();
  }

  public String domain() {
    return filter.domain();
  }

  /// Narrows the list.
  ///
  /// @param name whose entries alone are shown; empty for all
  public void setDomain(String name) {
    filter.setDomain(name);
    narrowed();
  }

  public boolean isArchived() {
    return filter.isArchived();
  }

  /// Whether archived entries are shown in the place of active ones.
  public void setArchived(boolean wanted) {
    filter.setArchived(wanted);
    narrowed();
  }

  private void narrowed() {
    if (entries().stream().noneMatch(e -> Optional.of(e.id()).equals(chosen))) {
      choose(first());
    }
    listeners.tell();
  }

  private Optional<Entry> entry(String id) {
    return entries().stream().filter(e -> e.id().equals(id)).findFirst();
  }

  /// The entry that is looked at.
  public Optional<Entry> entry() {
    return chosen.flatMap(this::entry);
  }

  /// The same with its history; empty while it is read.
  public Optional<EntrySide> side() {
    return side;
  }

  /// Looks at an entry.
  public void choose(Optional<String> id) {
    if (id.equals(chosen) && side.isPresent()) {
      return;
    }
    chosen = id;
    side = Optional.empty();
    draft = Optional.empty();
    listeners.tell();
    entry()
        .ifPresent(
            entry ->
                runner.submit(
                    texts.get("task.look"),
                    progress -> desk.look(entry),
                    (Outcome<EntrySide> outcome) -> {
                      if (outcome instanceof Outcome.Done<EntrySide>(EntrySide found)
                          && chosen.equals(Optional.of(found.id()))) {
                        side = Optional.of(found);
                        listeners.tell();
                      }
                    }));
  }

  /// Opens the form.
  public void edit() {
    if (entry().filter(e -> e.archived().isEmpty()).isPresent() && side.isPresent()) {
      typed(EntryDraft.of(side.get()));
    }
  }

  /// The text that is typed; empty while nothing is edited.
  public Optional<EntryDraft> draft() {
    return draft;
  }

  /// What the gate says of it.
  public List<Flaw> flaws() {
    return flaws;
  }

  /// Takes the text as it is typed.
  public void typed(EntryDraft now) {
    draft = Optional.of(now);
    flaws = entry().map(e -> check.check(now, e.evidence())).orElse(List.of());
    listeners.tell();
  }

  /// Goes back to the entry; the text is dropped.
  public void leaveEdit() {
    draft = Optional.empty();
    listeners.tell();
  }

  /// Writes the text that was typed.
  public boolean save(String reason) {
    return draft.isPresent()
        && change(reason, (seen, why, by) -> desk.update(seen, draft.get(), why, by));
  }

  /// Archives the entry, or brings an archived one back.
  public boolean toggleArchived(String reason) {
    boolean past = entry().filter(e -> e.archived().isPresent()).isPresent();
    return change(reason, past ? desk::unarchive : desk::archive);
  }

  private boolean change(String reason, Change change) {
    Optional<Entry> seen = entry();
    Optional<String> by = allowed(reason);
    if (seen.isEmpty() || by.isEmpty()) {
      return false;
    }
    submit(
        texts.get("task.change"),
        progress -> change.make(seen.get(), reason.strip(), by.get()),
        this::made);
    return true;
  }

  /// Who changes; empty where something is missing, which is said.
  Optional<String> allowed(String reason) {
    if (busy) {
      return Optional.empty();
    }
    if (shelf.filter(Shelf::readOnly).isPresent()) {
      say(texts.get("readOnly", shelf.get().notice()));
      return Optional.empty();
    }
    if (reason.isBlank()) {
      say(texts.get("reason.missing"));
      return Optional.empty();
    }
    return person();
  }

  /// The name of who changes; where none is known that is said.
  Optional<String> person() {
    Optional<Reviewer> who = person.get();
    if (who.isEmpty()) {
      say(texts.get("person.missing"));
    }
    return who.map(Reviewer::name);
  }

  /// Hears that a change was made elsewhere on this screen.
  ///
  /// @param change the id to undo it by
  void made(Optional<String> change, String said) {
    change.ifPresent(changes::push);
    message = said;
    refresh();
  }

  /// Says that what is shown is other than before.
  void tell() {
    listeners.tell();
  }

  private void made(CurationResult result) {
    List<String> said = new ArrayList<>();
    switch (result) {
      case CurationResult.Done done -> {
        said.add(done.message() + ".");
        said.addAll(done.notes());
        done.change().ifPresent(changes::push);
        draft = Optional.empty();
      }
      case CurationResult.Refused(String why) -> said.add(why);
      case CurationResult.Rejected(List<String> objections) ->
          said.add(texts.get("rejected", String.join(" ", objections)));
      case CurationResult.OthersOpen _ -> said.add(texts.get("others"));
      case CurationResult.Stale(List<String> now, var _) -> said.addAll(now);
    }
    message = String.join(" ", said);
    if (draft.isEmpty()) {
      refresh();
    }
  }

  /// Takes a signal out of the inbox.
  public boolean dismiss(Feedback signal, String reason) {
    return deal(reason, "dismissed", by -> desk.dismiss(signal, reason.strip(), by));
  }

  /// Makes a conflict of a signal.
  public boolean enqueue(Feedback signal, String reason) {
    return deal(reason, "queued", by -> desk.enqueue(signal, reason.strip(), by));
  }

  private interface Dealing {
    void by(String name) throws IOException;
  }

  private boolean deal(String reason, String key, Dealing dealing) {
    Optional<String> by = allowed(reason);
    by.ifPresent(
        name ->
            submit(
                texts.get("task.change"),
                progress -> {
                  dealing.by(name);
                  return key;
                },
                done -> {
                  message = texts.get(done);
                  refresh();
                }));
    return by.isPresent();
  }

  public boolean canUndo() {
    return !changes.isEmpty() && !busy;
  }

  /// Takes the last change back.
  public void undo() {
    Optional<Reviewer> who = person.get();
    if (!canUndo() || who.isEmpty()) {
      return;
    }
    String last = changes.pop();
    submit(
        texts.get("task.undo"),
        progress -> {
          desk.undo(last, who.get().name());
          return last;
        },
        done -> {
          message = texts.get("undone");
          refresh();
        });
  }

  /// What happened last or what is missing; empty for nothing.
  public String message() {
    return message;
  }

  void say(String said) {
    message = said;
    listeners.tell();
  }

  <T> void submit(String title, Work<T> work, Consumer<T> then) {
    busy = true;
    runner.submit(
        title,
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
