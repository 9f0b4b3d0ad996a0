package app.assay.ledger;

import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Follows the chain line by line and says where it breaks; one fault is reported once.
///
/// Holds the highest entry seen and the gaps below it, never the entries themselves.
final class Chain {

  private final Problems problems;
  private final TreeMap<Long, Long> gaps = new TreeMap<>();
  private long top;
  private @Nullable String topHash;
  private @Nullable Instant topTime;
  private long unknown;

  /// Starts after an entry that is known to be right.
  Chain(Checkpoint known, Problems problems) {
    this.top = known.entries();
    this.topHash = known.head();
    this.problems = problems;
  }

  /// False while an entry before the highest is missing.
  boolean isGapless() {
    return gaps.isEmpty();
  }

  /// The number of the highest entry.
  long top() {
    return top;
  }

  /// The highest entry number the ledger reaches, damaged lines at its end counted in.
  long reach() {
    return top + unknown;
  }

  /// The hash of the highest entry, or null when that line was edited.
  @Nullable String head() {
    return topHash;
  }

  /// Takes the next line of the file.
  void accept(long number, Line line) {
    switch (line) {
      case Line.Sealed(LedgerEntry entry) -> follow(number, entry);
      case Line.Edited(LedgerEntry entry) -> {
        problems.add(
            LedgerProblem.Kind.EDITED,
            number,
            "Line " + number + " was changed after it was written.");
        if (entry.sequence() == top + 1) {
          top++;
          topHash = null;
        } else {
          unknown++;
        }
      }
      case Line.Broken(LedgerProblem.Kind kind, String what) -> {
        problems.add(kind, number, "Line " + number + " " + what + ".");
        unknown++;
      }
    }
  }

  /// Reports what is still missing once the last line was taken.
  void finish() {
    for (Map.Entry<Long, Long> gap : gaps.entrySet()) {
      problems.add(LedgerProblem.Kind.REMOVED, 0, range(gap.getKey(), gap.getValue()) + " gone.");
    }
  }

  /// "Entry 3 is" or "Entries 3 to 5 are".
  static String range(long first, long last) {
    return first == last ? "Entry " + first + " is" : "Entries " + first + " to " + last + " are";
  }

  private void follow(long number, LedgerEntry entry) {
    long sequence = entry.sequence();
    if (sequence <= top) {
      outOfOrder(number, sequence);
      return;
    }
    long missing = sequence - top - 1;
    if (missing == 0 && topHash != null && !topHash.equals(entry.previous())) {
      problems.add(
          LedgerProblem.Kind.CHAIN_BROKEN,
          number,
          "Line " + number + " does not continue the entry before it, which was replaced.");
    }
    if (missing > unknown) {
      gaps.put(top + 1, sequence - 1);
    }
    if (topTime != null && entry.time().isBefore(topTime)) {
      problems.add(
          LedgerProblem.Kind.CLOCK_BACKWARDS,
          number,
          "Line " + number + " is older than the entry before it: the clock was set back.");
    }
    top = sequence;
    topHash = entry.hash();
    topTime = entry.time();
    unknown = 0;
  }

  private void outOfOrder(long number, long sequence) {
    Map.@Nullable Entry<Long, Long> gap = gaps.floorEntry(sequence);
    if (gap == null || gap.getValue() < sequence) {
      problems.add(
          LedgerProblem.Kind.DUPLICATED,
          number,
          "Line " + number + " repeats entry " + sequence + ".");
      return;
    }
    problems.add(
        LedgerProblem.Kind.REORDERED,
        number,
        "Line " + number + " holds entry " + sequence + ", which belongs further up.");
    gaps.remove(gap.getKey());
    if (gap.getKey() < sequence) {
      gaps.put(gap.getKey(), sequence - 1);
    }
    if (sequence < gap.getValue()) {
      gaps.put(sequence + 1, gap.getValue());
    }
  }
}
