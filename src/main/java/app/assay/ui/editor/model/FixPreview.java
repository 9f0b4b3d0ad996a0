package app.assay.ui.editor.model;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;

/// How the text will read after a fix, in one line: words before, what comes new, words after.
///
/// @param lead words before
/// @param change what comes new; empty where something only goes
/// @param tail words after
public record FixPreview(String lead, String change, String tail) {

  private static final int BEFORE = 26;
  private static final int AFTER = 30;
  private static final int LONGEST = 60;

  /// What a gap looks like that the user has to fill: `[assuming …]`.
  private static final String GAP = "\u2026";

  /// The preview of the first edit; empty for none.
  public static Optional<FixPreview> of(TextBuffer buffer, List<TextEdit> edits) {
    return TextEdit.sorted(edits).stream().findFirst().map(edit -> of(buffer, edit));
  }

  private static FixPreview of(TextBuffer buffer, TextEdit edit) {
    String old = buffer.text(edit.span());
    ViewPatch patch =
        atWord(
            old,
            ViewPatch.between(old, edit.replacement()).orElse(new ViewPatch(0, old.length(), old)));
    int from = edit.span().start() + patch.start();
    int to = edit.span().start() + patch.end();
    Span first = buffer.line(buffer.lineAt(from));
    Span last = buffer.line(buffer.lineAt(to));
    int start = Math.max(first.start(), from - BEFORE);
    int end = Math.min(last.end(), to + AFTER);
    String lead = buffer.text(new Span(start, Math.max(start, from)));
    String tail = buffer.text(new Span(to, Math.max(to, end)));
    return new FixPreview(
        start > first.start() ? GAP + fromWord(lead) : lead.stripLeading(),
        oneLine(patch.replacement()),
        end < last.end() ? toWord(tail).stripTrailing() + GAP : tail.stripTrailing());
  }

  /// Where the gap is after the edits were made, in the text they lead to; empty where there is
  /// nothing to fill in.
  public static Optional<Span> gap(List<TextEdit> edits) {
    int growth = 0;
    for (TextEdit edit : TextEdit.sorted(edits)) {
      int at = edit.replacement().indexOf(GAP);
      if (at >= 0) {
        int start = edit.span().start() + growth + at;
        return Optional.of(new Span(start, start + GAP.length()));
      }
      growth += edit.replacement().length() - edit.span().length();
    }
    return Optional.empty();
  }

  /// What is inserted may be said to begin a few equal letters earlier: at the word, not inside it.
  private static ViewPatch atWord(String old, ViewPatch patch) {
    int at = patch.start();
    String inserted = patch.replacement();
    while (patch.start() == patch.end()
        && at > 0
        && Character.isLetterOrDigit(old.charAt(at - 1))
        && inserted.endsWith(old.substring(at - 1, at))) {
      inserted = old.charAt(at - 1) + inserted.substring(0, inserted.length() - 1);
      at--;
    }
    return patch.start() == patch.end() ? new ViewPatch(at, at, inserted) : patch;
  }

  private static String fromWord(String words) {
    int blank = words.indexOf(' ');
    return blank < 0 ? words : words.substring(blank);
  }

  private static String toWord(String words) {
    int blank = words.lastIndexOf(' ');
    return blank < 0 ? words : words.substring(0, blank + 1);
  }

  private static String oneLine(String words) {
    String line = words.strip().lines().findFirst().orElse("");
    boolean cut = line.length() > LONGEST || !words.strip().equals(line);
    String start = words.startsWith(" ") ? " " : "";
    String end = !cut && words.endsWith(" ") ? " " : "";
    return start + (cut ? line.substring(0, Math.min(line.length(), LONGEST)) + GAP : line) + end;
  }
}
