package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.hash.HashExplanation;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;

/// X-DELIMITER: the hash takes other lines for the delimiters of the front matter than a parser
/// does (rulebook C17). A document without an opening delimiter is E-ST02.
public final class XDelimiter implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-DELIMITER",
          Severity.WARNING,
          "Parser and hash disagree where the front matter is",
          "FS §2.2, §11.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    HashExplanation explanation = HashExplanation.of(document.source());
    HashExplanation.Delimiters parsed = explanation.parsed();
    if (parsed.opener() < 0 || parsed.closer() < 0 || !explanation.delimitersDisagree()) {
      return;
    }
    HashExplanation.Delimiters hashed = explanation.covered().orElseThrow().delimiters();
    if (hashed.opener() != parsed.opener()) {
      Span opening = document.lines().content(document.lines().lineAt(parsed.opener()));
      Span blanks = new Span(Math.min(opening.start() + 3, opening.end()), opening.end());
      Fix[] fixes =
          blanks.isEmpty()
              ? new Fix[0]
              : new Fix[] {new Fix("Remove the blanks after ---", TextEdit.delete(blanks))};
      out.report(
          opening,
          "A parser reads the front matter from here, but the hash does not begin at this line.",
          fixes);
    } else if (hashed.closer() >= 0) {
      out.report(
          document.lines().content(document.lines().lineAt(hashed.closer())),
          "For the hash the front matter ends here, for a parser it goes on; a document-sha256"
              + " below would be hashed.");
    }
  }
}
