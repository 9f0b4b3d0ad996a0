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

  private record Count(PlacedBlock block, Quantity number) {}

  /// By the stem of what is numbered.
  private final Map<Integer, List<Range>> ranges = new HashMap<>();

  private final Map<Integer, List<Count>> counts = new HashMap<>();

  private NumberRanges() {}

  static List<Misfit> in(DocumentReading document) {
    NumberRanges all = new NumberRanges();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().kind() != BlockKind.HEADING) {
        block.reading().sentences().forEach(s -> all.read(block, s));
      }
    }
    all.ranges.values().removeIf(list -> !isChain(list));
    if (!all.ranges.isEmpty()) {
      all.counts(document);
    }
    List<Misfit> wrong = new ArrayList<>();
    all.ranges.forEach((noun, list) -> all.compare(noun, list, wrong));
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

  /// At least two ranges, each of which goes on where another ends.
  private static boolean isChain(List<Range> ranges) {
    ranges.sort(Comparator.comparingLong(Range::first));
    long last = 0;
    for (Range range : ranges) {
      if (range.first() != last + 1) {
        return false;
      }
      last = range.last();
    }
    return ranges.size() > 1;
  }

  /// The numbers of things of which the text numbers ranges.
  private void counts(DocumentReading document) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          sentence.quantities().forEach(count -> count(block, count));
        }
      }
    }
  }

  private void count(PlacedBlock block, Quantity count) {
    if (count.isCount() && count.to() - 1 > count.from()) {
      int noun = count.sentence().stem(count.to() - 1);
      if (ranges.containsKey(noun) && count.noun().contains(noun)) {
        counts.computeIfAbsent(noun, n -> new ArrayList<>()).add(new Count(block, count));
      }
    }
  }

  private void compare(int noun, List<Range> chain, List<Misfit> wrong) {
    Range end = chain.getLast();
    List<Count> like = counts.getOrDefault(noun, List.of());
    if (like.stream().anyMatch(c -> c.number().low() == end.last())) {
      return;
    }
    List<Span> places = new ArrayList<>();
    for (Count count : like) {
      if (Math.abs(count.number().low() - end.last()) <= FARTHEST
          && isAll(count.number())
          && Amounts.isTelling(count.number().sentence())) {
        places.add(Amounts.place(count.block(), count.number()));
      }
    }
    if (!places.isEmpty()) {
      places.add(end.place());
      wrong.add(new Misfit(places, Long.toString(end.last())));
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
