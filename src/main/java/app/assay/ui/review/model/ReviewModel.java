package app.assay.ui.review.model;

import app.assay.hitl.Reviewer;
import app.assay.hitl.Signals;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A review from its first question to the written files. Nothing is written before [#write()];
/// until then every answer is only here, and all of it goes through the one undo.
///
/// Belongs to the thread that draws.
public final class ReviewModel implements ReviewEvents {

  /// What is on the screen.
  public enum Stage {
    /// Documents are being read.
    LOADING,
    /// Nothing waits.
    NOTHING,
    /// Claims are asked.
    ASKING,
    /// What will be written is shown whole.
    PREVIEW,
    /// What came of writing is shown.
    WRITTEN
  }

  private final ReviewTools tools;
  private final Texts texts = new Texts("review");
  private final Answers answers = new Answers();
  private final Naming naming;
  private final Asking asking;
  private final Committing committing;
  private final Map<Path, ReviewDocument> lookedAt = new HashMap<>();
  private final List<Runnable> listeners = new ArrayList<>();
  private ReviewScope scope = new ReviewScope("", List.of());
  private Stage stage = Stage.NOTHING;
  private List<String> notices = List.of();
  private List<LeftOut> leftOut = List.of();
  private Set<String> reviewers = Set.of();
  private long opening;

  public ReviewModel(ReviewTools tools) {
    this.tools = tools;
    this.naming = new Naming(tools, this::named);
    this.asking = new Asking(tools, texts, answers, naming, this);
    this.committing = new Committing(tools, texts, answers, naming, asking.position(), this);
  }

  /// Who reviews.
  public Naming naming() {
    return naming;
  }

  /// What is asked.
  public Asking asking() {
    return asking;
  }

  /// What is written.
  public Committing committing() {
    return committing;
  }

  public Stage stage() {
    return stage;
  }

  /// The name of what is reviewed.
  public String title() {
    return scope.title();
  }

  /// Sentences the reviewer should read.
  public List<String> notices() {
    return notices;
  }

  /// Documents of the scope about which nothing can be asked, and why.
  public List<LeftOut> leftOut() {
    return leftOut;
  }

  /// Reads what waits in these documents and begins. Answers given before and not written are kept
  /// where their claims still say the same.
  public void open(ReviewScope wanted) {
    open(wanted, Optional.empty());
  }

  /// As [#open(ReviewScope)], at the claim with this id, where it waits.
  public void open(ReviewScope wanted, String claimId) {
    open(wanted, Optional.of(claimId));
  }

  /// Reads everything again, as after a file changed underneath.
  public void openAgain() {
    open(scope);
  }

  private void open(ReviewScope wanted, Optional<String> at) {
    scope = wanted;
    stage = Stage.LOADING;
    notices = List.of();
    leftOut = List.of();
    naming.look();
    long mine = ++opening;
    changed();
    tools
        .runner()
        .submit(
            texts.get("task.read", wanted.files().size()),
            progress -> new ReviewLoading(tools, texts).load(wanted.files(), progress),
            (Outcome<ReviewLoading.Loaded> outcome) -> {
              if (mine == opening) {
                opened(outcome, at);
              }
            });
  }

  private void opened(Outcome<ReviewLoading.Loaded> outcome, Optional<String> at) {
    switch (outcome) {
      case Outcome.Done<ReviewLoading.Loaded>(ReviewLoading.Loaded loaded) -> {
        committing.setLedger(loaded.head());
        reviewers = loaded.reviewers();
        leftOut = List.copyOf(loaded.leftOut());
        notices = keepAnswers(loaded);
        begin(loaded.documents());
        at.flatMap(this::waiting).ifPresent(key -> asking.position().show(List.of(key)));
      }
      case Outcome.Failed<ReviewLoading.Loaded>(String message) -> notices = List.of(message);
      case Outcome.Cancelled<ReviewLoading.Loaded> _ ->
          notices = List.of(texts.get("notice.notRead"));
    }
    askAgain();
  }

  private Optional<ClaimKey> waiting(String claimId) {
    return asking.entries().stream()
        .filter(entry -> entry.item().claim().id().equals(claimId))
        .map(ReviewEntry::key)
        .findFirst();
  }

  private List<String> keepAnswers(ReviewLoading.Loaded loaded) {
    List<String> said = new ArrayList<>();
    int lost = 0;
    for (ReviewDocument document : loaded.documents()) {
      ReviewDocument before = lookedAt.put(document.file(), document);
      lost += before == null ? 0 : answers.keepWhereSame(before, document);
    }
    if (lost > 0) {
      said.add(texts.get("notice.lost", lost));
    }
    return said;
  }

  private void begin(List<ReviewDocument> documents) {
    String name = naming.reviewer().map(Reviewer::name).orElse("");
    asking.position().begin(ReviewQueue.of(documents, name));
    asking.position().queue().documents().forEach(committing::replan);
  }

  private void named() {
    if (stage == Stage.ASKING && naming.reviewer().isPresent()) {
      begin(asking.position().queue().documents());
    }
    changed();
  }

  /// Shows the whole of what will be written.
  public void preview() {
    if (stage == Stage.ASKING && !committing.documents().isEmpty()) {
      stage = Stage.PREVIEW;
      notices = List.of();
      committing.documents().forEach(committing::replan);
      changed();
    }
  }

  /// Writes what can be written.
  public void write() {
    if (stage == Stage.PREVIEW) {
      committing.write();
      changed();
    }
  }

  /// Takes the last thing back, whatever it was.
  public void undo() {
    tools.undo().undo();
  }

  /// Does again what was taken back last.
  public void redo() {
    tools.undo().redo();
  }

  /// What [#undo()] would take back.
  public Optional<String> undoTitle() {
    return tools.undo().undoTitle();
  }

  /// What the manner of this review says about it.
  public Signals signals() {
    return Signals.of(List.copyOf(answers.all()));
  }

  /// True when the ledger names nobody but this reviewer.
  public boolean isSingleReviewer() {
    Set<String> all = new HashSet<>(reviewers);
    naming.reviewer().ifPresent(r -> all.add(r.name()));
    return all.size() <= 1;
  }

  @Override
  public void answered(Set<Path> files) {
    notices = List.of();
    for (Path file : files) {
      asking.position().queue().document(file).ifPresent(committing::replan);
    }
    askAgain();
  }

  @Override
  public void wrote() {
    notices = List.of();
    stage = Stage.WRITTEN;
    changed();
  }

  /// Back to the claims, where there are any.
  @Override
  public void askAgain() {
    stage = asking.entries().isEmpty() ? Stage.NOTHING : Stage.ASKING;
    changed();
  }

  @Override
  public void say(List<String> said) {
    notices = List.copyOf(said);
    changed();
  }

  @Override
  public void changed() {
    asking.watch(stage == Stage.ASKING);
    List.copyOf(listeners).forEach(Runnable::run);
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Ends what [#onChange(Runnable)] began.
  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }
}
