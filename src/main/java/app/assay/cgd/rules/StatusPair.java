package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.Ending;
import app.assay.cgd.HitlStatus;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The two statuses that front matter and status line must agree on (FS §15); the front matter is
/// authoritative.
record StatusPair(ClarityStatus clarity, HitlStatus hitl) {

  /// What the front matter says, where both words are valid.
  static Optional<StatusPair> inFrontMatter(CgdDocument document) {
    return document
        .header()
        .clarityStatus()
        .flatMap(c -> document.header().hitlStatus().map(h -> new StatusPair(c, h)));
  }

  /// What a status line says, where both words are valid.
  static Optional<StatusPair> in(String text, Ending.StatusLine line) {
    return line.clarity()
        .flatMap(c -> ClarityStatus.of(c.in(text)))
        .flatMap(
            c ->
                line.hitl().flatMap(h -> HitlStatus.of(h.in(text))).map(h -> new StatusPair(c, h)));
  }

  /// True for a line that has or tries to have the form of a status line.
  static boolean looksLikeLine(String line) {
    String letters = WhiteSpace.strip(line).toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    return letters.startsWith("claritygate") && !letters.startsWith("claritygateend");
  }

  /// The whole status line without its break.
  String line() {
    return "Clarity Gate: " + this;
  }

  /// Edits that make a status line say this pair: its words where it has the form, else all of it.
  List<TextEdit> into(String text, Ending.StatusLine line) {
    if (line.clarity().isEmpty() || line.hitl().isEmpty()) {
      return List.of(new TextEdit(line.line(), line()));
    }
    List<TextEdit> edits = new ArrayList<>();
    replace(text, line.clarity().get(), clarity.name(), edits);
    replace(text, line.hitl().get(), hitl.name(), edits);
    return edits;
  }

  private static void replace(String text, Span word, String wanted, List<TextEdit> edits) {
    if (word.isEmpty()) {
      boolean blankBefore = text.charAt(word.start() - 1) == ' ';
      edits.add(new TextEdit(word, blankBefore ? wanted : " " + wanted));
    } else if (!word.in(text).equals(wanted)) {
      edits.add(new TextEdit(word, wanted));
    }
  }

  /// `CLEAR | REVIEWED`.
  @Override
  public String toString() {
    return clarity + " | " + hitl;
  }
}
