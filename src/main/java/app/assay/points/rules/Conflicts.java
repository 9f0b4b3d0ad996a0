package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/// Finds the values of a text that contradict each other. Each value is compared with those that
/// share its noun, or a word of its clause, and only where few do: the work grows with the number
/// of values.
final class Conflicts {

  /// A value that so many places contradict with so many different values is one of a series.
  private static final int MOST_VALUES = 2;

  /// A word that more values share tells none of them apart.
  private static final int MOST_PLACES = 12;

  private static final double NEAR = 2;

  /// A sentence of more values is a series of numbers.
  private static final int MOST_QUANTITIES = 24;

  /// A larger table is a set of data.
  private static final int MOST_CELLS = 600;

  private static final Set<String> EXPLAINS =
      Set.of("disc", "diff", "corr", "reco", "inco", "conf", "erra");

  private final Map<Long, List<Stated>> index = new HashMap<>();
  private final Map<Long, List<Stated>> wordings = new HashMap<>();
  private final List<Stated> all = new ArrayList<>();
  private final Words words = new Words();
  private final Tables tables = new Tables();

  /// By the places of both values.
  private final Map<Integer, Map<Integer, Double>> pairs = new HashMap<>();

  private int section;
  private int listing = -1;
  private boolean inList;

  /// The words of the first heading: what stands below is of them.
  private StemSet title = StemSet.EMPTY;

  private List<Conflict> found = List.of();

  private Conflicts() {}

  /// One conflict for each value that has one, by place.
  static List<Conflict> in(DocumentReading document) {
    return document.derive(Conflicts.class, Conflicts::read).found;
  }

  private static Conflicts read(DocumentReading document) {
    Conflicts conflicts = new Conflicts();
    for (PlacedBlock block : document.blocks()) {
      conflicts.step(block);
    }
    conflicts.found = conflicts.all.size() < 2 ? List.of() : conflicts.find();
    return conflicts;
  }

  private void step(PlacedBlock block) {
    BlockKind kind = block.reading().kind();
    if (!kind.speaks()) {
      return;
    }
    section += kind == BlockKind.HEADING ? 1 : 0;
    if (kind == BlockKind.HEADING && block.reading().level() == 1 && title.isEmpty()) {
      for (Sentence sentence : block.reading().sentences()) {
        title = title.plus(sentence.stems());
      }
    }
    boolean item = kind == BlockKind.LIST_ITEM;
    listing += item && !inList ? 1 : 0;
    inList = item;
    collect(block, item ? listing : -1);
  }

  private void collect(PlacedBlock block, int list) {
    boolean table = block.reading().table().isPresent();
    if (table && block.reading().sentences().size() > MOST_CELLS) {
      return;
    }
    StemSet heading = StemSet.EMPTY;
    StemSet before = StemSet.EMPTY;
    boolean first = true;
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.cell().filter(Sentence.Cell::isHeader).isPresent()) {
        continue;
      }
      List<Quantity> quantities = sentence.quantities();
      if (!quantities.isEmpty() && first) {
        heading = heading(block);
        first = false;
      }
      boolean few = quantities.size() <= MOST_QUANTITIES && Statements.maySay(sentence);
      if (!quantities.isEmpty() && few && !isExplained(block, sentence)) {
        int wording = Statements.wording(block, sentence);
        boolean cell = sentence.cell().isPresent();
        StemSet over = cell ? StemSet.EMPTY : heading.plus(title).map(Synonyms::of);
        StemSet last = cell ? StemSet.EMPTY : before.map(Synonyms::of);
        boolean counted = false;
        for (Quantity quantity : quantities) {
          boolean second = quantity.isInCell() && quantity != quantities.getFirst();
          boolean said = !second && !isTitle(block, quantity);
          boolean stated = said && Statements.isStated(quantity);
          if (stated || (said && wording != 0 && Statements.isDemanded(quantity))) {
            Stated value = Stated.of(block, quantity, all.size(), section, list, over, last);
            add(value, stated);
            if (wording != 0 && !value.own().isEmpty()) {
              int same = 31 * wording + quantities.indexOf(quantity);
              at(wordings, quantity.dimension(), same).add(value);
            }
            if (!counted && stated) {
              words.count(value.near());
            }
            counted |= stated;
          }
        }
      }
      before = sentence.cell().isEmpty() ? sentence.stems() : StemSet.EMPTY;
    }
  }

  /// @param alone false for a demand, which is compared with its own wording only
  private void add(Stated stated, boolean alone) {
    all.add(stated);
    if (!alone) {
      return;
    }
    Quantity quantity = stated.quantity();
    if (stated.isCell()) {
      tables.add(quantity);
    }
    String base = quantity.base();
    if (stated.head() != 0 && !stated.isCell()) {
      at(index, base, stated.head()).add(stated);
    }
    if (!stated.isBare() && (stated.isTitled() || stated.head() == 0 || !quantity.isCount())) {
      boolean bare = !stated.isCell() && stated.own().size() <= 1;
      StemSet own = bare ? stated.said() : stated.own();
      for (int i = 0; i < own.size(); i++) {
        if (own.get(i) != stated.head() || stated.isCell()) {
          at(index, base, own.get(i)).add(stated);
        }
      }
    }
  }

  private static List<Stated> at(Map<Long, List<Stated>> map, String dimension, int stem) {
    return map.computeIfAbsent(key(dimension, stem), k -> new ArrayList<>(2));
  }

  private static long key(String dimension, int stem) {
    return ((long) dimension.hashCode() << 32) ^ (stem & 0xffffffffL);
  }

  /// The number of a section, and one in a row's label, but for "Ground stations (187)".
  private static boolean isTitle(PlacedBlock block, Quantity quantity) {
    Sentence sentence = quantity.sentence();
    if (block.reading().kind() == BlockKind.HEADING) {
      int before = quantity.from() - 1;
      return before < sentence.from()
          || !Stems.isLight(sentence.stem(before)) && sentence.tokens().is(before, TokenClass.WORD);
    }
    return sentence.cell().filter(c -> c.column() == 0).isPresent()
        && (quantity.from() == sentence.from()
            || !sentence.tokens().is(quantity.from() - 1, TokenClass.OPEN));
  }

  /// The next sentence tells of the discrepancy.
  private static boolean isExplained(PlacedBlock block, Sentence sentence) {
    if (sentence.cell().isPresent()) {
      return false;
    }
    List<Sentence> sentences = block.reading().sentences();
    int next = sentences.indexOf(sentence) + 1;
    return next < sentences.size()
        && sentences.get(next).all(Cue.DISCREPANCY).stream()
            .anyMatch(
                m ->
                    EXPLAINS.contains(start(sentences.get(next), m))
                        && !Wording.before(sentences.get(next), m.from()).equals("not"));
  }

  private static String start(Sentence sentence, CueMatch match) {
    String word = sentence.tokens().text(match.from()).toLowerCase(Locale.ROOT);
    return word.substring(0, Math.min(4, word.length()));
  }

  private List<Conflict> find() {
    for (List<Stated> same : wordings.values()) {
      if (same.size() > 1 && same.size() <= MOST_PLACES) {
        compare(same, Statements::isRepeated);
      }
    }
    for (List<Stated> like : index.values()) {
      if (like.size() > 1 && like.size() <= MOST_PLACES) {
        compare(like, (a, b) -> new Likeness(words, tables, values(like, a, b)).score(a, b));
      }
    }
    return chosen();
  }

  /// How many different values of the same order of size share a word.
  private static int values(List<Stated> like, Stated a, Stated b) {
    return (int)
        like.stream()
            .filter(
                s ->
                    Values.ratio(s.quantity(), a.quantity()) <= NEAR
                        || Values.ratio(s.quantity(), b.quantity()) <= NEAR)
            .map(s -> s.quantity().low())
            .distinct()
            .count();
  }

  private interface Test {

    double score(Stated a, Stated b);
  }

  private void compare(List<Stated> like, Test test) {
    for (int i = 0; i < like.size(); i++) {
      for (int k = i + 1; k < like.size(); k++) {
        Stated a = like.get(i);
        Stated b = like.get(k);
        if (a.quantity().sentence() != b.quantity().sentence() && Values.isDifferent(a, b)) {
          double score = test.score(a, b);
          if (score >= Likeness.ENOUGH) {
            pair(a.order(), b.order(), score);
            pair(b.order(), a.order(), score);
          }
        }
      }
    }
  }

  private void pair(int one, int other, double score) {
    pairs.computeIfAbsent(one, o -> new HashMap<>()).merge(other, score, Math::max);
  }

  /// The best partner of each value, where there is one and not a series.
  private List<Conflict> chosen() {
    TreeMap<Integer, Conflict> chosen = new TreeMap<>();
    pairs.forEach(
        (one, others) -> {
          Set<Double> values = new HashSet<>();
          others.keySet().forEach(o -> values.add(all.get(o).quantity().low()));
          int other = best(others);
          if (values.size() <= MOST_VALUES && isMutual(one, other)) {
            double weight = Objects.requireNonNull(others.get(other));
            chosen.put(one, conflict(all.get(one), all.get(other), weight));
          }
        });
    return List.copyOf(chosen.values());
  }

  /// The partner has no better one that says something else.
  private boolean isMutual(int one, int other) {
    int back = best(pairs.getOrDefault(other, Map.of()));
    return back == one
        || all.get(back).quantity().low() == all.get(one).quantity().low()
        || pairs.getOrDefault(one, Map.of()).getOrDefault(other, 0.0) >= Likeness.SURE;
  }

  private static int best(Map<Integer, Double> others) {
    return others.entrySet().stream()
        .max(
            Map.Entry.<Integer, Double>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .orElseThrow()
        .getKey();
  }

  private static Conflict conflict(Stated one, Stated other, double certainty) {
    return new Conflict(one.block(), one.quantity(), other.block(), other.quantity(), certainty);
  }

  /// The words of the heading over a block.
  private static StemSet heading(PlacedBlock block) {
    StemSet words = StemSet.EMPTY;
    if (!block.around().headings().isEmpty()) {
      for (Sentence sentence : block.around().headings().getLast().sentences()) {
        words = words.plus(sentence.stems());
      }
    }
    return words;
  }
}
