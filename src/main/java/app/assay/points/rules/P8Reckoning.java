package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.List;

/// A span of time that does not fit the dates beside it: "founded in 2012, in 2024 it celebrated
/// its twentieth anniversary".
public final class P8Reckoning implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-RECKONING",
          Severity.TEMPORAL,
          8,
          "A span of time does not fit its dates",
          "Clarity Gate procedures, point 8");

  private static final Triggers TRIGGERS =
      Triggers.of(TokenClass.YEAR, TokenClass.DATE, TokenClass.MONTH);

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
    if (block.kind() == BlockKind.TABLE) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      if (Listings.mayBeDated(sentence)) {
        List<DateMention> dates = sentence.dates();
        if ((dates.size() == 1 || dates.size() == 2)
            && dates.getFirst().sound().isPresent()
            && dates.getLast().sound().isPresent()) {
          Reckoned.in(sentence, dates, context.asOf()).ifPresent(said -> report(said, out));
        }
      }
    }
  }

  private static void report(Reckoned said, PointSink out) {
    Tokens tokens = said.sentence().tokens();
    LengthOfTime length = said.length();
    DateMention end = said.end().orElse(said.start());
    int first = Math.min(said.start().from(), Math.min(end.from(), length.from()));
    int last = Math.max(said.start().to(), Math.max(end.to(), length.to()));
    if (isOfAnother(tokens, length, said.start(), end)) {
      return;
    }
    out.report(
        tokens.span(first, last),
        "“%s” does not fit %s, between which lie %s."
            .formatted(
                tokens.span(length.from(), length.to()).in(tokens.text()),
                said.dates(),
                said.elapsed()),
        List.of(OrderFixes.doubt(tokens.span(end.from(), end.to()), "date")));
  }

  /// "… before their third birthday; of the shops opened between 2018 and 2022 …": both dates stand
  /// in another part.
  private static boolean isOfAnother(
      Tokens tokens, LengthOfTime length, DateMention start, DateMention end) {
    boolean before = length.to() <= Math.min(start.from(), end.from());
    boolean after = length.from() >= Math.max(start.to(), end.to());
    int from = before ? length.to() : Math.max(start.to(), end.to());
    int to = before ? Math.min(start.from(), end.from()) : length.from();
    for (int i = from; (before || after) && i < to; i++) {
      if (tokens.is(i, ';')) {
        return true;
      }
    }
    return false;
  }
}
