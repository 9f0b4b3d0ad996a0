package app.assay.hitl.annotation;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.Heading;
import app.assay.cgd.Round;
import app.assay.cgd.hash.Slugs;
import app.assay.finding.Finding;
import app.assay.hitl.RoundRule;
import app.assay.hitl.RoundRule.Known;
import app.assay.hitl.WhereToVerify;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The statements of a text that a person has to confirm: what points 1 and 9 found, and the rows
/// of tables that name a source for each row. One claim a sentence, one a row.
final class ClaimExtraction {

  private static final int FEWEST_WORDS = 3;

  private final CgdDocument document;
  private final Known personPresent;

  ClaimExtraction(CgdDocument document, boolean personPresent) {
    this.document = document;
    this.personPresent = personPresent ? Known.YES : Known.NO;
  }

  /// The claims in the order of the text; none only where the text has no sentence.
  List<ClaimDraft> of(List<Finding> findings) {
    TableStatements tables = new TableStatements(document);
    List<Statement> statements = new ArrayList<>(tables.sourced());
    for (Finding finding : findings) {
      boolean taken = statements.stream().anyMatch(s -> s.place().overlaps(finding.span()));
      if (finding.rule().asksForAPerson() && !taken) {
        tables
            .row(finding.span())
            .map(row -> tables.statement(row, finding))
            .or(() -> sentence(finding))
            .ifPresent(statements::add);
      }
    }
    if (statements.isEmpty()) {
      OpeningStatement.of(document).ifPresent(statements::add);
    }
    statements.sort(Comparator.comparingInt(s -> s.place().start()));
    return numbered(statements);
  }

  private List<ClaimDraft> numbered(List<Statement> statements) {
    Map<String, Integer> ordinals = new HashMap<>();
    List<ClaimDraft> drafts = new ArrayList<>();
    for (Statement said : statements) {
      if (drafts.stream().noneMatch(d -> ClaimLocator.same(d.text(), said.text()))) {
        String slug =
            document.body().headingAt(said.place().start()).map(Heading::slug).orElse(Slugs.ROOT);
        String location = slug + "/" + ordinals.merge(slug, 1, Integer::sum);
        drafts.add(
            new ClaimDraft(
                said.text(),
                said.value(),
                said.sourceSeen().orElse(said.whereToVerify()),
                location,
                round(said),
                said.place()));
      }
    }
    return drafts;
  }

  private Round round(Statement said) {
    return RoundRule.decide(
            said.sourceSeen().isPresent() ? Known.YES : Known.NO, personPresent, Known.UNCLEAR)
        .round();
  }

  /// A heading or a word alone says too little to be confirmed.
  private Optional<Statement> sentence(Finding finding) {
    String words = WhiteSpace.collapse(finding.span().in(document.text())).replace("**", "");
    String text = words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    return text.split(" ").length < FEWEST_WORDS
        ? Optional.empty()
        : Optional.of(
            new Statement(
                finding.span(),
                text,
                Figures.only(text),
                Optional.empty(),
                WhereToVerify.of(finding)));
  }
}
