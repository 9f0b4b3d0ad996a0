package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Candidate;
import app.assay.ui.batch.model.BatchDesk.Gated;
import app.assay.ui.batch.model.BatchDesk.Opened;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.ui.entry.model.EntryDraft;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// The candidates of a batch as a person goes through them: which are shown, which is looked at,
/// what was decided and edited. Every step can be taken back.
///
/// Belongs to the thread that draws.
public final class BatchModel {

  private final Texts texts = new Texts("batch");
  private final Listeners listeners = new Listeners();
  private final BatchDesk desk;
  private final BatchSteps steps = new BatchSteps();
  private final List<BatchRow> rows = new ArrayList<>();
  private List<Integer> shown = List.of();
  private Opened opened = new Opened("", "", "", List.of(), List.of());
  private BatchFilter filter = BatchFilter.ALL;
  private int current = -1;
  private Optional<EntryDraft> draft = Optional.empty();
  private List<Flaw> draftFlaws = List.of();
  private boolean rejecting;
  private String message = "";

  BatchModel(BatchDesk desk) {
    this.desk = desk;
  }

  void show(Opened read) {
    opened = read;
    rows.clear();
    rows.addAll(read.rows());
    steps.clear();
    narrow();
    if (current < 0 || current >= rows.size()) {
      current = shown.isEmpty() ? -1 : shown.getFirst();
    }
    listeners.tell();
  }

  /// The batch as it was read.
  public Opened opened() {
    return opened;
  }

  /// All candidates in their order, as they are now.
  public List<BatchRow> rows() {
    return List.copyOf(rows);
  }

  public int size() {
    return rows.size();
  }

  public BatchRow row(int index) {
    return rows.get(index);
  }

  /// Indices of the candidates that are shown.
  public List<Integer> shown() {
    return shown;
  }

  public BatchFilter filter() {
    return filter;
  }

  public void setFilter(BatchFilter wanted) {
    filter = wanted;
    narrow();
    if (!shown.contains(current) && !shown.isEmpty()) {
      look(shown.getFirst());
    }
    listeners.tell();
  }

  private void narrow() {
    shown = IntStream.range(0, rows.size()).filter(i -> filter.takes(rows.get(i))).boxed().toList();
  }

  /// How many candidates stand how.
  public Map<Standing, Integer> counts() {
    Map<Standing, Integer> counts = new EnumMap<>(Standing.class);
    rows.forEach(row -> counts.merge(row.standing(), 1, Integer::sum));
    return counts;
  }

  /// The domains of all candidates, by name.
  public List<String> domains() {
    TreeSet<String> all = new TreeSet<>();
    rows.forEach(row -> all.addAll(row.candidate().domains()));
    return List.copyOf(all);
  }

  /// Those that would enter the vault now.
  public List<BatchRow> entering() {
    return rows.stream().filter(BatchRow::enters).toList();
  }

  /// Index of the candidate that is looked at; -1 where there is none.
  public int current() {
    return current;
  }

  public Optional<BatchRow> currentRow() {
    return current >= 0 && current < rows.size()
        ? Optional.of(rows.get(current))
        : Optional.empty();
  }

  /// Looks at another candidate; what is typed of this one is kept.
  public void go(int index) {
    if (index != current && index >= 0 && index < rows.size()) {
      look(index);
      message = "";
      listeners.tell();
    }
  }

  private void look(int index) {
    endEdit();
    rejecting = false;
    current = index;
  }

  /// What happened last or what is missing; empty for nothing.
  public String message() {
    return message;
  }

  void say(String words) {
    message = words;
    listeners.tell();
  }

  /// Accepts the candidate that is looked at and goes to the next that nobody decided.
  ///
  /// @return false where that cannot be
  public boolean accept() {
    Optional<BatchRow> row = currentRow();
    if (row.isEmpty()) {
      return false;
    }
    if (row.get().refuses()) {
      say(texts.get("accept.refused", String.join(", ", row.get().codes())));
      return false;
    }
    Standing standing = row.get().standing();
    if (standing == Standing.FAIL && row.get().reopened().isEmpty()) {
      say(texts.get("accept.failed", String.join(", ", row.get().codes())));
      return false;
    }
    return decide(Decided.ACCEPTED, "");
  }

  /// Asks why the candidate is rejected.
  public void startReject() {
    if (currentRow().isPresent()) {
      rejecting = true;
      message = "";
      listeners.tell();
    }
  }

  public boolean isRejecting() {
    return rejecting;
  }

  public void stopReject() {
    rejecting = false;
    listeners.tell();
  }

  /// Rejects the candidate and goes to the next that nobody decided.
  ///
  /// @return false where the reason is missing
  public boolean reject(String reason) {
    if (reason.isBlank()) {
      say(texts.get("reject.missing"));
      return false;
    }
    return decide(Decided.REJECTED, reason.strip());
  }

  private boolean decide(Decided what, String reason) {
    int at = current;
    steps.push(at, rows.get(at));
    rows.set(at, rows.get(at).decided(what, reason));
    rejecting = false;
    String title = rows.get(at).candidate().title();
    advance(at);
    narrow();
    say(texts.get("decided." + what.label(), title));
    return true;
  }

  /// The next below that nobody decided, else the first such, else it stays.
  private void advance(int from) {
    List<Integer> order = new ArrayList<>(shown.stream().filter(i -> i > from).toList());
    order.addAll(shown.stream().filter(i -> i < from).toList());
    order.stream()
        .filter(i -> rows.get(i).decided() == Decided.NOTHING && !rows.get(i).inVault())
        .findFirst()
        .ifPresent(this::look);
  }

  /// Opens the form in which the candidate is edited.
  public void edit() {
    currentRow()
        .filter(row -> !row.inVault())
        .ifPresent(
            row -> {
              draft = Optional.of(Drafting.of(row.candidate()));
              draftFlaws = row.flaws();
              message = "";
              listeners.tell();
            });
  }

  /// The text that is typed; empty while nothing is edited.
  public Optional<EntryDraft> draft() {
    return draft;
  }

  /// What layer 1 says of it at this moment.
  public List<Flaw> draftFlaws() {
    return draftFlaws;
  }

  /// Takes the text as it is typed.
  public void typed(EntryDraft now) {
    draft = Optional.of(now);
    currentRow().ifPresent(row -> draftFlaws = desk.check(Drafting.applied(row.candidate(), now)));
    listeners.tell();
  }

  /// Ends editing; what was typed is kept in the draft of the batch.
  public void endEdit() {
    Optional<EntryDraft> typed = draft;
    draft = Optional.empty();
    if (typed.isEmpty() || currentRow().isEmpty()) {
      return;
    }
    BatchRow row = rows.get(current);
    Candidate changed = Drafting.applied(row.candidate(), typed.get());
    if (!changed.equals(row.candidate())) {
      steps.push(current, row);
      rows.set(current, row.with(changed, desk.check(changed)));
      narrow();
      message = texts.get("edited");
    }
    listeners.tell();
  }

  public boolean canUndo() {
    return !steps.isEmpty();
  }

  /// Takes the last decision or edit back and shows the candidate.
  boolean undo() {
    Optional<BatchSteps.Step> last = steps.pop();
    last.ifPresent(
        step -> {
          draft = Optional.empty();
          rejecting = false;
          rows.set(step.index(), step.before());
          current = step.index();
          narrow();
          say(texts.get("undone", step.before().candidate().title()));
        });
    return last.isPresent();
  }

  /// Takes verdicts as they come; those of a candidate that was edited meanwhile do not count.
  void heard(List<Gated> all, List<BatchRow> asked) {
    for (Gated one : all) {
      BatchRow row = rows.get(one.index());
      if (row.candidate().equals(asked.get(one.index()).candidate())) {
        rows.set(one.index(), row.heard(one.verdict(), one.alike()));
      }
    }
    narrow();
    listeners.tell();
  }

  void entered(List<String> ids, boolean is) {
    for (int i = 0; i < rows.size(); i++) {
      if (ids.contains(rows.get(i).candidate().id())) {
        rows.set(i, rows.get(i).entered(is));
      }
    }
    steps.clear();
    narrow();
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
