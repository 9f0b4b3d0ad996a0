package app.assay.cgd;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Documents put together at random from everything that has a meaning.
class ParserFuzzTest {

  private static final String[] PIECES = {
    "---\n",
    "---",
    "--- \r\n",
    " ---\n",
    "\n",
    "\r",
    "\r\n",
    " ",
    "\t",
    "\u00A0",
    "\u0085",
    "\u2028",
    "a: b\n",
    "hitl-claims:\n",
    "  - id: claim-1\n",
    "    text: \"x\"\n",
    "    round: B\n",
    "- ",
    "\"",
    "'",
    "|",
    "| a | b |\n",
    "|---|---|\n",
    "\\|",
    "#",
    "# H\n",
    "## HITL Verification Record\n",
    "### Round A: x\n",
    "### Round B: x\n",
    "## Verified Claims\n",
    "===\n",
    "```\n",
    "~~~~\n",
    "> ",
    "<!-- CG-EXCLUSION:BEGIN id=a -->\n",
    "<!-- CG-EXCLUSION:END id=a -->\n",
    "<!-- CG-EXCLUSION:BEGIN id=b -->\n",
    "<!-- cg-exclusion:x",
    Ending.MARKER,
    "\nClarity Gate: CLEAR | REVIEWED\n",
    "🗼",
    "é",
    "e\u0301",
    "\u0000",
    "\u0001",
    "\uFEFF",
    "[",
    "]",
    "{",
    "}",
    ":",
    "&a ",
    "*a ",
    "!!str ",
    "%",
    "@",
    "`",
    "document-sha256: x\n",
    "? "
  };

  @Test
  void nothingThrowsAndEveryPlaceLiesInTheText() {
    Random random = new Random(20260602);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "---\n" : "");
      int pieces = random.nextInt(40);
      for (int i = 0; i < pieces; i++) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      CgdDocument document = CgdParser.standard().parse(SourceText.of(text.toString()));
      for (Span span : places(document)) {
        assertThat(span.end()).as("%s in %s", span, text).isLessThanOrEqualTo(text.length());
      }
    }
  }

  private static List<Span> places(CgdDocument document) {
    List<Span> places = new ArrayList<>();
    places.add(document.missingKeyPlace());
    places.add(document.body().span());
    document.header().root().entries().forEach(e -> places.add(e.span()));
    document.claims().forEach(c -> places.add(c.head()));
    document.body().headings().forEach(h -> places.add(h.span()));
    document.body().tables().forEach(t -> places.add(t.span()));
    document.body().tables().forEach(t -> t.header().cells().forEach(c -> places.add(c.span())));
    document.body().exclusions().blocks().forEach(b -> places.add(b.span()));
    document.body().record().ifPresent(r -> places.add(r.section()));
    places.addAll(document.body().fences());
    places.addAll(document.ending().markers());
    document.ending().status().ifPresent(s -> places.add(s.line()));
    return places;
  }
}
