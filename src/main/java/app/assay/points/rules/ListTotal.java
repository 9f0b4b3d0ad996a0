package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a list whose items each have one amount and make another sum than the sentence says that
/// leads in to it, or that gives their total behind it: "we paid out £4,200:" over £1,500 and
/// £2,400.
final class ListTotal {

  private static final WordSet TOTAL = WordLists.words("list-total");

  /// They say that these are not all of them.
  private static final WordSet OPEN = WordLists.words("not-all");

  private static final int FEWEST = 2;

  private static final int MOST = 40;

  private ListTotal() {}

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    List<PlacedBlock> blocks = document.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      int end = i;
      while (end < blocks.size() && isItem(blocks.get(end))) {
        end++;
      }
      if (end - i >= FEWEST && end - i <= MOST) {
        List<PlacedBlock> items = blocks.subList(i, end);
        Optional<Whole> lead = i == 0 ? Optional.empty() : leading(blocks.get(i - 1));
        lead.or(() -> last(items)).ifPresent(whole -> compare(items, whole, wrong));
      }
      i = Math.max(i, end);
    }
    return wrong;
  }

  private static boolean isItem(PlacedBlock block) {
    return block.reading().kind() == BlockKind.LIST_ITEM && !block.reading().sentences().isEmpty();
  }

  private record Whole(PlacedBlock block, Quantity amount) {}

  /// "The fund paid out £4,200 to three clubs:", with one amount.
  private static Optional<Whole> leading(PlacedBlock before) {
    if (before.reading().kind() != BlockKind.PARAGRAPH || before.reading().sentences().isEmpty()) {
      return Optional.empty();
    }
    Sentence lead = before.reading().sentences().getLast();
    boolean colon = lead.tokens().is(lead.to() - 1, TokenClass.COLON);
    return colon && isWhole(lead) ? only(lead).map(q -> new Whole(before, q)) : Optional.empty();
  }

  /// "Total: 76", the last item of the list.
  private static Optional<Whole> last(List<PlacedBlock> items) {
    PlacedBlock last = items.getLast();
    Sentence sentence = last.reading().sentences().getFirst();
    return items.size() > FEWEST && Wording.has(sentence, TOTAL) && isWhole(sentence)
        ? only(sentence).map(q -> new Whole(last, q))
        : Optional.empty();
  }

  private static boolean isWhole(Sentence sentence) {
    return !Wording.has(sentence, OPEN) && Amounts.isTelling(sentence);
  }

  /// The one amount of a sentence.
  private static Optional<Quantity> only(Sentence sentence) {
    List<Quantity> amounts = sentence.quantities().stream().filter(ListTotal::isAmount).toList();
    return amounts.size() == 1 ? Optional.of(amounts.getFirst()) : Optional.empty();
  }

  private static boolean isAmount(Quantity quantity) {
    return PartAmounts.is(quantity) && !quantity.isDate();
  }

  private static void compare(List<PlacedBlock> items, Whole whole, List<Misfit> wrong) {
    double sum = 0;
    double slack = Amounts.slack(whole.amount());
    double most = 0;
    for (PlacedBlock item : items) {
      Sentence sentence = item.reading().sentences().getFirst();
      if (item == whole.block()) {
        continue;
      }
      Optional<Quantity> part = only(sentence).filter(q -> PartAmounts.areAlike(whole.amount(), q));
      if (part.isEmpty() || Wording.has(sentence, OPEN) || item.reading().sentences().size() > 2) {
        return;
      }
      sum += part.get().low();
      slack += Amounts.slack(part.get());
      most = Math.max(most, part.get().low());
    }
    double off = Math.abs(sum - whole.amount().low());
    boolean parts = whole.amount().low() > most && PartAmounts.isWhole(whole.amount().low(), sum);
    if (parts && off > (whole.amount().isCount() ? 0 : slack)) {
      Span first = items.getFirst().place(items.getFirst().reading().sentences().getFirst().span());
      wrong.add(
          new Misfit(
              List.of(whole.block().place(whole.amount().span()), first),
              Amounts.say(whole.amount(), sum)));
    }
  }
}
