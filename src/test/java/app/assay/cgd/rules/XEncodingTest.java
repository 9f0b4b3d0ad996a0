package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.finding.Finding;
import app.assay.text.Span;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class XEncodingTest extends RuleFixtures implements BuiltFixtures {

  private static final String BODY = "# Lampenhaus\n\nAcht Fenster für acht Wächter.\n";

  @Override
  public CgdDocument firing() {
    return parse(CgdText.valid().body(BODY).text().getBytes(StandardCharsets.ISO_8859_1));
  }

  @Override
  public CgdDocument silent() {
    return parse(CgdText.valid().body(BODY).text().getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void messageNamesTheByte() {
    Finding finding =
        FormatRules.validator()
            .evaluate(
                parse(new byte[] {'-', '-', '-', '\n', (byte) 0xFC}),
                CheckContext.at(Instant.parse("2026-06-15T12:00:00Z")))
            .findings()
            .getFirst();
    assertThat(finding.span()).isEqualTo(Span.at(0));
    assertThat(finding.message())
        .isEqualTo("Byte 5 of the file is not UTF-8, so it was not read; save it as UTF-8.");
  }

  private static CgdDocument parse(byte[] bytes) {
    return CgdParser.standard().parse(bytes);
  }
}
