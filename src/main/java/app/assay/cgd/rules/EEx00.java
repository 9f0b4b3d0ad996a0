package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionId;
import app.assay.cgd.ExclusionMarker;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// E-EX00: a line that tries to be an exclusion marker and is none.
public final class EEx00 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX00", Severity.ERROR, "Exclusion marker malformed", "FS §8.2.1, §10.4");

  /// A marker in any case, with other blanks or with quotes around its id.
  private static final Pattern MEANT =
      Pattern.compile(
          "<!-- {0,8}CG[-_]EXCLUSION {0,8}: {0,8}(BEGIN|END) {1,8}ID {0,8}="
              + " {0,8}([\"']?)([^\\s\"']{1,64})\\2 {0,8}-->",
          Pattern.CASE_INSENSITIVE);

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
    List<ExclusionMarker> malformed =
        document.body().exclusions().markers().stream()
            .filter(marker -> marker.kind() == ExclusionMarker.Kind.MALFORMED)
            .toList();
    ExclusionLines lines = new ExclusionLines(document);
    List<Fix> fixes = malformed.isEmpty() ? List.of() : fixes(document, malformed);
    for (ExclusionMarker marker : malformed) {
      Span line = lines.of(marker.line());
      out.report(line, message(line.in(document.text())), fixes);
    }
  }

  private static String message(String line) {
    String expected = " Expected <!-- CG-EXCLUSION:BEGIN id=name --> or END, alone on its line.";
    String inside = withoutQuoteMarks(line);
    if (!inside.startsWith("<!--") || !inside.endsWith("-->") || inside.indexOf("<!--", 4) > 0) {
      return "This exclusion marker shares its line with other text and does not count." + expected;
    }
    Optional<TextEdit> mended = mended(new Span(0, inside.length()), inside);
    if (mended.isPresent()) {
      boolean letters = mended.get().replacement().equalsIgnoreCase(inside);
      return "This exclusion marker is written with other "
          + (letters ? "letters" : "blanks or signs")
          + " and does not count."
          + expected;
    }
    return "This exclusion marker has something other than one valid id and does not count."
        + expected;
  }

  private static String withoutQuoteMarks(String line) {
    int start = 0;
    while (start < line.length() && (line.charAt(start) == '>' || line.charAt(start) == ' ')) {
      start++;
    }
    return line.substring(start);
  }

  /// All markers at once, because mending only one of a pair would leave the other without it; none
  /// where any of them needs a person.
  private static List<Fix> fixes(CgdDocument document, List<ExclusionMarker> malformed) {
    List<TextEdit> edits = new ArrayList<>();
    for (ExclusionMarker marker : malformed) {
      mended(marker.line(), document.text()).ifPresent(edits::add);
    }
    return edits.size() == malformed.size()
        ? List.of(new Fix("Write the exclusion markers in their exact form", edits))
        : List.of();
  }

  /// The exact form of a marker that stands alone on its line.
  private static Optional<TextEdit> mended(Span line, String text) {
    Matcher meant = MEANT.matcher(text).region(line.start(), line.end());
    if (!meant.find() || !ExclusionId.isValid(meant.group(3))) {
      return Optional.empty();
    }
    String beside =
        text.substring(line.start(), meant.start()) + text.substring(meant.end(), line.end());
    String word = meant.group(1).toUpperCase(Locale.ROOT);
    return beside.matches("[>\\s]*")
        ? Optional.of(
            new TextEdit(
                new Span(meant.start(), meant.end()),
                "<!-- CG-EXCLUSION:%s id=%s -->".formatted(word, meant.group(3))))
        : Optional.empty();
  }
}
