package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds what a sentence calls within its budget, and the row of totals has more than was approved:
/// "comfortably within the approved budget" over 18.4 and 18.9; and what is called over it and is
/// not.
final class BudgetTold {

  /// From "within" to "budget".
  private static final int REACH = 4;

  private static final WordSet BUDGET = WordLists.words("budget");

  private static final WordSet ALLOWED = WordLists.words("allowed-header");

  private static final WordSet SPENT = WordLists.words("spent-header");

  private static final WordSet WITHIN = WordLists.words("within-limit");

  private static final WordSet BEYOND = WordLists.words("beyond-limit");

  private final List<Misfit> wrong = new ArrayList<>();

  private BudgetTold() {}

  /// What a row of totals was allowed and has come to.
  private record Totals(ReadTable table, Quantity allowed, Quantity spent) {}

  static List<Misfit> in(DocumentReading document) {
    List<Totals> totals = new ArrayList<>();
    for (ReadTable table : ReadTable.in(document)) {
      totals(table).ifPresent(totals::add);
    }
    BudgetTold all = new BudgetTold();
    if (totals.size() == 1) {
      for (PlacedBlock block : Amounts.spoken(document)) {
        block.reading().sentences().forEach(s -> all.read(block, s, totals.getFirst()));
      }
    }
    return all.wrong;
  }

  private static Optional<Totals> totals(ReadTable table) {
    Grid grid = table.grid();
    int last = grid.rows() - 1;
    if (!table.isTotal(last)) {
      return Optional.empty();
    }
    List<Integer> allowed = new ArrayList<>();
    List<Integer> spent = new ArrayList<>();
    for (int column = 1; column < grid.columns(); column++) {
      Optional<Sentence> header = grid.cell(0, column);
      if (header.isPresent()) {
        boolean may = Wording.has(header.get(), ALLOWED);
        boolean has = Wording.has(header.get(), SPENT);
        if (may && !has) {
          allowed.add(column);
        } else if (has && !may) {
          spent.add(column);
        }
      }
    }
    if (allowed.size() != 1 || spent.isEmpty()) {
      return Optional.empty();
    }
    Optional<Quantity> limit = table.value(last, allowed.getFirst());
    Optional<Quantity> sum = table.value(last, spent.getLast());
    return limit.isPresent()
            && sum.isPresent()
            && limit.get().dimension().equals(sum.get().dimension())
        ? Optional.of(new Totals(table, limit.get(), sum.get()))
        : Optional.empty();
  }

  private void read(PlacedBlock block, Sentence sentence, Totals totals) {
    if (!Amounts.isTelling(sentence)
        || sentence.hasAny(Cue.NORMATIVE, Cue.NEGATION)
        || sentence.has(Cue.WILL)) {
      return;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean within = tokens.isOneOf(i, WITHIN);
      if (!within && !tokens.isOneOf(i, BEYOND)) {
        continue;
      }
      int budget = budget(sentence, i);
      boolean over = totals.spent.low() > totals.allowed.low();
      if (budget > 0
          && over == within
          && isOfWhole(sentence, i, budget)
          && !isOfRow(sentence, totals.table)) {
        wrong.add(
            new Misfit(
                List.of(
                    block.place(from(sentence, i, budget)),
                    Amounts.place(totals.table.block(), totals.allowed)),
                Amounts.say(totals.spent, totals.spent.low())
                    + " of "
                    + Amounts.say(totals.allowed, totals.allowed.low())));
        return;
      }
    }
  }

  /// "Staff costs ran over budget", where the table has a row of them.
  private static boolean isOfRow(Sentence sentence, ReadTable table) {
    for (int row = 1; row < table.grid().rows() - 1; row++) {
      StemSet name = table.words(row, 0);
      if (!name.isEmpty() && !name.isDisjoint(sentence.stems())) {
        return true;
      }
    }
    return false;
  }

  private static Span from(Sentence sentence, int within, int budget) {
    return sentence.tokens().span(within, budget + 1);
  }

  private static int budget(Sentence sentence, int within) {
    for (int i = within + 1; i < Math.min(sentence.to(), within + 1 + REACH); i++) {
      if (sentence.tokens().isOneOf(i, BUDGET)) {
        return i;
      }
    }
    return -1;
  }

  /// "Within the training budget" is one of a part.
  private static boolean isOfWhole(Sentence sentence, int within, int budget) {
    for (int i = within + 1; i < budget; i++) {
      if (!sentence.tokens().isLight(i) && !sentence.tokens().isOneOf(i, ALLOWED)) {
        return false;
      }
    }
    return true;
  }
}
