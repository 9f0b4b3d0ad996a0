package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Moment;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Finds moments that cannot be one and at which the same happens.
final class HappeningPairs {

  private static final WordSet MOVED = WordLists.words("moment-moved");

  /// A word of more moments tells none of them apart.
  private static final int MOST_PLACES = 24;

  private final List<Happening> all;

  /// By the places of both, the earlier first.
  private final Map<Long, Pair> pairs = new TreeMap<>();

  private HappeningPairs(List<Happening> all) {
    this.all = all;
  }

  /// Two that contradict each other, in the order of the text.
  record Pair(Happening one, Happening other) {}

  /// Those of which each contradicts no third moment.
  static List<Pair> in(List<Happening> all) {
    HappeningPairs found = new HappeningPairs(all);
    found.compare();
    return found.pairs.isEmpty() ? List.of() : found.alone();
  }

  private void compare() {
    Buckets byEvent = new Buckets();
    for (Happening happening : all) {
      StemSet things = happening.words().things().plus(happening.words().names());
      for (int i = 0; i < things.size(); i++) {
        byEvent.add(key(happening, things.get(i)), happening.order());
      }
      byEvent.add(key(happening, 0), happening.order());
    }
    byEvent.each(
        MOST_PLACES,
        like -> {
          for (int i = 0; i < like.length; i++) {
            for (int k = i + 1; k < like.length; k++) {
              compare(all.get(like[i]), all.get(like[k]));
            }
          }
        });
  }

  private static long key(Happening happening, int thing) {
    return (long) happening.words().event() << Integer.SIZE ^ (thing & 0xffffffffL);
  }

  private void compare(Happening a, Happening b) {
    if (a.moment().isApartFrom(b.moment()) && mayBeOne(a, b) && areOne(a, b)) {
      pairs.put((long) a.order() << Integer.SIZE | b.order(), new Pair(a, b));
    }
  }

  private List<Pair> alone() {
    Map<Integer, Set<Long>> values = new HashMap<>();
    for (Pair pair : pairs.values()) {
      note(values, pair.one, pair.other);
      note(values, pair.other, pair.one);
    }
    List<Pair> alone = new ArrayList<>();
    for (Pair pair : pairs.values()) {
      boolean told = !pair.one.explained() && !pair.other.explained();
      if (told && isLone(values, pair.one) && isLone(values, pair.other)) {
        alone.add(pair);
      }
    }
    return alone;
  }

  private static void note(Map<Integer, Set<Long>> values, Happening of, Happening other) {
    values.computeIfAbsent(of.order(), o -> new HashSet<>()).add(other.moment().low());
  }

  private static boolean isLone(Map<Integer, Set<Long>> values, Happening of) {
    return values.getOrDefault(of.order(), Set.of()).size() == 1;
  }

  /// They are not of one paragraph or list, of two versions, or of a first and a second time, and
  /// neither was moved.
  private static boolean mayBeOne(Happening a, Happening b) {
    EventWords one = a.words();
    EventWords other = b.words();
    return a.block() != b.block()
        && (a.listing() < 0 || a.listing() != b.listing())
        && one.isOneOfSeveral() == other.isOneOfSeveral()
        && (one.names().isEmpty()
            || other.names().isEmpty()
            || !one.names().isDisjoint(other.names()))
        && (one.events().isWithin(other.events()) || other.events().isWithin(one.events()))
        && (isBy(a) == isBy(b) || a.words().isTitle() || b.words().isTitle())
        && !isMoved(a.sentence())
        && !isMoved(b.sentence());
  }

  /// "To be signed by 13 February" is no other day than that on which it is signed.
  private static boolean isBy(Happening happening) {
    int before = happening.moment().from() - 1;
    return before >= happening.sentence().from()
        && happening.sentence().tokens().isWord(before, "by");
  }

  private static boolean isMoved(Sentence sentence) {
    if (!sentence.mayHold(MOVED)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, MOVED)) {
        return true;
      }
    }
    return false;
  }

  private static boolean areOne(Happening a, Happening b) {
    EventWords one = a.words();
    EventWords other = b.words();
    boolean shared =
        !one.things().isDisjoint(other.things()) || !one.names().isDisjoint(other.names());
    return (shared && (isSaid(a, b) || isSaid(b, a)))
        || !one.capitals().shared(other.capitals()).isEmpty()
        || (one.event() != Events.MEETING && isBare(a, b));
  }

  /// All that one clause says is said around the other.
  private static boolean isSaid(Happening a, Happening b) {
    return a.words().things().isWithin(b.told()) && a.words().names().isWithin(b.told());
  }

  /// "The launch" is that of which the other tells, and so is what closes by the clock.
  private static boolean isBare(Happening a, Happening b) {
    boolean same = a.words().word() == b.words().word();
    boolean clock = same && a.moment().kind() == Moment.Kind.CLOCK;
    return (a.words().isBare() && (clock || a.words().isDefinite()))
        || (b.words().isBare() && (clock || b.words().isDefinite()));
  }
}
