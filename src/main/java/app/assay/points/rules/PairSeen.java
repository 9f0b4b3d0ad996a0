package app.assay.points.rules;

import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import java.util.List;
import java.util.Set;

/// Two values of a text with what is seen of them: what the weights are learned from.
///
/// @param here the earlier value
/// @param there the later one
/// @param traits by their names
/// @param found whether a rule says that they contradict each other
public record PairSeen(Span here, Span there, PairKind kind, Set<String> traits, boolean found) {

  /// All pairs of a text that are weighed.
  public static List<PairSeen> in(DocumentReading document) {
    return Conflicts.seen(document);
  }
}
