package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// What is told as done next was, by its date, done before: "reported on 2 December, swapped on 20
/// November".
public final class P8ToldOrder implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-TOLD-ORDER",
          Severity.TEMPORAL,
          8,
          "What is told next is dated before",
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
    Optional<Sentence> before = Optional.empty();
    RankedDeeds ranked = new RankedDeeds();
    HadBeen had = new HadBeen();
    for (Sentence sentence : block.sentences()) {
      Optional<Sentence> previous = before;
      before = Optional.empty();
      boolean dated =
          sentence.has(TokenClass.YEAR)
              || sentence.has(TokenClass.DATE)
              || sentence.has(TokenClass.MONTH);
      if (!dated || sentence.cell().isPresent() || sentence.isQuestion()) {
        continue;
      }
      List<DateMention> dates = DatePairs.in(sentence);
      before = dates.isEmpty() ? Optional.empty() : Optional.of(sentence);
      OnceDone.in(previous, sentence)
          .or(() -> previous.flatMap(p -> BesideOrder.in(p, sentence)))
          .or(() -> previous.flatMap(p -> HouseOrder.in(p, sentence)))
          .or(() -> previous.flatMap(p -> across(p, sentence)))
          .ifPresent(pair -> report(sentence, pair.getFirst(), pair.getLast(), out));
      had.in(sentence).ifPresent(pair -> report(sentence, pair.getFirst(), pair.getLast(), out));
      ranked.in(sentence).ifPresent(date -> report(sentence, date, out));
      for (int i = 0; i + 1 < dates.size(); i++) {
        if (!Sequence.isBroken(sentence, dates.get(i), dates.get(i + 1))
            && (ToldOrder.isBroken(sentence, dates.get(i), dates.get(i + 1))
                || BesideOrder.isBroken(sentence, dates.get(i), dates.get(i + 1))
                || PaperOrder.isBroken(sentence, dates.get(i), dates.get(i + 1))
                || BasisOrder.isBroken(sentence, dates.get(i), dates.get(i + 1))
                || SuccessionOrder.isBroken(sentence, dates, i))) {
          report(sentence, dates.get(i), dates.get(i + 1), out);
        }
      }
    }
  }

  /// The last date of a sentence and the first of the next, where these tell of one thing.
  private static Optional<List<DateMention>> across(Sentence before, Sentence sentence) {
    List<DateMention> dates = DatePairs.in(before);
    List<DateMention> next = DatePairs.in(sentence);
    if (dates.isEmpty() || next.isEmpty()) {
      return Optional.empty();
    }
    DateMention first = dates.getLast();
    DateMention second = next.getFirst();
    return BasisOrder.isAnnouncedLate(first, sentence, second)
            || SuccessionOrder.isSecond(before, first, sentence, second)
        ? Optional.of(List.of(first, second))
        : Optional.empty();
  }

  private static void report(
      Sentence sentence, DateMention first, DateMention second, PointSink out) {
    Span one = sentence.tokens().span(first.from(), first.to());
    Span other = sentence.tokens().span(second.from(), second.to());
    String text = sentence.tokens().text();
    out.report(
        new Span(one.start(), other.end()),
        "%s and %s are told in the other order.".formatted(one.in(text), other.in(text)),
        List.of(OrderFixes.doubt(other, "date")));
  }

  private static void report(Sentence sentence, DateMention date, PointSink out) {
    Span place = sentence.tokens().span(date.from(), date.to());
    out.report(
        place,
        "%s does not fit the number that this has among those around it."
            .formatted(place.in(sentence.tokens().text())),
        List.of(OrderFixes.doubt(place, "date")));
  }
}
