package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.ArrayList;
import java.util.List;

/// The values of a block that rules do not compare, since it is told but loosely what they are of:
/// days without a year, months, years, times of day, the time from one to another, "a five-node
/// cluster", "four of our members", how often something is done, a rating, a version that is
/// needed, a share told by two counts, a default in code, a number that is but a name. Whether two
/// of them contradict each other is told by their weight alone.
public final class LooseQuantities {

  /// A number in letters and what it is joined to.
  private static final int LONGEST_WORD = 30;

  /// "09:20".
  private static final int LONGEST_CLOCK = 5;

  private static final WordSet HALVES = WordLists.words("half-of-day");

  private static final int NOON = 720;
  private static final int MINUTES = 60;
  private static final int HOURS = 24;

  private final List<List<Quantity>> bySentence = new ArrayList<>();
  private boolean any;

  private LooseQuantities(BlockReading block) {
    for (Sentence sentence : block.sentences()) {
      boolean header = sentence.cell().isPresent() && sentence.cell().get().isHeader();
      List<Quantity> all = header ? List.of() : new Reader(sentence).run();
      any |= !all.isEmpty();
      bySentence.add(all);
    }
  }

  /// Those of a block at its place.
  public static LooseQuantities of(PlacedBlock block) {
    return block
        .reading()
        .derive(LooseQuantities.class, block.around(), (b, a) -> new LooseQuantities(b));
  }

  /// True where there are some.
  public boolean areAny() {
    return any;
  }

  /// Those of a sentence.
  ///
  /// @param sentence its number in the block
  public List<Quantity> of(int sentence) {
    return bySentence.get(sentence);
  }

  private static final class Reader {

    private final Sentence sentence;
    private final Tokens tokens;
    private final List<Quantity> found = new ArrayList<>();

    /// The first hyphen from the token in hand on: most words are seen by it to hold none.
    private int hyphen = -1;

    private Reader(Sentence sentence) {
      this.sentence = sentence;
      this.tokens = sentence.tokens();
    }

    private List<Quantity> run() {
      dates();
      DateSpans.read(sentence, this::openly);
      CodeCells.read(sentence, this::openly);
      Rhythms.read(sentence, this::openly);
      Weekdays.read(sentence, this::openly);
      Ratings.read(sentence, this::openly);
      VersionsNeeded.read(sentence, this::openly);
      SharesCounted.read(sentence, this::openly);
      Fractions.read(sentence, this::openly);
      NumbersOfNames.read(sentence, this::openly);
      for (int i = sentence.from(); i < sentence.to(); i++) {
        if (mayBegin(i) && !tokens.isQuoted(i) && !sentence.isNote(i)) {
          clock(i);
          if (!sentence.scopes().isTaken(i)) {
            joined(i);
            part(i);
            both(i);
          }
        }
      }
      return List.copyOf(found);
    }

    /// Answers for nearly every word from what is known of it, before its sentence is read closely.
    private boolean mayBegin(int i) {
      return tokens.is(i, TokenClass.NUM)
          || Character.isDigit(tokens.text().charAt(tokens.start(i)))
          || isHyphened(i)
          || tokens.isWord(i + 1, "of")
          || tokens.isWord(i, "both")
          || tokens.isOneOf(i, HALVES);
    }

    /// Asked of one token after the other.
    private boolean isHyphened(int i) {
      if (hyphen < tokens.start(i)) {
        int next = tokens.text().indexOf('-', tokens.start(i), sentence.span().end());
        hyphen = next < 0 ? Integer.MAX_VALUE : next;
      }
      return hyphen < tokens.end(i) && tokens.is(i, TokenClass.WORD);
    }

    private void dates() {
      List<DateMention> dates = sentence.dates();
      for (DateMention mention : dates) {
        if (mention.isPossible() && mention.date().isPresent()) {
          moment(mention, mention.date().get());
        }
      }
      for (DateMention mention : sentence.yearlessDates()) {
        mention
            .yearless()
            .ifPresent(d -> moment(mention, new Moment(0, d.getMonthValue(), d.getDayOfMonth())));
      }
    }

    private void moment(DateMention mention, CalendarDate date) {
      switch (date.precision()) {
        case MONTH ->
            moment(
                mention, new Moment(date.earliest().getYear(), date.earliest().getMonthValue(), 0));
        case YEAR -> {
          if (date.earliest().getYear() == date.latest().getYear() && !isRead(mention.from())) {
            moment(mention, new Moment(date.earliest().getYear(), 0, 0));
          }
        }
        case PART_OF_YEAR -> {
          if (date.earliest().getYear() == date.latest().getYear()) {
            moment(mention, Moment.ofMonths(date.earliest(), date.latest()));
          }
        }
        default -> {}
      }
    }

    /// The year of an event is a quantity of its own.
    private boolean isRead(int token) {
      return sentence.quantities().stream().anyMatch(q -> q.from() == token);
    }

    private void moment(DateMention mention, Moment moment) {
      if (!tokens.isQuoted(mention.from()) && !sentence.isNote(mention.from())) {
        add(
            mention.from(),
            mention.to(),
            moment.code(),
            moment.lastCode(),
            Quantity.MOMENT,
            StemSet.EMPTY);
      }
    }

    private void clock(int i) {
      int minutes = minutes(i);
      if (minutes < 0) {
        return;
      }
      int to = endOfClock(i);
      add(i, to, minutes, Quantity.CLOCK, StemSet.EMPTY);
      int end = to < sentence.to() && isJoin(to) ? minutes(to + 1) : -1;
      if (end >= 0) {
        int span = Math.floorMod(end - minutes, HOURS * MINUTES);
        add(i, endOfClock(to + 1), (double) span * MINUTES, "s", StemSet.EMPTY);
      }
    }

    private int endOfClock(int token) {
      if (tokens.isOneOf(token, HALVES)) {
        return token + 1;
      }
      return Clock.seconds(tokens, token) >= 0 && TwelveHours.minutes(sentence, token) < 0
          ? token + 1
          : TwelveHours.end(sentence, token);
    }

    private boolean isJoin(int token) {
      return tokens.is(token, TokenClass.DASH)
          || tokens.isWord(token, "to")
          || tokens.isWord(token, "and")
          || tokens.isWord(token, "until")
          || tokens.isWord(token, "till");
    }

    /// Of "09:20" and "9.20 am" the minutes since midnight, or -1; seconds are those of a log.
    private int minutes(int token) {
      if (token >= sentence.to()) {
        return -1;
      }
      if (tokens.isOneOf(token, HALVES)) {
        return tokens.isWord(token, "midnight") ? 0 : NOON;
      }
      int half = TwelveHours.minutes(sentence, token);
      int seconds = half < 0 ? Clock.seconds(tokens, token) : -1;
      boolean clock = seconds >= 0 && tokens.end(token) - tokens.start(token) <= LONGEST_CLOCK;
      return clock ? seconds / MINUTES : half;
    }

    /// "A 100-night trial", "the five-node cluster".
    private void joined(int i) {
      if (tokens.is(i, TokenClass.NUM)) {
        boolean word =
            i + 2 < sentence.to()
                && tokens.is(i + 1, TokenClass.DASH)
                && tokens.start(i + 1) == tokens.end(i)
                && tokens.start(i + 2) == tokens.end(i + 1)
                && tokens.is(i + 2, TokenClass.WORD);
        double value = word && JoinedUnit.at(sentence, i) == null ? tokens.value(i) : Double.NaN;
        if (!Double.isNaN(value)) {
          add(i, i + 3, value, "#", StemSet.of(tokens.stem(i + 2)));
        }
      } else if (tokens.is(i, TokenClass.WORD)) {
        String word = tokens.end(i) - tokens.start(i) < LONGEST_WORD ? tokens.lower(i) : "";
        int hyphen = word.indexOf('-');
        if (hyphen > 0
            && Double.isNaN(tokens.value(i))
            && !Fractions.isPart(word.substring(hyphen + 1))
            && JoinedUnit.at(sentence, i) == null) {
          double value = Numerals.ofWord(word.substring(0, hyphen));
          if (value > 1) {
            int stem = Stems.of(word.substring(hyphen + 1));
            add(i, i + 1, value, "#", StemSet.of(stem));
          }
        }
      }
    }

    /// "Four of them", "43 of our installations", "a third of the templates".
    private void part(int i) {
      if (i + 2 >= sentence.to()
          || !tokens.isWord(i + 1, "of")
          || !tokens.is(i + 2, TokenClass.WORD)
          || !tokens.isLight(i + 2)
          || !Double.isNaN(tokens.value(i + 2))) {
        return;
      }
      double shared = Shares.of(tokens, i);
      boolean share = !Double.isNaN(shared);
      double value = share ? shared : tokens.value(i);
      if (Double.isNaN(value) || tokens.is(i, TokenClass.PERCENT) || isRead(i)) {
        return;
      }
      int noun = i + 3;
      if (noun < sentence.to() && tokens.is(noun, TokenClass.WORD) && tokens.isLight(noun)) {
        noun++;
      }
      int end = NounPhrase.end(tokens, noun, sentence.to());
      StemSet of = stems(noun, end);
      add(i, of.isEmpty() ? i + 3 : end, value, share ? "%" : "#", of);
    }

    /// "Both transformers": there are two of them.
    private void both(int i) {
      int end = tokens.isWord(i, "both") ? NounPhrase.end(tokens, i + 1, sentence.to()) : i + 1;
      if (end > i + 1 && tokens.lower(end - 1).endsWith("s")) {
        add(i, end, 2, "#", stems(i + 1, end));
      }
    }

    private StemSet stems(int from, int to) {
      StemSet stems = StemSet.EMPTY;
      for (int i = from; i < to; i++) {
        stems = stems.plus(StemSet.of(tokens.stem(i)));
      }
      return stems;
    }

    /// Neither in what others said nor in a note.
    private void openly(int from, int to, double low, double high, String dimension, StemSet noun) {
      if (!tokens.isQuoted(from) && !sentence.isNote(from)) {
        add(from, to, low, high, dimension, noun);
      }
    }

    private void add(int from, int to, double value, String dimension, StemSet noun) {
      add(from, to, value, value, dimension, noun);
    }

    private void add(int from, int to, double low, double high, String dimension, StemSet noun) {
      ScopeReader scopes = sentence.scopes();
      ClauseReader clauses = new ClauseReader(sentence, scopes);
      clauses.exclude(from, to);
      boolean date = dimension.equals(Quantity.MOMENT) || dimension.equals(Quantity.CLOCK);
      QuantityAround around =
          new QuantityAround(sentence, from, to, List.of(), date, clauses, scopes);
      found.add(new Quantity(sentence, from, to, low, high, dimension, noun, around, true));
    }
  }
}
