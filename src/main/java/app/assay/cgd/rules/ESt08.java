package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Ending;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;

/// E-ST08: more than one end marker outside fenced code (rulebook C5).
public final class ESt08 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST08", Severity.ERROR, "More than one end marker", "FS §2.7, §10.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    List<Span> markers = document.ending().markers();
    for (int i = 1; i < markers.size(); i++) {
      String message =
          "This is end marker %d of %d; the document ends at the first, on line %d.%s"
              .formatted(
                  i + 1,
                  markers.size(),
                  document.lines().position(markers.getFirst().start()).line(),
                  otherCut(document));
      out.report(
          markers.get(i), message, markers.size() == 2 ? withoutRepeat(document) : List.of());
    }
  }

  /// Hash generation B looks into fenced code, so it may end the document elsewhere.
  private static String otherCut(CgdDocument document) {
    Optional<Span> anywhere = document.ending().firstAnywhere();
    return anywhere.isEmpty() || anywhere.equals(document.ending().marker())
        ? ""
        : " Tools older than 2.1.3 end it on line %d, in fenced code."
            .formatted(document.lines().position(anywhere.get().start()).line());
  }

  /// A second ending that repeats the first word for word may go; anything else is content.
  private static List<Fix> withoutRepeat(CgdDocument document) {
    Optional<Ending.StatusLine> status = document.ending().status();
    if (status.isEmpty()) {
      return List.of();
    }
    String first = Ending.MARKER + status.get().line().in(document.text());
    Span after = document.ending().after();
    boolean repeats = joined(after.in(document.text())).equals(joined(first));
    return repeats
        ? List.of(new Fix("Remove the repeated ending", TextEdit.delete(after)))
        : List.of();
  }

  private static String joined(String words) {
    return WhiteSpace.collapse(words).replace(" ", "");
  }
}
