package app.assay.distillery.layer2;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/// Something that may come on a shortlist, with what each way of looking says of it.
final class Found {

  /// How much later places still count. Eight are kept, so that the first places have to be further
  /// apart than the usual 60 puts them.
  private static final double DAMPING = 5;

  /// What a common domain counts beside words and likeness: many others have it too.
  private static final double DOMAIN = 0.5;

  private static final double WAYS = 3 + DOMAIN;

  final Related.Place place;
  final String id;
  final Set<String> reasons = new LinkedHashSet<>();

  /// How alike title and claim are, 0 to 1.
  double score;

  /// How alike the whole texts are, 0 to 1.
  double whole;

  /// 1 for the first that the search for words found, less for later ones, 0 where it did not.
  double hit;

  /// Share of the candidate's domains that it has, 0 to 1.
  double domains;

  /// How many ways of looking could not see it, so that it loses nothing by them.
  int blind;

  /// True for what has to be on the list.
  boolean always;

  private double points;

  Found(Related.Place place, String id) {
    this.place = place;
    this.id = id;
  }

  /// In the order of the list. Scores of different ways of looking cannot be added up, but places
  /// can: each way gives each its place, and a place near the front counts more (reciprocal rank
  /// fusion; Cormack, Clarke and Büttcher 2009).
  static List<Found> ranked(Collection<Found> found) {
    found.forEach(one -> one.points = 0);
    count(found, 1, one -> one.score);
    count(found, 1, one -> one.whole);
    count(found, 1, one -> one.hit);
    count(found, DOMAIN, one -> one.domains);
    found.forEach(one -> one.points /= WAYS - one.blind);
    return found.stream()
        .sorted(
            Comparator.comparing((Found one) -> !one.always)
                .thenComparing(Comparator.comparingDouble((Found one) -> one.points).reversed())
                .thenComparing(one -> one.id))
        .toList();
  }

  /// What is equal has the same place; what a way says nothing of gets nothing from it.
  private static void count(Collection<Found> found, double weight, ToDoubleFunction<Found> way) {
    List<Found> sorted =
        found.stream()
            .filter(one -> way.applyAsDouble(one) > 0)
            .sorted(Comparator.comparingDouble(way).reversed())
            .toList();
    int place = 0;
    for (int i = 0; i < sorted.size(); i++) {
      if (i == 0 || way.applyAsDouble(sorted.get(i)) < way.applyAsDouble(sorted.get(i - 1))) {
        place = i + 1;
      }
      sorted.get(i).points += weight / (DAMPING + place);
    }
  }
}
