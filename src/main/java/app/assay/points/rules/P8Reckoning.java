package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A span of time or an age that does not fit the dates beside it, or the day of the text: "founded
/// in 2012, in 2024 it celebrated its twentieth anniversary".
public final class P8Reckoning implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-RECKONING",
          Severity.TEMPORAL,
          8,
          "A span of time does not fit its dates",
          "Clarity Gate procedures, point 8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    NetTerms.in(document).ifPresent(wrong -> report(wrong, out));
    SubjectAge.in(document).forEach(wrong -> report(wrong, out));
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() && kind != BlockKind.TABLE) {
        inspect(document, block, context, out);
      }
    }
  }

  private static void inspect(
      DocumentReading document, PlacedBlock block, PointsContext context, PointSink out) {
    List<Sentence> sentences = block.reading().sentences();
    Optional<Sentence> before = Optional.empty();
    Optional<CalendarDate> own = sentences.isEmpty() ? Optional.empty() : own(document, block);
    for (int i = 0; i < sentences.size(); i++) {
      Sentence sentence = sentences.get(i);
      Optional<CalendarTold> named = CalendarTold.in(document, before, sentence, own);
      Optional<Reckoned> said = span(before, sentence, context);
      if (named.isPresent()) {
        report(block, sentence, named.get(), out);
      } else if (said.isPresent()) {
        report(block, said.get(), out);
      } else {
        Optional<Sentence> behind =
            i + 1 < sentences.size() ? Optional.of(sentences.get(i + 1)) : Optional.empty();
        Optional<AgeTold> told = age(document, sentences, i);
        Optional<ValidFor.Wrong> valid = ValidFor.dueAgain(block, sentence);
        valid.ifPresent(
            wrong ->
                out.report(
                    wrong.place(),
                    "The day on which it is due again does not fit how long it is good for.",
                    List.of(OrderFixes.doubt(wrong.day(), "date"))));
        Optional<StretchTold> stretch = StretchTold.in(block, sentence, behind);
        if (told.isPresent()) {
          report(block, sentence, told.get(), out);
        } else if (stretch.isPresent()) {
          report(stretch.get(), out);
        } else if (!later(block, before, sentence, out) && !ends(block, sentence, out)) {
          beside(document, block, i, own, out);
        }
      }
      before = Optional.of(sentence);
    }
  }

  /// What the words beside a date tell of it, else what the sentences around it do.
  private static void beside(
      DocumentReading document,
      PlacedBlock block,
      int at,
      Optional<CalendarDate> own,
      PointSink out) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    Optional<RelativeDate> words = RelativeDate.in(sentence, beside(sentences, at - 1), own);
    words.ifPresent(wrong -> report(block, sentence, wrong, out));
    if (words.isEmpty()) {
      ReckonedBeside.in(document, block, at).ifPresent(wrong -> report(wrong, out));
    }
  }

  private static Optional<Reckoned> span(
      Optional<Sentence> before, Sentence sentence, PointsContext context) {
    if (!Listings.mayBeDated(sentence)) {
      return Optional.empty();
    }
    List<DateMention> dates = sentence.dates();
    boolean few = dates.size() == 1 || dates.size() == 2;
    if (!few || dates.getFirst().sound().isEmpty() || dates.getLast().sound().isEmpty()) {
      return Optional.empty();
    }
    return Reckoned.in(sentence, dates, context.asOf())
        .filter(said -> !isOfAnother(said))
        .or(() -> before.flatMap(b -> Reckoned.later(b, sentence, dates.getFirst())));
  }

  /// The day from which "next month" is counted: that of a mail or entry, else of the whole.
  private static Optional<CalendarDate> own(DocumentReading document, PlacedBlock block) {
    return Mails.of(document)
        .sent(block)
        .or(() -> Journal.of(document).day(block))
        .or(() -> DocumentDates.of(document).own());
  }

  private static Optional<AgeTold> age(DocumentReading document, List<Sentence> sentences, int at) {
    Sentence sentence = sentences.get(at);
    if (AgeWords.in(sentence).isEmpty()) {
      return Optional.empty();
    }
    Optional<CalendarDate> own = DocumentDates.of(document).own();
    return Stream.of(
            beside(sentences, at - 1), Persons.teller(sentences, at), beside(sentences, at + 1))
        .flatMap(beside -> AgeTold.in(sentence, beside, own).stream())
        .findFirst();
  }

  private static Optional<Sentence> beside(List<Sentence> sentences, int at) {
    return at >= 0 && at < sentences.size() ? Optional.of(sentences.get(at)) : Optional.empty();
  }

  private static void report(Misreckoned wrong, PointSink out) {
    out.report(wrong.place(), wrong.message(), List.of(OrderFixes.doubt(wrong.date(), "date")));
  }

  private static void report(
      PlacedBlock block, Sentence sentence, RelativeDate wrong, PointSink out) {
    Tokens tokens = sentence.tokens();
    RelativeTime words = wrong.words();
    DateMention date = wrong.date();
    Span place = block.place(tokens.span(date.from(), date.to()));
    out.report(
        block.place(tokens.span(words.from(), date.to())),
        "“%s” does not fit %s, counted from %s."
            .formatted(
                tokens.span(words.from(), words.to()).in(tokens.text()),
                tokens.span(date.from(), date.to()).in(tokens.text()),
                wrong.from()),
        List.of(OrderFixes.doubt(place, "date")));
  }

  private static void report(
      PlacedBlock block, Sentence sentence, CalendarTold wrong, PointSink out) {
    Tokens tokens = sentence.tokens();
    Span place = block.place(tokens.span(wrong.wrong(), wrong.end()));
    out.report(
        block.place(tokens.span(wrong.from(), wrong.to())),
        wrong.message(),
        List.of(OrderFixes.doubt(place, wrong.what())));
  }

  private static boolean later(
      PlacedBlock block, Optional<Sentence> before, Sentence sentence, PointSink out) {
    Optional<LaterTold> told =
        Listings.mayBeDated(sentence) ? LaterTold.in(before, sentence) : Optional.empty();
    told.ifPresent(
        wrong -> {
          Tokens tokens = sentence.tokens();
          int from = Math.min(wrong.end().from(), wrong.length().from());
          int to = Math.max(wrong.end().to(), wrong.length().to());
          Span date = block.place(tokens.span(wrong.end().from(), wrong.end().to()));
          out.report(
              block.place(tokens.span(from, to)),
              "“%s” does not fit the date before it, from which %s lie to this one."
                  .formatted(
                      tokens.span(wrong.length().from(), wrong.length().to()).in(tokens.text()),
                      wrong.truth()),
              List.of(OrderFixes.doubt(date, "date")));
        });
    return told.isPresent();
  }

  private static boolean ends(PlacedBlock block, Sentence sentence, PointSink out) {
    Optional<EndTold> told =
        Listings.mayBeDated(sentence) ? EndTold.in(sentence) : Optional.empty();
    told.ifPresent(
        wrong -> {
          Tokens tokens = sentence.tokens();
          Span end = block.place(tokens.span(wrong.end(), wrong.to()));
          out.report(
              block.place(tokens.span(wrong.from(), wrong.to())),
              "The end does not fit the beginning and the length told here.",
              List.of(OrderFixes.doubt(end, "date")));
        });
    return told.isPresent();
  }

  private static void report(StretchTold told, PointSink out) {
    for (Span place : told.places()) {
      out.report(
          place,
          "“%s” does not fit %s, which is %s.".formatted(told.length(), told.dates(), told.truth()),
          List.of(OrderFixes.doubt(told.first(), "date")));
    }
  }

  private static void report(PlacedBlock block, Sentence sentence, AgeTold told, PointSink out) {
    Tokens tokens = sentence.tokens();
    Span years = block.place(tokens.span(told.years().from(), told.years().to()));
    Span origin = block.place(tokens.span(told.origin().from(), told.origin().to()));
    String message =
        "“%s” does not fit what began in %s: it would be %s."
            .formatted(
                tokens.span(told.years().from(), told.years().to()).in(tokens.text()),
                told.began(tokens),
                told.truth());
    List<Fix> fixes = List.of(OrderFixes.doubt(origin, "date"));
    out.report(
        new Span(Math.min(years.start(), origin.start()), Math.max(years.end(), origin.end())),
        message,
        fixes);
  }

  private static void report(PlacedBlock block, Reckoned said, PointSink out) {
    Tokens tokens = said.sentence().tokens();
    LengthOfTime length = said.length();
    DateMention end = said.end().orElse(said.start());
    boolean beside = said.start().to() <= said.sentence().from();
    int from = Math.min(end.from(), length.from());
    int to = Math.max(end.to(), length.to());
    int first = beside ? from : Math.min(said.start().from(), from);
    int last = Math.max(said.start().to(), to);
    out.report(
        block.place(tokens.span(first, last)),
        "“%s” does not fit %s, between which lie %s."
            .formatted(
                tokens.span(length.from(), length.to()).in(tokens.text()),
                said.dates(),
                said.elapsed()),
        List.of(OrderFixes.doubt(block.place(tokens.span(end.from(), end.to())), "date")));
  }

  /// "… before their third birthday; of the shops opened between 2018 and 2022 …": both dates stand
  /// in another part.
  private static boolean isOfAnother(Reckoned said) {
    Tokens tokens = said.sentence().tokens();
    LengthOfTime length = said.length();
    DateMention start = said.start();
    DateMention end = said.end().orElse(start);
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
