package app.assay.cgd.exclusion;

import app.assay.cgd.Body;
import app.assay.cgd.CgdDocument;
import app.assay.text.LineIndex;
import app.assay.text.Spans;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// A comment that somebody meant as an exclusion marker and that no rule takes for one, such as the
/// `CG-EX:BEGIN` of RFC-004. What stands below it would be given away.
final class MarkerLookalike {

  private static final Pattern MEANT =
      Pattern.compile(
          "<!--\\s{0,8}cg[-_ ]?(ex|exclu[a-z]{0,8})\\s{0,3}:", Pattern.CASE_INSENSITIVE);

  private MarkerLookalike() {}

  /// The 1-based line of the first one outside blocks and fenced code.
  static OptionalInt line(CgdDocument document) {
    Body body = document.body();
    LineIndex lines = document.lines();
    int last = lines.lineAt(body.span().end());
    for (int line = lines.lineAt(body.span().start()); line <= last; line++) {
      int start = lines.start(line);
      boolean hidden = body.exclusions().cover(start) || Spans.cover(body.fences(), start);
      if (!hidden && body.span().contains(start) && MEANT.matcher(lines.line(line)).find()) {
        return OptionalInt.of(line + 1);
      }
    }
    return OptionalInt.empty();
  }
}
