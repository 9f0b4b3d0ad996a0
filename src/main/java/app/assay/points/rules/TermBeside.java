package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A term, its beginning and its end in neighbouring sentences: "is concluded for three years. It
/// begins on 1 January 2026 and ends on 31 December 2027".
final class TermBeside {

  private static final WordSet BEGINS = WordLists.words("term-beside-begins");

  private static final WordSet ENDS = WordLists.words("term-beside-ends");

  private static final WordSet FOR = WordLists.words("end-for");

  private static final WordSet OTHER = WordLists.words("term-beside-other");

  /// Sentences before the one of the end.
  private static final int BACK = 2;

  /// A verb bears on a date from so far.
  private static final int REACH = 12;

  /// Around a length stand the words that make it another's.
  private static final int NEAR = 3;

  private static final int YEAR = 12;

  private TermBeside() {}

  /// The end in a sentence that does not fit the rest.
  ///
  /// @param at its number in the block
  static Optional<Misreckoned> in(PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    int own = sentence.dates().size();
    if (own == 0 || sentence.isQuestion() || !isEnd(sentence)) {
      return Optional.empty();
    }
    List<DateMention> dates = new ArrayList<>(sentence.dates());
    List<Quantity> lengths = new ArrayList<>(terms(sentence));
    Optional<DateMention> begin = begin(sentence);
    for (int i = at - 1;
        i >= Math.max(0, at - BACK) && (begin.isEmpty() || lengths.isEmpty());
        i--) {
      Sentence before = sentences.get(i);
      dates.addAll(before.dates());
      lengths.addAll(terms(before));
      begin = begin.isPresent() ? begin : begin(before);
    }
    boolean one =
        dates.size() == 2 && lengths.size() == 1 && begin.isPresent() && !lone(sentence, lengths);
    return one
        ? wrong(block, begin.get(), lengths.getFirst(), sentence.dates().getLast())
        : Optional.empty();
  }

  /// All three stand in the one sentence, of which [EndTold] judges.
  private static boolean lone(Sentence sentence, List<Quantity> lengths) {
    return sentence.dates().size() == 2 && lengths.getFirst().sentence() == sentence;
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, DateMention begin, Quantity length, DateMention end) {
    CalendarDate one = begin.sound().orElseThrow();
    CalendarDate other = end.sound().orElseThrow();
    if (!one.isBefore(other)) {
      return Optional.empty();
    }
    double said = TimeLength.months(length);
    double slack = Math.max(1, said / YEAR);
    double least = ChronoUnit.DAYS.between(one.latest(), other.earliest()) / TimeLength.MONTH;
    double most = ChronoUnit.DAYS.between(one.earliest(), other.latest()) / TimeLength.MONTH;
    if (said >= least - slack && said <= most + slack) {
      return Optional.empty();
    }
    Tokens tokens = block.reading().tokens();
    Span place = block.place(tokens.span(end.from(), end.to()));
    return Optional.of(
        new Misreckoned(
            place,
            "“%s” does not fit “%s” from %s on."
                .formatted(
                    Misreckoned.words(block, end.from(), end.to()),
                    Misreckoned.words(block, length.from(), length.to()),
                    Misreckoned.words(block, begin.from(), begin.to())),
            place));
  }

  private static Optional<DateMention> begin(Sentence sentence) {
    return sentence.dates().stream()
        .filter(d -> isExact(d) && reaches(sentence, d, BEGINS, ENDS))
        .findFirst();
  }

  /// The last date of a sentence is that of an end which is told as a rule or plan.
  private static boolean isEnd(Sentence sentence) {
    DateMention last = sentence.dates().getLast();
    return sentence.mayHold(ENDS) && isExact(last) && reaches(sentence, last, ENDS, BEGINS);
  }

  /// The last of such words before a date, with no other date between.
  private static boolean reaches(Sentence sentence, DateMention date, WordSet of, WordSet not) {
    Tokens tokens = sentence.tokens();
    for (int i = date.from() - 1; i >= Math.max(sentence.from(), date.from() - REACH); i--) {
      if (tokens.is(i, TokenClass.YEAR) || tokens.is(i, ';')) {
        return false;
      }
      if (tokens.isOneOf(i, of)) {
        return true;
      }
      if (tokens.isOneOf(i, not)) {
        return false;
      }
    }
    return false;
  }

  /// "For three years", "a term of 18 months", not "a notice of three months".
  private static List<Quantity> terms(Sentence sentence) {
    return sentence.quantities().stream()
        .filter(
            q ->
                TimeLength.isOne(q)
                    && TimeLength.months(q) >= 1
                    && q.from() > sentence.from()
                    && sentence.tokens().isOneOf(q.from() - 1, FOR)
                    && !isOfOther(sentence, q))
        .toList();
  }

  private static boolean isOfOther(Sentence sentence, Quantity length) {
    return length.rough()
        || Wording.hasWithin(
            sentence, Math.max(sentence.from(), length.from() - NEAR), length.from(), OTHER)
        || Wording.hasWithin(
            sentence, length.from(), Math.min(sentence.to(), length.to() + NEAR), OTHER);
  }

  private static boolean isExact(DateMention date) {
    return date.sound()
        .filter(d -> d.precision() == Precision.DAY || d.precision() == Precision.MONTH)
        .isPresent();
  }
}
