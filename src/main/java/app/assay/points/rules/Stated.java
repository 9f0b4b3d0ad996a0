package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import app.assay.points.reading.Surroundings;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A value that a text states, with what is needed to tell whether another place states the same.
/// The words are read when they are first asked for: most values are compared with no other.
final class Stated {

  private static final WordSet WHOLE = WordLists.words("whole");
  private static final WordSet TOTAL = WordLists.words("total");

  /// "Existing customers" are those that there are.
  private static final StemSet NOW =
      StemSet.of(Stems.of("existing"))
          .plus(StemSet.of(Stems.of("current")))
          .plus(StemSet.of(Stems.of("present")));

  /// "The loan is €5", "a loan of €5", "Loan: €5".
  static final WordSet PREDICATE = WordLists.words("predicate");

  /// A cell with more words is a sentence.
  private static final int LONGEST_CELL = 4;

  /// No page or rule has such a number.
  private static final int LARGE = 1000;

  private final PlacedBlock block;
  private final Quantity quantity;
  private final int order;
  private final int section;
  private final int listing;
  private final SentenceWords words;
  private final int head;
  private final boolean cell;
  private final boolean numbered;
  private final boolean explained;
  private @Nullable StemSet own;
  private @Nullable StemSet near;
  private @Nullable StemSet label;
  private @Nullable StemSet header;
  private @Nullable ValueTraits traits;
  private @Nullable StemSet modifiers;
  private @Nullable StemSet designations;
  private @Nullable TellingWords telling;
  private @Nullable TellingBeside beside;
  private @Nullable Boolean some;

  /// @param block where it stands
  /// @param quantity the value
  /// @param order the place among the values of the text
  /// @param section the number of headings before it
  /// @param listing the number of the list it is an item of, or -1
  /// @param words those around it
  /// @param explained whether the text says itself that it differs from another
  Stated(
      PlacedBlock block,
      Quantity quantity,
      int order,
      int section,
      int listing,
      SentenceWords words,
      boolean explained) {
    this.explained = explained;
    this.block = block;
    this.quantity = quantity;
    this.order = order;
    this.section = section;
    this.listing = listing;
    this.words = words;
    this.numbered = words.isNumbered() && !isHeading();
    this.head = CountedNoun.of(quantity, this::own);
    this.cell = quantity.isInCell() && quantity.sentence().wordsOfItsOwn() <= LONGEST_CELL;
  }

  PlacedBlock block() {
    return block;
  }

  Quantity quantity() {
    return quantity;
  }

  int order() {
    return order;
  }

  int section() {
    return section;
  }

  int listing() {
    return listing;
  }

  /// The noun that is counted or measured, or 0.
  int head() {
    return head;
  }

  /// The words of its clause, one for each meaning; of a cell those of its row and column.
  StemSet own() {
    StemSet known = own;
    if (known == null) {
      known = quantity.keys().map(Synonyms::of).plus(quantity.noun().map(Synonyms::of));
      known = known.isEmpty() || words.areAnswer() ? known.plus(words.before()) : known;
      if (quantity.isInCell()) {
        known = known.plus(label()).plus(header());
      }
      own = known;
    }
    return known;
  }

  /// Its own words and those of its sentence, of the one before and of the heading.
  StemSet near() {
    StemSet known = near;
    if (known == null) {
      known = words.around().plus(own());
      known = isWhenInRow() ? known.plus(words.ofRow()) : known;
      near = known;
    }
    return known;
  }

  /// The words before the noun.
  StemSet modifiers() {
    StemSet known = modifiers;
    if (known == null) {
      StemSet noun = quantity.noun().map(s -> Synonyms.of(s) == head ? head : s);
      known = noun.without(ofHead()).without(NOW);
      modifiers = known;
    }
    return known;
  }

  private StemSet ofHead() {
    return quantity.noun().map(s -> head);
  }

  /// The words of a cell's label.
  StemSet label() {
    StemSet known = label;
    if (known == null) {
      known = quantity.sentence().cell().map(c -> Titles.words(c.label())).orElse(StemSet.EMPTY);
      label = known;
    }
    return known;
  }

  /// The words over a cell.
  StemSet header() {
    StemSet known = header;
    if (known == null) {
      known = quantity.sentence().cell().map(c -> Titles.words(c.header())).orElse(StemSet.EMPTY);
      header = known;
    }
    return known;
  }

  /// In the row of totals.
  boolean isTotal() {
    return isCell()
        && quantity
            .sentence()
            .cell()
            .flatMap(Sentence.Cell::label)
            .filter(Stated::isTotal)
            .isPresent();
  }

  /// The label of the row of totals.
  static boolean isTotal(Sentence label) {
    return TOTAL.contains(firstWord(label)) && label.words() <= 2;
  }

  private static String firstWord(Sentence label) {
    for (int i = label.from(); i < label.to(); i++) {
      if (label.tokens().is(i, TokenClass.WORD)) {
        return label.tokens().lower(i);
      }
    }
    return "";
  }

  /// The words over a cell's table: of its caption, its heading and the header of its labels.
  StemSet caption() {
    StemSet words = StemSet.EMPTY;
    Surroundings around = block.around();
    for (Sentence sentence : around.captionAbove().map(BlockReading::sentences).orElse(List.of())) {
      words = words.plus(sentence.stems());
    }
    if (!around.headings().isEmpty()) {
      for (Sentence sentence : around.headings().getLast().sentences()) {
        words = words.plus(sentence.stems());
      }
    }
    return words.plus(overLabels()).map(Synonyms::of);
  }

  /// "Income 2025" over the labels of the rows says what their total is of.
  private StemSet overLabels() {
    return quantity
        .sentence()
        .cell()
        .flatMap(Sentence.Cell::label)
        .flatMap(Sentence::cell)
        .flatMap(Sentence.Cell::header)
        .map(Sentence::stems)
        .orElse(StemSet.EMPTY);
  }

  /// The words of its sentence; of a day in a cell also those of its row.
  StemSet said() {
    return isWhenInRow() ? words.ofRow() : words.said();
  }

  private boolean isWhenInRow() {
    return quantity.isWhen() && isInTable();
  }

  /// Of a cell the others of its row.
  List<Sentence> row() {
    return words.row();
  }

  /// Of a cell the words of the rest of its row.
  StemSet rest() {
    return TableRow.words(words.row());
  }

  /// In a cell of any length, or in a row's label.
  boolean isInTable() {
    return quantity.sentence().cell().isPresent();
  }

  /// The label of a row, or in it.
  boolean isLabel() {
    return isInTable() && !quantity.isInCell();
  }

  /// The names with a number beside it or in its row.
  StemSet designations() {
    StemSet known = designations;
    if (known == null) {
      known = Designations.of(quantity, isInTable() ? words.row() : List.of());
      designations = known;
    }
    return known;
  }

  /// Its words without those of units.
  TellingWords telling() {
    TellingWords known = telling;
    if (known == null) {
      known = TellingWords.of(this);
      telling = known;
    }
    return known;
  }

  /// The telling words next to it.
  TellingBeside beside() {
    TellingBeside known = beside;
    if (known == null) {
      known = TellingBeside.of(this);
      beside = known;
    }
    return known;
  }

  /// What is seen of it by itself.
  ValueTraits traits() {
    ValueTraits known = traits;
    if (known == null) {
      known = ValueTraits.of(this);
      traits = known;
    }
    return known;
  }

  /// A short cell under a header and beside a label.
  boolean isCell() {
    return cell;
  }

  /// A number with a title and no noun: a cell, or "Sources read: 34".
  boolean isTitled() {
    return isCell()
        || (head == 0
            && quantity.from() > quantity.sentence().from()
            && quantity.sentence().tokens().is(quantity.from() - 1, TokenClass.COLON));
  }

  /// The text itself says that it differs from another one, which may be that value: where the
  /// sentence names others of the same measure ("120 requests a minute, formerly 90"), it tells of
  /// those alone.
  boolean explains(Stated other) {
    return explained && !Explanation.isOfOthers(quantity, other.quantity());
  }

  /// Under a heading of one of several versions, days or numbered things.
  boolean isNumbered() {
    return numbered;
  }

  boolean isHeading() {
    return block.reading().kind() == BlockKind.HEADING;
  }

  /// A number alone that no verb leads to is the number of a page or a rule.
  boolean isBare() {
    return head == 0
        && quantity.isCount()
        && quantity.low() < LARGE
        && !isTitled()
        && !SomeOf.isPartOfMore(this)
        && !PREDICATE.contains(before(1))
        && !before(1).equals("total");
  }

  /// "The twelve cases", "all nine schools": the number is taken for granted.
  boolean isWhole() {
    return WHOLE.contains(before(1)) || (WHOLE.contains(before(2)) && before(1).equals("total"));
  }

  /// "Three more", "the first two": not all of them.
  boolean isSome() {
    Boolean known = some;
    if (known == null) {
      known = SomeOf.is(this);
      some = known;
    }
    return known;
  }

  String before(int distance) {
    int token = quantity.from() - distance;
    return token < quantity.sentence().from() ? "" : word(token);
  }

  /// The token after the value, and after what is remarked on it.
  int next() {
    int next = quantity.to();
    while (next < quantity.sentence().to() && Remarks.hold(quantity.sentence(), next)) {
      next++;
    }
    return next;
  }

  String after(int distance) {
    int token = next() + distance;
    return token >= quantity.sentence().to() ? "" : word(token);
  }

  String word(int token) {
    return quantity.sentence().tokens().text(token).toLowerCase(Locale.ROOT);
  }
}
