package app.assay.hitl.signal;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// A reason to look again.
///
/// @param kind what it is about
/// @param sentence what was seen, one sentence
/// @param file the document as it was named; empty where the signal is about a reviewer
/// @param line 1-based; 0 where there is none
/// @param figures what was counted, by name, in the order in which it is told
public record TrustSignal(
    SignalKind kind, String sentence, String file, int line, SequencedMap<String, Long> figures) {

  /// By file and line; reviewers first.
  public static final Comparator<TrustSignal> ORDER =
      Comparator.comparing(TrustSignal::file)
          .thenComparingInt(TrustSignal::line)
          .thenComparing(TrustSignal::kind)
          .thenComparing(TrustSignal::sentence);

  public TrustSignal {
    figures = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(figures));
  }

  /// Figures that are told in this order.
  @SafeVarargs
  static SequencedMap<String, Long> figures(Map.Entry<String, Long>... told) {
    SequencedMap<String, Long> figures = new LinkedHashMap<>();
    for (Map.Entry<String, Long> figure : told) {
      figures.put(figure.getKey(), figure.getValue());
    }
    return figures;
  }
}
