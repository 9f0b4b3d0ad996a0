package app.assay.quality;

import app.assay.points.rules.PairKind;
import app.assay.points.rules.PairSeen;
import app.assay.points.rules.PairStanding;
import app.assay.points.weighing.PairWeights;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// The pairs of values of labelled documents, with what is seen of them or with how they stand
/// among the others. Each trait is there twice, for all kinds of pairs and for the pair's own.
final class PairExamples {

  private static final int POINT = 5;

  /// Before a trait of one kind of pairs.
  private static final String OF_KIND = "| ";

  private final List<Example> all = new ArrayList<>();

  /// What is learned of each of a text's pairs; none where it is not learned from.
  interface View {

    /// What is seen of both values.
    View TRAITS = pairs -> pairs.stream().map(p -> Optional.of(p.traits())).toList();

    List<Optional<Set<String>>> of(List<PairSeen> pairs);

    /// How each stands among the others by these weights.
    static View standing(PairWeights weights) {
      return pairs -> {
        int[] numbers = new int[pairs.size()];
        List<PairStanding.Pair> weighed = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
          PairSeen pair = pairs.get(i);
          int sum = pair.sum(weights);
          numbers[i] = sum < PairStanding.LEAST ? -1 : weighed.size();
          if (numbers[i] >= 0) {
            weighed.add(
                new PairStanding.Pair(
                    pair.one(), pair.other(), sum, pair.found(), pair.isSwapped()));
          }
        }
        PairStanding standing = new PairStanding(weighed);
        return Arrays.stream(numbers)
            .mapToObj(n -> n < 0 ? Optional.<Set<String>>empty() : Optional.of(standing.names(n)))
            .toList();
      };
    }
  }

  List<Example> all() {
    return List.copyOf(all);
  }

  /// The name of a trait for one kind of pairs.
  static String ofKind(PairKind kind, String trait) {
    return kind + OF_KIND + trait;
  }

  /// True for the name of a trait for all kinds of pairs.
  static boolean isOfAll(String name) {
    return !name.contains(OF_KIND);
  }

  void addDocuments(List<SeenDocument> documents, View view) {
    for (SeenDocument document : documents) {
      List<Optional<Set<String>>> traits = view.of(document.pairs());
      for (int i = 0; i < traits.size(); i++) {
        PairSeen pair = document.pairs().get(i);
        if (!pair.explained() && traits.get(i).isPresent()) {
          add(document.labelled(), pair, traits.get(i).get());
        }
      }
    }
  }

  private void add(LabelledDocument document, PairSeen pair, Set<String> traits) {
    List<Label> here = labels(document, pair.here());
    List<Label> there = labels(document, pair.there());
    boolean labelled = !here.isEmpty() && !there.isEmpty() && !here.equals(there);
    boolean linked =
        labelled
            && (names(here, pair.there().in(document.text()))
                || names(there, pair.here().in(document.text())));
    if (linked || !labelled) {
      add(pair, traits, linked);
    }
  }

  private static List<Label> labels(LabelledDocument document, Span span) {
    return document.labels().stream()
        .filter(l -> l.point() == POINT && l.span().overlaps(span))
        .toList();
  }

  private static boolean names(List<Label> labels, String value) {
    return labels.stream().anyMatch(l -> Linked.names(l.reason(), value));
  }

  private void add(PairSeen pair, Set<String> traits, boolean fault) {
    Map<String, Integer> features = new TreeMap<>();
    for (String trait : traits) {
      features.put(trait, 1);
      features.put(ofKind(pair.kind(), trait), 1);
    }
    features.put(ofKind(pair.kind(), ""), 1);
    BitSet known = new BitSet();
    known.set(POINT);
    BitSet at = new BitSet();
    at.set(POINT, fault);
    all.add(new Example(features, known, at, false, Example.Pin.NONE));
  }
}
