package app.assay.hitl.annotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Round;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.SourceText;
import app.assay.text.Span;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Plain Markdown becomes a document of the format.
class AnnotationTest {

  private static final CheckContext NOW = CheckContext.at(Instant.parse("2026-03-01T12:00:00Z"));
  private static final String TEXT =
      """
      # Lamp room

      Bulbs cost $18.40 each. The new lens is the best on the coast.

      | Lamp | Range | Source |
      |---|---|---|
      | LED ring | 19 nm | Tender 14, page 3 |
      | Fresnel | 21 nm | |
      """;

  private final Annotation annotation =
      new Annotation(CgdParser.standard(), DocumentEditor.standard(), FormatRules.validator());

  @Test
  void documentIsValidAndKeepsEveryByteOfTheText() {
    AnnotationResult.Planned planned = planned(TEXT, false, price(TEXT));
    assertThat(planned.document().text()).contains("---\n\n" + TEXT);
    assertThat(FormatRules.validator().evaluate(planned.document(), NOW).findings()).isEmpty();
  }

  @Test
  void keysStandInTheOrderOfTheSchema() {
    CgdDocument document = planned(TEXT, false, price(TEXT)).document();
    assertThat(document.text().lines().skip(1).takeWhile(l -> !l.equals("---")).filter(this::isKey))
        .extracting(line -> line.substring(0, line.indexOf(':')))
        .containsExactly(
            "clarity-gate-version",
            "processed-date",
            "processed-by",
            "clarity-status",
            "hitl-status",
            "hitl-pending-count",
            "points-passed",
            "document-sha256",
            "hitl-claims",
            "rag-ingestable");
  }

  private boolean isKey(String line) {
    return Character.isLetter(line.charAt(0));
  }

  @Test
  void statementsAndSourcedRowsBecomeClaimsInTheOrderOfTheText() {
    assertThat(planned(TEXT, false, price(TEXT), praise(TEXT)).claims())
        .extracting(
            ClaimDraft::text, c -> c.value().orElse(""), ClaimDraft::location, ClaimDraft::round)
        .containsExactly(
            tuple("Bulbs cost $18.40 each", "$18.40", "lamp-room/1", Round.B),
            tuple("The new lens is the best on the coast", "", "lamp-room/2", Round.B),
            tuple("LED ring | 19 nm", "19 nm", "lamp-room/3", Round.B));
  }

  @Test
  void sourceOfARowIsTheSourceOfItsClaim() {
    assertThat(planned(TEXT, false).claims())
        .extracting(ClaimDraft::source)
        .containsExactly("Tender 14, page 3");
  }

  @Test
  void whatThePersonPresentCanSeeGoesToRoundA() {
    assertThat(planned(TEXT, true, price(TEXT)).claims())
        .extracting(ClaimDraft::round)
        .containsExactly(Round.B, Round.A);
  }

  @Test
  void everyClaimStandsInTheBodyAndTheRecord() {
    CgdDocument document = planned(TEXT, true, price(TEXT)).document();
    assertThat(document.claims()).hasSize(2);
    assertThat(document.text())
        .contains("- LED ring | 19 nm (Tender 14, page 3)")
        .contains("| 1 | Bulbs cost $18.40 each | Pending |  |  |");
  }

  @Test
  void aFindingOfARowMakesOneClaimOfTheRow() {
    Finding cell = finding("P9-STATISTIC", 9, TEXT, "21 nm");
    assertThat(planned(TEXT, false, cell).claims())
        .extracting(ClaimDraft::text, c -> c.value().orElse(""))
        .contains(tuple("Fresnel | 21 nm |", "21 nm"));
  }

  @Test
  void whatIsOpenKeepsTheDocumentUnclearAndItsPointOut() {
    Finding forecast = finding("P2-WILL", 2, TEXT, "The new lens");
    AnnotationResult.Planned planned = planned(TEXT, false, price(TEXT), forecast);
    assertThat(planned.open()).containsExactly(forecast);
    assertThat(planned.document().header().value("points-passed")).isEqualTo("1,3-9");
    assertThat(planned.document().text()).endsWith("Clarity Gate: UNCLEAR | PENDING\n");
  }

  @Test
  void aWaivedPointDoesNotCountAsPassed() {
    AnnotationResult result =
        annotation.plan(
            SourceText.of(TEXT), new AnnotationRequest(List.of(), Set.of(7), "Ida", false, NOW));
    assertThat(((AnnotationResult.Planned) result).document().header().value("points-passed"))
        .isEqualTo("1-6,8-9");
  }

  @Test
  void lineEndingsAndByteOrderMarkOfTheTextAreKept() {
    SourceText source = new SourceText(TEXT.replace("\n", "\r\n"), true);
    AnnotationResult result =
        annotation.plan(source, new AnnotationRequest(List.of(), Set.of(), "Ida", false, NOW));
    SourceText made = ((AnnotationResult.Planned) result).document().source();
    assertThat(made.byteOrderMark()).isTrue();
    assertThat(made.text().replace("\r\n", "")).doesNotContain("\n");
  }

  @Test
  void keysOfOtherToolsStayBehindOurs() {
    CgdDocument document = planned("---\ntitle: Lamps # ours\n---\n" + TEXT, false).document();
    assertThat(document.text()).contains("rag-ingestable: false\ntitle: Lamps # ours\n---\n\n# L");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a line of words",
        "Ünïcödé 📦 ist drin",
        "---\nnot a front matter",
        "# Title\n\n```\na b c\n```\n> What was said here.\n",
        "\r\rold line ends here\r"
      })
  void anyTextBecomesAValidDocument(String text) {
    assertThat(planned(text, false).document().text()).contains(text);
  }

  @Test
  void whereNothingWasFoundTheFirstSentenceStandsForAll() {
    assertThat(planned("# Lamps\n\n- **We** keep lamps. And bells.\n", false).claims())
        .extracting(ClaimDraft::text, ClaimDraft::source)
        .containsExactly(
            tuple(
                "We keep lamps",
                "Read this document as a whole; the nine points singled nothing out"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "# Title\n", "| a | b |\n|---|---|\n| 1 | 2 |\n", "word"})
  void aTextWithoutASentenceIsRefused(String text) {
    assertThat(refusal(text)).startsWith("The text has no sentence");
  }

  @Test
  void processorIsWrittenAsOneString() {
    AnnotationResult result =
        annotation.plan(
            SourceText.of(TEXT),
            new AnnotationRequest(List.of(), Set.of(), "Desk: \"A\" #1", false, NOW));
    assertThat(((AnnotationResult.Planned) result).document().header().value("processed-by"))
        .isEqualTo("Desk: \"A\" #1");
  }

  @Test
  void aDocumentOfTheFormatIsRefused() {
    String document = planned(TEXT, false).document().text();
    assertThat(refusal(document)).startsWith("This is a document of the Clarity Gate format");
  }

  @Test
  void anEndMarkerInTheTextIsRefused() {
    assertThat(refusal("Text\n\n<!-- CLARITY_GATE_END -->\nMore\n"))
        .startsWith("The text has an end marker");
  }

  @Test
  void aKeyThatTheFormatUsesIsRefused() {
    assertThat(refusal("---\ntier: gold\n---\nText\n"))
        .startsWith("The front matter has the key tier");
  }

  @Test
  void anUnreadableFrontMatterIsRefused() {
    assertThat(refusal("---\na: [1\n---\nText\n"))
        .startsWith("The text begins with a front matter that is not readable");
  }

  @Test
  void aTextThatPassesNoPointIsRefused() {
    List<Finding> findings = new ArrayList<>();
    for (int point = 1; point <= 9; point++) {
      findings.add(finding("P" + point + "-X", point, TEXT, "Lamp"));
    }
    AnnotationResult result =
        annotation.plan(
            SourceText.of(TEXT), new AnnotationRequest(findings, Set.of(), "Ida", false, NOW));
    assertThat(((AnnotationResult.Refused) result).message())
        .startsWith("None of the nine points passes");
  }

  private String refusal(String text) {
    AnnotationResult result =
        annotation.plan(
            SourceText.of(text), new AnnotationRequest(List.of(), Set.of(), "Ida", false, NOW));
    assertThat(result).isInstanceOf(AnnotationResult.Refused.class);
    return ((AnnotationResult.Refused) result).message();
  }

  private AnnotationResult.Planned planned(String text, boolean present, Finding... findings) {
    AnnotationResult result =
        annotation.plan(
            SourceText.of(text),
            new AnnotationRequest(List.of(findings), Set.of(), "Ida Berg", present, NOW));
    assertThat(result).isInstanceOf(AnnotationResult.Planned.class);
    return (AnnotationResult.Planned) result;
  }

  private static Finding price(String text) {
    return finding("P9-PRICING", 9, text, "Bulbs cost $18.40 each.");
  }

  private static Finding praise(String text) {
    return finding("P1-SUPERIORITY", 1, text, "The new lens is the best on the coast.");
  }

  private static Finding finding(String id, int point, String text, String words) {
    int start = text.indexOf(words);
    Rule rule = new Rule(id, Severity.WARNING, point, "A title", "a source");
    return new Finding(
        rule, rule.severity(), new Span(start, start + words.length()), "A message.", List.of());
  }
}
