package app.assay.cli;

import app.assay.finding.Fix;
import app.assay.text.Relocation;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;

/// What fixes have written into a text over several rounds, and where it stands now: a fix that did
/// not answer its finding would else be made once more in each round.
final class MadeEdits {

  private List<Made> all = new ArrayList<>();

  /// Words that a fix wrote.
  private record Made(Span span, String words) {

    boolean isBeside(TextEdit edit) {
      return edit.replacement().equals(words)
          && edit.span().start() <= span.end()
          && span.start() <= edit.span().end();
    }
  }

  /// Takes note of edits that were made together.
  void add(List<TextEdit> edits) {
    Relocation relocation = new Relocation(edits);
    List<Made> now = new ArrayList<>(all.stream().map(m -> moved(m, relocation)).toList());
    int growth = 0;
    for (TextEdit edit : TextEdit.sorted(edits)) {
      int start = edit.span().start() + growth;
      now.add(new Made(new Span(start, start + edit.replacement().length()), edit.replacement()));
      growth += edit.replacement().length() - edit.span().length();
    }
    all = now;
  }

  private static Made moved(Made made, Relocation relocation) {
    return new Made(relocation.of(made.span()), made.words());
  }

  /// Whether a fix would write once more what stands right there already.
  boolean hold(Fix fix) {
    return fix.edits().stream().anyMatch(edit -> all.stream().anyMatch(m -> m.isBeside(edit)));
  }
}
