package app.assay.ui.documents;

import app.assay.points.reading.Vicinity;
import app.assay.text.Span;
import app.assay.text.Unchanged;
import app.assay.ui.editor.model.TextBuffer;
import java.util.List;
import java.util.Optional;

/// The part of an edited text that has to be read before its first marks are known.
///
/// @param revision of the edited text
/// @param last the last check, of the text before the edits
/// @param since what both texts have in common
/// @param judged where the marks will be, in the edited text
/// @param characters the part, after the headings that stand over it
/// @param silent what of `characters` is not judged
/// @param at how far a place of `characters` is from the same place of the edited text
record EditedPart(
    long revision,
    Checked last,
    Unchanged since,
    Span judged,
    String characters,
    List<Span> silent,
    int at) {

  /// Takes the part out of a text; empty where only a check of the whole text will do.
  ///
  /// @param since what the text has in common with the one that was checked
  static Optional<EditedPart> of(TextBuffer text, long revision, Checked last, Unchanged since) {
    return last.outline().around(since).map(v -> of(text, revision, last, since, v));
  }

  private static EditedPart of(
      TextBuffer text, long revision, Checked last, Unchanged since, Vicinity vicinity) {
    StringBuilder characters = new StringBuilder();
    if (vicinity.read().start() > 0) {
      // A rule in the first line would open front matter.
      characters.append('\n');
    }
    vicinity.above().forEach(span -> characters.append(text.text(span)).append("\n\n"));
    int at = vicinity.read().start() - characters.length();
    characters.append(text.text(vicinity.read()));
    return new EditedPart(
        revision,
        last,
        since,
        vicinity.judged(),
        characters.toString(),
        vicinity.silent().stream().map(span -> span.shift(-at)).toList(),
        at);
  }
}
