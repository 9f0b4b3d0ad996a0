package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.Comparator;
import java.util.Optional;

/// A marker that says how fast a sentence grows stale, and the sentence does not bear it out: a
/// `[STABLE]` price without a day, a `[VOLATILE]` value of a day long ago.
public final class P8Staleness implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-STALENESS",
          Severity.TEMPORAL,
          8,
          "A sentence does not bear out its marker of staleness",
          "Clarity Gate procedures, staleness markers");

  /// The words of the markers, as they stand in square brackets.
  private static final WordSet MARKERS = WordLists.words("staleness");

  private static final Triggers TRIGGERS = Triggers.of(TokenClass.OPEN);

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
    if (!block.mayHold(MARKERS) || block.kind() == BlockKind.HEADING) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      if (sentence.cell().isEmpty() && !isLegend(sentence)) {
        if (marker(sentence, "STABLE") >= 0) {
          stable(sentence, context, out);
        } else if (marker(sentence, "VOLATILE") >= 0) {
          volatileValue(sentence, context, out);
        }
      }
    }
  }

  private static void stable(Sentence sentence, PointsContext context, PointSink out) {
    boolean priced = sentence.quantities().stream().anyMatch(Quantity::isMoney);
    if (priced && sentence.dates().isEmpty() && !sentence.has(Cue.DISCREPANCY)) {
      out.report(
          sentence.span(),
          "A price is said to be stable and has no day; prices change.",
          Fixes.append(
              "Say “as of " + context.asOf() + "”", sentence, "(as of " + context.asOf() + ")"));
    }
  }

  private static void volatileValue(Sentence sentence, PointsContext context, PointSink out) {
    Optional<CalendarDate> last =
        sentence.dates().stream()
            .flatMap(date -> date.sound().stream())
            .max(Comparator.comparing(CalendarDate::latest));
    if (last.filter(d -> VerifiedRow.isOld(d, context.asOf())).isPresent()) {
      DateMention date = sentence.dates().getLast();
      out.report(
          sentence.tokens().span(date.from(), date.to()),
          "A [VOLATILE] value is of a day more than six months before %s."
              .formatted(context.asOf()),
          Fixes.append(
              "Say “as of %s”, once it has been looked up again".formatted(context.asOf()),
              sentence,
              "(as of " + context.asOf() + ")"));
    }
  }

  /// `[STABLE]: changes less than once a year` explains the marker.
  private static boolean isLegend(Sentence sentence) {
    int next = sentence.from() + 3;
    return next < sentence.to()
        && sentence.tokens().is(sentence.from(), '[')
        && (sentence.tokens().is(next, TokenClass.COLON)
            || sentence.tokens().is(next, TokenClass.DASH)
            || sentence.tokens().is(next, TokenClass.EQUALS));
  }

  /// The first token of a marker, or -1; one in backticks is none.
  private static int marker(Sentence sentence, String word) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      if (tokens.is(i, '[') && tokens.text(i + 1).equals(word) && tokens.is(i + 2, ']')) {
        return i;
      }
    }
    return -1;
  }
}
