package app.assay.points.rules;

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

/// Finds the items of a list, one for each phase, wave or lot, that make another number than the
/// text gives for the whole: "wave 1, 62 stores", "wave 2, 40 stores", and "112 stores".
final class PhasesTold {

  private static final WordSet PHASES = WordLists.words("phases-of-whole");

  /// They say that these are not all of them.
  private static final WordSet OPEN = WordLists.words("not-all");

  private static final int FEWEST = 2;

  private static final int MOST = 12;

  /// Each is held against the whole text.
  private static final int MOST_LISTS = 20;

  /// Of more parts any may be wrong: the first stands for them.
  private static final int SHOWN = 3;

  private PhasesTold() {}

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    List<PlacedBlock> blocks = document.blocks();
    int lists = 0;
    for (int i = 0; i < blocks.size() && lists < MOST_LISTS; i++) {
      int end = i;
      while (end < blocks.size() && phase(blocks.get(end)).isPresent()) {
        end++;
      }
      boolean few = end - i >= FEWEST && end - i <= MOST;
      if (few && !(end < blocks.size() && isOpen(blocks.get(end)))) {
        lists++;
        compare(document, blocks.subList(i, end), wrong);
      }
      i = Math.max(i, end - 1);
    }
    return wrong;
  }

  /// An item that tells of more phases, without their amount.
  private static boolean isOpen(PlacedBlock next) {
    return next.reading().kind() == BlockKind.LIST_ITEM
        && next.reading().sentences().stream().anyMatch(s -> Wording.has(s, PHASES));
  }

  /// The one amount of an item that tells of a phase.
  private static Optional<Quantity> phase(PlacedBlock block) {
    if (block.reading().kind() != BlockKind.LIST_ITEM || block.reading().sentences().isEmpty()) {
      return Optional.empty();
    }
    Sentence first = block.reading().sentences().getFirst();
    if (!Wording.has(first, PHASES) || Wording.has(first, OPEN) || !Amounts.isTelling(first)) {
      return Optional.empty();
    }
    List<Quantity> amounts = first.quantities().stream().filter(PhasesTold::isAmount).toList();
    return amounts.size() == 1 ? Optional.of(amounts.getFirst()) : Optional.empty();
  }

  private static boolean isAmount(Quantity quantity) {
    return PartAmounts.is(quantity) && !(quantity.isCount() && quantity.noun().isEmpty());
  }

  private static void compare(
      DocumentReading document, List<PlacedBlock> items, List<Misfit> wrong) {
    List<Quantity> parts = items.stream().flatMap(b -> phase(b).stream()).toList();
    Quantity one = parts.getFirst();
    if (parts.stream().anyMatch(p -> !areAlike(one, p))) {
      return;
    }
    double sum = parts.stream().mapToDouble(Quantity::low).sum();
    double slack = parts.stream().mapToDouble(Amounts::slack).sum();
    double most = parts.stream().mapToDouble(Quantity::low).max().orElse(0);
    List<Whole> wholes = wholes(document, items, one, most);
    boolean told =
        wholes.stream()
            .anyMatch(w -> Math.abs(w.amount.low() - sum) <= slack + Amounts.slack(w.amount));
    Optional<Whole> missed =
        wholes.stream().filter(w -> PartAmounts.isWhole(w.amount.low(), sum)).findFirst();
    if (!told && missed.isPresent()) {
      List<Span> places = new ArrayList<>(List.of(missed.get().place));
      int shown = items.size() > SHOWN ? 1 : items.size();
      for (int i = 0; i < shown; i++) {
        places.add(items.get(i).place(parts.get(i).span()));
      }
      wrong.add(new Misfit(places, Amounts.say(one, sum)));
    }
  }

  /// What may be the whole of some parts.
  private record Whole(Span place, Quantity amount) {}

  /// The larger amounts of the same things that the text tells elsewhere.
  private static List<Whole> wholes(
      DocumentReading document, List<PlacedBlock> items, Quantity one, double most) {
    List<Whole> wholes = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && !items.contains(block)) {
        for (Sentence sentence : block.reading().sentences()) {
          if (!sentence.quantities().isEmpty() && Amounts.isTelling(sentence)) {
            sentence.quantities().stream()
                .filter(q -> isAmount(q) && areAlike(one, q) && q.low() > most)
                .forEach(q -> wholes.add(new Whole(block.place(q.span()), q)));
          }
        }
      }
    }
    return wholes;
  }

  private static boolean areAlike(Quantity one, Quantity other) {
    return PartAmounts.areAlike(one, other)
        && (!one.isCount() || !one.noun().isDisjoint(other.noun()));
  }
}
