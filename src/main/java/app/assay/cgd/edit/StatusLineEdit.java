package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.Ending;
import app.assay.cgd.HitlStatus;
import app.assay.text.LineEnding;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// Sets the two words of the status line (FS §1.2, §10.2 E-ST07).
record StatusLineEdit(CgdDocument document) {

  private static final String WORDS = "Clarity Gate:";

  sealed interface Outcome {

    record Planned(List<TextEdit> edits) implements Outcome {
      public Planned {
        edits = List.copyOf(edits);
      }
    }

    record Blocked(String reason) implements Outcome {}
  }

  Outcome set(ClarityStatus clarity, HitlStatus hitl) {
    Ending ending = document.ending();
    if (ending.marker().isEmpty()) {
      return new Outcome.Blocked("There is no end marker, so there is no status line to set.");
    }
    if (ending.status().isEmpty()) {
      return new Outcome.Planned(List.of(append(ending.marker().get(), clarity, hitl)));
    }
    Ending.StatusLine status = ending.status().get();
    if (status.clarity().isPresent() && status.hitl().isPresent()) {
      List<TextEdit> edits = new ArrayList<>();
      replace(status.clarity().get(), clarity.name(), edits);
      replace(status.hitl().get(), hitl.name(), edits);
      return new Outcome.Planned(edits);
    }
    return mend(status.line(), clarity, hitl);
  }

  private void replace(Span word, String name, List<TextEdit> edits) {
    if (!word.in(document.text()).equals(name)) {
      boolean glued = document.text().charAt(word.start() - 1) == ':' && word.isEmpty();
      edits.add(new TextEdit(word, glued ? " " + name : name));
    }
  }

  /// The line under the marker is no status line: a broken one is replaced, anything else keeps its
  /// place below the new one.
  private Outcome mend(Span line, ClarityStatus clarity, HitlStatus hitl) {
    String text = document.text();
    String written = words(clarity, hitl);
    String present = WhiteSpace.strip(line.in(text));
    boolean laterOn = text.startsWith(WORDS, skipBlank(line.end()));
    if (present.isEmpty() && laterOn) {
      return new Outcome.Blocked(
          "Empty lines stand between the end marker and the status line; remove them first.");
    }
    if (present.isEmpty() || present.regionMatches(true, 0, "Clarity Gate", 0, 12)) {
      return new Outcome.Planned(List.of(new TextEdit(line, written)));
    }
    return new Outcome.Planned(
        List.of(TextEdit.insert(line.start(), written + LineEnding.of(text).characters())));
  }

  private TextEdit append(Span marker, ClarityStatus clarity, HitlStatus hitl) {
    int line = document.lines().lineAt(marker.start());
    Span content = document.lines().content(line);
    String lineBreak = LineEnding.of(document.text()).characters();
    String closing = content.end() == document.lines().end(line) ? lineBreak : "";
    return TextEdit.insert(content.end(), lineBreak + words(clarity, hitl) + closing);
  }

  private int skipBlank(int from) {
    int at = from;
    while (at < document.text().length() && WhiteSpace.is(document.text().charAt(at))) {
      at++;
    }
    return at;
  }

  private static String words(ClarityStatus clarity, HitlStatus hitl) {
    return WORDS + " " + clarity + " | " + hitl;
  }
}
