package app.assay.ui.documents;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.ui.editor.model.TextBuffer;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;

/// The documents that are open, and which of them is in front. A document that was closed is kept
/// aside while its file stays the same, so that its steps of undo still mean something.
///
/// Belongs to the thread that draws.
public final class OpenDocuments {

  private final Texts texts = new Texts("documents");
  private final DocumentFile files;
  private final TaskRunner runner;
  private final UndoStack undo;
  private final MarkedCheck check;
  private final IntFunction<Consumer<Runnable>> pauses;
  private final Function<Path, String> shown;
  private final List<OpenDocument> open = new ArrayList<>();
  private final Map<Path, OpenDocument> known = new HashMap<>();
  private final Map<OpenDocument, LiveCheck> checks = new HashMap<>();
  private final List<Path> recent = new ArrayList<>();
  private final Listeners listeners = new Listeners();
  private final List<Consumer<OpenDocument>> documentListeners = new ArrayList<>();
  private final List<Consumer<String>> troubleListeners = new ArrayList<>();
  private final History history = new History();
  private Optional<OpenDocument> active = Optional.empty();

  /// @param pauses makes a debounce of so many milliseconds
  /// @param shown how a path is named inside the vault
  public OpenDocuments(
      DocumentFile files,
      TaskRunner runner,
      UndoStack undo,
      MarkedCheck check,
      IntFunction<Consumer<Runnable>> pauses,
      Function<Path, String> shown) {
    this.files = files;
    this.runner = runner;
    this.undo = undo;
    this.check = check;
    this.pauses = pauses;
    this.shown = shown;
  }

  /// In the order of their tabs.
  public List<OpenDocument> list() {
    return List.copyOf(open);
  }

  /// The one in front.
  public Optional<OpenDocument> active() {
    return active;
  }

  /// Paths opened in this session, the last one first.
  public List<Path> recent() {
    return List.copyOf(recent);
  }

  public History history() {
    return history;
  }

  public Optional<OpenDocument> find(Path path) {
    return open.stream().filter(d -> d.path().equals(key(path))).findFirst();
  }

  /// Brings a document to the front, reading it first where it is not open.
  public void open(Path path) {
    open(path, document -> {});
  }

  /// As [#open(Path)], and hands the document over once it is there.
  public void open(Path path, Consumer<OpenDocument> then) {
    Path file = key(path);
    Optional<OpenDocument> there = find(file);
    if (there.isPresent()) {
      activate(there.get());
      then.accept(there.get());
      return;
    }
    runner.submit(
        texts.get("task.open", String.valueOf(file.getFileName())),
        progress -> ReadText.of(files.read(file)),
        (Outcome<ReadText> outcome) -> {
          if (outcome instanceof Outcome.Done<ReadText>(ReadText read)) {
            opened(file, read, then);
          }
        });
  }

  private void opened(Path file, ReadText read, Consumer<OpenDocument> then) {
    String name = String.valueOf(file.getFileName());
    switch (read.result()) {
      case ReadResult.Loaded loaded -> {
        OpenDocument document = find(file).orElseGet(() -> document(file, loaded, read.buffer()));
        if (!open.contains(document)) {
          open.add(document);
        }
        activate(document);
        then.accept(document);
      }
      case ReadResult.NotUtf8(int offset) -> trouble(texts.get("open.notUtf8", name, offset));
      case ReadResult.TooLarge(long size, long limit) ->
          trouble(texts.get("open.tooLarge", name, size, limit));
      case ReadResult.Unreadable(String message) -> trouble(message);
    }
  }

  private OpenDocument document(Path file, ReadResult.Loaded loaded, TextBuffer buffer) {
    OpenDocument before = known.get(file);
    if (before != null && before.diskSha256().equals(loaded.sha256())) {
      return before;
    }
    OpenDocument document = new OpenDocument(file, shown.apply(file), loaded, buffer, undo);
    known.put(file, document);
    document.onChange(() -> documentListeners.forEach(l -> l.accept(document)));
    document.text().onEdit(edited -> documentListeners.forEach(l -> l.accept(document)));
    LiveCheck live =
        new LiveCheck(
            document,
            check.another(),
            runner,
            pauses,
            texts.get("task.check", document.name()),
            texts.get("check.failed"));
    checks.put(document, live);
    live.now();
    return document;
  }

  /// Checks all of them anew, because what they are checked by has changed.
  public void checkAgain() {
    open.forEach(document -> Optional.ofNullable(checks.get(document)).ifPresent(LiveCheck::now));
  }

  /// Brings a document to the front; one that was closed gets its tab again.
  public void activate(OpenDocument document) {
    if (!open.contains(document)) {
      open.add(document);
    }
    recent.remove(document.path());
    recent.addFirst(document.path());
    active = Optional.of(document);
    listeners.tell();
  }

  /// Something that is no document came to the front.
  public void deactivate() {
    if (active.isPresent()) {
      active = Optional.empty();
      listeners.tell();
    }
  }

  /// Takes a document's tab away. Whoever calls has asked about unsaved changes before.
  public void close(OpenDocument document) {
    int at = open.indexOf(document);
    if (at < 0) {
      return;
    }
    open.remove(at);
    if (document.isDirty()) {
      known.remove(document.path());
      checks.remove(document);
    }
    if (active.equals(Optional.of(document))) {
      active =
          open.isEmpty() ? Optional.empty() : Optional.of(open.get(Math.min(at, open.size() - 1)));
    }
    listeners.tell();
  }

  /// Closes all of them and forgets what was undone; another vault comes.
  public void clear() {
    open.clear();
    known.clear();
    checks.clear();
    recent.clear();
    active = Optional.empty();
    listeners.tell();
  }

  /// The document whose text changes while `work` runs, so that undo can bring it to the front.
  public Optional<OpenDocument> changedBy(Runnable work) {
    Map<OpenDocument, Long> before = new HashMap<>();
    known.values().forEach(d -> before.put(d, d.text().revision()));
    work.run();
    return before.entrySet().stream()
        .filter(e -> e.getKey().text().revision() != e.getValue())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /// The place of the caret, where a document is in front.
  public Optional<Place> here() {
    return active.map(d -> new Place(d.path(), d.caret()));
  }

  /// Calls back when documents came, went or took turns in front.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Calls back with a document that was edited, checked, saved or has a notice.
  public void onDocument(Consumer<OpenDocument> listener) {
    documentListeners.add(listener);
  }

  /// Calls back with a sentence when something could not be opened.
  public void onTrouble(Consumer<String> listener) {
    troubleListeners.add(listener);
  }

  private void trouble(String sentence) {
    troubleListeners.forEach(l -> l.accept(sentence));
  }

  private static Path key(Path path) {
    return path.toAbsolutePath().normalize();
  }
}
