package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import app.assay.points.weighing.Limits;
import app.assay.points.weighing.Reasons;
import app.assay.points.weighing.Scores;
import app.assay.text.Span;
import java.util.List;
import java.util.StringJoiner;

/// Raises sentences by the weight of all their words.
final class Worded {

  /// The weights were learned from sentences; a list of words without a stop is none.
  private static final int MOST_WORDS = 100;

  /// A cell of fewer words is a figure and no sentence.
  private static final int SENTENCE = 4;

  /// In per cent.
  private static final double WHOLE = 100;

  private static final WordSet OURSELVES = WordLists.words("ourselves");

  private static final WordSet NO_SUBJECT = WordLists.words("taste-no-subject");

  /// The words named in a message.
  private static final int REASONS = 2;

  private final int point;
  private final BlockReading block;
  private final Surroundings around;

  /// @param point 1 to 9
  Worded(int point, BlockReading block, Surroundings around) {
    this.point = point;
    this.block = block;
    this.around = around;
  }

  /// How a sentence at fault can be mended.
  interface Mend {

    /// Edits that count from the block's start, the best first.
    List<Fix> fixes(Sentence sentence);
  }

  /// False where no sentence of the block weighs enough, as is mostly so.
  ///
  /// @param point 1 to 9
  static boolean mayRaise(
      int point, BlockReading block, Surroundings around, PointsContext context) {
    return Scores.of(block, around).most(point) >= Limits.raise(point, context.isThorough());
  }

  /// Reports each sentence that weighs enough and is not answered.
  ///
  /// @param advice what a person should do, a full sentence
  /// @param by where the block begins in the text that the findings count from
  void report(String advice, Mend mend, PointsContext context, int by, PointSink out) {
    int limit = Limits.raise(point, context.isThorough());
    Scores scores = Scores.of(block, around);
    List<Sentence> sentences = block.sentences();
    for (int i = 0; i < sentences.size(); i++) {
      if (scores.of(i, point) >= limit && isOpen(sentences.get(i))) {
        Sentence sentence = sentences.get(i);
        if (point == 9 && isOwn(sentence)) {
          out.outweigh(sentence.span().shift(by), message(sentence, advice));
          continue;
        }
        out.report(
            sentence.span().shift(by),
            message(sentence, advice),
            mend.fixes(sentence).stream().map(f -> ProjectedFix.shift(f, by)).toList());
      }
    }
  }

  /// It says something, as the header of a column and the label of a row do not, and carries
  /// neither marker nor source nor condition.
  private boolean isOpen(Sentence sentence) {
    Stance stance = new Stance(sentence, around);
    return sentence.words() <= MOST_WORDS
        && !sentence.has(Cue.MARKER)
        && !isPlan(sentence)
        && !isBareFigure(sentence)
        && !isDated(sentence)
        && !sentence.isQuestion()
        && sentence.cell().filter(cell -> cell.isHeader() || cell.column() == 0).isEmpty()
        && !stance.isMarkedAround()
        && !isAnswered(stance);
  }

  /// What something costs the writers, what holds "100 %" of the time and what a curve shows are
  /// claims of theirs, of which other points ask: outweighed here, so that they stand in every
  /// report.
  private boolean isOwn(Sentence sentence) {
    return P9Pricing.isOperated(sentence) || isWholly(sentence) || block.isNamed();
  }

  private static boolean isWholly(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().value(i) == WHOLE && sentence.has(Cue.SHARE)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAnswered(Stance stance) {
    return point == 9
        ? stance.isWhollySourcedForOthers() || stance.isConditionBracketed()
        : stance.isSourced() || stance.isGrounded();
  }

  /// A check mark or a number alone in its cell is asked for where its whole table is (point 9).
  private boolean isBareFigure(Sentence sentence) {
    return point == 9 && sentence.cell().isPresent() && sentence.wordsOfItsOwn() < SENTENCE;
  }

  /// What names its day is asked for by other rules, and a price that does is answered.
  private boolean isDated(Sentence sentence) {
    return point == 8
        ? sentence.has(Cue.AS_OF)
            || !sentence.dates().isEmpty()
            || isDoubted(sentence)
            || hasDays(sentence)
            || isOfVersion()
        : point == 9 && sentence.has(Cue.PRICE) && isPriceOfADay(sentence);
  }

  /// "As of May 2026", "on 3 March", but not "rose twice since 2023" or "grew by 19 % in 2025".
  private static boolean isPriceOfADay(Sentence sentence) {
    return sentence.all(Cue.AS_OF).stream()
        .anyMatch(
            m ->
                !sentence.tokens().isWord(m.from(), "since")
                    && !(sentence.tokens().isWord(m.from(), "in") && m.to() - m.from() == 2));
  }

  /// A day without a year that is said to be one to check names its day none the less.
  private static boolean isDoubted(Sentence sentence) {
    return sentence.has(TokenClass.MONTH)
        && sentence.yearlessDates().stream().anyMatch(DateMention::doubted);
  }

  /// "Wrote on 14 August; the reply of 21 August was read": what was written has its day.
  private static boolean hasDays(Sentence sentence) {
    if (!sentence.has(TokenClass.MONTH) || sentence.yearlessDates().size() < 2) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    return sentence.yearlessDates().stream()
        .anyMatch(
            d ->
                d.from() - 2 >= sentence.from()
                    && tokens.isWord(d.from() - 1, "of")
                    && tokens.isOneOf(d.from() - 2, DatedThing.RECORDS));
  }

  /// "Now exits with 130" under the heading of a version is so from that version on.
  private boolean isOfVersion() {
    return around.headings().stream()
        .filter(h -> h.level() > 1)
        .flatMap(h -> h.sentences().stream())
        .anyMatch(Versions::opens);
  }

  /// A plan said to be one, which asks for no more than its source, and what is projected not even
  /// for that.
  private boolean isPlan(Sentence sentence) {
    return switch (point) {
      case 1 -> sentence.all(Cue.PLAN).stream().anyMatch(m -> !isWish(sentence, m));
      case 8, 9 -> isProjected(sentence);
      default -> sentence.has(Cue.PLAN);
    };
  }

  /// "Growers want to own their machines": told of others it is a claim, "we want to" a plan.
  private static boolean isWish(Sentence sentence, CueMatch plan) {
    Tokens tokens = sentence.tokens();
    if (!tokens.lower(plan.from()).startsWith("want")
        || plan.from() == sentence.from()
        || tokens.isWord(plan.from() - 1, "who")
        || tokens.isOneOf(plan.from() - 1, NO_SUBJECT)) {
      return false;
    }
    for (int i = sentence.from(); i < plan.from(); i++) {
      if (tokens.isOneOf(i, OURSELVES)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isProjected(Sentence sentence) {
    return sentence.all(Cue.PLAN).stream()
        .anyMatch(m -> sentence.tokens().isWord(m.from(), "projected"));
  }

  private String message(Sentence sentence, String advice) {
    StringJoiner words = new StringJoiner("”, “", " (“", "”)").setEmptyValue("");
    for (Span reason : Reasons.of(sentence, block.kind(), point, REASONS)) {
      words.add(reason.in(sentence.tokens().text()));
    }
    return "This is worded like what readers found at fault" + words + ". " + advice;
  }
}
