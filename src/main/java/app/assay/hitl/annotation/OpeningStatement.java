package app.assay.hitl.annotation;

import app.assay.cgd.CgdDocument;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Optional;

/// The first sentence of a text, to stand for all of it where nothing else is to be confirmed: a
/// document without a claim would count as reviewed although nobody read it (E-SC02; decision
/// 0007).
final class OpeningStatement {

  private static final int FEWEST_WORDS = 3;
  private static final int LONGEST = 300;
  private static final String ASK =
      "Read this document as a whole; the nine points singled nothing out";

  private OpeningStatement() {}

  /// The sentence; empty where the text has none.
  static Optional<Statement> of(CgdDocument document) {
    LineIndex lines = document.lines();
    Span body = document.body().span();
    for (int i = lines.lineAt(body.start()); i <= lines.lineAt(body.end()); i++) {
      Span line = lines.content(i);
      Optional<Statement> said =
          isProse(document, line) ? sentence(document.text(), line) : Optional.empty();
      if (said.isPresent()) {
        return said;
      }
    }
    return Optional.empty();
  }

  private static boolean isProse(CgdDocument document, Span line) {
    String words = WhiteSpace.strip(line.in(document.text()));
    return !words.startsWith("<")
        && !words.startsWith("|")
        && document.body().headings().stream().noneMatch(h -> h.span().overlaps(line))
        && document.body().fences().stream().noneMatch(f -> f.overlaps(line))
        && document.body().tables().stream().noneMatch(t -> t.span().overlaps(line));
  }

  private static Optional<Statement> sentence(String text, Span line) {
    int start = line.start();
    while (start < line.end() && !Character.isLetterOrDigit(text.charAt(start))) {
      start++;
    }
    int stop = text.indexOf(". ", start);
    int end = stop < 0 || stop > line.end() ? line.end() : stop;
    Span place = new Span(start, Math.min(end, start + LONGEST));
    String words = WhiteSpace.collapse(place.in(text)).replace("**", "");
    String said = words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    return place.length() == LONGEST || said.split(" ").length < FEWEST_WORDS
        ? Optional.empty()
        : Optional.of(new Statement(place, said, Figures.only(said), Optional.empty(), ASK));
  }
}
