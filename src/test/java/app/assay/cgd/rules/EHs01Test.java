package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.RecipeDetection;
import app.assay.finding.Finding;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EHs01Test extends RuleFixtures {

  @Test
  void placeholderIsNamed() throws IOException {
    assertThat(reports("fires-on-pending"))
        .containsExactly(
            "[PENDING] document-sha256 is \"PENDING\", a placeholder instead of a hash of 64"
                + " lower-case hex digits.");
  }

  @Test
  void capitalLettersAreNamed() throws IOException {
    assertThat(reports("fires-on-capital-letters"))
        .containsExactly(
            "[0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF] document-sha256 has"
                + " capital letters; expected 64 lower-case hex digits.");
  }

  @Test
  void prefixIsNamed() throws IOException {
    assertThat(reports("fires-on-a-prefix"))
        .containsExactly(
            "[sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef]"
                + " document-sha256 has something before its 64 digits.");
  }

  @Test
  void blanksInQuotesAreNamed() throws IOException {
    assertThat(reports("fires-on-blanks-in-quotes"))
        .containsExactly(
            "[' 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef '] document-sha256"
                + " has white space or a line break around its 64 digits.");
  }

  @Test
  void numberOfDigitsIsNamed() throws IOException {
    assertThat(reports("fires-on-63-digits"))
        .containsExactly(
            "[0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde] document-sha256 has"
                + " 63 hex digits; expected 64.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PENDING",
        "'TBD'",
        "\"<PENDING>\"",
        "|\n  PENDING\n\n  rest",
        ">-\n  to\n  do",
        "0"
      })
  void stampedDocumentVerifies(String written) {
    CgdDocument document = CgdText.valid().set("document-sha256", written).parse();
    Finding finding = finding(document);
    String fixed = TextEdit.apply(document.text(), finding.fixes().getFirst().edits());
    CgdDocument after = CgdParser.standard().parse(SourceText.of(fixed));
    String stored = after.header().storedHash().orElseThrow();
    assertThat(RecipeDetection.detect(after.source(), stored, Optional.empty()))
        .isEqualTo(new RecipeDetection.Verified(stored));
  }

  @Test
  void stampLeavesTheByteOrderMarkOutOfTheHash() {
    String text = CgdText.valid().set("document-sha256", "PENDING").text();
    Finding plain = finding(CgdParser.standard().parse(SourceText.of(text)));
    Finding marked = finding(CgdParser.standard().parse(new SourceText(text, true)));
    assertThat(marked.fixes()).isEqualTo(plain.fixes());
  }

  private static Finding finding(CgdDocument document) {
    FindingSink sink = new FindingSink(new EHs01().rule());
    new EHs01().check(document, CheckContext.at(Instant.EPOCH), sink);
    return sink.findings().getFirst();
  }
}
