package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Finds what there is none of in one place and some in another: "no notice needed" and "the 30
/// days' notice", "no fee" and "a fee of £20".
final class NoneAndSome {

  private static final WordSet NOUNS = WordLists.words("none-noun");
  private static final WordSet NONE = WordLists.words("none-of");
  private static final WordSet LIMITED = WordLists.words("none-limited");

  private static final Cues NOT_TOLD = Cues.of(Cue.HYPOTHETICAL, Cue.DISCREPANCY, Cue.CONDITION);

  /// Words between "no" and the noun, and between the noun and its number.
  private static final int REACH = 3;

  /// A text that denies more is a list of what there is not.
  private static final int MOST = 30;

  /// A longer sentence says many things.
  private static final int LONGEST = 120;

  private final List<Claim> none = new ArrayList<>();
  private final List<Claim> some = new ArrayList<>();

  /// @param noun the stem of the noun
  /// @param kinds the words that say which
  /// @param around all words of the sentence
  private record Claim(
      PlacedBlock block, Span place, int noun, StemSet kinds, StemSet around, double amount) {}

  private NoneAndSome() {}

  static List<Opposed> in(DocumentReading document) {
    NoneAndSome claims = new NoneAndSome();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          if (sentence.mayHold(NOUNS) && !sentence.isQuestion()) {
            sentence.clauses().forEach(c -> claims.read(block, c));
          }
        }
      }
    }
    return claims.opposed();
  }

  private void read(PlacedBlock block, Sentence clause) {
    if (clause.to() - clause.from() > LONGEST) {
      return;
    }
    boolean told = !clause.cues().meets(NOT_TOLD) && !Wording.has(clause, LIMITED);
    Tokens tokens = clause.tokens();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (tokens.isOneOf(i, NOUNS)) {
        int no = no(clause, i);
        if (no >= 0) {
          if (told) {
            none.add(claim(block, clause, no, i, i + 1, 0));
          }
        } else {
          some(block, clause, i);
        }
      }
    }
  }

  /// The "no" of "no set-up fee"; -1 where there is none.
  private static int no(Sentence clause, int noun) {
    Tokens tokens = clause.tokens();
    for (int i = noun - 1; i >= Math.max(clause.from(), noun - REACH); i--) {
      if (tokens.isOneOf(i, NONE)) {
        return i;
      }
      if (!tokens.is(i, TokenClass.WORD)) {
        return -1;
      }
    }
    return -1;
  }

  /// "A fee of £20", "a £20 fee", "two incidents", "30 days' notice".
  private void some(PlacedBlock block, Sentence clause, int noun) {
    Tokens tokens = clause.tokens();
    for (Quantity value : clause.quantities()) {
      boolean before =
          value.from() < noun
              && noun - value.to() < 2
              && value.low() > 0
              && !value.isWhen()
              && !value.dimension().contains("/")
              && !tokens.isWord(noun + 1, "per");
      boolean after = value.from() == noun + 2 && tokens.isWord(noun + 1, "of") && value.low() > 0;
      if (before || after) {
        int from = Math.min(value.from(), noun);
        some.add(claim(block, clause, from, noun, Math.max(value.to(), noun + 1), value.low()));
        return;
      }
    }
  }

  private static Claim claim(
      PlacedBlock block, Sentence clause, int from, int noun, int to, double amount) {
    StemSet kinds = StemSet.EMPTY;
    for (int i = from; i < noun; i++) {
      if (clause.tokens().is(i, TokenClass.WORD) && !clause.tokens().isLight(i)) {
        kinds = kinds.plus(StemSet.of(Synonyms.of(clause.stem(i))));
      }
    }
    return new Claim(
        block,
        block.place(clause.tokens().span(from, to)),
        Synonyms.of(clause.stem(noun)),
        kinds,
        clause.stems().map(Synonyms::of),
        amount);
  }

  /// Neither two items of one list nor two of different names or times.
  private static boolean areOfOneScope(Claim no, Claim some) {
    BlockKind item = BlockKind.LIST_ITEM;
    boolean items = no.block().reading().kind() == item && some.block().reading().kind() == item;
    return !items && some.block().reading().kind() != BlockKind.TABLE;
  }

  private List<Opposed> opposed() {
    List<Opposed> found = new ArrayList<>();
    for (Claim no : none.size() > MOST ? List.<Claim>of() : none) {
      List<Claim> alike =
          some.stream()
              .filter(s -> s.noun() == no.noun() && s.block() != no.block())
              .filter(s -> areOfOneScope(no, s))
              .filter(s -> no.kinds().isWithin(s.around()))
              .toList();
      boolean one = alike.stream().map(Claim::amount).distinct().count() == 1;
      if (one) {
        found.add(new Opposed(no.place(), alike.getFirst().place()));
      }
    }
    return found;
  }
}
