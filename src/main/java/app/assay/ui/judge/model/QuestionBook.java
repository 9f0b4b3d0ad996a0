package app.assay.ui.judge.model;

import app.assay.cgd.CgdParser;
import app.assay.hitl.opinion.ClaimOpinion;
import app.assay.hitl.opinion.ClaimQuestion;
import app.assay.hitl.opinion.ClaimQuestions;
import app.assay.judge.queue.QuestionListing;
import app.assay.judge.queue.QuestionState;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Judges;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// What the vault's queue of questions says now: how many are open, and what was said of the claims
/// of documents that somebody looks at. Reads files only; nobody is asked.
///
/// Belongs to the thread that draws.
public final class QuestionBook {

  private final Texts texts = new Texts("judge");
  private final Listeners listeners = new Listeners();
  private final Supplier<Optional<Path>> root;
  private final Function<Path, Judges> judges;
  private final Function<Path, Optional<SourceText>> open;
  private final DocumentFile files;
  private final TaskRunner runner;
  private final Map<Path, List<ClaimOpinion>> opinions = new HashMap<>();
  private final Map<Path, Optional<SourceText>> looked = new HashMap<>();
  private Optional<Path> read = Optional.empty();
  private QuestionListing listing = new QuestionListing(List.of(), List.of());

  /// @param root the vault's folder, empty while none is open
  /// @param judges reads how a vault judges
  /// @param open the text of a document as the editor has it, empty where it is not open
  public QuestionBook(
      Supplier<Optional<Path>> root,
      Function<Path, Judges> judges,
      Function<Path, Optional<SourceText>> open,
      DocumentFile files,
      TaskRunner runner) {
    this.root = root;
    this.judges = judges;
    this.open = open;
    this.files = files;
    this.runner = runner;
  }

  /// Reads the queue of the vault again, unless another vault was opened meanwhile.
  public void refresh() {
    Optional<Path> vault = root.get();
    read = vault;
    if (vault.isEmpty()) {
      listing = new QuestionListing(List.of(), List.of());
      opinions.clear();
      listeners.tell();
      return;
    }
    Path folder = vault.get();
    runner.submit(
        texts.get("task.queue"),
        progress -> judges.apply(folder).queue().list(),
        (Outcome<QuestionListing> outcome) -> {
          if (outcome instanceof Outcome.Done<QuestionListing>(QuestionListing fresh)
              && root.get().equals(vault)) {
            listing = fresh;
            List<Path> known = List.copyOf(opinions.keySet());
            opinions.clear();
            known.forEach(this::look);
            listeners.tell();
          }
        });
  }

  /// Follows the window to another vault.
  public void follow() {
    if (!root.get().equals(read)) {
      opinions.clear();
      refresh();
    }
  }

  /// How many questions are open.
  public int open() {
    return listing.in(QuestionState.OPEN).size();
  }

  /// What was said of a claim of a document, as far as it was looked up; what is not known yet is
  /// looked up now and told later.
  public Optional<ClaimOpinion> of(Path document, String claim) {
    if (root.get().filter(document::startsWith).isEmpty()) {
      return Optional.empty();
    }
    if (!opinions.containsKey(document)) {
      opinions.put(document, List.of());
      look(document);
    }
    return opinions.getOrDefault(document, List.of()).stream()
        .filter(opinion -> opinion.claim().id().equals(claim))
        .findFirst();
  }

  /// The text of a document may have changed.
  public void changed(Path document) {
    if (opinions.containsKey(document) && !open.apply(document).equals(looked.get(document))) {
      look(document);
    }
  }

  private void look(Path document) {
    Path folder = root.get().orElseThrow();
    Optional<SourceText> shown = open.apply(document);
    looked.put(document, shown);
    runner.submit(
        texts.get("task.opinions"),
        progress -> look(folder, document, shown),
        (Outcome<List<ClaimOpinion>> outcome) -> {
          if (outcome instanceof Outcome.Done<List<ClaimOpinion>>(List<ClaimOpinion> found)) {
            boolean news = !found.equals(opinions.put(document, found));
            if (news) {
              listeners.tell();
            }
          }
        });
  }

  private List<ClaimOpinion> look(Path folder, Path document, Optional<SourceText> shown) {
    Optional<SourceText> text = shown.or(() -> onDisk(document));
    if (text.isEmpty()) {
      return List.of();
    }
    Judges now = judges.apply(folder);
    String name = folder.relativize(document).toString().replace('\\', '/');
    List<ClaimQuestion> questions =
        new ClaimQuestions(folder, files)
            .of(document, name, CgdParser.standard().parse(text.get()));
    return ClaimOpinion.of(questions, now.queue().list(), now.policies());
  }

  private Optional<SourceText> onDisk(Path document) {
    return files.read(document) instanceof ReadResult.Loaded loaded
        ? Optional.of(loaded.source())
        : Optional.empty();
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
