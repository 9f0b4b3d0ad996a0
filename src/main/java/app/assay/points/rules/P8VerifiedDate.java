package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.Optional;
import java.util.Set;

/// A date in a column of things done, such as `Verified`, that is still to come.
public final class P8VerifiedDate implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-VERIFIED-DATE",
          Severity.TEMPORAL,
          8,
          "A date of something done is still to come",
          "Clarity Gate procedures, point 8");

  private static final Set<String> DONE =
      Set.of(
          "verified",
          "checked",
          "tested",
          "measured",
          "reviewed",
          "read",
          "retrieved",
          "accessed",
          "inspected",
          "calibrated",
          "completed",
          "confirmed",
          "approved",
          "signed",
          "audited",
          "seen",
          "recorded",
          "installed",
          "delivered",
          "contacted",
          "updated",
          "published",
          "released",
          "opened",
          "closed",
          "finished",
          "observed",
          "surveyed");

  private static final Triggers TRIGGERS = Triggers.of(TokenClass.DATE, TokenClass.YEAR);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    for (Sentence sentence : block.sentences()) {
      boolean candidate =
          sentence.cell().isPresent()
              && (sentence.has(TokenClass.DATE) || sentence.has(TokenClass.YEAR));
      if (!candidate || !isUnderDone(block, sentence)) {
        continue;
      }
      Optional<DateMention> date = Told.ahead(sentence, context.asOf());
      if (date.isPresent() && !Told.isPlanned(sentence)) {
        var place = sentence.tokens().span(date.get().from(), date.get().to());
        out.report(
            place,
            "This is said to be done, on a date after %s.".formatted(context.asOf()),
            Fixes.replace(
                "Set %s, once it has been done".formatted(context.asOf()),
                place,
                context.asOf().toString()));
      }
    }
  }

  private static boolean isUnderDone(BlockReading block, Sentence sentence) {
    return block
        .table()
        .flatMap(t -> t.header(sentence.cell().orElseThrow().column()))
        .map(cell -> cell.span().in(block.text()).toLowerCase(java.util.Locale.ROOT))
        .filter(
            header -> {
              for (String word : header.split("[^a-z]+")) {
                if (DONE.contains(word)) {
                  return !header.contains("next") && !header.contains("to be");
                }
              }
              return false;
            })
        .isPresent();
  }
}
