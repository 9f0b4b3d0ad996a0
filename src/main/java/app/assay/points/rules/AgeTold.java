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
import java.util.List;
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

  /// Behind "that" the day or time of which is told.
  private static final WordSet THAT = WordLists.words("age-that");

  private static final WordSet GOES_ON = WordLists.words("age-goes-on");

  /// Before a number they leave it open.
  private static final WordSet ROUGHLY = WordLists.words("age-roughly");

  /// A day that is kept with them may be of another year.
  static final WordSet KEPT_LATE = WordLists.words("age-kept-late");

  /// They take what follows to another thing, or to another time.
  private static final WordSet APART = WordLists.words("age-apart");

  /// A word for a beginning bears on a date from so far.
  private static final int REACH = 10;

  /// Behind a semicolon somebody goes on with the same thing.
  private static final int NEXT = 5;

  /// More ages or dates in a sentence are those of many.
  private static final int MOST = 12;

  /// A verb bears on an age from so far.
  private static final int VERB = 8;

  /// All that a sentence tells wrongly, at most one.
  ///
  /// @param beside the sentence before it, or the one behind
  /// @param own the day of the text
  static Optional<AgeTold> in(
      Sentence sentence, Optional<Sentence> beside, Optional<CalendarDate> own) {
    List<AgeWords> ages = AgeWords.in(sentence);
    if (ages.isEmpty() || ages.size() > MOST || sentence.isQuestion()) {
      return Optional.empty();
    }
    List<DateMention> dates = OldYears.in(sentence);
    return dates.size() > MOST
        ? Optional.empty()
        : ages.stream()
            .filter(words -> !isRough(sentence, words) && !isOfNamed(sentence, words))
            .filter(words -> !words.isKept() || !Wording.has(sentence, KEPT_LATE))
            .flatMap(words -> wrong(sentence, dates, words, beside, own).stream())
            .findFirst();
  }

  /// "Born in 2016 and 2017": one of several, each with a year of its own.
  private static boolean isOneOfSeveral(
      Sentence sentence, List<DateMention> dates, DateMention origin) {
    for (DateMention other : dates) {
      boolean behind = other.from() == origin.to() + 1 && isJoint(sentence, origin.to());
      boolean before = origin.from() == other.to() + 1 && isJoint(sentence, other.to());
      if (behind || before) {
        return true;
      }
    }
    return false;
  }

  private static boolean isJoint(Sentence sentence, int token) {
    return sentence.tokens().isWord(token, "and") || sentence.tokens().isWord(token, "or");
  }

  private static Optional<AgeTold> wrong(
      Sentence sentence,
      List<DateMention> dates,
      AgeWords words,
      Optional<Sentence> beside,
      Optional<CalendarDate> own) {
    Optional<DateMention> birth = beside.flatMap(b -> Persons.birthBeside(b, sentence, words));
    Optional<DateMention> here =
        birth.isPresent() ? Optional.empty() : origin(sentence, dates, words);
    Optional<DateMention> origin =
        here.isPresent() || words.kind() == AgeWords.Kind.AGED
            ? here.or(() -> birth)
            : birth.or(() -> beside.flatMap(b -> originBeside(b, sentence, words)));
    return origin
        .filter(o -> here.isEmpty() || !isOneOfSeveral(sentence, dates, o))
        .filter(o -> !words.isOfPerson() || !Persons.areTwo(sentence, dates, o, words))
        .flatMap(o -> told(sentence, dates, words, o, here.isPresent(), own))
        .filter(AgeTold::isWrong)
        .filter(told -> !told.isOfOther(dates));
  }

  /// "Wrote, aged 20, his first book and died in 1880": the age fits another date of the sentence.
  private boolean isOfOther(List<DateMention> dates) {
    CalendarDate began = origin.sound().orElseThrow();
    return years.isOfPerson()
        && dates.stream()
            .flatMap(d -> d.sound().stream())
            .filter(d -> d.isAfter(began))
            .anyMatch(d -> !of(years, origin, Optional.of(origin), began, d, true).isWrong());
  }

  private static boolean isRough(Sentence sentence, AgeWords words) {
    int before = words.from() - 1;
    return before >= sentence.from() && sentence.tokens().isOneOf(before, ROUGHLY);
  }

  /// The last date of a beginning before the age, else the first behind it.
  private static Optional<DateMention> origin(
      Sentence sentence, List<DateMention> dates, AgeWords words) {
    Optional<DateMention> found = Optional.empty();
    for (DateMention date : dates) {
      if (date.sound().isPresent() && words.isOfPerson() && Birth.is(sentence, date)) {
        return Optional.of(date);
      }
      boolean before = date.to() <= words.from();
      if (date.sound().isPresent()
          && words.kind() != AgeWords.Kind.AGED
          && !(words.kind() == AgeWords.Kind.SERVICE && Birth.is(sentence, date))
          && (isOrigin(sentence, date) || Consequence.links(sentence, date, words))
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

  /// "The tenth anniversary of Gulliver": it began with that.
  private static boolean isOfNamed(Sentence sentence, AgeWords words) {
    Tokens tokens = sentence.tokens();
    int of = words.to();
    return words.kind() == AgeWords.Kind.ANNIVERSARY
        && of + 1 < sentence.to()
        && tokens.isWord(of, "of")
        && !tokens.isOneOf(of + 1, GOES_ON)
        && !tokens.isOneOf(of + 1, Told.ARTICLES);
  }

  /// Between the two another thing is begun: "built in 1890, but its tower is 40 years old".
  private static boolean isApart(Sentence sentence, DateMention date, AgeWords words) {
    int from = Math.min(date.to(), words.to());
    int to = Math.max(date.from(), words.from());
    for (int i = from; i < to; i++) {
      if (sentence.tokens().isOneOf(i, APART)
          || (i < words.from() && sentence.tokens().isWord(i, "when"))
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
      List<DateMention> dates,
      AgeWords words,
      DateMention origin,
      boolean here,
      Optional<CalendarDate> own) {
    Optional<DateMention> end =
        end(sentence, dates, words, here ? Optional.of(origin) : Optional.empty());
    CalendarDate began = origin.sound().orElseThrow();
    boolean since = here && sentence.tokens().isWord(origin.from() - 1, "since");
    Optional<CalendarDate> then =
        end.isPresent()
            ? end.flatMap(DateMention::sound)
            : own.filter(o -> since || isNow(sentence, words) || isOfLate(sentence, words, origin));
    boolean born = Birth.isTold(sentence, origin);
    if (then.isEmpty() && here && Birth.is(sentence, origin) && isPast(sentence, words)) {
      return own.filter(o -> !o.isBefore(began))
          .map(o -> of(words, origin, end, began, o, born).atMost());
    }
    return then.filter(t -> !t.isBefore(began)).map(t -> of(words, origin, end, began, t, born));
  }

  /// The first other date behind the age that is not set off in brackets, else the last before it.
  private static Optional<DateMention> end(
      Sentence sentence, List<DateMention> dates, AgeWords words, Optional<DateMention> origin) {
    Optional<DateMention> before = Optional.empty();
    for (DateMention date : dates) {
      if (date.sound().isEmpty()
          || (date.from() >= words.to() && goesOn(sentence, words, date))
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

  /// "Turned 45 and has led the choir since 2001": something else began then.
  private static boolean goesOn(Sentence sentence, AgeWords words, DateMention date) {
    Tokens tokens = sentence.tokens();
    boolean next = false;
    for (int i = words.to(); i < date.from(); i++) {
      next |= tokens.is(i, ';');
    }
    return next || tokens.isWord(date.from() - 1, "since") || Birth.is(sentence, date);
  }

  /// It is told as so now, or as soon to be.
  private static boolean isNow(Sentence sentence, AgeWords words) {
    if (words.kind() == AgeWords.Kind.TURN) {
      return sentence.tokens().isWord(words.from(), "turns");
    }
    if (words.kind() == AgeWords.Kind.AGED) {
      return words.isAside(sentence) || !Told.hasPast(sentence, words.from());
    }
    if (words.isJoined(sentence)) {
      return true;
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
    if (isThat(sentence, words)) {
      return true;
    }
    if (words.kind() == AgeWords.Kind.SERVICE) {
      return sentence.dates().stream().noneMatch(d -> d.from() > words.to() && d != origin);
    }
    for (int i = sentence.from(); words.isKept() && i < sentence.to(); i++) {
      if (isBareMonth(sentence, i)) {
        return true;
      }
      if (RelativeTime.at(sentence, i).filter(RelativeTime::isOfLate).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /// "In June we celebrated".
  private static boolean isBareMonth(Sentence sentence, int in) {
    int month = in + 1;
    return sentence.tokens().isWord(in, "in")
        && month + 1 < sentence.to()
        && sentence.tokens().is(month, TokenClass.MONTH)
        && !sentence.tokens().is(month + 1, TokenClass.NUM)
        && !sentence.tokens().is(month + 1, TokenClass.YEAR);
  }

  /// Whoever turned so old did so before the text.
  private static boolean isPast(Sentence sentence, AgeWords words) {
    for (int i = words.from(); i >= Math.max(sentence.from(), words.from() - VERB); i--) {
      if (Told.isPastAt(sentence, i)) {
        return words.kind() == AgeWords.Kind.TURN || !PlansTold.isPlanned(sentence);
      }
    }
    return false;
  }

  /// Nothing but a bound from above.
  private AgeTold atMost() {
    return new AgeTold(years, origin, end, 0, most);
  }

  /// "Turned 70 that day": on the day of which the text tells.
  private static boolean isThat(Sentence sentence, AgeWords words) {
    int that = words.to();
    return that + 1 < sentence.to()
        && sentence.tokens().isWord(that, "that")
        && sentence.tokens().isOneOf(that + 1, THAT);
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
      case OLD, AGED ->
          new AgeTold(words, origin, end, full - (born ? 0 : 1), most + (born ? 0 : 1));
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
