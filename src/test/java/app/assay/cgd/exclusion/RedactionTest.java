package app.assay.cgd.exclusion;

import static app.assay.cgd.exclusion.ExclusionCase.CONTEXT;
import static app.assay.cgd.exclusion.ExclusionCase.changed;
import static app.assay.cgd.exclusion.ExclusionCase.codes;
import static app.assay.cgd.exclusion.ExclusionCase.excluded;
import static app.assay.cgd.exclusion.ExclusionCase.objections;
import static app.assay.cgd.exclusion.ExclusionCase.parse;
import static app.assay.cgd.exclusion.ExclusionCase.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedactionTest {

  private static final String NOTICE =
      "> Redacted copy of lamp.cgd.md, made on 2026-06-15: what the exclusion blocks held was"
          + " replaced by [REDACTED].\n";

  @Test
  void onlyContentNoticeSourceCoverageAndHashChange() {
    CgdDocument before = excluded().parse();
    CgdDocument after = changed(redact(before));
    String expected =
        before
            .text()
            .replace("The door code is 4711.\n", "[REDACTED]\n")
            .replace("---\n\n# Lamp", "---\n\n" + NOTICE + "\n# Lamp")
            .replace(
                "rag-ingestable: false\n",
                "rag-ingestable: false\nexclusions-coverage: "
                    + after.computed().exclusionsCoverage().toPlainString()
                    + "\n")
            .replace("hitl-claims: []\n", "hitl-claims: []\nsource-document: lamp.cgd.md\n")
            .replace(
                before.header().storedHash().orElse(""), after.header().storedHash().orElse(""));
    assertThat(after.text()).isEqualTo(expected);
  }

  @Test
  void copyIsValidAndNotIngestable() {
    CgdDocument after = changed(redact(excluded().parse()));
    assertThat(objections(after)).isEmpty();
    assertThat(after.computed().ragIngestable()).isFalse();
  }

  @Test
  void hashOfTheOriginalIsNotInTheCopy() {
    CgdDocument before = excluded().parse();
    assertThat(changed(redact(before)).text())
        .doesNotContain(before.header().storedHash().orElseThrow());
  }

  @Test
  void everyBlockIsRedactedWhateverItHolds() {
    String body =
        """
        <!-- CG-EXCLUSION:BEGIN id=empty -->
        <!-- CG-EXCLUSION:END id=empty -->

        > <!-- CG-EXCLUSION:BEGIN id=quoted -->
        > Secret one.
        > <!-- CG-EXCLUSION:END id=quoted -->

        <!-- CG-EXCLUSION:BEGIN id=fence -->
        ```
        <!-- CG-EXCLUSION:END id=fence -->
        Secret two 🔒.
        <!-- CLARITY_GATE_END -->
        ```
          <!-- CG-EXCLUSION:END id=fence -->
        """;
    CgdDocument after = changed(redact(excluded("[empty, quoted, fence]", body).parse()));
    assertThat(after.body().span().in(after.text()))
        .isEqualTo(
            """

            %s
            <!-- CG-EXCLUSION:BEGIN id=empty -->
            [REDACTED]
            <!-- CG-EXCLUSION:END id=empty -->

            > <!-- CG-EXCLUSION:BEGIN id=quoted -->
            [REDACTED]
            > <!-- CG-EXCLUSION:END id=quoted -->

            <!-- CG-EXCLUSION:BEGIN id=fence -->
            [REDACTED]
              <!-- CG-EXCLUSION:END id=fence -->

            """
                .formatted(NOTICE));
    assertThat(after.text()).doesNotContain("Secret");
  }

  @Test
  void lineBreaksOfTheDocumentAreUsed() {
    String crlf = excluded().text().replace("\n", "\r\n");
    String text = changed(redact(parse(crlf))).text();
    assertThat(text.replace("\r\n", "")).doesNotContain("\n", "\r");
  }

  @Test
  void redactedCopyIsNotRedactedAgain() {
    assertThat(refusal(redact(changed(redact(excluded().parse())))))
        .isEqualTo("Every exclusion block is redacted already.");
  }

  @Test
  void documentWithoutBlockIsRefused() {
    assertThat(refusal(redact(CgdText.valid().parse())))
        .isEqualTo("The document has no exclusion block to redact.");
  }

  @ParameterizedTest
  @CsvSource({
    "END id=door, END id=other, E-EX01",
    "BEGIN id=door, begin id=door, E-EX00",
    "END id=door -->, END id=door --> tail, E-EX00",
    "The door, <!-- CG-EXCLUSION:BEGIN id=in --> , E-EX00",
  })
  void malformedMarkersAreRefused(String found, String replaced, String code) {
    Plan plan = redact(parse(excluded().text().replace(found, replaced)));
    assertThat(refusal(plan)).startsWith("The exclusion markers do not pair");
    assertThat(codes(plan)).contains(code);
  }

  @Test
  void blockThatIsNeverEndedIsRefused() {
    String open = excluded().text().replace("<!-- CG-EXCLUSION:END id=door -->\n", "");
    assertThat(codes(redact(parse(open)))).containsExactly("E-EX01");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!-- CG-EX:BEGIN outer -->",
        "> <!--cg_exclusion:BEGIN id=a-->",
        "<!-- CGEXCLUDE : BEGIN id=a -->",
        "Text <!-- CG EX: a -->"
      })
  void markerOfAnotherFormIsRefused(String marker) {
    String text = excluded().text().replace("# Lamp room\n", "# Lamp room\n" + marker + "\n");
    assertThat(refusal(redact(parse(text)))).startsWith("Line 17 looks like an exclusion marker");
  }

  @Test
  void markerOfAnotherFormInCodeIsText() {
    String code = "```\n<!-- CG-EX:BEGIN outer -->\n```\n";
    CgdDocument before = excluded("[door]", code + ExclusionCase.BODY).parse();
    assertThat(changed(redact(before)).text()).contains(code);
  }

  @Test
  void claimThatRepeatsTheContentIsRefused() {
    CgdDocument document =
        excluded()
            .claim(
                "id: claim-0000000a\ntext: \"The door code is 4711\"\nround: B\n"
                    + "confirmed-by: Ida Berg\nconfirmed-date: 2026-06-02")
            .parse();
    assertThat(refusal(redact(document)))
        .isEqualTo(
            "hitl-claims repeats what the blocks shall hide (claim-0000000a); take these claims out"
                + " first.");
  }

  @Test
  void nameOfTheFileCannotEndTheDocument() {
    String name = "a\n<!-- CLARITY_GATE_END -->.cgd.md";
    CgdDocument after =
        changed(
            new Redaction(DocumentEditor.standard(), FormatRules.validator())
                .plan(excluded().parse(), name, CONTEXT));
    assertThat(objections(after)).isEmpty();
    assertThat(after.header().value("source-document"))
        .isEqualTo("a &lt;!-- CLARITY_GATE_END -->.cgd.md");
  }

  @Test
  void unreadableFrontMatterIsRefused() {
    Plan plan = redact(excluded().set("points-passed", "[1").parse());
    assertThat(refusal(plan)).startsWith("The front matter cannot be read");
  }

  private static Plan redact(CgdDocument document) {
    return new Redaction(DocumentEditor.standard(), FormatRules.validator())
        .plan(document, "lamp.cgd.md", CONTEXT);
  }
}
