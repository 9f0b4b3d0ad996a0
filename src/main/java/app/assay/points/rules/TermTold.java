package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds lengths of time that do not lie between the days or times of day which the text gives
/// elsewhere for the same thing: "a pilot of eight weeks" that starts on 8 June and ends on 17
/// July.
final class TermTold {

  private static final int REACH = 4;

  /// Between a beginning and its end stand at most so many beginnings and ends of others.
  private static final int MOST_BETWEEN = 24;

  private static final int HOUR = 3600;

  private static final int MINUTE = 60;

  private static final WordSet LASTS = WordLists.words("lasts-for");

  private static final WordSet STARTS = WordLists.words("term-starts");

  private static final WordSet ENDS = WordLists.words("term-ends");

  private static final WordSet SITTING = WordLists.words("sitting");

  /// @param words of what begins and ends
  /// @param days from the first day to the last
  /// @param places where the two stand
  private record Period(StemSet words, long days, List<Span> places) {}

  /// A day that a row or an item gives for the beginning or the end of something.
  private record Edge(int at, boolean start, StemSet words, Days.Day day, Span place) {}

  /// By each of its words; of several with the same word none is meant by it alone.
  private final Map<Integer, Optional<Period>> periods = new HashMap<>();

  private final List<Misfit> wrong = new ArrayList<>();

  private TermTold() {}

  static List<Misfit> in(DocumentReading document) {
    TermTold all = new TermTold();
    List<Edge> edges = new ArrayList<>();
    List<PlacedBlock> blocks = document.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      PlacedBlock block = blocks.get(i);
      if (block.reading().kind() == BlockKind.TABLE) {
        rows(i, block, edges);
      } else if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          all.period(block, sentence);
          item(i, block, sentence, edges);
        }
      }
    }
    all.join(edges);
    List<PlacedBlock> told = all.periods.isEmpty() ? List.of() : Amounts.prose(document);
    for (PlacedBlock block : told) {
      for (Sentence sentence : block.reading().sentences()) {
        if (Amounts.isTelling(sentence)) {
          all.compare(block, sentence);
        }
      }
    }
    all.sitting(document);
    return all.wrong;
  }

  /// "The trial ran from 13 April to 22 May 2026".
  private void period(PlacedBlock block, Sentence sentence) {
    List<Days.Day> days = Days.of(sentence);
    if (days.size() != 2
        || days.get(1).from() - days.get(0).to() != 1
        || !Amounts.isTelling(sentence)) {
      return;
    }
    Tokens tokens = sentence.tokens();
    int joint = days.get(0).to();
    boolean to =
        tokens.isWord(joint, "to")
            || tokens.isWord(joint, "until")
            || tokens.isWord(joint, "till")
            || tokens.is(joint, TokenClass.DASH);
    long apart = Days.between(days.get(0), days.get(1));
    if (to && apart > 0) {
      add(
          new Period(
              sentence.stems(),
              apart,
              List.of(block.place(tokens.span(days.get(0).from(), days.get(1).to())))));
    }
  }

  private void add(Period period) {
    for (int i = 0; i < period.words.size(); i++) {
      int word = period.words.get(i);
      boolean known = periods.containsKey(word);
      periods.put(word, known ? Optional.empty() : Optional.of(period));
    }
  }

  /// "Start: 8 June 2026" under the heading of a pilot.
  private static void item(int at, PlacedBlock block, Sentence sentence, List<Edge> edges) {
    Tokens tokens = sentence.tokens();
    List<Days.Day> days = Days.of(sentence);
    boolean label =
        days.size() == 1
            && sentence.to() - sentence.from() <= 8
            && tokens.is(days.getFirst().from() - 1, TokenClass.COLON);
    if (!label) {
      return;
    }
    StemSet words = sentence.stems();
    List<BlockReading> headings = block.around().headings();
    if (!headings.isEmpty()) {
      for (Sentence heading : headings.getLast().sentences()) {
        words = words.plus(heading.stems());
      }
    }
    edge(at, block, sentence, words, days.getFirst(), sentence).ifPresent(edges::add);
  }

  /// "Yard beta starts | 20 July 2026".
  private static void rows(int at, PlacedBlock table, List<Edge> edges) {
    Optional<Grid> grid = Grid.of(table.reading());
    for (int row = 1; grid.isPresent() && row < grid.get().rows(); row++) {
      for (int column = 1; column < grid.get().columns(); column++) {
        Optional<Sentence> label = grid.get().cell(row, column - 1);
        Optional<Sentence> cell = grid.get().cell(row, column);
        List<Days.Day> days = cell.map(Days::of).orElse(List.of());
        if (label.isPresent() && days.size() == 1 && label.get().words() <= REACH + 1) {
          edge(at, table, label.get(), label.get().stems(), days.getFirst(), cell.get())
              .ifPresent(edges::add);
        }
      }
    }
  }

  private static Optional<Edge> edge(
      int at, PlacedBlock block, Sentence label, StemSet words, Days.Day day, Sentence holds) {
    boolean start = Wording.has(label, STARTS);
    if (start == Wording.has(label, ENDS) || !Amounts.isTelling(holds)) {
      return Optional.empty();
    }
    Span place = block.place(holds.tokens().span(day.from(), day.to()));
    return Optional.of(new Edge(at, start, words, day, place));
  }

  /// A beginning and the next end of the same table or list.
  private void join(List<Edge> edges) {
    for (int i = 0; i + 1 < edges.size(); i++) {
      Edge one = edges.get(i);
      int last = Math.min(edges.size() - 1, i + 1 + MOST_BETWEEN);
      for (int k = i + 1; one.start && k <= last; k++) {
        Edge other = edges.get(k);
        StemSet shared = one.words.shared(other.words);
        long days = Days.between(one.day, other.day);
        if (!other.start && other.at - one.at <= 1 && !shared.isEmpty() && days > 0) {
          add(new Period(shared, days, List.of(one.place, other.place)));
          break;
        }
      }
    }
  }

  private void compare(PlacedBlock block, Sentence sentence) {
    for (Quantity length : sentence.quantities()) {
      double days = Days.length(length);
      int noun = days > 0 && Amounts.isExact(length) ? noun(sentence, length) : -1;
      if (noun < 0) {
        continue;
      }
      Optional<Period> named = periods.getOrDefault(sentence.stem(noun), Optional.empty());
      if (named.isPresent() && !Days.fits(length, days, named.get().days)) {
        List<Span> places = new ArrayList<>();
        places.add(block.place(sentence.tokens().span(noun, length.to())));
        places.addAll(named.get().places);
        wrong.add(new Misfit(places, Days.say(named.get().days)));
      }
    }
  }

  /// What lasts: "a pilot of eight weeks", "the beta lasts three weeks".
  private static int noun(Sentence sentence, Quantity length) {
    Tokens tokens = sentence.tokens();
    int before = length.from() - 1;
    before -= before > sentence.from() && tokens.isWord(before, "for") ? 1 : 0;
    if (before <= sentence.from()) {
      return -1;
    }
    boolean of = tokens.isWord(before, "of");
    if (!of && !tokens.isOneOf(before, LASTS)) {
      return -1;
    }
    int noun = before - 1;
    String article = Wording.before(sentence, noun);
    boolean any = !of && (article.equals("a") || article.equals("an"));
    boolean word = tokens.is(noun, TokenClass.WORD) && !tokens.isLight(noun) && !any;
    return word && (!of || !sentence.stems().isEmpty()) ? noun : -1;
  }

  /// "Opened 18:00, closed 19:40", and "the session ended after two hours and forty minutes".
  private void sitting(DocumentReading document) {
    List<Span> times = new ArrayList<>();
    long seconds = 0;
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks() || block.reading().table().isPresent()) {
        continue;
      }
      for (Sentence sentence : block.reading().sentences()) {
        long lasted = lasted(sentence);
        if (lasted > 0) {
          times.add(place(block, sentence));
          seconds = lasted;
        }
      }
    }
    if (times.size() != 1) {
      return;
    }
    for (PlacedBlock block : Amounts.prose(document, SITTING)) {
      for (Sentence sentence : block.reading().sentences()) {
        for (Quantity length : sentence.quantities()) {
          boolean told =
              length.dimension().equals("s")
                  && length.low() < 12.0 * HOUR
                  && Amounts.isExact(length)
                  && Amounts.isTelling(sentence)
                  && Wording.has(sentence, SITTING)
                  && ((Wording.before(sentence, length.from()).equals("after")
                          && Wording.has(sentence, ENDS))
                      || sentence.tokens().isOneOf(length.from() - 1, LASTS));
          if (told && Math.abs(length.low() - seconds) > 10.0 * MINUTE) {
            wrong.add(
                new Misfit(
                    List.of(Amounts.place(block, length), times.getFirst()), clock(seconds)));
          }
        }
      }
    }
  }

  /// Seconds from the first to the second time of day of a sentence that says that something was
  /// opened and closed.
  private static long lasted(Sentence sentence) {
    if (!Wording.has(sentence, STARTS)
        || !Wording.has(sentence, ENDS)
        || !Amounts.isTelling(sentence)) {
      return 0;
    }
    int first = -1;
    int second = -1;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int at = Clock.seconds(sentence.tokens(), i);
      if (at >= 0 && second >= 0) {
        return 0;
      }
      second = at >= 0 && first >= 0 ? at : second;
      first = at >= 0 && first < 0 ? at : first;
    }
    return second > first && first >= 0 ? second - first : 0;
  }

  private static Span place(PlacedBlock block, Sentence sentence) {
    int last = sentence.to();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      last = Clock.seconds(sentence.tokens(), i) >= 0 ? i + 1 : last;
    }
    return block.place(sentence.tokens().span(sentence.from(), last));
  }

  private static String clock(long seconds) {
    return "%d h %d min".formatted(seconds / HOUR, seconds % HOUR / MINUTE);
  }
}
