package app.assay.points.check;

import app.assay.finding.Rule;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Proof;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.weighing.Features;
import app.assay.points.weighing.Limits;
import app.assay.points.weighing.Scores;
import app.assay.text.Span;
import java.util.List;

/// Takes back what a rule found in a sentence that, by all its words, does not read like those that
/// readers found at fault. Rules look for one wording; the sentence around it often shows that it
/// is meant otherwise.
enum Screen {
  NONE {
    @Override
    boolean keeps(
        Rule rule, Span span, BlockReading block, Surroundings around, PointsContext context) {
      return true;
    }
  },
  BY_WEIGHT {
    @Override
    boolean keeps(
        Rule rule, Span span, BlockReading block, Surroundings around, PointsContext context) {
      if (!Limits.weighs(rule.point()) || isOfDates(rule) || rule.id().equals(OF_TABLES)) {
        return true;
      }
      int limit = Limits.keep(rule.point(), context.isThorough());
      Scores scores = Scores.of(block, around);
      List<Sentence> sentences = block.sentences();
      boolean met = false;
      for (int i = firstEndingAfter(sentences, span.start()); i < sentences.size(); i++) {
        if (sentences.get(i).span().start() >= span.end()) {
          break;
        }
        if (sentences.get(i).span().overlaps(span)) {
          boolean whole = sentences.get(i).words() <= Features.MOST;
          int least = limit - (isCellOfWords(sentences.get(i)) ? CELL_LESS : 0);
          boolean own = scores.of(i, rule.point()) >= least;
          if (!whole
              || isUnsourced(sentences.get(i), rule)
              || (own && !(givesWay(rule) && Limits.yields(rule.point(), i, scores)))
              || isPartKept(
                  sentences.get(i), span, rule.point(), limit + PART_MORE, block, around)) {
            return true;
          }
          met = true;
        }
      }
      return !met;
    }
  };

  /// What anybody can check is told beside the writers' own more often than the rest.
  private static final int OF_THE_WORLD = 9;

  /// The few words of a cell say less against it: "$19 per month".
  private static final int CELL_LESS = 30;

  /// Tokens of a part that says something.
  private static final int PART = 4;

  /// By so much more than the whole a part must weigh.
  private static final int PART_MORE = 125;

  /// Tokens that a part leaves out.
  private static final int REST = 3;

  private static final String OF_TASTE = "P1-PREFERENCE";

  private static final String OF_CERTAINTY = "P1-CERTAINTY";

  private static final String OF_PRICES = "P9-PRICING";

  private static final String OF_RATES = "P9-RATE";

  private static final String UNDATED = "P8-UNDATED-";

  /// It asks for the document's date, too, of which the words of a sentence know nothing.
  private static final String OF_PERIODS = "P8-UNDATED-PERIOD";

  /// It speaks of a table as a whole and weighs it so; the words of a cell say little of that.
  private static final String OF_TABLES = "P9-TABLE";

  /// What people prefer, and what is called certain, is a claim whatever else it reads like. What
  /// something costs or how often it happens may be anybody's to check or the writers' own guess.
  private static boolean givesWay(Rule rule) {
    return switch (rule.point()) {
      case 1 -> !rule.id().equals(OF_TASTE) && !rule.id().equals(OF_CERTAINTY);
      case OF_THE_WORLD -> rule.id().equals(OF_PRICES) || rule.id().equals(OF_RATES);
      default -> false;
    };
  }

  /// The table asks each row for its source, and this one names none.
  private static boolean isUnsourced(Sentence cell, Rule rule) {
    return rule.point() == OF_THE_WORLD
        && cell.cell().filter(place -> place.proof() == Proof.MISSING).isPresent();
  }

  private static boolean isCellOfWords(Sentence sentence) {
    return sentence.cell().isPresent() && sentence.words() > 1;
  }

  /// Of a part that was asked by itself only its own words are weighed: "one child in three goes
  /// without breakfast" does not become harmless by ", and our kitchen served 412 (till, May)".
  private static boolean isPartKept(
      Sentence sentence, Span span, int point, int limit, BlockReading block, Surroundings around) {
    if (point != OF_THE_WORLD || sentence.cell().isPresent()) {
      return false;
    }
    int from = sentence.from();
    while (from < sentence.to() && sentence.tokens().start(from) < span.start()) {
      from++;
    }
    int to = sentence.to();
    while (to > from && sentence.tokens().end(to - 1) > span.end()) {
      to--;
    }
    boolean part = sentence.to() - sentence.from() - (to - from) >= REST && to - from >= PART;
    return part && Scores.ofPart(sentence.part(from, to), point, block, around) >= limit;
  }

  /// A table of many thousand cells is asked about one of them after the other.
  private static int firstEndingAfter(List<Sentence> ordered, int offset) {
    int low = 0;
    int high = ordered.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ordered.get(middle).span().end() > offset) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /// Of the rules of point 8 only those on words for the present look for a wording; the others
  /// reckon with dates.
  private static boolean isOfDates(Rule rule) {
    return rule.point() == 8 && (!rule.id().startsWith(UNDATED) || rule.id().equals(OF_PERIODS));
  }

  /// Whether a finding stays. One that meets no sentence does, and so does one in a sentence that
  /// is too long to be seen whole.
  ///
  /// @param span counts from the block's start
  abstract boolean keeps(
      Rule rule, Span span, BlockReading block, Surroundings around, PointsContext context);
}
