package app.assay.points.waiver;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.DocumentReading;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaiversTest {

  private static final Rule PRICING = rule("P9-PRICING", 9);
  private static final Rule RATE = rule("P9-RATE", 9);
  private static final Rule WILL = rule("P2-WILL", 2);
  private static final Lexicon LEXICON = Lexicon.load();

  @Test
  void namedRuleIsAllowedInTheNextBlock() {
    Waivers.Outcome outcome =
        run("<!-- assay: allow P9-PRICING reason=\"list price\" -->\nIt costs 3 euros.\n", PRICING);
    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.allowed().values()).containsExactly("list price");
  }

  @Test
  void pointAllowsAllItsRules() {
    assertThat(run("<!-- assay: allow P9 reason='x' -->\n\nIt costs 3 euros.\n", RATE).findings())
        .isEmpty();
  }

  @Test
  void severalNamesAreAllowed() {
    String text = "<!-- assay: allow P2-WILL, P9-PRICING reason=\"x\" -->\nIt costs 3 euros.\n";
    assertThat(run(text, WILL, PRICING).findings()).isEmpty();
  }

  @Test
  void blockAfterTheNextIsNotAllowed() {
    String text = "<!-- assay: allow P9-PRICING reason=\"x\" -->\nFirst.\n\nIt costs 3 euros.\n";
    assertThat(ids(run(text, PRICING))).containsExactly("P9-PRICING", "X-ALLOW-STALE");
  }

  @Test
  void otherRuleStays() {
    String text = "<!-- assay: allow P9-PRICING reason=\"x\" -->\nIt costs 3 euros.\n";
    assertThat(ids(run(text, RATE))).containsExactly("P9-RATE", "X-ALLOW-STALE");
  }

  @Test
  void missingReasonAllowsNothing() {
    String text = "<!-- assay: allow P9-PRICING -->\nIt costs 3 euros.\n";
    assertThat(ids(run(text, PRICING))).containsExactly("P9-PRICING", "X-ALLOW-REASON");
  }

  @Test
  void blankReasonIsMissing() {
    String text = "<!-- assay: allow P9-PRICING reason=\" \" -->\nIt costs 3 euros.\n";
    assertThat(ids(run(text, PRICING))).containsExactly("P9-PRICING", "X-ALLOW-REASON");
  }

  @Test
  void unknownRuleIsNamed() {
    String text = "<!-- assay: allow P9-PRICES reason=\"x\" -->\nWords.\n";
    Finding finding = run(text).findings().getFirst();
    assertThat(finding.rule().id()).isEqualTo("X-ALLOW-UNKNOWN");
    assertThat(finding.span().in(text)).isEqualTo("P9-PRICES");
  }

  @Test
  void noRuleAtAllIsUnknown() {
    assertThat(ids(run("<!-- assay: allow reason=\"x\" -->\nWords.\n")))
        .containsExactly("X-ALLOW-UNKNOWN");
  }

  @Test
  void secondReasonForTheSameFindingIsStale() {
    String text =
        "<!-- assay: allow P9-PRICING reason=\"one\" -->\n"
            + "<!-- assay: allow P9-PRICING reason=\"two\" -->\nIt costs 3 euros.\n";
    Waivers.Outcome outcome = run(text, PRICING);
    assertThat(outcome.allowed().values()).containsExactly("one");
    assertThat(outcome.findings())
        .singleElement()
        .matches(f -> f.rule().id().equals("X-ALLOW-STALE"))
        .matches(f -> f.message().contains("is allowed already"))
        .matches(f -> f.span().start() == text.lastIndexOf("P9-PRICING"));
  }

  @Test
  void ruleThatDidNotLookIsNotStale() {
    Waivers waivers = new Waivers(List.of(PRICING, WILL), List.of(WILL), true);
    DocumentReading document = read("<!-- assay: allow P9-PRICING reason=\"x\" -->\nWords.\n");
    assertThat(waivers.apply(document, List.of()).findings()).isEmpty();
  }

  @Test
  void codeHoldsNoComment() {
    String text = "```\n<!-- assay: allow P9-PRICING -->\n```\nUse `<!-- assay: allow P9 -->`.\n";
    assertThat(run(text).findings()).isEmpty();
  }

  @Test
  void removingAStaleCommentTakesItsLine() {
    String text = "Words.\r\n\r\n<!-- assay: allow P9-PRICING reason=\"x\" -->\r\nMore.\r\n";
    Finding finding = run(text).findings().getFirst();
    assertThat(TextEdit.apply(text, finding.fixes().getFirst().edits()))
        .isEqualTo("Words.\r\n\r\nMore.\r\n");
  }

  @Test
  void staleNameAmongOthersIsTakenOut() {
    String text = "<!-- assay: allow P2-WILL, P9-PRICING reason=\"x\" -->\nIt costs 3 euros.\n";
    Finding finding = run(text, PRICING).findings().getFirst();
    assertThat(TextEdit.apply(text, finding.fixes().getFirst().edits()))
        .isEqualTo("<!-- assay: allow P9-PRICING reason=\"x\" -->\nIt costs 3 euros.\n");
  }

  /// Every rule reports the words `It costs 3 euros` where they stand.
  private static Waivers.Outcome run(String text, Rule... rules) {
    int at = text.indexOf("It costs");
    List<Finding> findings =
        java.util.stream.Stream.of(rules)
            .map(r -> new Finding(r, new Span(at, at + 16), "Words."))
            .toList();
    List<Rule> known = List.of(PRICING, RATE, WILL);
    return new Waivers(known, known, true).apply(read(text), findings);
  }

  private static List<String> ids(Waivers.Outcome outcome) {
    return outcome.findings().stream().map(f -> f.rule().id()).toList();
  }

  private static DocumentReading read(String text) {
    return new DocumentReader(LEXICON).read(text, new LineIndex(text), List.of());
  }

  private static Rule rule(String id, int point) {
    return new Rule(id, Severity.WARNING, point, "A title", "a section");
  }
}
