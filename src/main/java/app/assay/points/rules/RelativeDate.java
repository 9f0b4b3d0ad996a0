package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A date that the words beside it do not fit: "next month, on 28 May" in a text of 12 March, "last
/// year (2023)" in one of 2026, "in 2014, and a year later, in 2013".
///
/// @param words that name its distance
/// @param date beside them
/// @param from what they are counted from, in words of a message
record RelativeDate(RelativeTime words, DateMention date, String from) {

  /// Between the words and their date.
  private static final WordSet BESIDE = WordLists.words("relative-beside");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  /// So many of them at most.
  private static final int JOINS = 4;

  /// Of what was then: "last summer's long drought of 2023", "two years ago, in the survey of".
  private static final int NAMED = 3;

  /// The first of a sentence.
  ///
  /// @param before the sentence before it
  /// @param own the day of the text
  static Optional<RelativeDate> in(
      Sentence sentence, Optional<Sentence> before, Optional<CalendarDate> own) {
    if (sentence.isQuestion() || sentence.cell().isPresent()) {
      return Optional.empty();
    }
    List<DateMention> dates = DatePairs.in(sentence);
    for (int i = sentence.from(); !dates.isEmpty() && i < dates.getLast().from(); i++) {
      Optional<RelativeTime> words =
          sentence.tokens().isQuoted(i) ? Optional.empty() : RelativeTime.at(sentence, i);
      Optional<RelativeDate> wrong =
          words.flatMap(
              w -> beside(sentence, w, dates).flatMap(d -> wrong(sentence, before, own, w, d)));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<RelativeDate> wrong(
      Sentence sentence,
      Optional<Sentence> before,
      Optional<CalendarDate> own,
      RelativeTime words,
      DateMention date) {
    if (!words.told()) {
      return own.filter(o -> isExact(words, o))
          .filter(o -> meant(date, o).filter(d -> !words.fits(sentence.tokens(), o, d)).isPresent())
          .map(o -> new RelativeDate(words, date, "the text’s own day"));
    }
    Optional<DateMention> prior = prior(sentence, before, words);
    return prior
        .flatMap(DateMention::sound)
        .filter(p -> then(date, p).filter(d -> !words.fits(sentence.tokens(), p, d)).isPresent())
        .map(p -> new RelativeDate(words, date, "the date told before"));
  }

  /// A text that gives but its month tells nothing of days and weeks.
  private static boolean isExact(RelativeTime words, CalendarDate own) {
    boolean far = words.unit() != RelativeTime.Unit.DAY && words.unit() != RelativeTime.Unit.WEEK;
    return own.precision() == CalendarDate.Precision.DAY
        || (far && own.precision() == CalendarDate.Precision.MONTH);
  }

  /// A day without a year is the one nearest to the text.
  private static Optional<CalendarDate> meant(DateMention date, CalendarDate own) {
    if (date.doubted()) {
      return Optional.empty();
    }
    return date.sound()
        .or(
            () ->
                date.yearless()
                    .map(
                        d -> {
                          CalendarDate here = CalendarDate.day(d.atYear(own.latest().getYear()));
                          int months = here.latest().getMonthValue() - own.latest().getMonthValue();
                          int turn = months > 6 ? -1 : months < -6 ? 1 : 0;
                          return CalendarDate.day(here.latest().plusYears(turn));
                        }));
  }

  /// A day without a year is the one nearest to that told before.
  private static Optional<CalendarDate> then(DateMention date, CalendarDate prior) {
    return prior.precision() == CalendarDate.Precision.DAY ? meant(date, prior) : date.sound();
  }

  /// The last date before the words, or the only one of the sentence before; what lies back is
  /// counted from one of the same sentence.
  private static Optional<DateMention> prior(
      Sentence sentence, Optional<Sentence> before, RelativeTime words) {
    Optional<DateMention> here =
        sentence.dates().stream().filter(d -> d.to() <= words.from()).reduce((a, b) -> b);
    return here.isPresent() || (words.count() < 0 && words.counted())
        ? here
        : before.filter(b -> b.dates().size() == 1).map(b -> b.dates().getFirst());
  }

  /// The date right behind the words, or that of what was then.
  private static Optional<DateMention> beside(
      Sentence sentence, RelativeTime words, List<DateMention> dates) {
    Tokens tokens = sentence.tokens();
    int at = words.to();
    int most = words.isOwner(tokens) || (words.counted() && !words.told()) ? NAMED : 0;
    int named = most;
    for (int joins = 0; joins <= JOINS && at < sentence.to(); ) {
      for (DateMention date : dates) {
        if (date.from() == at) {
          boolean plain = named == most || tokens.isWord(at - 1, "of");
          return plain ? Optional.of(date) : Optional.empty();
        }
      }
      boolean join =
          tokens.is(at, TokenClass.COMMA)
              || tokens.is(at, TokenClass.OPEN)
              || tokens.isOneOf(at, BESIDE)
              || tokens.isOneOf(at, WEEKDAYS);
      if (join) {
        joins++;
      } else if (named > 0 && tokens.is(at, TokenClass.WORD)) {
        named--;
      } else {
        return Optional.empty();
      }
      at++;
    }
    return Optional.empty();
  }
}
