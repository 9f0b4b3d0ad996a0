package app.assay.judge.similarity;

import app.assay.judge.DeferralReason;
import java.util.Comparator;
import java.util.List;

/// What came of comparing. That nothing is flagged says nothing in favour of a text.
public sealed interface Likeness {

  /// Which way of comparing it was.
  String by();

  /// What should be looked at, the most alike first, then in the order of the texts.
  record Flags(String by, List<Flag> flags) implements Likeness {
    public Flags {
      flags = List.copyOf(flags);
    }

    /// The most alike first, then in the order of the texts, and no more than `most`.
    static Flags ranked(String by, List<Flag> flags, int most) {
      return new Flags(
          by,
          flags.stream()
              .sorted(
                  Comparator.comparingDouble(Flag::score).reversed().thenComparingInt(Flag::index))
              .limit(most)
              .toList());
    }
  }

  /// It could not be compared.
  ///
  /// @param message what happened and what to do, a sentence
  record Deferred(String by, DeferralReason reason, String message) implements Likeness {}
}
