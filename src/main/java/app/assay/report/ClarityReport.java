package app.assay.report;

import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.WaivedFinding;
import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.data.MutableDataSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The report of a review as the Clarity Gate procedures lay it out (seed, "Report"): what is
/// critical, what may mislead, dates, what could be looked up, the two rounds, the verdict.
public final class ClarityReport {

  private static final int LONGEST_QUOTE = 160;
  private static final Pattern CELL = Pattern.compile("(?<!\\\\)\\|");

  private final FileReport report;
  private final String text;
  private final StringBuilder out = new StringBuilder();

  private ClarityReport(FileReport report, String text) {
    this.report = report;
    this.text = text;
  }

  /// As Markdown.
  ///
  /// @param report of the complete check, or of the points alone
  /// @param text the characters that were checked
  public static String markdown(FileReport report, String text) {
    return new ClarityReport(report, text).write();
  }

  /// As a page of HTML; everything quoted is text, never markup.
  public static String html(FileReport report, String text) {
    MutableDataSet options =
        new MutableDataSet()
            .set(Parser.EXTENSIONS, List.of(TablesExtension.create()))
            .set(HtmlRenderer.ESCAPE_HTML, true);
    String body =
        HtmlRenderer.builder(options)
            .build()
            .render(Parser.builder(options).build().parse(markdown(report, text)));
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Clarity Gate results</title>
    <style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
    table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem .6rem;text-align:left}</style>
    </head>
    <body>
    """
        + body
        + "</body>\n</html>\n";
  }

  private String write() {
    line("## Clarity Gate Results", "");
    line("**Document:** " + escape(report.path()), "");
    line("**Issues found:** " + report.findings().size(), "");
    section("Format (the document is not valid)", Severity.ERROR);
    section("Critical (will cause hallucination)", Severity.CRITICAL);
    section("Warning (could cause equivocation)", Severity.WARNING);
    section("Temporal (date and time issues)", Severity.TEMPORAL);
    verifiable();
    waived();
    outweighed();
    unsettled();
    line("### Passed", "", passed(), "", "---", "");
    roundA();
    roundB();
    line("---", "");
    if (report.state().clarity().isEmpty()) {
      line(
          "An annotated CGD can be made of this text: `assay process`, or Ctrl+Shift+M in the"
              + " window.",
          "");
    }
    line("**Verdict:** " + verdict());
    return out.toString();
  }

  private void section(String title, Severity severity) {
    List<PlacedFinding> findings = of(severity);
    if (findings.isEmpty()) {
      return;
    }
    line("### " + title, "");
    for (PlacedFinding finding : findings) {
      String fix =
          finding.fixes().isEmpty()
              ? ""
              : " Fix: " + escape(finding.fixes().getFirst().title()) + ".";
      line(
          "- %s “%s” %s%s (%s%s)"
              .formatted(
                  place(finding),
                  quote(finding),
                  escape(finding.finding().message()),
                  fix,
                  finding.rule().id(),
                  finding.rule().isAdvisory() ? ", advisory" : ""));
    }
    line("");
  }

  private void verifiable() {
    List<PlacedFinding> findings = of(Severity.VERIFIABLE);
    if (findings.isEmpty()) {
      return;
    }
    line("### Externally verifiable claims", "");
    line("| # | Claim | Type | Suggested verification |", "|---|---|---|---|");
    for (int i = 0; i < findings.size(); i++) {
      PlacedFinding finding = findings.get(i);
      String type = finding.verifiableType().orElse("").replace('_', ' ');
      line(
          "| %d | %s (%s) | %s | %s |"
              .formatted(
                  i + 1, quote(finding), place(finding), type, escape(whereToLook(finding))));
    }
    line("");
  }

  private static String whereToLook(PlacedFinding finding) {
    return finding.rule().type().map(type -> "Look it up in " + type.place()).orElse("");
  }

  private void waived() {
    if (report.waived().isEmpty()) {
      return;
    }
    line("### Waived", "");
    for (WaivedFinding waived : report.waived()) {
      line(
          "- %s “%s” %s: %s"
              .formatted(
                  place(waived.finding()),
                  quote(waived.finding()),
                  waived.finding().rule().id(),
                  escape(waived.reason())));
    }
    line("");
  }

  private void outweighed() {
    if (report.outweighed().isEmpty()) {
      return;
    }
    line("### Outweighed", "", Counts.OUTWEIGHED + ".", "");
    for (PlacedFinding finding : report.outweighed()) {
      line("- %s “%s” %s".formatted(place(finding), quote(finding), finding.rule().id()));
    }
    line("");
  }

  private void unsettled() {
    if (report.notEvaluated().isEmpty() && report.deferred().isEmpty()) {
      return;
    }
    line("### Not evaluated", "");
    report.notEvaluated().forEach(u -> line("- " + u.rule().id() + ": " + escape(u.reason())));
    report.deferred().forEach(u -> line("- " + u.rule().id() + ": " + escape(u.reason())));
    line("");
  }

  /// The points at which nothing was found, not even something that is waived or outweighed.
  private String passed() {
    Set<Integer> points = new TreeSet<>();
    report.passed().forEach(rule -> points.add(rule.point()));
    report.findings().forEach(f -> points.remove(f.rule().point()));
    report.waived().forEach(w -> points.remove(w.finding().rule().point()));
    report.outweighed().forEach(f -> points.remove(f.rule().point()));
    points.remove(0);
    return points.isEmpty()
        ? "No point passed."
        : "Points " + points.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ".";
  }

  private void roundA() {
    line("## Round A: Derived Data Confirmation", "");
    List<ClaimReport> claims = pending("A");
    claims.forEach(
        c -> line("- " + escape(c.text().orElse("")) + " (" + escape(c.source().orElse("")) + ")"));
    line(claims.isEmpty() ? "None." : "\nReply “confirmed” or flag any that were misread.", "");
  }

  private void roundB() {
    line("## Round B: HITL Verification Required", "");
    List<ClaimReport> claims = pending("B");
    Set<String> statements = new LinkedHashSet<>();
    report.findings().stream()
        .filter(f -> f.claimRound().isPresent())
        .forEach(f -> statements.add(quote(f) + " (" + place(f) + ")"));
    if (claims.isEmpty() && statements.isEmpty()) {
      line("None.", "");
      return;
    }
    line("| # | Claim | Why HITL needed | Human confirms |", "|---|---|---|---|");
    int number = 1;
    for (ClaimReport claim : claims) {
      String why = "Pending: " + claim.source().orElse("no source");
      row(number++, escape(claim.text().orElse("")), escape(why));
    }
    for (String statement : statements) {
      row(number++, statement, "No source is named");
    }
    line("");
  }

  private void row(int number, String claim, String why) {
    line("| %d | %s | %s | [ ] True / [ ] False |".formatted(number, claim, why));
  }

  private List<ClaimReport> pending(String round) {
    return report.claims().stream()
        .filter(c -> !c.state().equals("VERIFIED") && c.round().orElse("B").equals(round))
        .toList();
  }

  /// A person's confirmation is mandatory before anything passes (seed, "HITL").
  private String verdict() {
    int critical = of(Severity.CRITICAL).size() + of(Severity.ERROR).size();
    if (critical > 0) {
      return "BLOCKED by %d finding%s, then PENDING CONFIRMATION"
          .formatted(critical, critical == 1 ? "" : "s");
    }
    boolean reviewed = report.state().hitl().filter(s -> s.equals("REVIEWED")).isPresent();
    return reviewed && report.findings().isEmpty() && report.isValid()
        ? "PASS, confirmed by the people on its record"
        : "PENDING CONFIRMATION";
  }

  private List<PlacedFinding> of(Severity severity) {
    return report.findings().stream().filter(f -> f.severity() == severity).toList();
  }

  private static String place(PlacedFinding finding) {
    return "line " + finding.region().start().line();
  }

  private String quote(PlacedFinding finding) {
    String words = words(finding.region().span());
    if (words.length() > LONGEST_QUOTE) {
      words = words.substring(0, LONGEST_QUOTE - 1).strip() + "…";
    }
    return escape(words);
  }

  /// Of a table the first row that is meant, cell by cell; of anything else all that is meant.
  private String words(Span span) {
    String meant = span.in(text);
    String line = text.substring(text.lastIndexOf('\n', span.start() - 1) + 1);
    if (!WhiteSpace.strip(line).startsWith("|")) {
      return WhiteSpace.collapse(meant);
    }
    String row = meant.lines().findFirst().orElse("");
    return CELL.splitAsStream(row)
        .map(WhiteSpace::collapse)
        .filter(cell -> !cell.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /// Without anything that Markdown would read as more than characters.
  private static String escape(String words) {
    StringBuilder escaped = new StringBuilder(words.length() + 16);
    for (char c : Printable.of(words).toCharArray()) {
      if ("\\`*_[]<>|#~&".indexOf(c) >= 0) {
        escaped.append('\\');
      }
      escaped.append(c);
    }
    return escaped.toString();
  }

  private void line(String... lines) {
    for (String line : lines) {
      out.append(line).append('\n');
    }
  }
}
