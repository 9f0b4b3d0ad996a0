package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.LooseQuantities;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Finds the values of a text that contradict each other. Each value is compared with those that
/// share its noun, or a word of its clause, and only where few do: the work grows with the number
/// of values.
final class Conflicts {

  /// A word that more values share tells none of them apart.
  private static final int MOST_PLACES = 12;

  private static final double NEAR = 2;

  /// Of two close values those count that are not much farther, but none beyond this.
  private static final double CLOSE = 1.3;

  private static final double WIDER = 1.15;

  /// A sentence of more values is a series of numbers.
  private static final int MOST_QUANTITIES = 24;

  /// A larger table is a set of data.
  private static final int MOST_CELLS = 600;

  private final Buckets index = new Buckets();

  /// By the digits of a value, whatever their order.
  private final Buckets swapped = new Buckets();

  private final Buckets wordings = new Buckets();

  /// By the version whose date a value is.
  private final Buckets named = new Buckets();

  private final List<Stated> all = new ArrayList<>();

  /// Of them, those that are stated as facts.
  private final List<Stated> told = new ArrayList<>();

  private final Company company = new Company(told);
  private final Words words = new Words();
  private final Tables tables = new Tables();

  /// Pairs that were found to be of two things: most meet again by another word.
  private final PairSet unlike = new PairSet();

  /// What was counted last, in one place for all pairs.
  private final double[] different = new double[MOST_PLACES];

  private int section;
  private int listing = -1;
  private boolean inList;

  /// The words of the first heading: what stands below is of them.
  private StemSet title = StemSet.EMPTY;

  private @Nullable BlockReading lastOver;
  private boolean isTitleNew;

  /// The words of the heading over a block and of the title.
  private StemSet heading = StemSet.EMPTY;

  /// Whether the heading is of one of several versions, days or numbered things.
  private boolean numbered;

  private Conflicts() {}

  /// What was found in a version of a text.
  private record Found(ValueSources sources, List<Conflict> conflicts) {}

  /// One conflict for each value that has one, by place.
  static List<Conflict> in(DocumentReading document) {
    return document.follow(Found.class, Conflicts::read).conflicts;
  }

  private static Found read(DocumentReading document, Optional<Found> before) {
    ValueSources sources = ValueSources.of(document);
    if (before.isPresent() && before.get().sources.equals(sources)) {
      return before.get();
    }
    Conflicts conflicts = of(document);
    return new Found(sources, conflicts.all.size() < 2 ? List.of() : conflicts.find(document));
  }

  private static Conflicts of(DocumentReading document) {
    Conflicts conflicts = new Conflicts();
    for (PlacedBlock block : document.blocks()) {
      document.step();
      conflicts.step(block);
    }
    return conflicts;
  }

  /// The pairs of values that are weighed, whatever their sum.
  static List<PairSeen> seen(DocumentReading document) {
    Conflicts conflicts = of(document);
    PairsByWeight weights = conflicts.weights();
    ConflictPairs pairs = conflicts.byRules(document);
    List<PairSeen> seen = new ArrayList<>();
    weights.each(
        pairs.chosen(),
        (a, b) -> {
          Set<String> traits = new TreeSet<>();
          weights.traits().read(a, b, new PairNames(traits));
          seen.add(PairSeen.of(a, b, traits, pairs.isChosen(a, b)));
        });
    return seen;
  }

  private PairsByWeight weights() {
    return new PairsByWeight(all, words, tables);
  }

  private void step(PlacedBlock block) {
    BlockKind kind = block.reading().kind();
    if (!kind.speaks()) {
      return;
    }
    section += kind == BlockKind.HEADING ? 1 : 0;
    if (kind == BlockKind.HEADING && block.reading().level() == 1 && title.isEmpty()) {
      title = words(block.reading());
      isTitleNew = true;
    }
    boolean item = kind == BlockKind.LIST_ITEM;
    listing += item && !inList ? 1 : 0;
    inList = item;
    if (block.reading().holdsValue() || LooseQuantities.of(block).areAny()) {
      enter(block);
      collect(block, item ? listing : -1);
    }
  }

  private void collect(PlacedBlock block, int list) {
    List<Sentence> sentences = block.reading().sentences();
    if (block.reading().table().isPresent() && sentences.size() > MOST_CELLS) {
      return;
    }
    LooseQuantities loosely = LooseQuantities.of(block);
    for (int i = 0; i < sentences.size(); i++) {
      Sentence sentence = sentences.get(i);
      boolean header = sentence.cell().isPresent() && sentence.cell().get().isHeader();
      List<Quantity> quantities = header ? List.of() : sentence.quantities();
      boolean series = quantities.size() + loosely.of(i).size() > MOST_QUANTITIES;
      List<Quantity> loose = series ? List.of() : loosely.of(i);
      boolean any = !quantities.isEmpty() || !loose.isEmpty();
      if (any && quantities.size() <= MOST_QUANTITIES) {
        Quantity first = quantities.isEmpty() ? loose.getFirst() : quantities.getFirst();
        boolean cell = sentence.cell().isPresent();
        StemSet over = cell ? StemSet.EMPTY : heading;
        SentenceWords around = new SentenceWords(first, over, numbered, sentences, i);
        collect(block, list, i, quantities, around);
        boolean explained = Discrepancies.explain(sentences, i);
        for (Quantity quantity : loose) {
          loosely(new Stated(block, quantity, all.size(), section, list, around, explained));
        }
      }
    }
  }

  /// Takes the values of one sentence.
  private void collect(
      PlacedBlock block, int list, int at, List<Quantity> quantities, SentenceWords around) {
    Sentence sentence = block.reading().sentences().get(at);
    boolean cell = sentence.cell().isPresent();
    int wording = cell ? 0 : Statements.wording(block, sentence);
    boolean explained = Discrepancies.explain(block.reading().sentences(), at);
    boolean moved = !explained && sentence.has(Cue.DISCREPANCY);
    boolean counted = false;
    for (int i = 0; i < quantities.size(); i++) {
      Quantity quantity = quantities.get(i);
      boolean second = i > 0 && quantity.isInCell();
      boolean said = !second && !isTitle(block, quantity) && !Statements.isDifference(quantity);
      boolean stated = said && Statements.isStated(quantity);
      if (said) {
        boolean former =
            (moved && Wording.before(sentence, quantity.from()).equals("from"))
                || Former.is(sentence, quantity.from());
        Stated value =
            new Stated(block, quantity, all.size(), section, list, around, explained || former);
        add(value, stated);
        boolean demanded = wording != 0 && (stated || Statements.isDemanded(quantity));
        if (demanded && (!quantity.noun().isEmpty() || !value.own().isEmpty())) {
          wordings.add(key(quantity.dimension(), 31 * wording + i), value.order());
        }
        if (!counted && stated) {
          words.expect(value);
        }
        counted |= stated;
      } else if (isNamed(quantity)) {
        loosely(new Stated(block, quantity, all.size(), section, list, around, explained));
      }
    }
  }

  /// Takes a value that rules do not compare, but for the date of a version.
  private void loosely(Stated stated) {
    all.add(stated);
    date(stated);
  }

  private void date(Stated stated) {
    int name = NamedDates.of(stated);
    if (name != 0) {
      named.add(name, stated.order());
    }
  }

  /// @param alone false for a demand, which rules compare with its own wording only
  private void add(Stated stated, boolean alone) {
    all.add(stated);
    date(stated);
    if (!alone) {
      return;
    }
    told.add(stated);
    long digits = LoneLikeness.digits(stated.quantity());
    if (digits != 0) {
      swapped.add(digits, stated.order());
    }
    Quantity quantity = stated.quantity();
    if (stated.isCell()) {
      tables.add(quantity);
    }
    String base = quantity.base();
    if (stated.head() != 0 && !stated.isCell()) {
      index.add(key(base, stated.head()), stated.order());
    }
    if ((stated.isTitled() || stated.head() == 0 || !quantity.isCount()) && !stated.isBare()) {
      boolean bare = !stated.isCell() && stated.own().size() <= 1;
      StemSet own = bare ? stated.said() : stated.own();
      own = stated.isTotal() ? own.plus(stated.caption()) : own;
      for (int i = 0; i < own.size(); i++) {
        if (own.get(i) != stated.head() || stated.isCell()) {
          index.add(key(base, own.get(i)), stated.order());
        }
      }
    }
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
          || (!Stems.isLight(sentence.stem(before))
              && sentence.tokens().is(before, TokenClass.WORD));
    }
    return sentence.cell().filter(c -> c.column() == 0).isPresent()
        && (quantity.from() == sentence.from()
            || !sentence.tokens().is(quantity.from() - 1, TokenClass.OPEN));
  }

  /// A day in a row's label, "Sat 6 March | Seed swap", and "26 vans": what they are of is told,
  /// and only their weight tells whether they contradict another.
  private static boolean isNamed(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    return sentence.cell().isPresent()
        && (quantity.isDate()
            ? quantity.from() - sentence.from() <= 1
            : quantity.isCount()
                && !quantity.noun().isEmpty()
                && quantity.from() == sentence.from()
                && quantity.to() == sentence.to());
  }

  private List<Conflict> find(DocumentReading document) {
    PairsByWeight weights = weights();
    ConflictPairs pairs = byRules(document);
    weights.weigh(pairs.chosen(), pairs::isChosen);
    List<Conflict> found = new ArrayList<>(pairs.conflicts(weights));
    for (PairsByWeight.Weighed weighed : weights.found()) {
      Conflict.Place one = Conflict.Place.of(weighed.a());
      Conflict.Place other = Conflict.Place.of(weighed.b());
      found.add(Conflict.byWeight(one, other, weighed.sum()));
      found.add(Conflict.byWeight(other, one, weighed.sum()));
    }
    new SwappedDigits(all, words, tables).addTo(found);
    return List.copyOf(found);
  }

  private ConflictPairs byRules(DocumentReading document) {
    ConflictPairs pairs = new ConflictPairs(all);
    wordings.each(MOST_PLACES, same -> pairs.compare(same, Statements::isRepeated));
    named.each(MOST_PLACES, same -> pairs.compare(same, NamedDates::score));
    index.each(
        MOST_PLACES,
        like -> {
          document.step();
          pairs.compare(like, Likeness.FARTHEST, (a, b) -> score(like, a, b));
        });
    LoneValues.each(
        told,
        like -> {
          document.step();
          pairs.compare(like, this::alone);
        });
    swapped.each(MOST_PLACES, like -> pairs.compare(like, this::alone));
    pairs.choose();
    return pairs;
  }

  /// Of two values that lie close to each other and to no third.
  private double alone(Stated a, Stated b) {
    return new LoneLikeness(words, tables).score(a, b);
  }

  private double score(int[] like, Stated a, Stated b) {
    long pair = (long) a.order() << Integer.SIZE | b.order();
    if (unlike.has(pair)) {
      return 0;
    }
    if (!Likeness.mayBeOne(a, b)) {
      unlike.add(pair);
      return 0;
    }
    double score = new Likeness(words, tables, values(like, a, b)).score(a, b);
    return company.weigh(score, a, b);
  }

  /// How many different values of the same order of size share a word; of two counts of a noun only
  /// those of that noun. The closer the two lie to each other, the less do farther ones matter.
  private int values(int[] like, Stated a, Stated b) {
    double ratio = Values.ratio(a.quantity(), b.quantity());
    double near = Math.clamp(ratio * ratio * WIDER, CLOSE, NEAR);
    boolean counted = a.head() != 0 && a.head() == b.head() && a.quantity().isCount();
    int count = 0;
    for (int order : like) {
      Stated other = all.get(order);
      Quantity quantity = other.quantity();
      boolean meant =
          (!counted || (other.head() == a.head() && !other.isCell()))
              && (Values.ratio(quantity, a.quantity()) <= near
                  || Values.ratio(quantity, b.quantity()) <= near);
      if (meant && isNew(quantity.low(), count)) {
        different[count++] = quantity.low();
      }
    }
    return count;
  }

  private boolean isNew(double value, int count) {
    for (int i = 0; i < count; i++) {
      if (Double.compare(different[i], value) == 0) {
        return false;
      }
    }
    return true;
  }

  /// Reads the heading over a block; the blocks of a section follow each other.
  private void enter(PlacedBlock block) {
    List<BlockReading> headings = block.around().headings();
    BlockReading over = headings.isEmpty() ? null : headings.getLast();
    if (over != lastOver || isTitleNew) {
      lastOver = over;
      isTitleNew = false;
      heading = (over == null ? title : words(over).plus(title)).map(Synonyms::of);
      numbered = over != null && NumberedHeading.is(over);
    }
  }

  private static StemSet words(BlockReading heading) {
    StemSet words = StemSet.EMPTY;
    for (Sentence sentence : heading.sentences()) {
      words = words.plus(sentence.stems());
    }
    return words;
  }
}
