package app.assay.hitl.annotation;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.HitlStatus;
import app.assay.text.LineEnding;
import app.assay.text.SourceText;
import java.util.List;

/// A document of the format around a plain text, still without claims. The text's own lines, and
/// keys of a front matter that other tools read, stay as they are.
///
/// @param plain the text taken apart
/// @param isClear whether nothing is open but the claims
record NewDocument(CgdDocument plain, AnnotationRequest request, Passed passed, boolean isClear) {

  private static final String VERSION = "2.1";

  SourceText text() {
    String text = plain.text();
    String end = LineEnding.of(text).characters();
    ClarityStatus clarity = isClear ? ClarityStatus.CLEAR : ClarityStatus.UNCLEAR;
    StringBuilder out = new StringBuilder(text.length() + 1_000);
    out.append("---").append(end);
    for (String line : header(clarity)) {
      out.append(line).append(end);
    }
    String body = text;
    if (plain.frontMatter() instanceof FrontMatter.Present present) {
      out.append(present.yaml().in(text));
      body = text.substring(plain.body().span().start());
    }
    out.append("---").append(end);
    if (!startsWithBreak(body)) {
      out.append(end);
    }
    out.append(body);
    if (!body.isEmpty() && !endsWithBreak(body)) {
      out.append(end);
    }
    if (!body.isBlank()) {
      out.append(end);
    }
    out.append("<!-- CLARITY_GATE_END -->").append(end);
    out.append("Clarity Gate: ").append(clarity).append(" | ").append(HitlStatus.PENDING);
    return plain.source().withText(out.append(end).toString());
  }

  private List<String> header(ClarityStatus clarity) {
    return List.of(
        "clarity-gate-version: " + VERSION,
        "processed-date: " + request.context().today(),
        "processed-by: PENDING",
        "clarity-status: " + clarity,
        "hitl-status: " + HitlStatus.PENDING,
        "hitl-pending-count: 0",
        "points-passed: " + passed.written(),
        "document-sha256: PENDING",
        "hitl-claims: []",
        "rag-ingestable: false");
  }

  private static boolean startsWithBreak(String body) {
    return body.startsWith("\n") || body.startsWith("\r");
  }

  private static boolean endsWithBreak(String body) {
    return body.endsWith("\n") || body.endsWith("\r");
  }
}
