package app.assay.points.rules;

import app.assay.points.lexicon.Stages;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A step of a course of events with its date.
///
/// @param block where it stands
/// @param sentence the sentence, label or cell that names the step
/// @param stage which step
/// @param at the first token of its words
/// @param date when it was
/// @param mention the date's place in the text
record DatedStage(
    PlacedBlock block,
    Sentence sentence,
    Stages.Stage stage,
    int at,
    CalendarDate date,
    Span mention) {

  private static final Stages STAGES = Stages.load();

  /// Words between a step and its date.
  private static final int REACH = 7;

  /// The same to the words that are the subject of its clause.
  private static final int SUBJECT = 12;

  private static final WordSet RELATIVE = WordLists.words("relative-pronoun");

  /// "The company": whoever was spoken of.
  private static final WordSet KINDS = WordLists.words("same-house");

  /// A date that leads its clause belongs to what follows: "In May 2024 it was signed".
  private static final WordSet BEFORE_A_DATE = WordLists.words("before-leading-date");

  private static final WordSet HELPING = WordLists.words("helping");

  /// Of days without one: a leap year that no text means.
  private static final int ANY_YEAR = 4;

  /// So many days apart, days of one name may be of two years: "30 December", "2 January".
  private static final int HALF_A_YEAR = 183;

  /// The same in sentences, which tell of more than a row does.
  private static final int CLOSE = 60;

  /// Behind a step they say of what.
  private static final WordSet OF_WHAT = WordLists.words("stage-of-what");

  private static final WordSet POSTS = WordLists.words("stage-post");

  private static final WordSet OVER_WINTER = WordLists.words("stage-over-winter");

  private static final WordSet SAME = WordLists.words("same-as-before");

  /// Around the words for a step.
  private static final int ANEW_REACH = 4;

  private static final WordSet ANEW = WordLists.words("anew");

  /// The dated steps of a sentence outside a table, in the order of their dates.
  static List<DatedStage> in(PlacedBlock block, Sentence sentence) {
    List<DatedStage> found = new ArrayList<>();
    List<DateMention> dates = DatePairs.in(sentence);
    int from = sentence.from();
    for (int i = 0; i < dates.size(); i++) {
      DateMention date = dates.get(i);
      int next = i + 1 < dates.size() ? dates.get(i + 1).from() : sentence.to();
      int to = Math.min(next, date.to() + REACH);
      boolean leads = leads(sentence, date, from);
      Optional<DatedStage> step =
          leads
              ? first(block, sentence, date.to(), to, date)
              : last(block, sentence, Math.max(from, date.from() - REACH), date);
      if (!leads) {
        subject(block, sentence, from, date, step).ifPresent(found::add);
      }
      step.ifPresent(found::add);
      from = step.filter(s -> s.at > date.from()).map(s -> s.at + 1).orElse(date.to());
    }
    return found;
  }

  /// The step that a label or cell names, with a date from the cell beside it.
  static Optional<DatedStage> of(
      PlacedBlock block, Sentence label, Sentence dated, DateMention date) {
    return dates(dated, date)
        .flatMap(
            day ->
                stage(label, label.from(), label.to())
                    .map(
                        i ->
                            new DatedStage(
                                block, label, at(label, i), i, day, place(block, dated, date))));
  }

  /// The same where the cell is a day without a year and nothing else. Such days are held against
  /// each other alone, as those of one year.
  static Optional<DatedStage> ofYearless(PlacedBlock block, Sentence label, Sentence dated) {
    List<DateMention> days = dated.yearlessDates();
    if (days.size() != 1
        || !dated.dates().isEmpty()
        || days.getFirst().from() != dated.from()
        || days.getFirst().doubted()) {
      return Optional.empty();
    }
    DateMention mention = days.getFirst();
    return stage(label, label.from(), label.to())
        .flatMap(
            i ->
                mention
                    .yearless()
                    .map(
                        d ->
                            new DatedStage(
                                block,
                                label,
                                at(label, i),
                                i,
                                CalendarDate.day(d.atYear(ANY_YEAR)),
                                place(block, dated, mention))));
  }

  /// More words than one name the step by themselves.
  boolean isFullyNamed() {
    return stage.named() && stage.words().size() > 1;
  }

  /// Another place names the same step.
  boolean isStep(DatedStage other) {
    return stage.places().stream().anyMatch(other.stage.places()::contains);
  }

  /// The step is all that its label says.
  boolean isAll() {
    return at == sentence.from() && at + stage.words().size() == sentence.to();
  }

  /// Nothing but a preposition stands between the date and the start of its clause.
  private static boolean leads(Sentence sentence, DateMention date, int from) {
    int at = date.from() - 1;
    while (at >= from && sentence.tokens().isOneOf(at, BEFORE_A_DATE)) {
      at--;
    }
    return at < sentence.from()
        || (at < date.from() - 1
            && (sentence.tokens().is(at, TokenClass.COMMA)
                || sentence.tokens().is(at, ';')
                || sentence.tokens().isWord(at, "and")));
  }

  private static Optional<DatedStage> first(
      PlacedBlock block, Sentence sentence, int from, int to, DateMention date) {
    return dates(sentence, date)
        .flatMap(day -> stage(sentence, from, to).map(i -> made(block, sentence, i, day, date)));
  }

  private static Optional<DatedStage> last(
      PlacedBlock block, Sentence sentence, int from, DateMention date) {
    Optional<CalendarDate> day = dates(sentence, date);
    if (day.isEmpty()) {
      return Optional.empty();
    }
    Optional<DatedStage> last = Optional.empty();
    for (int i = from; i < date.from(); i++) {
      Optional<Stages.Stage> here = STAGES.at(sentence.tokens()::lower, i, date.from());
      if (here.isPresent()) {
        last = Optional.of(made(block, sentence, i, day.get(), date));
        i += here.get().words().size() - 1;
      }
    }
    return last;
  }

  /// "The planning consent, which was granted on 3 March", "replies to all queries are sent on 14
  /// May": what names the step and stands before its verb.
  private static Optional<DatedStage> subject(
      PlacedBlock block, Sentence sentence, int from, DateMention date, Optional<DatedStage> verb) {
    Optional<CalendarDate> day = dates(sentence, date);
    int end = verb.map(DatedStage::at).orElse(date.from());
    int first = Math.max(from, end - SUBJECT);
    for (int i = end - 1; day.isPresent() && i >= first; i--) {
      boolean apart =
          sentence.tokens().is(i, TokenClass.COMMA)
              ? !sentence.tokens().isOneOf(i + 1, RELATIVE)
              : sentence.tokens().is(i, ';') || sentence.tokens().is(i, TokenClass.COLON);
      if (apart) {
        return Optional.empty();
      }
      Optional<Stages.Stage> here = STAGES.at(sentence.tokens()::lower, i, end);
      boolean opens = i <= sentence.from() + 1;
      if (here.filter(h -> h.named() && (opens || h.words().size() > 1)).isPresent()) {
        return Optional.of(made(block, sentence, i, day.get(), date));
      }
    }
    return Optional.empty();
  }

  private static DatedStage made(
      PlacedBlock block, Sentence sentence, int at, CalendarDate day, DateMention date) {
    return new DatedStage(block, sentence, at(sentence, at), at, day, place(block, sentence, date));
  }

  private static Optional<Integer> stage(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      if (STAGES.at(sentence.tokens()::lower, i, to).isPresent()) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static Stages.Stage at(Sentence sentence, int token) {
    return STAGES.at(sentence.tokens()::lower, token, sentence.to()).orElseThrow();
  }

  private static Optional<CalendarDate> dates(Sentence sentence, DateMention date) {
    return sentence.isQuestion()
        ? Optional.empty()
        : date.sound()
            .or(
                () ->
                    date.yearless()
                        .filter(d -> !date.doubted())
                        .map(d -> CalendarDate.day(d.atYear(ANY_YEAR))));
  }

  private static Span place(PlacedBlock block, Sentence sentence, DateMention date) {
    return block.place(sentence.tokens().span(date.from(), date.to()));
  }

  /// True when the words put this step before another of the same thing, and the dates after it, or
  /// the other way round.
  ///
  /// @param next one that stands later in the text
  boolean contradicts(DatedStage next) {
    boolean told = isToldWith(next) && stage.leadsTo(next.stage);
    boolean early = (told || stage.precedes(next.stage)) && next.isBefore(this);
    boolean late = next.stage.precedes(stage) && isBefore(next) && !isStillToCome(next);
    return (early || late)
        && !hasAnew()
        && !next.hasAnew()
        && (isOfRow() && next.isOfRow() || !isOfPost() && !next.isOfPost())
        && next.isOfTheSame(this);
  }

  /// In one paragraph or item, or in one row.
  private boolean isToldWith(DatedStage next) {
    boolean cells = sentence.cell().isPresent() && next.sentence.cell().isPresent();
    return block == next.block && (!cells || sentence.cell().get().row() == 0);
  }

  /// Whoever left a house may join another, but not in a row or list of one.
  private boolean isOfPost() {
    return POSTS.contains(stage.words().getFirst());
  }

  /// A cell, or a label before a colon.
  private boolean isOfRow() {
    int after = at + stage.words().size();
    return sentence.cell().isPresent()
        || (after < sentence.to() && sentence.tokens().is(after, TokenClass.COLON));
  }

  /// What is still to come, beside what is told as done, is of another thing.
  private boolean isStillToCome(DatedStage next) {
    return sentence.cell().isEmpty() && next.isPlanned() && !isPlanned();
  }

  /// By another word than that of the step: "proposed on 12 May" is done.
  private boolean isPlanned() {
    int to = at + stage.words().size();
    return sentence.isQuestion()
        || sentence.matches().stream()
            .anyMatch(m -> PlansTold.OPEN.contains(m.cue()) && (m.from() < at || m.from() >= to));
  }

  /// Certainly before the other; a day without a year is of the other's year where the two lie
  /// close.
  private boolean isBefore(DatedStage other) {
    if (isYearless() == other.isYearless() && !isYearless()) {
      return date.isBefore(other.date);
    }
    boolean days = isDay() && other.isDay();
    long apart =
        days
            ? ChronoUnit.DAYS.between(inAnyYear(date.latest()), inAnyYear(other.date.latest()))
            : 0;
    boolean cells = sentence.cell().isPresent() && other.sentence.cell().isPresent();
    boolean winter = isOverWinter() || other.isOverWinter();
    return apart > 0 && apart <= (cells ? HALF_A_YEAR : CLOSE) && !winter;
  }

  private boolean isOverWinter() {
    return OVER_WINTER.contains(stage.words().getFirst());
  }

  private boolean isDay() {
    return date.precision() == CalendarDate.Precision.DAY;
  }

  /// Its day has no year in the text.
  boolean isYearless() {
    return date.earliest().getYear() == ANY_YEAR;
  }

  private static LocalDate inAnyYear(LocalDate day) {
    return day.withYear(ANY_YEAR);
  }

  /// Words by themselves name one step of one thing, unless they say of what; a verb does where its
  /// subject is left out, a pronoun, or named before.
  private boolean isOfTheSame(DatedStage first) {
    Tokens tokens = sentence.tokens();
    if (stage.named()) {
      int after = at + stage.words().size();
      boolean of =
          after + 1 < sentence.to()
              && tokens.isOneOf(after, OF_WHAT)
              && !tokens.is(after + 1, TokenClass.NUM)
              && !tokens.is(after + 1, TokenClass.MONTH);
      return !of || first.names(sentence, after + 1);
    }
    int subject = at - 1;
    while (subject >= sentence.from() && tokens.isOneOf(subject, HELPING)) {
      subject--;
    }
    return subject < sentence.from()
        || tokens.isOneOf(subject, SAME)
        || (tokens.isOneOf(subject, KINDS)
            && subject - 1 == sentence.from()
            && tokens.isWord(subject - 1, "the"))
        || tokens.is(subject, TokenClass.COMMA)
        || (sentence == first.sentence
            && tokens.end(subject) == first.mention.end() - block.start())
        || tokens.is(subject, ';')
        || (sentence == first.sentence && tokens.isWord(subject, "and"))
        || first.names(sentence, subject)
        || (sentence != first.sentence && tokens.isOneOf(sentence.from(), SAME));
  }

  /// The sentence of this step has the noun that stands at or right behind a place in another.
  private boolean names(Sentence other, int token) {
    for (int i = token; i < Math.min(other.to(), token + 2); i++) {
      String noun = other.tokens().lower(i);
      if (noun.length() <= 3) {
        continue;
      }
      for (int k = sentence.from(); k < sentence.to(); k++) {
        if ((sentence != other || k < token - 1) && sentence.tokens().isWord(k, noun)) {
          return true;
        }
      }
      return false;
    }
    return false;
  }

  private boolean hasAnew() {
    int first = Math.max(sentence.from(), at - ANEW_REACH);
    int from = at;
    while (from > first && !sentence.tokens().isWord(from - 1, "and")) {
      from--;
    }
    int to = Math.min(sentence.to(), at + stage.words().size() + ANEW_REACH);
    for (int i = from; i < to; i++) {
      boolean named = i >= at && i < at + stage.words().size();
      if (!named && sentence.tokens().isOneOf(i, ANEW)) {
        return true;
      }
    }
    return false;
  }
}
