package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the last line of an account that the lines above it do not make: "Opening stock: 420
/// reams", "Delivered: 300", "Handed out: 515", "Closing stock: 225"; "Net", "VAT" and "Gross".
final class LedgerTold {

  private static final WordSet FIRST = WordLists.words("ledger-first");

  private static final WordSet ADDED = WordLists.words("ledger-added");

  private static final WordSet TAKEN = WordLists.words("ledger-taken");

  private static final WordSet LAST = WordLists.words("ledger-last");

  private static final int FEWEST = 3;

  private static final int MOST = 12;

  /// A line of an account says no more than that.
  private static final int MOST_WORDS = 8;

  /// A line that misses by more of itself is one of something else.
  private static final double FARTHEST = 0.25;

  private final List<Misfit> wrong = new ArrayList<>();

  private LedgerTold() {}

  private enum Role {
    FIRST,
    ADDED,
    TAKEN,
    LAST,
    NONE
  }

  /// One line with its one amount.
  private record Line(PlacedBlock block, Role role, Quantity amount) {}

  static List<Misfit> in(DocumentReading document) {
    LedgerTold all = new LedgerTold();
    List<Optional<Line>> lines = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind == BlockKind.LIST_ITEM) {
        lines(block, lines);
        continue;
      }
      all.read(lines);
      lines.clear();
      boolean many = kind == BlockKind.PARAGRAPH || kind == BlockKind.TABLE;
      if (many && block.reading().holdsValue() && block.reading().text().indexOf('\n') > 0) {
        lines(block, lines);
        all.read(lines);
        lines.clear();
      }
    }
    all.read(lines);
    return all.wrong;
  }

  private static void lines(PlacedBlock block, List<Optional<Line>> out) {
    String text = block.reading().text();
    List<Quantity> amounts =
        block.reading().sentences().stream()
            .filter(Amounts::isTelling)
            .flatMap(s -> s.quantities().stream())
            .filter(q -> PartAmounts.is(q) && !q.isWhen())
            .toList();
    Tokens tokens = block.reading().tokens();
    int next = 0;
    for (int token = 0; token < tokens.count(); ) {
      int end = text.indexOf('\n', tokens.start(token));
      end = end < 0 ? text.length() : end;
      int first = token;
      while (token < tokens.count() && tokens.start(token) < end) {
        token++;
      }
      Optional<Quantity> amount = Optional.empty();
      int count = 0;
      for (; next < amounts.size() && amounts.get(next).from() < token; next++) {
        amount = Optional.of(amounts.get(next));
        count++;
      }
      boolean part = tokens.isWord(first, "of") && tokens.isWord(first + 1, "which");
      boolean line = count == 1 && !part && token - first <= 2 * MOST_WORDS;
      Role role = line ? role(tokens, first, token) : Role.NONE;
      out.add(line ? amount.map(a -> new Line(block, role, a)) : Optional.empty());
      token = Math.max(token, first + 1);
    }
  }

  /// What the first word of a line that says it makes of it.
  private static Role role(Tokens tokens, int from, int to) {
    for (int i = from; i < to; i++) {
      if (tokens.isOneOf(i, FIRST)) {
        return Role.FIRST;
      }
      if (tokens.isOneOf(i, LAST)) {
        return Role.LAST;
      }
      if (tokens.isOneOf(i, TAKEN)) {
        return Role.TAKEN;
      }
      if (tokens.isOneOf(i, ADDED)) {
        return Role.ADDED;
      }
    }
    return Role.NONE;
  }

  /// Each line that begins an account, with those up to the one that ends it.
  private void read(List<Optional<Line>> lines) {
    for (int i = 0; i + FEWEST <= lines.size(); i++) {
      if (lines.get(i).filter(l -> l.role() == Role.FIRST).isEmpty()) {
        continue;
      }
      Line first = lines.get(i).orElseThrow();
      double sum = first.amount().low();
      double slack = Amounts.slack(first.amount());
      int last = Math.min(lines.size(), i + MOST);
      for (int k = i + 1; k < last && lines.get(k).isPresent(); k++) {
        Line line = lines.get(k).orElseThrow();
        if (line.role() == Role.NONE
            || line.role() == Role.FIRST
            || !PartAmounts.areAlike(first.amount(), line.amount())) {
          break;
        }
        slack += Amounts.slack(line.amount());
        if (line.role() == Role.LAST) {
          compare(first, line, k - i + 1 < FEWEST ? line.amount().low() : sum, slack);
          break;
        }
        sum += line.role() == Role.TAKEN ? -line.amount().low() : line.amount().low();
      }
    }
  }

  private void compare(Line first, Line last, double sum, double slack) {
    double said = last.amount().low();
    double off = Math.abs(said - sum);
    if (sum > 0 && off > (last.amount().isCount() ? 0 : slack) && off <= FARTHEST * said) {
      wrong.add(
          new Misfit(
              List.of(
                  Amounts.place(last.block(), last.amount()),
                  Amounts.place(first.block(), first.amount())),
              Amounts.say(last.amount(), sum)));
    }
  }
}
