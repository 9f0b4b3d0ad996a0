package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.Unit;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds numbered things that end at another number than there are: "towers 1 to 9", "towers 10 to
/// 13" and "all 14 towers".
final class NumberRanges {

  private static final WordSet WHOLE = WordLists.words("whole");

  private static final WordSet PARTS = WordLists.words("numbered-part");

  private static final WordSet IN_TOTAL = WordLists.words("in-total");

  /// A count that misses by more is one of something else.
  private static final int FARTHEST = 6;

  private record Range(long first, long last, Span place) {}

  private final Map<Integer, List<Range>> ranges = new HashMap<>();

  private NumberRanges() {}

  static List<Misfit> in(DocumentReading document) {
    NumberRanges all = new NumberRanges();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().kind() != BlockKind.HEADING) {
        block.reading().sentences().forEach(s -> all.read(block, s));
      }
    }
    List<Misfit> wrong = new ArrayList<>();
    all.ranges.forEach((noun, list) -> compare(document, noun, list, wrong));
    return wrong;
  }

  /// "Towers 10 to 13".
  private void read(PlacedBlock block, Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (!Amounts.isTelling(sentence)) {
      return;
    }
    for (int i = sentence.from(); i + 3 < sentence.to(); i++) {
      if (!tokens.is(i + 1, TokenClass.NUM)
          || !tokens.is(i, TokenClass.WORD)
          || tokens.isLight(i)
          || tokens.isOneOf(i, PARTS)
          || !tokens.lower(i).endsWith("s")
          || Unit.of(tokens.text(i)) != null
          || !isTo(tokens, i + 2)) {
        continue;
      }
      int first = LengthOfTime.whole(tokens.text(i + 1));
      int last = LengthOfTime.whole(tokens.text(i + 3));
      if (first > 0 && last > first) {
        Span place = block.place(tokens.span(i, i + 4));
        ranges
            .computeIfAbsent(sentence.stem(i), n -> new ArrayList<>())
            .add(new Range(first, last, place));
      }
    }
  }

  private static boolean isTo(Tokens tokens, int token) {
    return tokens.isWord(token, "to")
        || tokens.isWord(token, "through")
        || tokens.is(token, TokenClass.DASH);
  }

  private static void compare(
      DocumentReading document, int noun, List<Range> list, List<Misfit> wrong) {
    List<Range> chain =
        list.stream().sorted(Comparator.comparingLong(Range::first)).distinct().toList();
    long last = 0;
    for (Range range : chain) {
      if (range.first() != last + 1) {
        return;
      }
      last = range.last();
    }
    if (chain.size() < 2) {
      return;
    }
    List<Span> counts = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks() || !block.reading().holdsValue()) {
        continue;
      }
      for (Sentence sentence : block.reading().sentences()) {
        for (Quantity count : sentence.quantities()) {
          boolean like =
              count.isCount()
                  && count.to() - 1 > count.from()
                  && count.noun().contains(noun)
                  && sentence.stem(count.to() - 1) == noun;
          if (like && count.low() == last) {
            return;
          }
          if (like && isAll(count) && Amounts.isTelling(sentence)) {
            if (Math.abs(count.low() - last) <= FARTHEST) {
              counts.add(Amounts.place(block, count));
            }
          }
        }
      }
    }
    if (!counts.isEmpty()) {
      List<Span> places = new ArrayList<>(counts);
      places.add(chain.getLast().place());
      wrong.add(new Misfit(places, Long.toString(last)));
    }
  }

  /// "All 14 towers", "the 14 towers", "14 towers in total".
  private static boolean isAll(Quantity count) {
    Sentence sentence = count.sentence();
    int next = count.to() + 1;
    boolean total = next < sentence.to() && sentence.tokens().isOneOf(next, IN_TOTAL);
    return Announcements.isAnnounced(count)
        && (total || WHOLE.contains(Wording.before(sentence, count.from())));
  }
}
