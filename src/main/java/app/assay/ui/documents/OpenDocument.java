package app.assay.ui.documents;

import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.NewerVersion;
import app.assay.finding.Fix;
import app.assay.text.ReadResult;
import app.assay.text.TextEdit;
import app.assay.ui.editor.model.OpenText;
import app.assay.ui.editor.model.TextBuffer;
import app.assay.ui.event.Listeners;
import app.assay.workspace.UndoStack;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// One document that is open: its text, what the file on disk was when it was read, the last check,
/// and what the user has to know.
///
/// Belongs to the thread that draws.
public final class OpenDocument {

  private static final String WRONG_HASH = "W-HS01";
  private static final CgdParser PARSER = CgdParser.standard();

  private final Path path;
  private final String shown;
  private final OpenText text;
  private final Listeners listeners = new Listeners();
  private final List<Consumer<FirstMarks>> markListeners = new CopyOnWriteArrayList<>();
  private String diskSha256;
  private Optional<Checked> checked = Optional.empty();
  private Optional<Notice> notice = Optional.empty();
  private int caret;

  /// @param shown the path as reports name it
  /// @param buffer the characters that were loaded
  OpenDocument(
      Path path, String shown, ReadResult.Loaded loaded, TextBuffer buffer, UndoStack undo) {
    this.path = path;
    this.shown = shown;
    this.text = new OpenText(loaded.source(), buffer, undo);
    this.diskSha256 = loaded.sha256();
  }

  public Path path() {
    return path;
  }

  /// The path inside the vault, with `/`.
  public String shown() {
    return shown;
  }

  /// The file's name alone.
  public String name() {
    return String.valueOf(path.getFileName());
  }

  public OpenText text() {
    return text;
  }

  /// Hash of the bytes on disk that this text was read from or saved as.
  public String diskSha256() {
    return diskSha256;
  }

  /// The last answer of the check, perhaps about an older revision.
  public Optional<Checked> checked() {
    return checked;
  }

  /// The last answer, when it is about the text as it is now; only then may fixes be applied.
  public Optional<Checked> fresh() {
    return checked.filter(c -> c.revision() == text.revision());
  }

  /// The fix that writes a hash for the text as it is, where the stored one is another.
  public Optional<Fix> stamp() {
    return fresh()
        .flatMap(c -> c.report().tally().first(WRONG_HASH))
        .flatMap(f -> f.finding().fixes().stream().findFirst());
  }

  /// Makes edits that the program worked out, as one step of undo; all of them come this way. A
  /// document of a newer version is left to the person, who may type into it.
  ///
  /// @param title what the undo menu says
  /// @param edits of the text as it is now
  /// @return why nothing was changed; empty when it was
  public Optional<String> edit(String title, List<TextEdit> edits) {
    Optional<String> refusal = NewerVersion.refusal(PARSER.header(text.source()));
    if (refusal.isEmpty()) {
      text.apply(title, edits);
    }
    return refusal;
  }

  /// Makes the text equal to one that the person had before, as one step of undo.
  void restore(String title, String earlier) {
    text.setText(title, earlier);
  }

  public Optional<Notice> notice() {
    return notice;
  }

  public boolean isDirty() {
    return text.isDirty();
  }

  /// Where the caret stands.
  public int caret() {
    return caret;
  }

  /// Notes where the caret stands.
  public void setCaret(int offset) {
    caret = offset;
  }

  /// Takes the answer of a check, unless the text has changed since.
  ///
  /// @return whether it was taken
  public boolean take(Checked answer) {
    if (answer.revision() != text.revision()) {
      return false;
    }
    checked = Optional.of(answer);
    listeners.tell();
    return true;
  }

  /// Takes the first marks of an edited text, unless it has changed since or all are known.
  void take(FirstMarks first) {
    if (first.revision() == text.revision() && fresh().isEmpty()) {
      markListeners.forEach(listener -> listener.accept(first));
    }
  }

  /// Calls back with the first marks after an edit.
  public void onFirstMarks(Consumer<FirstMarks> listener) {
    markListeners.add(listener);
  }

  /// Ends what [#onFirstMarks(Consumer)] began.
  public void removeFirstMarks(Consumer<FirstMarks> listener) {
    markListeners.remove(listener);
  }

  /// Tells the user something until it is answered or cleared.
  public void notify(Notice told) {
    notice = Optional.of(told);
    listeners.tell();
  }

  /// Takes the notice away.
  public void clearNotice() {
    notice = Optional.empty();
    listeners.tell();
  }

  /// The file on disk now has the text of a revision.
  void savedAs(String sha256, long revision) {
    diskSha256 = sha256;
    if (revision == text.revision()) {
      text.markSaved();
    }
    clearNotice();
  }

  /// The text becomes what is on disk now, as one step of undo.
  void reload(String title, ReadResult.Loaded current) {
    restore(title, current.source().text());
    diskSha256 = current.sha256();
    text.markSaved();
    clearNotice();
  }

  /// Calls back after a check, a notice or saving.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Ends what [#onChange(Runnable)] began.
  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }
}
