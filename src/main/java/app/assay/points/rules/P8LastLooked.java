package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.time.LocalDate;
import java.util.Optional;

/// A list, a page or an annex that, as a sentence says, was last looked at more than six months
/// ago: "the register was last revised in May 2025", and a state "as of" a day more than a year
/// before the text. At the place of a document's own date [P8DocumentDate] speaks.
public final class P8LastLooked implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-LAST-LOOKED",
          Severity.TEMPORAL,
          8,
          "Something was last looked at more than six months ago",
          "Clarity Gate procedures, point 8");

  /// "Last cleaned": of a hull it is history, of a list it is its state.
  private static final WordSet OF_THINGS = WordLists.words("looked-of-things");

  private static final WordSet LISTS = WordLists.words("looked-list");

  /// "Has not been reviewed since".
  private static final WordSet LOOKED = WordLists.words("looked-at");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks()) {
        continue;
      }
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.cell().isEmpty() && !sentence.isQuestion()) {
          looked(block, sentence, context, out);
          since(sentence, context)
              .ifPresent(date -> reportSince(block, sentence, date, context, out));
          OldState.in(document, block, sentence, context.asOf())
              .ifPresent(d -> report(block, sentence, d, out));
        }
      }
    }
  }

  private static void looked(
      PlacedBlock block, Sentence sentence, PointsContext context, PointSink out) {
    LocalDate asOf = context.asOf();
    for (CueMatch match : sentence.all(Cue.UPDATED)) {
      looked(sentence, match)
          .filter(d -> d.sound().filter(at -> OwnDate.isStale(at, asOf)).isPresent())
          .ifPresent(d -> report(block, sentence, match, d, context, out));
    }
  }

  /// The date of "last revised on 30 May 2025"; a law or a permit last amended long ago holds.
  private static Optional<DateMention> looked(Sentence sentence, CueMatch match) {
    boolean last =
        sentence.tokens().isWord(match.from(), "last")
            || sentence.tokens().isWord(match.to() - 1, "last");
    if (!last
        || sentence.tokens().isWord(match.to() - 1, "amended")
        || (sentence.tokens().isOneOf(match.to() - 1, OF_THINGS)
            && !Wording.hasWithin(sentence, sentence.from(), match.from(), LISTS))) {
      return Optional.empty();
    }
    return sentence.dates().stream()
        .filter(d -> d.from() >= match.to())
        .filter(d -> !holdsOther(sentence, match.to(), d.from()))
        .findFirst();
  }

  /// "The register has not been reviewed since May 2025".
  private static Optional<DateMention> since(Sentence sentence, PointsContext context) {
    Tokens tokens = sentence.tokens();
    for (DateMention date : sentence.dates()) {
      int verb = date.from() - 2;
      boolean said =
          verb - 3 >= sentence.from()
              && tokens.isWord(verb + 1, "since")
              && tokens.isOneOf(verb, LOOKED)
              && tokens.isWord(verb - 1, "been")
              && (tokens.isWord(verb - 2, "not") || tokens.isWord(verb - 2, "never"))
              && (tokens.isWord(verb - 3, "has") || tokens.isWord(verb - 3, "have"));
      if (said
          && date.sound()
              .filter(d -> d.precision() != CalendarDate.Precision.YEAR)
              .filter(d -> OwnDate.isStale(d, context.asOf()))
              .isPresent()) {
        return Optional.of(date);
      }
    }
    return Optional.empty();
  }

  private static void reportSince(
      PlacedBlock block,
      Sentence sentence,
      DateMention date,
      PointsContext context,
      PointSink out) {
    Span day = block.place(sentence.tokens().span(date.from(), date.to()));
    out.report(
        day,
        "This was last looked at more than six months before %s; look at it again."
            .formatted(context.asOf()),
        OrderFixes.doubt(day, "date"));
  }

  private static boolean holdsOther(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      boolean word = sentence.tokens().is(i, TokenClass.WORD);
      if (word ? !sentence.tokens().isOneOf(i, UpdateLabels.FILLERS) : !isJoin(sentence, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isJoin(Sentence sentence, int token) {
    return sentence.tokens().is(token, TokenClass.COLON);
  }

  private static void report(
      PlacedBlock block, Sentence sentence, DateMention date, PointSink out) {
    Span day = block.place(sentence.tokens().span(date.from(), date.to()));
    out.report(
        day,
        "The state of this day was more than a year old when the text was written; look it up"
            + " anew.",
        OrderFixes.doubt(day, "date"));
  }

  private static void report(
      PlacedBlock block,
      Sentence sentence,
      CueMatch match,
      DateMention date,
      PointsContext context,
      PointSink out) {
    Span place = block.place(sentence.tokens().span(match.from(), date.to()));
    Span day = block.place(sentence.tokens().span(date.from(), date.to()));
    boolean inMonth = sentence.tokens().isWord(date.from() - 1, "in");
    out.report(
        place,
        "This was last looked at more than six months before %s; check it and set the date."
            .formatted(context.asOf()),
        Fixes.replace(
            "Set %s, once it has been looked at again".formatted(context.asOf()),
            inMonth ? block.place(sentence.tokens().span(date.from() - 1, date.to())) : day,
            (inMonth ? "on " : "") + context.asOf()));
  }
}
