package app.assay.ui.editor.model;

import app.assay.text.LineEnding;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.ui.editor.model.TextBuffer.Edited;
import app.assay.workspace.UndoStack;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The text of one open document: the one truth that every view of it follows. All edits pass here,
/// become commands on the shared undo stack, and reach listeners one change at a time.
///
/// Belongs to the thread that draws.
public final class OpenText {

  private final TextBuffer buffer;
  private final boolean byteOrderMark;
  private final LineEnding lineEnding;
  private final UndoStack undo;
  private final List<Consumer<Edited>> listeners = new ArrayList<>();
  private long revision;

  public OpenText(SourceText source, UndoStack undo) {
    this(source, new TextBuffer(source.text()), undo);
  }

  /// @param buffer the characters of the source, their lines found by whoever read them: in a large
  ///   text that takes too long for the thread that draws
  public OpenText(SourceText source, TextBuffer buffer, UndoStack undo) {
    this.buffer = buffer;
    this.byteOrderMark = source.byteOrderMark();
    this.lineEnding = LineEnding.of(source.text());
    this.undo = undo;
  }

  /// The characters with their lines; to be changed through this class only.
  public TextBuffer buffer() {
    return buffer;
  }

  /// The characters as they will be saved.
  public String text() {
    return buffer.text();
  }

  /// Characters and byte order mark, ready to be written.
  public SourceText source() {
    return new SourceText(buffer.text(), byteOrderMark);
  }

  /// What Enter inserts: the first line break of the document as it was opened.
  public LineEnding lineEnding() {
    return lineEnding;
  }

  /// Grows with each change and with each undo; results of checks carry it.
  public long revision() {
    return revision;
  }

  public UndoStack undo() {
    return undo;
  }

  /// Puts typed or pasted characters in the place of a span. Their line breaks become the
  /// document's own; steps that belong together are taken back as one. Returns the offset after
  /// them.
  public int type(Span span, String typed) {
    String characters = withOwnLineBreaks(typed);
    if (!span.isEmpty() || !characters.isEmpty()) {
      Change change = new Change(span.start(), buffer.text(span), characters);
      undo.execute(new TextCommand(this, "typing", List.of(change), true));
    }
    return span.start() + characters.length();
  }

  /// Applies edits that all speak of the present text, each exactly as given, as one step of undo.
  ///
  /// @param title what the undo menu says
  /// @throws IllegalArgumentException when two edits overlap
  public void apply(String title, List<TextEdit> edits) {
    List<Change> changes = new ArrayList<>();
    int end = 0;
    int growth = 0;
    for (TextEdit edit : TextEdit.sorted(edits)) {
      if (edit.span().start() < end) {
        throw new IllegalArgumentException("edits overlap at offset " + edit.span().start());
      }
      end = edit.span().end();
      Change change =
          new Change(edit.span().start() + growth, buffer.text(edit.span()), edit.replacement());
      growth += change.growth();
      changes.add(change);
    }
    if (!changes.isEmpty()) {
      undo.execute(new TextCommand(this, title, List.copyOf(changes), false));
    }
  }

  /// Makes the text equal to `text` by one edit of the part that differs, as one step of undo.
  public void setText(String title, String text) {
    apply(title, difference(text));
  }

  /// The one edit of the part that differs, which makes the text equal to `text`; none where it is.
  public List<TextEdit> difference(String text) {
    return ViewPatch.between(buffer.text(), text)
        .map(p -> new TextEdit(new Span(p.start(), p.end()), p.replacement()))
        .stream()
        .toList();
  }

  public boolean isDirty() {
    return undo.isDirty(this);
  }

  public void markSaved() {
    undo.markSaved(this);
  }

  /// Calls `listener` after each change.
  public void onEdit(Consumer<Edited> listener) {
    listeners.add(listener);
  }

  /// Ends what [#onEdit(Consumer)] began.
  public void removeListener(Consumer<Edited> listener) {
    listeners.remove(listener);
  }

  void make(Change change) {
    Edited edited = buffer.replace(change.before(), change.inserted());
    revision++;
    List.copyOf(listeners).forEach(l -> l.accept(edited));
  }

  private String withOwnLineBreaks(String typed) {
    if (typed.indexOf('\n') < 0 && typed.indexOf('\r') < 0) {
      return typed;
    }
    return typed.replace("\r\n", "\n").replace('\r', '\n').replace("\n", lineEnding.characters());
  }
}
