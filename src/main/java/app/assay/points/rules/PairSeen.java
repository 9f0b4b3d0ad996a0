package app.assay.points.rules;

import app.assay.points.reading.DocumentReading;
import app.assay.points.weighing.PairWeights;
import app.assay.text.Span;
import java.util.List;
import java.util.Set;

/// Two values of a text with what is seen of them: what the weights are learned from.
///
/// @param one the place of the earlier value among all those of the text
/// @param other that of the later one
/// @param here the earlier value
/// @param there the later one
/// @param traits by their names
/// @param found whether a rule says that they contradict each other
/// @param explained whether the text says itself that they differ
public record PairSeen(
    int one,
    int other,
    Span here,
    Span there,
    PairKind kind,
    Set<String> traits,
    boolean found,
    boolean explained) {

  static PairSeen of(Stated a, Stated b, Set<String> traits, boolean found) {
    return new PairSeen(
        a.order(),
        b.order(),
        Conflict.Place.of(a).span(),
        Conflict.Place.of(b).span(),
        PairKind.of(a, b),
        traits,
        found,
        new ValuePair(a, b).isExplained());
  }

  /// All pairs of a text that are weighed.
  public static List<PairSeen> in(DocumentReading document) {
    return Conflicts.seen(document);
  }

  /// True where both are the same but for two digits next to each other.
  public boolean isSwapped() {
    return traits.contains(PairNumbers.SWAPPED);
  }

  /// What all traits weigh together, in hundredths of a logit.
  public int sum(PairWeights weights) {
    int sum = weights.bias(kind.ordinal());
    for (String trait : traits) {
      sum += weights.ofNamed(trait, kind.ordinal());
    }
    return sum;
  }
}
