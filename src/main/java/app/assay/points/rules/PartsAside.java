package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// Finds parts that stand behind what they are parts of, set off by a comma, and make another
/// number: "37 juniors on the list, 21 girls and 18 boys".
final class PartsAside {

  /// From the whole to the comma, where something is told of it: "20 chairs, 8 desks and 11 lamps"
  /// are three things.
  private static final int TOLD = 2;

  private static final int REACH = 8;

  /// From the number of a part to what joins the next.
  private static final int PART = 6;

  /// Parts that miss the whole by more are not all parts.
  private static final double CLOSE = 0.12;

  private static final int FEWEST = 8;

  /// A longer list is not told in one sentence.
  private static final int MOST = 12;

  /// They say that these are not all of them, or beside them.
  private static final WordSet OPEN = WordLists.words("not-all");

  /// Who uses one thing may use another too: such parts overlap.
  private static final WordSet OVERLAP = WordLists.words("parts-overlap");

  /// Such wholes are read elsewhere.
  private static final WordSet IN_TOTAL = WordLists.words("in-total");

  private PartsAside() {}

  static List<Announced> in(PlacedBlock block) {
    List<Announced> found = new ArrayList<>();
    if (block.reading().holdsValue()) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.quantities().size() > 2
            && sentence.has(TokenClass.COMMA)
            && sentence.cell().isEmpty()
            && !sentence.has(Cue.DISCREPANCY)
            && Amounts.isTelling(sentence)) {
          read(block, sentence, found);
        }
      }
    }
    return found;
  }

  private static void read(PlacedBlock block, Sentence sentence, List<Announced> found) {
    List<Quantity> all = sentence.quantities();
    for (int i = 0; i + 2 < all.size(); i++) {
      Quantity whole = all.get(i);
      boolean listed = i > 0 && isJoined(sentence, all.get(i - 1), whole);
      if (listed
          || whole.low() < FEWEST
          || !Announcements.isAnnounced(whole)
          || whole.noun().isEmpty()) {
        continue;
      }
      int last = last(sentence, all, i);
      if (last < i + 2
          || Wording.hasWithin(sentence, whole.to(), all.get(last).to(), OPEN)
          || Wording.hasWithin(sentence, whole.to(), sentence.to(), OVERLAP)) {
        continue;
      }
      long sum = 0;
      for (int k = i + 1; k <= last; k++) {
        sum += (long) all.get(k).low();
      }
      double off = Math.abs(sum - whole.low());
      if (off > 0 && off <= CLOSE * whole.low()) {
        found.add(
            Announced.of(
                block,
                whole,
                block.place(sentence.tokens().span(all.get(i + 1).from(), all.get(last).to())),
                sum,
                true));
        return;
      }
    }
  }

  /// It is one of a list itself: "71 artists, 48 programmers, 26 in QA and 18 others".
  private static boolean isJoined(Sentence sentence, Quantity before, Quantity part) {
    int mark = part.from() - 1;
    return part.from() - before.to() <= PART
        && (sentence.tokens().is(mark, TokenClass.COMMA) || sentence.tokens().isWord(mark, "and"));
  }

  /// The last of the parts behind a whole: the first stands behind a comma, the last behind "and".
  private static int last(Sentence sentence, List<Quantity> all, int whole) {
    Tokens tokens = sentence.tokens();
    int comma = all.get(whole + 1).from() - 1;
    int gap = comma - all.get(whole).to();
    if (!tokens.is(comma, ',')
        || gap < TOLD
        || gap > REACH
        || tokens.isOneOf(comma - 1, IN_TOTAL)
        || !isPart(all.get(whole), all.get(whole + 1))) {
      return -1;
    }
    for (int i = whole + 2; i < Math.min(all.size(), whole + MOST); i++) {
      Quantity part = all.get(i);
      int before = part.from() - 1;
      boolean and = tokens.isWord(before, "and");
      if (!isPart(all.get(whole), part)
          || part.from() - all.get(i - 1).to() > PART
          || !(and || tokens.is(before, TokenClass.COMMA))) {
        return -1;
      }
      if (and) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isPart(Quantity whole, Quantity part) {
    return part.dimension().equals("#")
        && Amounts.isExact(part)
        && part.low() < whole.low()
        && part.low() == Math.rint(part.low());
  }
}
