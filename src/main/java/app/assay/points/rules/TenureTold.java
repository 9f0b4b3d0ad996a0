package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/// Years in a post or with a house that a sentence tells of somebody whose beginning there the one
/// before it dates: "took charge in 2018. Having run the ward for fifteen years", "joined us in
/// 2018. After twelve years with the company she left on 30 June 2026".
final class TenureTold {

  private static final WordSet BEGAN = WordLists.words("tenure-began");

  private static final WordSet WITH = WordLists.words("age-spent");

  private static final WordSet WHO = WordLists.words("age-who");

  private static final WordSet LEFT = WordLists.words("tenure-left");

  /// A verb bears on a date from so far.
  private static final int REACH = 9;

  private static final int FAR = 12;

  private static final int YEAR = 12;

  private TenureTold() {}

  /// The years at the head of a sentence that do not fit.
  ///
  /// @param own the day of the text, up to which they count where no other is told
  static Optional<Misreckoned> in(
      PlacedBlock block, Sentence before, Sentence sentence, Optional<CalendarDate> own) {
    if (sentence.isQuestion() || sentence.dates().size() > 1 || Persons.hasKin(before)) {
      return Optional.empty();
    }
    Optional<Quantity> years = years(sentence);
    Optional<DateMention> start = years.isPresent() ? start(before) : Optional.empty();
    Optional<CalendarDate> end =
        sentence.dates().isEmpty() ? own : sentence.dates().getFirst().sound();
    return start.isPresent() && end.isPresent()
        ? wrong(block, years.get(), start.get(), end.get())
        : Optional.empty();
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Quantity years, DateMention start, CalendarDate end) {
    CalendarDate began = start.sound().orElseThrow();
    double said = years.low() / YEAR;
    long least = ChronoUnit.YEARS.between(began.latest(), end.earliest()) - 1;
    long most = (long) end.latest().getYear() - began.earliest().getYear() + 1;
    if (!began.isBefore(end) || (said >= least && said <= most)) {
      return Optional.empty();
    }
    Tokens tokens = block.reading().tokens();
    return Optional.of(
        new Misreckoned(
            block.place(tokens.span(years.from(), years.to())),
            "“%s” does not fit what began in %s: it would be %s to %s."
                .formatted(
                    Misreckoned.words(block, years.from(), years.to()),
                    Misreckoned.words(block, start.from(), start.to()),
                    Math.max(0, least + 1),
                    most),
            block.place(tokens.span(start.from(), start.to()))));
  }

  /// The only date of the sentence, or its last, behind a word for the beginning in a post.
  private static Optional<DateMention> start(Sentence sentence) {
    List<DateMention> dates = sentence.dates();
    if (dates.isEmpty() || dates.getLast().sound().isEmpty() || !sentence.mayHold(BEGAN)) {
      return Optional.empty();
    }
    DateMention last = dates.getLast();
    Tokens tokens = sentence.tokens();
    for (int i = last.from() - 1; i >= Math.max(sentence.from(), last.from() - REACH); i--) {
      if (tokens.isOneOf(i, BEGAN)) {
        return Optional.of(last);
      }
      if (tokens.is(i, TokenClass.COMMA) || tokens.is(i, TokenClass.YEAR)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// "Having run the ward for fifteen years", "after twelve years with us she left".
  private static Optional<Quantity> years(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int first = sentence.from();
    boolean having = tokens.isWord(first, "having");
    boolean after = tokens.isWord(first, "after");
    for (Quantity quantity : having || after ? sentence.quantities() : List.<Quantity>of()) {
      boolean counted =
          TimeLength.isOne(quantity)
              && !quantity.rough()
              && quantity.dimension().equals("month")
              && quantity.low() >= 2 * YEAR;
      int next = quantity.to();
      boolean lasting = having && tokens.isWord(quantity.from() - 1, "for");
      boolean spent =
          after
              && quantity.from() == first + 1
              && next < sentence.to()
              && tokens.isOneOf(next, WITH)
              && isLeft(sentence, next);
      if (counted && quantity.from() - first < FAR && (lasting || spent)) {
        return Optional.of(quantity);
      }
    }
    return Optional.empty();
  }

  /// "She left", "he retired".
  private static boolean isLeft(Sentence sentence, int from) {
    for (int i = from; i + 1 < Math.min(sentence.to(), from + FAR); i++) {
      if (sentence.tokens().isOneOf(i, WHO)) {
        return Wording.hasWithin(sentence, i + 1, Math.min(sentence.to(), i + 4), LEFT);
      }
    }
    return false;
  }
}
