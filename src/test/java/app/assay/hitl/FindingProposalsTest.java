package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FindingProposalsTest {

  private static final Rule RULE = Rule.ofVerifiable("P9-PRICING", VerifiableType.PRICING, "T");
  private static final String BODY = "# Lamp\n\nThe new lamp costs $40 a month.\n";

  private final FindingProposals proposals = new FindingProposals(DocumentEditor.standard());

  @Test
  void statementBecomesAPendingClaimOfRoundB() {
    CgdDocument sent = parse(send(CgdText.valid().body(BODY).text()).orElseThrow());
    assertThat(sent.claims().getLast().text()).isEqualTo("The new lamp costs $40 a month");
    assertThat(sent.claims().getLast().source())
        .isEqualTo("Confirm with the author of this document from the seller's price list");
    assertThat(sent.claims().getLast().location()).isEqualTo("lamp/1");
    assertThat(sent.text()).contains("hitl-status: PENDING").contains("hitl-pending-count: 1");
  }

  @Test
  void documentStaysValid() {
    CgdDocument sent = parse(send(CgdText.valid().body(BODY).text()).orElseThrow());
    assertThat(
            FormatRules.validator()
                .evaluate(sent, CheckContext.at(Instant.parse("2026-06-30T12:00:00Z")))
                .findings())
        .extracting(f -> f.rule().id() + " " + f.message())
        .noneMatch(f -> f.startsWith("E-") || f.startsWith("W-"));
  }

  @Test
  void sameStatementIsNotSentTwice() {
    String once = send(CgdText.valid().body(BODY).text()).orElseThrow();
    assertThat(send(once)).isEmpty();
  }

  @Test
  void plainMarkdownHasNoClaims() {
    assertThat(send(BODY)).isEmpty();
  }

  @Test
  void fewWordsAreNoStatement() {
    assertThat(propose(CgdText.valid().body("# Lamp\n\n$40 a month\n").text(), "$40")).isEmpty();
  }

  private Optional<String> send(String text) {
    return propose(text, "The new lamp costs $40 a month.")
        .map(fix -> TextEdit.apply(text, fix.edits()));
  }

  private Optional<Fix> propose(String text, String words) {
    CgdDocument document = parse(text);
    int at = text.lastIndexOf(words);
    Finding finding = new Finding(RULE, new Span(at, at + words.length()), "M", List.of());
    return proposals.toRoundB(document, finding);
  }

  private static CgdDocument parse(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return CgdParser.standard().parse(((SourceText.Decoded.Ok) SourceText.decode(bytes)).source());
  }
}
