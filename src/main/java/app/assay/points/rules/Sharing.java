package app.assay.points.rules;

import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

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

  /// The places of the values that share a word with this one or that, in order.
  Set<Integer> of(int one, int other) {
    Set<Integer> sharing = new TreeSet<>();
    each(all.get(one), word -> sharing.addAll(byWord.getOrDefault(word, List.of())));
    each(all.get(other), word -> sharing.addAll(byWord.getOrDefault(word, List.of())));
    return sharing;
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
