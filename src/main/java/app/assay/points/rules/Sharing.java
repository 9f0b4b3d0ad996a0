package app.assay.points.rules;

import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/// Which values of a text share a word with one of some of them. Those some are few, and all are
/// gone through once, so that the work grows with the text and not with its square.
final class Sharing {

  /// Bits by the last of a word's number: nearly every word of the others is seen by it not to be
  /// one that is asked for.
  private static final int FILTER = 1 << 14;

  private final List<Stated> all;
  private final long[] wanted = new long[FILTER / Long.SIZE];
  private final Map<Integer, List<Integer>> byWord = new HashMap<>();

  /// @param all the values of a text, by their places
  /// @param asked the places of those that will be asked about
  Sharing(List<Stated> all, Collection<Integer> asked) {
    this.all = all;
    for (int one : asked) {
      each(all.get(one), word -> byWord.computeIfAbsent(word, w -> new ArrayList<>()));
    }
    byWord.keySet().forEach(w -> wanted[place(w)] |= 1L << w);
    for (int i = 0; i < all.size(); i++) {
      int order = i;
      each(all.get(i), word -> add(word, order));
    }
  }

  private interface Sink {

    void take(int word);
  }

  private void add(int word, int order) {
    if ((wanted[place(word)] & 1L << word) != 0) {
      List<Integer> sharing = byWord.get(word);
      if (sharing != null) {
        sharing.add(order);
      }
    }
  }

  private static int place(int word) {
    return (word & FILTER - 1) / Long.SIZE;
  }

  /// True when one of the values that share a word with this one is such; they come in no order,
  /// and one that shares several words comes as often.
  boolean any(int one, IntPredicate such) {
    Stated value = all.get(one);
    return any(value.own(), such)
        || any(value.said(), such)
        || (value.head() != 0 && anyOf(value.head(), such));
  }

  private boolean any(StemSet words, IntPredicate such) {
    for (int i = 0; i < words.size(); i++) {
      if (anyOf(words.get(i), such)) {
        return true;
      }
    }
    return false;
  }

  private boolean anyOf(int word, IntPredicate such) {
    List<Integer> sharing = byWord.getOrDefault(word, List.of());
    for (int i = 0; i < sharing.size(); i++) {
      if (such.test(sharing.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static void each(Stated value, Sink out) {
    each(value.own(), out);
    each(value.said(), out);
    if (value.head() != 0) {
      out.take(value.head());
    }
  }

  private static void each(StemSet words, Sink out) {
    for (int i = 0; i < words.size(); i++) {
      out.take(words.get(i));
    }
  }
}
