package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import java.util.Locale;
import java.util.Set;

/// A value that a text states, with what is needed to tell whether another place states the same.
///
/// @param block where it stands
/// @param quantity the value
/// @param order the place among the values of the text
/// @param section the number of headings before it
/// @param listing the number of the list it is an item of, or -1
/// @param head the noun that is counted or measured, or 0
/// @param own the words of its clause, one for each meaning; of a cell those of its row and column
/// @param near these and the words of its sentence, of the one before and of the heading
record Stated(
    PlacedBlock block,
    Quantity quantity,
    int order,
    int section,
    int listing,
    int head,
    StemSet own,
    StemSet near) {

  private static final Set<String> WHOLE = WordLists.words("whole");
  private static final Set<String> SOME = WordLists.words("some-of");

  private static final int PEOPLE = Stems.of("people");

  /// "The loan is €5", "a loan of €5", "Loan: €5".
  static final Set<String> PREDICATE =
      Set.of("is", "are", "was", "were", "of", ":", "at", "reaches", "reached", "to", "stands");

  /// A cell with more words is a sentence.
  private static final int LONGEST_CELL = 4;

  static Stated of(
      PlacedBlock block,
      Quantity quantity,
      int order,
      int section,
      int listing,
      StemSet heading,
      StemSet before) {
    StemSet noun = quantity.noun().map(Synonyms::of);
    StemSet own = quantity.keys().map(Synonyms::of).plus(noun);
    own = own.isEmpty() ? before : own;
    if (quantity.isInCell()) {
      Sentence.Cell cell = quantity.sentence().cell().orElseThrow();
      own = own.plus(Titles.words(cell.label())).plus(Titles.words(cell.header()));
    }
    StemSet near = own.plus(quantity.reach().map(Synonyms::of)).plus(heading).plus(before);
    int head = head(quantity);
    head = head == PEOPLE && isStaff(quantity, own) ? Synonyms.of(Stems.of("staff")) : head;
    return new Stated(block, quantity, order, section, listing, head, own, near);
  }

  /// "Four people work here", "we are 51 people".
  private static boolean isStaff(Quantity quantity, StemSet own) {
    boolean works =
        own.contains(Stems.of("work"))
            || own.contains(Stems.of("employ"))
            || own.contains(Stems.of("team"))
            || own.contains(Synonyms.of(Stems.of("staff")));
    int token = quantity.from() - 2;
    Sentence sentence = quantity.sentence();
    return works
        || (token >= sentence.from() && Wording.lower(sentence.tokens(), token).equals("we"));
  }

  /// The last word of the noun.
  private static int head(Quantity quantity) {
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
    return quantity.noun().map(s -> Synonyms.of(s) == head ? head : s).without(ofHead());
  }

  private StemSet ofHead() {
    return quantity.noun().map(s -> head);
  }

  /// The words of a cell's label.
  StemSet label() {
    return quantity.sentence().cell().map(c -> Titles.words(c.label())).orElse(StemSet.EMPTY);
  }

  /// The words over a cell.
  StemSet header() {
    return quantity.sentence().cell().map(c -> Titles.words(c.header())).orElse(StemSet.EMPTY);
  }

  /// The words of its sentence.
  StemSet said() {
    return quantity.reach().map(Synonyms::of);
  }

  /// A short cell under a header and beside a label.
  boolean isCell() {
    return quantity.isInCell() && quantity.sentence().words() <= LONGEST_CELL;
  }

  /// A number with a title and no noun: a cell, or "Sources read: 34".
  boolean isTitled() {
    return isCell()
        || (head == 0
            && quantity.from() > quantity.sentence().from()
            && quantity.sentence().tokens().is(quantity.from() - 1, TokenClass.COLON));
  }

  boolean isHeading() {
    return block.reading().kind() == BlockKind.HEADING;
  }

  /// A number alone that no verb leads to is the number of a page or a rule.
  boolean isBare() {
    return head == 0
        && quantity.isCount()
        && !isTitled()
        && !PREDICATE.contains(before(1))
        && !before(1).equals("total");
  }

  /// "The twelve cases", "all nine schools": the number is taken for granted.
  boolean isWhole() {
    return WHOLE.contains(before(1)) || (WHOLE.contains(before(2)) && before(1).equals("total"));
  }

  /// "Three more", "the first two": not all of them.
  boolean isSome() {
    return SOME.contains(before(1))
        || (SOME.contains(before(2)) && !before(1).equals("than"))
        || isPartOfMore();
  }

  /// "6 of 9 participants": six of them.
  private boolean isPartOfMore() {
    Sentence sentence = quantity.sentence();
    int next = quantity.to();
    return next + 1 < sentence.to()
        && word(next).equals("of")
        && quantity.noun().isEmpty()
        && quantity.isCount()
        && (sentence.tokens().is(next + 1, TokenClass.NUM)
            || WHOLE.contains(word(next + 1))
            || word(next + 1).equals("them"));
  }

  String before(int distance) {
    int token = quantity.from() - distance;
    return token < quantity.sentence().from() ? "" : word(token);
  }

  String after(int distance) {
    int token = quantity.to() + distance;
    return token >= quantity.sentence().to() ? "" : word(token);
  }

  private String word(int token) {
    return quantity.sentence().tokens().text(token).toLowerCase(Locale.ROOT);
  }
}
