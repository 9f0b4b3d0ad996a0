package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds how long an incident is said to have lasted where no two times that the text tells of it
/// lie so far apart: "for 94 minutes", and a timeline from 09:12 "first errors" to 10:58 "all
/// clear".
final class OutageLength {

  private static final WordSet LASTED = WordLists.words("outage-lasted");

  private static final WordSet BEGINS = WordLists.words("outage-begins");

  private static final WordSet ENDS = WordLists.words("outage-ends");

  /// Before a length: from then on, or so often.
  private static final WordSet OTHER = WordLists.words("outage-other");

  private static final WordSet FOR = WordLists.words("outage-for");

  private static final WordSet LENGTHS = WordLists.words("outage-length");

  private static final int MINUTE = 60;

  private static final int DAY = 24 * 60 * 60;

  /// Words around a length that say what lasted so long.
  private static final int REACH = 4;

  /// Minutes by which a length of so many times five minutes is rounded.
  private static final int ROUNDED = 2;

  private static final int FIVE = 5;

  /// More times tell of a day, not of an incident; more lengths are not looked at.
  private static final int MOST = 60;

  /// A length that misses by more is one of something else.
  private static final double FARTHEST = 2.0;

  private record Time(Span place, int seconds, boolean begins, boolean ends) {}

  private record Length(Span place, double seconds) {}

  private OutageLength() {}

  static List<Misfit> in(DocumentReading document) {
    List<Time> times = new ArrayList<>();
    List<Length> lengths = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          lengths(block, sentence, lengths);
        }
      }
    }
    return lengths.isEmpty() || !times(document, times) ? List.of() : wrong(times, lengths);
  }

  private static List<Misfit> wrong(List<Time> times, List<Length> lengths) {
    List<Misfit> wrong = new ArrayList<>();
    for (Length length : lengths) {
      Optional<Time> end =
          times.stream().filter(e -> isEnd(times, e, length.seconds())).findFirst();
      boolean fits =
          times.stream()
              .filter(a -> a.begins() || a.ends())
              .anyMatch(a -> times.stream().anyMatch(b -> isApart(a, b, length.seconds())));
      if (end.isPresent() && !fits) {
        Time begin = times.stream().filter(Time::begins).findFirst().orElseThrow();
        int lasted = Math.floorMod(end.get().seconds() - begin.seconds(), DAY);
        wrong.add(
            new Misfit(List.of(length.place(), end.get().place()), lasted / MINUTE + " minutes"));
      }
    }
    return wrong;
  }

  /// The end of what began with the first that begins, not too far from what is said.
  private static boolean isEnd(List<Time> times, Time end, double seconds) {
    Optional<Time> begin = times.stream().filter(Time::begins).findFirst();
    if (!end.ends() || begin.isEmpty()) {
      return false;
    }
    int lasted = Math.floorMod(end.seconds() - begin.get().seconds(), DAY);
    return lasted > 0 && Math.max(seconds / lasted, lasted / seconds) <= FARTHEST;
  }

  private static boolean isApart(Time one, Time other, double seconds) {
    int apart = Math.floorMod(other.seconds() - one.seconds(), DAY);
    double slack = seconds % (FIVE * MINUTE) == 0 ? ROUNDED * MINUTE : MINUTE - 1;
    return Math.abs(Math.min(apart, DAY - apart) - seconds) <= slack;
  }

  /// False where there are too many.
  private static boolean times(DocumentReading document, List<Time> times) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        block.reading().sentences().forEach(sentence -> times(block, sentence, times));
      }
    }
    return times.size() <= MOST;
  }

  private static void times(PlacedBlock block, Sentence sentence, List<Time> out) {
    for (int i = sentence.from(); i < sentence.to() && out.size() <= MOST; i++) {
      int seconds = Clock.seconds(sentence.tokens(), i);
      if (seconds >= 0) {
        out.add(
            new Time(
                block.place(sentence.tokens().span(i, i + 1)),
                seconds,
                tells(block, sentence, BEGINS),
                tells(block, sentence, ENDS)));
      }
    }
  }

  /// In the sentence, or in a cell of the row.
  private static boolean tells(PlacedBlock block, Sentence sentence, WordSet words) {
    if (sentence.cell().isEmpty()) {
      return Wording.has(sentence, words);
    }
    int row = sentence.cell().get().row();
    return Grid.of(block.reading())
        .map(grid -> grid.row(row).stream().anyMatch(c -> Wording.has(c, words)))
        .orElse(false);
  }

  private static void lengths(PlacedBlock block, Sentence sentence, List<Length> out) {
    if (sentence.quantities().isEmpty()
        || sentence.has(Cue.DISCREPANCY)
        || !Amounts.isTelling(sentence)) {
      return;
    }
    boolean lasted = Wording.has(sentence, LASTED);
    for (Quantity quantity : sentence.quantities()) {
      boolean time =
          quantity.dimension().equals("s")
              && Amounts.isExact(quantity)
              && quantity.low() >= FIVE * MINUTE
              && quantity.low() <= DAY / 2;
      if (time && out.size() < MOST && isOfOutage(sentence, quantity, lasted)) {
        out.add(new Length(block.place(quantity.span()), quantity.low()));
      }
    }
  }

  /// "The stall lasted 62 minutes", "refused sign-ins for 52 minutes", a row "Duration".
  private static boolean isOfOutage(Sentence sentence, Quantity length, boolean told) {
    int from = Math.max(sentence.from(), length.from() - REACH);
    int to = Math.min(sentence.to(), length.to() + REACH);
    boolean label =
        sentence
            .cell()
            .flatMap(Sentence.Cell::label)
            .filter(l -> Wording.has(l, LENGTHS))
            .isPresent();
    boolean lasted = told && Wording.hasWithin(sentence, from, length.from(), FOR);
    return (label || lasted) && !Wording.hasWithin(sentence, from, to, OTHER);
  }
}
