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
  private static final WordSet SOME = WordLists.words("some-of");

  private static final WordSet TOTAL = WordLists.words("total");

  private static final WordSet SAMPLES = WordLists.words("samples");

  private static final int PEOPLE = Stems.of("people");
  private static final int WORK = Stems.of("work");
  private static final int EMPLOY = Stems.of("employ");
  private static final int TEAM = Stems.of("team");
  private static final int STAFF = Synonyms.of(Stems.of("staff"));

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

  /// "Some 46,000 borrowers": from here on "some" makes a number round.
  private static final int MANY = 20;

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
  private @Nullable TellingWords telling;
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
    int noun = headOf(quantity);
    this.head = noun == PEOPLE && isStaff(quantity, own()) ? STAFF : noun;
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
      near = known;
    }
    return known;
  }

  /// "Four people work here", "we are 51 people".
  private static boolean isStaff(Quantity quantity, StemSet own) {
    boolean works =
        own.contains(WORK) || own.contains(EMPLOY) || own.contains(TEAM) || own.contains(STAFF);
    int token = quantity.from() - 2;
    Sentence sentence = quantity.sentence();
    return works || (token >= sentence.from() && sentence.tokens().isWord(token, "we"));
  }

  /// The last word of the noun.
  private static int headOf(Quantity quantity) {
    if (quantity.noun().isEmpty()) {
      return 0;
    }
    Sentence sentence = quantity.sentence();
    for (int token = quantity.to() - 1; token > quantity.from(); token--) {
      if (quantity.noun().contains(sentence.stem(token))) {
        return Synonyms.of(sentence.stem(token));
      }
    }
    for (int token = quantity.from() - 1; token >= sentence.from(); token--) {
      if (quantity.noun().contains(sentence.stem(token))) {
        return Synonyms.of(sentence.stem(token));
      }
    }
    return 0;
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

  /// The words over a cell's table: of its caption and heading.
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
    return words.map(Synonyms::of);
  }

  /// The words of its sentence.
  StemSet said() {
    return words.said();
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
        && !isPartOfMore()
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
      known = readSome();
      some = known;
    }
    return known;
  }

  private boolean readSome() {
    boolean round = before(1).equals("some") && quantity.low() >= MANY;
    boolean often = quantity.isTime() && before(1).equals("every");
    return (SOME.contains(before(1)) && !round && !often)
        || (SOME.contains(before(2)) && !before(1).equals("than"))
        || isPartOfMore()
        || isSample();
  }

  /// "A random sample of 500 clips", "a test database with 50,000 samples".
  private boolean isSample() {
    return (before(1).equals("of") || before(1).equals("with")) && SAMPLES.contains(before(2));
  }

  /// "6 of 9 participants": six of them.
  private boolean isPartOfMore() {
    Sentence sentence = quantity.sentence();
    int next = next();
    return next + 1 < sentence.to()
        && word(next).equals("of")
        && quantity.noun().isEmpty()
        && quantity.isCount()
        && (sentence.tokens().is(next + 1, TokenClass.NUM)
            || isNumber(next + 1)
            || WHOLE.contains(word(next + 1))
            || word(next + 1).equals("them"));
  }

  /// A number in letters.
  private boolean isNumber(int token) {
    for (Quantity other : quantity.sentence().quantities()) {
      if (other.from() == token) {
        return true;
      }
    }
    return false;
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

  private String word(int token) {
    return quantity.sentence().tokens().text(token).toLowerCase(Locale.ROOT);
  }
}
