package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.OpenText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.scene.layout.Region;

/// One document on the screen, as the rest of the window sees it. All offsets are offsets of
/// [OpenText]; how lines end and what is folded or cut on the screen never shows here.
public interface EditorView {

  /// What to put into the window.
  Region node();

  /// The text that is shown; edits made there show here at once.
  OpenText text();

  /// Replaces all marks by those computed for a revision of the text.
  ///
  /// @return false when the text has changed since, and nothing was taken
  boolean setHighlights(long revision, List<Highlight> highlights);

  /// Replaces the marks of the nine points that begin in a part of a revision of the text.
  ///
  /// @return false when the text has changed since, and nothing was taken
  boolean setHighlights(long revision, Span part, List<Highlight> highlights);

  /// Shows the problems of one verification point alone, or all again when empty.
  void showPoint(OptionalInt point);

  /// All marks that are shown, where they stand now.
  List<Highlight> highlights();

  /// Those at an offset, their ends included; the heaviest first.
  List<Highlight> highlightsAt(int offset);

  /// The offset of the caret.
  int caret();

  /// What is selected, empty at the caret where nothing is.
  Span selection();

  /// Selects a span, opens the fold where needed and brings it into sight.
  void select(Span span);

  /// Moves the caret and brings it into sight.
  void moveTo(int offset);

  /// Moves to the first column of a 1-based line; past the end is the last line.
  void goToLine(int line);

  /// Selects the next problem after the caret, from the top when there is none.
  Optional<Highlight> nextProblem();

  /// Selects the problem before the caret, from the end when there is none.
  Optional<Highlight> previousProblem();

  /// Opens the fixes for what stands at the caret.
  void showFixes();

  /// Opens the find bar.
  void find();

  void setReadOnly(boolean readOnly);

  /// What the line of the folded front matter says.
  void setFrontMatterSummary(String summary);

  /// Where cards come from and what happens with a choice.
  void setCards(CardSource cards);

  /// Calls back after each change of the text.
  void onEdit(EditListener listener);

  /// Calls back with the offset after each move of the caret.
  void onCaret(IntConsumer listener);

  /// Puts the keyboard focus into the text.
  void focus();

  /// Lets go of the text; the view is of no further use.
  void dispose();
}
