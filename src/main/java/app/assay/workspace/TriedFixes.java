package app.assay.workspace;

import app.assay.finding.Finding;
import app.assay.text.Relocation;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/// What came of fixes that were tried together.
///
/// @param edits of all of them
/// @param mended the text that they lead to
/// @param raised what they brought up there
record TriedFixes(List<TextEdit> edits, String mended, List<Finding> raised) {

  boolean bringUpNothing() {
    return raised.isEmpty();
  }

  List<SoundFixes.Brought> brought() {
    return raised.stream().map(this::brought).toList();
  }

  SoundFixes.Brought brought(Finding finding) {
    return SoundFixes.Brought.of(finding, mended);
  }

  /// For each finding that was brought up, which of these fixes are nearest to it: in its own
  /// words, else in its lines, else in its paragraph. None where all of them are farther away.
  List<Blame> blames(List<FixTry> among) {
    Relocation relocation = new Relocation(edits);
    NavigableMap<Integer, List<Integer>> places = new TreeMap<>();
    for (int i = 0; i < among.size(); i++) {
      for (TextEdit edit : among.get(i).fix().edits()) {
        int place = relocation.of(edit.span().start());
        places.computeIfAbsent(place, _ -> new ArrayList<>()).add(i);
      }
    }
    return raised.stream().map(f -> new Blame(f, nearest(f.span(), places))).toList();
  }

  /// A finding that was brought up.
  ///
  /// @param nearest numbers of the fixes nearest to it, in order
  record Blame(Finding finding, List<Integer> nearest) {}

  private List<Integer> nearest(Span span, NavigableMap<Integer, List<Integer>> places) {
    for (Span within : List.of(span, between("\n", span), between(blankLine(mended), span))) {
      Collection<List<Integer>> found =
          places.subMap(within.start(), true, within.end(), true).values();
      if (!found.isEmpty()) {
        return found.stream().flatMap(List::stream).distinct().sorted().toList();
      }
    }
    return List.of();
  }

  /// What parts the paragraphs of a text.
  static String blankLine(String text) {
    return text.contains("\r\n") ? "\r\n\r\n" : "\n\n";
  }

  /// A span with all around it up to marks that part a text.
  private Span between(String mark, Span span) {
    int before = mended.lastIndexOf(mark, Math.max(0, span.start() - mark.length()));
    int after = mended.indexOf(mark, span.end());
    return new Span(
        before < 0 ? 0 : Math.min(span.start(), before + mark.length()),
        after < 0 ? mended.length() : after);
  }
}
