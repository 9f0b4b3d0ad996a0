package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Finds the values of a text that contradict each other. Each value is compared with those that
/// share its rarest word, so that the work grows with the number of values.
final class Conflicts {

  /// A value that so many places contradict with so many different values is one of a series.
  private static final int MOST_VALUES = 2;

  /// No more places than this are looked at for one value.
  private static final int MOST_PLACES = 100;

  private static final Set<String> EXPLAINS =
      Set.of("disc", "diff", "corr", "reco", "inco", "conf", "erra");

  private final Map<String, Map<Integer, List<Placed>>> index = new HashMap<>();
  private final List<Placed> all = new ArrayList<>();

  private List<Conflict> found = List.of();

  private Conflicts() {}

  /// @param reach the stems in reach: those of the sentence, of the one before, of the heading
  /// @param order the place in the text
  private record Placed(PlacedBlock block, Quantity quantity, StemSet reach, int order) {}

  /// One conflict for each value that has one, by place.
  static List<Conflict> in(DocumentReading document) {
    return document.derive(Conflicts.class, Conflicts::read).found;
  }

  private static Conflicts read(DocumentReading document) {
    Conflicts conflicts = new Conflicts();
    for (PlacedBlock block : document.blocks()) {
      if (speaks(block.reading())) {
        conflicts.collect(block);
      }
    }
    conflicts.found = conflicts.all.size() < 2 ? List.of() : conflicts.find();
    return conflicts;
  }

  private static boolean speaks(BlockReading block) {
    return block.kind().speaks();
  }

  private void collect(PlacedBlock block) {
    StemSet heading = block.reading().sentences().isEmpty() ? StemSet.EMPTY : heading(block);
    StemSet before = StemSet.EMPTY;
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.cell().filter(Sentence.Cell::isHeader).isPresent()) {
        continue;
      }
      List<Quantity> quantities = sentence.quantities();
      if (quantities.isEmpty() || isExplained(block, sentence)) {
        continue;
      }
      for (Quantity quantity : quantities) {
        if (Likeness.isStated(quantity) && !isTitle(quantity)) {
          StemSet reach = quantity.reach();
          if (sentence.cell().isEmpty()) {
            reach = reach.plus(heading).plus(before);
          }
          Placed placed = new Placed(block, quantity, reach, all.size());
          all.add(placed);
          Map<Integer, List<Placed>> byStem =
              index.computeIfAbsent(quantity.base(), d -> new HashMap<>());
          for (int i = 0; i < reach.size(); i++) {
            byStem.computeIfAbsent(reach.get(i), s -> new ArrayList<>()).add(placed);
          }
        }
      }
      before = sentence.quantities().isEmpty() ? StemSet.EMPTY : sentence.stems();
    }
  }

  /// A number in a row's label, but for "Ground stations (187)".
  private static boolean isTitle(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    return sentence.cell().filter(c -> c.column() == 0).isPresent()
        && (quantity.from() == sentence.from()
            || !sentence.tokens().is(quantity.from() - 1, TokenClass.OPEN));
  }

  /// The next sentence tells of the discrepancy.
  private static boolean isExplained(PlacedBlock block, Sentence sentence) {
    List<Sentence> sentences = block.reading().sentences();
    int next = sentences.indexOf(sentence) + 1;
    return sentence.cell().isEmpty()
        && next < sentences.size()
        && sentences.get(next).all(Cue.DISCREPANCY).stream()
            .anyMatch(m -> EXPLAINS.contains(start(sentences.get(next), m)));
  }

  private static String start(Sentence sentence, CueMatch match) {
    String word = sentence.tokens().lower(match.from());
    return word.substring(0, Math.min(4, word.length()));
  }

  private List<Conflict> find() {
    Map<Placed, Placed> found = new LinkedHashMap<>();
    for (Placed one : all) {
      List<Placed> against = against(one);
      Set<Double> values = new HashSet<>();
      against.forEach(p -> values.add(p.quantity.low()));
      if (!against.isEmpty() && values.size() <= MOST_VALUES) {
        found.putIfAbsent(one, against.getFirst());
        against.forEach(p -> found.putIfAbsent(p, one));
      }
    }
    return found.entrySet().stream()
        .sorted(Map.Entry.comparingByKey((a, b) -> Integer.compare(a.order, b.order)))
        .map(
            e ->
                new Conflict(
                    e.getKey().block,
                    e.getKey().quantity,
                    e.getValue().block,
                    e.getValue().quantity))
        .toList();
  }

  private List<Placed> against(Placed one) {
    List<Placed> against = new ArrayList<>();
    for (Placed other : near(one)) {
      boolean apart = other.quantity.sentence() != one.quantity.sentence();
      if (apart && Likeness.isDifferent(one.quantity, other.quantity) && isSame(one, other)) {
        against.add(other);
      }
    }
    return against;
  }

  private static boolean isSame(Placed one, Placed other) {
    boolean caption =
        one.quantity.isInCell()
            && one.block
                .around()
                .captionAbove()
                .filter(c -> c == other.block.reading())
                .isPresent();
    if (one.quantity.isInCell() && other.quantity.isInCell()) {
      return TableLikeness.isSame(one.block, one.quantity, other.block, other.quantity);
    }
    return Likeness.isSame(one.quantity, other.quantity, other.reach, caption)
        || Likeness.isOfSummary(one.quantity, one.block, other.quantity, other.block);
  }

  /// The words of the heading over a block.
  private static StemSet heading(PlacedBlock block) {
    if (block.around().headings().isEmpty()) {
      return StemSet.EMPTY;
    }
    StemSet words = StemSet.EMPTY;
    for (Sentence sentence : block.around().headings().getLast().sentences()) {
      words = words.plus(sentence.stems());
    }
    return words;
  }

  /// Those that share the rarest word.
  private List<Placed> near(Placed one) {
    StemSet words = one.quantity.noun().isEmpty() ? one.quantity.keys() : one.quantity.noun();
    Map<Integer, List<Placed>> byStem = index.getOrDefault(one.quantity.base(), Map.of());
    List<Placed> rarest = List.of();
    for (int i = 0; i < words.size(); i++) {
      List<Placed> places = byStem.getOrDefault(words.get(i), List.of());
      if (rarest.isEmpty() || (places.size() < rarest.size() && places.size() > 1)) {
        rarest = places;
      }
    }
    return rarest.size() > MOST_PLACES ? rarest.subList(0, MOST_PLACES) : rarest;
  }
}
