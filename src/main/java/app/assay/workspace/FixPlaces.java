package app.assay.workspace;

import app.assay.finding.Fix;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// Places of a text that fixes change, none of them twice.
final class FixPlaces {

  private final NavigableMap<Integer, Integer> changed = new TreeMap<>();
  private final NavigableSet<Integer> inserted = new TreeSet<>();

  /// Takes the places of a fix, which are free.
  void add(Fix fix) {
    for (TextEdit edit : fix.edits()) {
      if (edit.span().isEmpty()) {
        inserted.add(edit.span().start());
      } else {
        changed.put(edit.span().start(), edit.span().end());
      }
    }
  }

  /// Takes the places of a fix where all of them are free.
  ///
  /// @return whether they were
  boolean take(Fix fix) {
    boolean free = isFree(fix);
    if (free) {
      add(fix);
    }
    return free;
  }

  /// True where a fix changes no character that is changed, and inserts nothing where something is
  /// inserted.
  boolean isFree(Fix fix) {
    return fix.edits().stream().map(TextEdit::span).allMatch(this::isFree);
  }

  private boolean isFree(Span span) {
    var before = changed.lowerEntry(span.end());
    Integer within = inserted.higher(span.start());
    return (before == null || before.getValue() <= span.start())
        && (within == null || within >= span.end())
        && !(span.isEmpty() && inserted.contains(span.start()));
  }
}
