package app.assay.points.rules;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/// Finds the entries of a listing that stand against the others: as few as possible, and of two
/// that stand only against each other the later listed.
final class OutOfOrder {

  /// An entry is compared with so many after it, so that long listings stay cheap.
  private static final int REACH = 60;

  /// Where two entries need only change places, so many are at fault at the most: whatever
  /// contradicts another contradicts one of the two.
  private static final int MOST_OF_A_SWAP = 3;

  private OutOfOrder() {}

  /// Tells whether two entries contradict each other.
  interface Conflict {

    /// Whether the two cannot both be right.
    ///
    /// @param earlier the number of the entry that is listed first
    /// @param later that of the other
    boolean between(int earlier, int later);
  }

  /// The numbers of the entries at fault, each with the entry that it contradicts.
  static List<Culprit> of(int entries, Conflict conflict) {
    List<List<Integer>> against = against(entries, conflict);
    PriorityQueue<Standing> queue = new PriorityQueue<>(WORST_FIRST);
    for (int i = 0; i < entries; i++) {
      queue(i, against, queue);
    }
    List<Culprit> culprits = new ArrayList<>();
    for (Standing worst = queue.poll(); worst != null; worst = queue.poll()) {
      int number = worst.entry();
      List<Integer> others = against.get(number);
      if (others.size() < worst.conflicts()) {
        queue(number, against, queue);
        continue;
      }
      int other = nearest(number, others);
      boolean even = others.size() == 1 && against.get(other).size() == 1;
      culprits.add(new Culprit(number, other, even));
      others.forEach(o -> against.get(o).remove(Integer.valueOf(number)));
      others.clear();
    }
    return culprits;
  }

  /// No two entries contradict each other.
  static boolean isInOrder(int entries, Conflict conflict) {
    for (int i = 0; i < entries; i++) {
      for (int j = i + 1; j < Math.min(entries, i + REACH); j++) {
        if (conflict.between(i, j)) {
          return false;
        }
      }
    }
    return true;
  }

  /// Whether two entries may put all in order by changing places.
  static boolean mayBeSwapped(List<Culprit> culprits) {
    return culprits.size() <= MOST_OF_A_SWAP;
  }

  /// So many others contradicted an entry when it was looked at last; some may be at fault since.
  private record Standing(int entry, int conflicts) {}

  private static final Comparator<Standing> WORST_FIRST =
      Comparator.comparingInt(Standing::conflicts).thenComparingInt(Standing::entry).reversed();

  private static void queue(int entry, List<List<Integer>> against, PriorityQueue<Standing> queue) {
    if (!against.get(entry).isEmpty()) {
      queue.add(new Standing(entry, against.get(entry).size()));
    }
  }

  /// The numbers of those that each entry contradicts.
  private static List<List<Integer>> against(int entries, Conflict conflict) {
    List<List<Integer>> against = new ArrayList<>();
    for (int i = 0; i < entries; i++) {
      against.add(new ArrayList<>(0));
    }
    for (int i = 0; i < entries; i++) {
      for (int j = i + 1; j < Math.min(entries, i + REACH); j++) {
        if (conflict.between(i, j)) {
          against.get(i).add(j);
          against.get(j).add(i);
        }
      }
    }
    return against;
  }

  /// @param entry the one at fault
  /// @param other the nearest that it contradicts
  /// @param even true when the other may as well be the one at fault
  record Culprit(int entry, int other, boolean even) {

    private static final int NEAR = 200;

    /// The document says itself that one of the two is to be checked.
    boolean isDoubted(List<Entry> entries) {
      return entries.get(entry).doubted() || entries.get(other).doubted();
    }

    /// The date at fault, or both where it may be either and they stand close.
    Span place(List<Entry> entries) {
      return even && isNear(entries) ? both(entries) : entries.get(entry).place();
    }

    /// The faults to be reported of versions, each of which bears its date as a name: this one, and
    /// the other way round where it may be either and no one place holds both. In a list of events
    /// the place tells which of the two stands against the order.
    List<Culprit> told(List<Entry> entries) {
      return even && !isNear(entries)
          ? List.of(this, new Culprit(other, entry, true))
          : List.of(this);
    }

    private boolean isNear(List<Entry> entries) {
      return both(entries).length() <= NEAR;
    }

    private Span both(List<Entry> entries) {
      Span wrong = entries.get(entry).place();
      Span right = entries.get(other).place();
      return new Span(Math.min(wrong.start(), right.start()), Math.max(wrong.end(), right.end()));
    }
  }

  private static int nearest(int entry, List<Integer> others) {
    int nearest = others.getFirst();
    for (int other : others) {
      if (Math.abs(other - entry) < Math.abs(nearest - entry)) {
        nearest = other;
      }
    }
    return nearest;
  }
}
