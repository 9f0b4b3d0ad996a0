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
import org.jspecify.annotations.Nullable;

/// Finds the values of a text that contradict each other. Each value is compared with those that
/// share its rarest word, so that the work grows with the number of values.
final class Conflicts {

  /// A value that so many places contradict with so many different values is one of a series.
  private static final int MOST_VALUES = 2;

  /// No more places than this are looked at for one value.
  private static final int MOST_PLACES = 100;

  private static final Set<String> EXPLAINS =
      Set.of("disc", "diff", "corr", "reco", "inco", "conf", "erra");

  private final Map<String, Alike> alike = new HashMap<>();
  private final List<Placed> all = new ArrayList<>();
  private @Nullable BlockReading heading;
  private StemSet headingWords = StemSet.EMPTY;

  private List<Conflict> found = List.of();

  private Conflicts() {}

  /// A value at its place.
  private static final class Placed {

    private final PlacedBlock block;
    private final Quantity quantity;
    private final StemSet beside;
    private final int order;
    private final Alike alike;
    private @Nullable StemSet reach;

    /// @param beside the stems of the sentence before and of the heading
    /// @param order the place in the text
    /// @param alike those with the same base
    Placed(PlacedBlock block, Quantity quantity, StemSet beside, int order, Alike alike) {
      this.block = block;
      this.quantity = quantity;
      this.beside = beside;
      this.order = order;
      this.alike = alike;
    }

    /// The stems in reach: those of the sentence and those beside it.
    StemSet reach() {
      StemSet known = reach;
      if (known == null) {
        known = quantity.reach().plus(beside);
        reach = known;
      }
      return known;
    }

    /// The words by which it is found, one of which another of the same thing has in its reach.
    StemSet words() {
      return quantity.noun().isEmpty() ? quantity.keys() : quantity.noun();
    }
  }

  /// The values of one base, such as all times, by the stems in their reach. Most texts have few of
  /// each, so the stems are sorted only when the values are more than one.
  private static final class Alike {

    private final List<Placed> places = new ArrayList<>(2);
    private @Nullable Map<Integer, List<Placed>> byStem;

    void add(Placed placed) {
      places.add(placed);
    }

    /// Those that have a word in their reach, which is one of some place's [Placed#words()].
    List<Placed> with(int stem) {
      Map<Integer, List<Placed>> known = byStem;
      if (known == null) {
        known = index();
        byStem = known;
      }
      return known.getOrDefault(stem, List.of());
    }

    private Map<Integer, List<Placed>> index() {
      Map<Integer, List<Placed>> stems = new HashMap<>();
      for (Placed placed : places) {
        StemSet words = placed.words();
        for (int i = 0; i < words.size(); i++) {
          stems.computeIfAbsent(words.get(i), w -> new ArrayList<>(2));
        }
      }
      for (Placed placed : places) {
        StemSet reach = placed.reach();
        for (int i = 0; i < reach.size(); i++) {
          List<Placed> with = stems.get(reach.get(i));
          if (with != null) {
            with.add(placed);
          }
        }
      }
      return stems;
    }
  }

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
    StemSet heading = heading(block);
    StemSet before = StemSet.EMPTY;
    List<Sentence> sentences = block.reading().sentences();
    for (int i = 0; i < sentences.size(); i++) {
      Sentence sentence = sentences.get(i);
      if (sentence.cell().isPresent() && sentence.cell().get().isHeader()) {
        continue;
      }
      List<Quantity> quantities = sentence.quantities();
      if (quantities.isEmpty() || isExplained(sentences, i)) {
        continue;
      }
      for (Quantity quantity : quantities) {
        if (Likeness.isStated(quantity) && !isTitle(quantity)) {
          StemSet beside = sentence.cell().isEmpty() ? heading.plus(before) : StemSet.EMPTY;
          Alike same = alike.computeIfAbsent(quantity.base(), d -> new Alike());
          Placed placed = new Placed(block, quantity, beside, all.size(), same);
          all.add(placed);
          same.add(placed);
        }
      }
      before = sentence.stems();
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
  private static boolean isExplained(List<Sentence> sentences, int at) {
    if (sentences.get(at).cell().isPresent() || at + 1 == sentences.size()) {
      return false;
    }
    Sentence next = sentences.get(at + 1);
    for (CueMatch match : next.all(Cue.DISCREPANCY)) {
      if (EXPLAINS.contains(start(next, match))) {
        return true;
      }
    }
    return false;
  }

  private static String start(Sentence sentence, CueMatch match) {
    String word = sentence.tokens().lower(match.from());
    return word.substring(0, Math.min(4, word.length()));
  }

  private List<Conflict> find() {
    Map<Placed, Placed> found = new LinkedHashMap<>();
    for (Placed one : all) {
      if (one.alike.places.size() < 2) {
        continue;
      }
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
    return Likeness.isSame(one.quantity, other.quantity, other.reach(), caption)
        || Likeness.isOfSummary(one.quantity, one.block, other.quantity, other.block);
  }

  /// The words of the heading over a block.
  private StemSet heading(PlacedBlock block) {
    List<BlockReading> headings = block.around().headings();
    BlockReading nearest = headings.isEmpty() ? null : headings.getLast();
    if (nearest != heading) {
      heading = nearest;
      headingWords = StemSet.EMPTY;
      if (nearest != null) {
        for (Sentence sentence : nearest.sentences()) {
          headingWords = headingWords.plus(sentence.stems());
        }
      }
    }
    return headingWords;
  }

  /// Those that share the rarest word.
  private List<Placed> near(Placed one) {
    StemSet words = one.words();
    List<Placed> rarest = List.of();
    for (int i = 0; i < words.size(); i++) {
      List<Placed> places = one.alike.with(words.get(i));
      if (rarest.isEmpty() || (places.size() < rarest.size() && places.size() > 1)) {
        rarest = places;
      }
    }
    return rarest.size() > MOST_PLACES ? rarest.subList(0, MOST_PLACES) : rarest;
  }
}
