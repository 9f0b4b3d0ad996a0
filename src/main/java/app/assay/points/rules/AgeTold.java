package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// An age, an anniversary or a number of years that a sentence tells of something whose beginning
/// it dates, or the sentence beside it does: "opened in 1962, turns 74 in 2026", "bought in 2019,
/// which makes it a nine-year-old machine".
///
/// @param years the words that tell the age
/// @param origin when the thing began
/// @param end when it is, or was, so old; none where that is the day of the text
/// @param least so many years it is at least
/// @param most so many at most
record AgeTold(
    AgeWords years, DateMention origin, Optional<DateMention> end, long least, long most) {

  private static final WordSet ORIGINS = WordLists.words("age-origin");

  private static final WordSet NOW = WordLists.words("age-now");

  private static final WordSet BORN = WordLists.words("reckoned-born");

  private static final WordSet GOES_ON = WordLists.words("age-goes-on");

  /// Before a number they leave it open.
  private static final WordSet ROUGHLY = WordLists.words("age-roughly");

  /// They take what follows to another thing, or to another time.
  private static final WordSet APART = WordLists.words("age-apart");

  /// A word for a beginning bears on a date from so far.
  private static final int REACH = 7;

  /// Behind a semicolon somebody goes on with the same thing.
  private static final int NEXT = 5;

  /// A verb bears on an age from so far.
  private static final int VERB = 8;

  /// All that a sentence tells wrongly, at most one.
  ///
  /// @param beside the sentence before it, or the one behind
  /// @param own the day of the text
  static Optional<AgeTold> in(
      Sentence sentence, Optional<Sentence> beside, Optional<CalendarDate> own) {
    for (AgeWords words : AgeWords.in(sentence)) {
      if (sentence.isQuestion() || isRough(sentence, words)) {
        continue;
      }
      Optional<DateMention> here = origin(sentence, words);
      Optional<DateMention> origin =
          here.isPresent() ? here : beside.flatMap(b -> originBeside(b, sentence, words));
      Optional<AgeTold> wrong =
          origin
              .flatMap(o -> told(sentence, words, o, here.isPresent(), own))
              .filter(AgeTold::isWrong);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static boolean isRough(Sentence sentence, AgeWords words) {
    int before = words.from() - 1;
    return before >= sentence.from() && sentence.tokens().isOneOf(before, ROUGHLY);
  }

  /// The last date of a beginning before the age, else the first behind it.
  private static Optional<DateMention> origin(Sentence sentence, AgeWords words) {
    Optional<DateMention> found = Optional.empty();
    for (DateMention date : sentence.dates()) {
      boolean before = date.to() <= words.from();
      if (date.sound().isPresent()
          && isOrigin(sentence, date)
          && (before || found.isEmpty())
          && !isApart(sentence, date, words)) {
        found = Optional.of(date);
      }
    }
    return found;
  }

  private static boolean isOrigin(Sentence sentence, DateMention date) {
    for (int i = date.from() - 1; i >= Math.max(sentence.from(), date.from() - REACH); i--) {
      if (sentence.tokens().isOneOf(i, ORIGINS)) {
        return true;
      }
      if (sentence.tokens().is(i, TokenClass.COMMA)
          || sentence.tokens().is(i, TokenClass.OPEN)
          || sentence.tokens().is(i, TokenClass.YEAR)) {
        return false;
      }
    }
    return false;
  }

  /// Between the two another thing is begun: "built in 1890, but its tower is 40 years old".
  private static boolean isApart(Sentence sentence, DateMention date, AgeWords words) {
    int from = Math.min(date.to(), words.to());
    int to = Math.max(date.from(), words.from());
    for (int i = from; i < to; i++) {
      if (sentence.tokens().isOneOf(i, APART)
          || (sentence.tokens().is(i, ';')
              && !hasOf(sentence, i, Math.min(sentence.to(), i + NEXT)))) {
        return true;
      }
    }
    return false;
  }

  /// The only date of the sentence beside it, where one of the two goes on with the other's thing.
  private static Optional<DateMention> originBeside(
      Sentence beside, Sentence sentence, AgeWords words) {
    boolean behind = beside.from() >= sentence.to();
    boolean service = words.kind() == AgeWords.Kind.SERVICE;
    if (behind ? !words.isKept() && !service : words.kind() == AgeWords.Kind.SPAN) {
      return Optional.empty();
    }
    int opens = behind ? beside.from() : sentence.from();
    boolean goesOn =
        beside.tokens().isOneOf(opens, GOES_ON)
            || (!behind && words.isKept() && hasOf(sentence, opens, words.from()));
    long dated = beside.dates().stream().filter(d -> d.sound().isPresent()).count();
    return goesOn && dated == 1 && beside.dates().size() == 1
        ? beside.dates().stream().filter(d -> isOrigin(beside, d)).findFirst()
        : Optional.empty();
  }

  /// "We", "our", "its" before the anniversary.
  private static boolean hasOf(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      if (sentence.tokens().isOneOf(i, GOES_ON)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<AgeTold> told(
      Sentence sentence,
      AgeWords words,
      DateMention origin,
      boolean here,
      Optional<CalendarDate> own) {
    Optional<DateMention> end = end(sentence, words, here ? Optional.of(origin) : Optional.empty());
    CalendarDate began = origin.sound().orElseThrow();
    boolean since = here && sentence.tokens().isWord(origin.from() - 1, "since");
    Optional<CalendarDate> then =
        end.isPresent()
            ? end.flatMap(DateMention::sound)
            : own.filter(o -> since || isNow(sentence, words) || isOfLate(sentence, words, origin));
    boolean born = isBorn(sentence, origin);
    return then.filter(t -> !t.isBefore(began)).map(t -> of(words, origin, end, began, t, born));
  }

  private static boolean isBorn(Sentence sentence, DateMention origin) {
    for (int i = origin.from() - 1; i >= Math.max(0, origin.from() - REACH); i--) {
      if (sentence.tokens().isOneOf(i, BORN)) {
        return true;
      }
    }
    return false;
  }

  /// The first other date behind the age that is not set off in brackets, else the last before it.
  private static Optional<DateMention> end(
      Sentence sentence, AgeWords words, Optional<DateMention> origin) {
    Optional<DateMention> before = Optional.empty();
    for (DateMention date : sentence.dates()) {
      if (date.sound().isEmpty()
          || origin.filter(o -> o.from() == date.from()).isPresent()
          || sentence.tokens().is(date.from() - 1, TokenClass.OPEN)
          || (date.to() < sentence.to() && sentence.tokens().is(date.to(), TokenClass.CLOSE))) {
        continue;
      }
      if (date.from() >= words.to()) {
        return Optional.of(date);
      }
      before = Optional.of(date);
    }
    return before;
  }

  /// It is told as so now, or as soon to be.
  private static boolean isNow(Sentence sentence, AgeWords words) {
    if (words.kind() == AgeWords.Kind.TURN) {
      return sentence.tokens().isWord(words.from(), "turns");
    }
    for (int i = words.from() - 1; i >= Math.max(sentence.from(), words.from() - VERB); i--) {
      if (sentence.tokens().isOneOf(i, NOW)) {
        return true;
      }
      if (Told.isPastAt(sentence, i)) {
        return false;
      }
    }
    return false;
  }

  /// "He completed his sixth year this spring", "celebrated her birthday last month", "brings
  /// eleven years with the firm": so much that the text's own day tells it.
  private static boolean isOfLate(Sentence sentence, AgeWords words, DateMention origin) {
    if (words.kind() == AgeWords.Kind.SERVICE) {
      return sentence.dates().stream().noneMatch(d -> d.from() > words.to() && d != origin);
    }
    for (int i = sentence.from(); words.isKept() && i < sentence.to(); i++) {
      if (RelativeTime.at(sentence, i).filter(RelativeTime::isOfLate).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static AgeTold of(
      AgeWords words,
      DateMention origin,
      Optional<DateMention> end,
      CalendarDate began,
      CalendarDate then,
      boolean born) {
    long full = Math.max(0, ChronoUnit.YEARS.between(began.latest(), then.earliest()));
    long most = ChronoUnit.YEARS.between(began.earliest(), then.latest());
    long early = (long) then.earliest().getYear() - began.latest().getYear();
    long late = (long) then.latest().getYear() - began.earliest().getYear();
    boolean soon = end.isEmpty() && !then.equals(began);
    return switch (words.kind()) {
      case TURN, ANNIVERSARY ->
          new AgeTold(words, origin, end, early - (soon ? 1 : 0), late + (soon ? 1 : 0));
      case YEAR -> new AgeTold(words, origin, end, early - (soon ? 1 : 0), late + 1);
      case EDITION -> new AgeTold(words, origin, end, 0, late + 1);
      case OLD -> new AgeTold(words, origin, end, full - (born ? 0 : 1), most + (born ? 0 : 1));
      case SPAN, FEAST, SERVICE ->
          new AgeTold(words, origin, end, full - 1, Math.max(most, late) + 1);
    };
  }

  private boolean isWrong() {
    boolean exact =
        origin.sound().filter(d -> d.precision() == Precision.YEAR).isEmpty()
            || origin.sound().filter(d -> isOneYear(d)).isPresent();
    return exact && (years.count() < least || years.count() > most);
  }

  private static boolean isOneYear(CalendarDate date) {
    return date.earliest().getYear() == date.latest().getYear();
  }

  /// How long it is in truth, in words.
  String truth() {
    long low = Math.max(0, least);
    return low == most ? String.valueOf(most) : low + " to " + most;
  }

  /// The words of the origin.
  String began(Tokens tokens) {
    return tokens.span(origin.from(), origin.to()).in(tokens.text());
  }
}
