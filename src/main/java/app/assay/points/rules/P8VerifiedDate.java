package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.text.Span;
import java.util.Optional;
import java.util.Set;

/// A date in a column of things done, such as `Verified`, that is still to come; a claim that was
/// verified before its source was there, or too long ago for a `[VOLATILE]` one.
public final class P8VerifiedDate implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-VERIFIED-DATE",
          Severity.TEMPORAL,
          8,
          "A date of something done cannot be, or is too old",
          "Clarity Gate procedures, point 8");

  private static final WordSet DONE = WordLists.words("done-column");

  /// Of them, what is done to a claim.
  private static final WordSet CHECKED = WordLists.words("claim-checked");

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
    Optional<Grid> grid = Optional.empty();
    for (Sentence sentence : block.sentences()) {
      boolean candidate =
          sentence.cell().isPresent()
              && (sentence.has(TokenClass.DATE) || sentence.has(TokenClass.YEAR));
      if (!candidate || !isUnder(DONE, block, sentence)) {
        continue;
      }
      Optional<DateMention> date = Told.ahead(sentence, context.asOf());
      if (date.isPresent() && !PlansTold.isPlanned(sentence)) {
        var place = sentence.tokens().span(date.get().from(), date.get().to());
        out.report(
            place,
            "This is said to be done, on a date after %s.".formatted(context.asOf()),
            Fixes.replace(
                "Set %s, once it has been done".formatted(context.asOf()),
                place,
                context.asOf().toString()));
      } else if (isUnder(CHECKED, block, sentence)) {
        grid = grid.isPresent() ? grid : Grid.of(block);
        row(sentence, grid.orElseThrow(), context, out);
      }
    }
  }

  /// A check that is older than what it checks, or too old for a volatile value.
  private static void row(Sentence sentence, Grid grid, PointsContext context, PointSink out) {
    Optional<DateMention> day =
        sentence.dates().stream().filter(d -> d.isDay() && d.sound().isPresent()).findFirst();
    if (day.isEmpty()) {
      return;
    }
    CalendarDate checked = day.get().sound().orElseThrow();
    VerifiedRow row = new VerifiedRow(sentence, grid.row(sentence.cell().orElseThrow().row()));
    Span place = sentence.tokens().span(day.get().from(), day.get().to());
    Optional<DateMention> later = row.laterThan(checked);
    if (later.isPresent()) {
      out.report(
          place,
          "The row is said to be verified before the day of its own source or value.",
          OrderFixes.doubt(place, "date"));
    } else if (row.isStale(checked, context.asOf())) {
      out.report(
          place,
          "A [VOLATILE] value was last verified more than six months before %s."
              .formatted(context.asOf()),
          Fixes.replace(
              "Set %s, once it has been verified again".formatted(context.asOf()),
              place,
              context.asOf().toString()));
    }
  }

  private static boolean isUnder(Set<String> verbs, BlockReading block, Sentence sentence) {
    return block
        .table()
        .flatMap(t -> t.header(sentence.cell().orElseThrow().column()))
        .map(cell -> cell.span().in(block.text()).toLowerCase(java.util.Locale.ROOT))
        .filter(header -> isOf(verbs, header))
        .isPresent();
  }

  private static boolean isOf(Set<String> verbs, String header) {
    for (String word : HeaderWords.of(header)) {
      if (verbs.contains(word)) {
        return !header.contains("next") && !header.contains("to be") && !HeaderWords.isTerm(header);
      }
    }
    return false;
  }
}
