package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.model.Change;
import app.assay.ui.editor.model.OpenText;
import app.assay.ui.editor.model.TextBuffer.Edited;
import app.assay.ui.editor.model.ViewLines;
import app.assay.ui.editor.model.ViewLines.Place;
import app.assay.ui.editor.model.ViewLines.Redraw;
import app.assay.ui.editor.model.ViewPatch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.model.ReadOnlyStyledDocument;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.StyledDocument;
import org.fxmisc.richtext.util.UndoUtils;
import org.jspecify.annotations.Nullable;

/// The text control. It owns no text: what the user types goes to [OpenText], and what changes
/// there is drawn here. So no character of a document ever comes out of the control.
final class ModelArea extends CodeArea {

  private final OpenText text;
  private final ViewLines lines;
  private @Nullable Change last;
  private IntConsumer followers = paragraph -> {};

  ModelArea(OpenText text, ViewLines lines) {
    this.text = text;
    this.lines = lines;
    setUndoManager(UndoUtils.noOpUndoManager());
    getStylesheets().removeIf(sheet -> sheet.endsWith("code-area.css"));
    put(0, 0, lines.text(0, lines.count()));
    displaceCaret(0);
  }

  /// What the user does to the text ends here, whatever key or gesture it came from.
  @Override
  public void replace(
      int start,
      int end,
      StyledDocument<Collection<String>, String, Collection<String>> replacement) {
    var from = offsetToPosition(start, Bias.Forward);
    var to = offsetToPosition(end, Bias.Forward);
    if (!isEditable() || !lines.isEditable(from.getMajor(), to.getMajor())) {
      return;
    }
    Span span = lines.span(from.getMajor(), from.getMinor(), to.getMajor(), to.getMinor());
    int after = text.type(span, replacement.getText());
    int caret = viewOffset(after);
    selectRange(caret, caret);
    requestFollowCaret();
  }

  /// Calls with the paragraph of the caret before that is brought into sight.
  void onFollow(IntConsumer follower) {
    followers = followers.andThen(follower);
  }

  @Override
  public void requestFollowCaret() {
    followers.accept(getCurrentParagraph());
    super.requestFollowCaret();
  }

  /// Draws a change of the text. The caret keeps its place among the characters.
  void follow(Edited edited) {
    last = edited.change();
    Redraw redraw = lines.after(edited);
    if (redraw.newCount() > 0) {
      draw(redraw);
    }
  }

  /// Folds the first lines away, 0 to open them again. The caret keeps its place.
  void fold(int count) {
    int caret = textOffset(getCaretPosition());
    int was = lines.hidden();
    lines.hide(count);
    int more = lines.hidden() - was;
    if (more > 0) {
      put(0, getAbsolutePosition(more, 0), "");
    } else if (more < 0) {
      put(0, 0, lines.text(0, -more) + "\n");
    }
    displaceCaret(viewOffset(caret));
  }

  private void draw(Redraw redraw) {
    int old = Math.min(redraw.oldCount(), getParagraphs().size() - redraw.paragraph());
    int base = getAbsolutePosition(redraw.paragraph(), 0);
    int last = redraw.paragraph() + old - 1;
    String shown = getText(base, getAbsolutePosition(last, getParagraphLength(last)));
    ViewPatch.between(shown, lines.text(redraw.paragraph(), redraw.newCount()))
        .ifPresent(p -> put(base + p.start(), base + p.end(), p.replacement()));
  }

  private void put(int from, int to, String with) {
    getContent().replace(from, to, plain(with));
  }

  /// Paragraphs divided at line feeds, without the search for other breaks, of which there are
  /// none.
  private ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> plain(
      String characters) {
    var builder =
        new ReadOnlyStyledDocumentBuilder<Collection<String>, String, Collection<String>>(
            getSegOps(), List.of());
    int from = 0;
    for (int end = characters.indexOf('\n'); end >= 0; end = characters.indexOf('\n', from)) {
      builder.addParagraph(characters.substring(from, end), List.<String>of());
      from = end + 1;
    }
    return builder.addParagraph(characters.substring(from), List.<String>of()).build();
  }

  /// The paragraphs on the screen; none while the control is in no window or between two layouts.
  List<Integer> paragraphsInSight() {
    List<Integer> seen = new ArrayList<>();
    for (int i = 0; i < getVisibleParagraphs().size(); i++) {
      int paragraph = visibleParToAllParIndex(i);
      if (paragraph >= 0 && paragraph < Math.min(lines.count(), getParagraphs().size())) {
        seen.add(paragraph);
      }
    }
    return seen;
  }

  /// The control's offset of an offset in the text.
  int viewOffset(int offset) {
    Place place = lines.place(offset);
    return getAbsolutePosition(place.paragraph(), place.column());
  }

  /// The offset in the text of an offset in the control.
  int textOffset(int viewOffset) {
    var place = offsetToPosition(viewOffset, Bias.Forward);
    return lines.offset(place.getMajor(), place.getMinor());
  }

  /// The selected part of the text.
  Span selected() {
    return new Span(textOffset(getSelection().getStart()), textOffset(getSelection().getEnd()));
  }

  @Override
  public void copy() {
    Span span = selected();
    if (!span.isEmpty()) {
      Clipboard.getSystemClipboard()
          .setContent(Map.of(DataFormat.PLAIN_TEXT, text.buffer().text(span)));
    }
  }

  @Override
  public void cut() {
    copy();
    replaceSelection("");
  }

  @Override
  public void paste() {
    String pasted = Clipboard.getSystemClipboard().getString();
    if (pasted != null) {
      replaceSelection(pasted);
    }
  }

  /// The control would copy the whole text to find one character.
  @Override
  public void deletePreviousChar() {
    int at = getCaretPosition();
    if (at > 0) {
      int column = getCaretColumn();
      String line = getText(getCurrentParagraph());
      deleteText(column == 0 ? at - 1 : at - column + line.offsetByCodePoints(column, -1), at);
    }
  }

  /// See [#deletePreviousChar()].
  @Override
  public void deleteNextChar() {
    int at = getCaretPosition();
    if (at < getLength()) {
      int column = getCaretColumn();
      String line = getText(getCurrentParagraph());
      boolean atEnd = column == line.length();
      deleteText(at, atEnd ? at + 1 : at - column + line.offsetByCodePoints(column, 1));
    }
  }

  /// Dragging text about loses it too easily in a document of record.
  @Override
  public void moveSelectedText(int to) {
    selectRange(to, to);
  }

  @Override
  public void undo() {
    toLastChange(text.undo()::undo);
  }

  @Override
  public void redo() {
    toLastChange(text.undo()::redo);
  }

  private void toLastChange(Runnable step) {
    last = null;
    step.run();
    if (last != null) {
      int caret = viewOffset(last.after().end());
      selectRange(caret, caret);
      requestFollowCaret();
    }
  }
}
