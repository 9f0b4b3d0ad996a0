package app.assay.workspace;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Two points that go by words: one finds each "will", whose fixes put other words there, and one
/// finds what a fix may bring up. Counts how often a text is read.
public final class StubPoints implements Function<SourceText, List<Finding>> {

  public static final Rule WILL = new Rule("P2-WILL", Severity.CRITICAL, 2, "will", "test");
  public static final Rule RAISED = new Rule("P9-WORDING", Severity.VERIFIABLE, 9, "new", "test");

  private static final Pattern WORD = Pattern.compile("\\bwill\\b");

  private final Pattern raised;
  private final List<String> replacements;
  private int evaluations;

  /// @param raised where the second point speaks; its last group, where it has one, is the place
  /// @param replacements of each "will", the first fix first
  public StubPoints(String raised, String... replacements) {
    this.raised = Pattern.compile(raised, Pattern.DOTALL);
    this.replacements = List.of(replacements);
  }

  @Override
  public List<Finding> apply(SourceText source) {
    evaluations++;
    List<Finding> findings = new ArrayList<>(wills(source));
    Matcher matcher = raised.matcher(source.text());
    while (matcher.find()) {
      int group = matcher.groupCount();
      Span place = new Span(matcher.start(group), matcher.end(group));
      findings.add(new Finding(RAISED, place, "Who says so?"));
    }
    findings.sort(Finding.ORDER);
    return findings;
  }

  /// What the first point finds.
  public List<Finding> wills(SourceText source) {
    return WORD.matcher(source.text())
        .results()
        .map(r -> will(new Span(r.start(), r.end())))
        .toList();
  }

  public int evaluations() {
    return evaluations;
  }

  private Finding will(Span place) {
    return new Finding(
        WILL,
        place,
        "Will it?",
        replacements.stream().map(w -> new Fix("Say " + w, new TextEdit(place, w))).toList());
  }
}
