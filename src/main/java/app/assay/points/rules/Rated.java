package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Numerals;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Finds how many rows of a table a sentence says to be of each kind, where the table has others:
/// "seven findings: two high, three medium, two low" over a register with three that are high.
final class Rated {

  private static final int FEWEST_ROWS = 3;

  private static final int MOST_KINDS = 6;

  private static final int LONGEST = 2;

  private final List<Misfit> wrong = new ArrayList<>();

  private Rated() {}

  /// A column whose cells are a few words, and how often each stands there.
  private record Column(ReadTable table, int rows, Map<String, Integer> kinds) {}

  /// What a sentence says of one kind.
  private record Said(int from, int to, String kind, int number) {}

  static List<Misfit> in(DocumentReading document) {
    List<Column> columns = new ArrayList<>();
    for (ReadTable table : ReadTable.in(document)) {
      for (int column = 1; column < table.grid().columns(); column++) {
        add(table, column, columns);
      }
    }
    Rated all = new Rated();
    if (!columns.isEmpty()) {
      for (PlacedBlock block : Amounts.spoken(document)) {
        block.reading().sentences().forEach(s -> all.read(block, s, columns));
      }
    }
    return all.wrong;
  }

  private static void add(ReadTable table, int column, List<Column> columns) {
    Grid grid = table.grid();
    Map<String, Integer> kinds = new HashMap<>();
    int rows = 0;
    for (int row = 1; row < grid.rows(); row++) {
      if (table.isTotal(row)) {
        continue;
      }
      String kind =
          grid.cell(row, column)
              .filter(c -> c.words() > 0 && c.words() <= LONGEST && c.quantities().isEmpty())
              .map(c -> c.text().toLowerCase(Locale.ROOT))
              .orElse("");
      if (kind.isEmpty()) {
        return;
      }
      kinds.merge(kind, 1, Integer::sum);
      rows++;
    }
    boolean few = kinds.size() > 1 && kinds.size() <= MOST_KINDS && kinds.size() < rows;
    if (few && rows >= FEWEST_ROWS) {
      columns.add(new Column(table, rows, kinds));
    }
  }

  private void read(PlacedBlock block, Sentence sentence, List<Column> columns) {
    List<Integer> numbers = Amounts.isTelling(sentence) ? numbers(sentence) : List.of();
    if (numbers.size() < 2) {
      return;
    }
    boolean right = false;
    List<Misfit> found = new ArrayList<>();
    for (Column column : columns) {
      List<Said> said = said(sentence, numbers, column);
      int sum = said.stream().mapToInt(Said::number).sum();
      boolean all =
          said.size() > 1
              && said.size() == kinds(said).size()
              && (sum == column.rows || said.size() == column.kinds.size());
      if (all && Math.abs(sum - column.rows) <= 2) {
        boolean same =
            said.stream().allMatch(s -> column.kinds.getOrDefault(s.kind, 0) == s.number);
        right |= same;
        if (!same) {
          found.add(misfit(block, sentence, said, column));
        }
      }
    }
    if (!right && found.size() == 1) {
      wrong.addAll(found);
    }
  }

  private static Set<String> kinds(List<Said> said) {
    Set<String> kinds = new HashSet<>();
    said.forEach(s -> kinds.add(s.kind));
    return kinds;
  }

  private static Misfit misfit(
      PlacedBlock block, Sentence sentence, List<Said> said, Column column) {
    StringBuilder truth = new StringBuilder();
    for (Said one : said) {
      truth.append(truth.length() == 0 ? "" : ", ");
      truth.append(column.kinds.getOrDefault(one.kind, 0)).append(' ').append(one.kind);
    }
    return new Misfit(
        List.of(block.place(sentence.tokens().span(said.getFirst().from(), said.getLast().to()))),
        truth.toString());
  }

  /// "Two high, three medium and two low", "two are high".
  private static List<Said> said(Sentence sentence, List<Integer> numbers, Column column) {
    Tokens tokens = sentence.tokens();
    List<Said> said = new ArrayList<>();
    for (int i : numbers) {
      int number = number(tokens, i);
      int at = tokens.isWord(i + 1, "are") || tokens.isWord(i + 1, "is") ? i + 2 : i + 1;
      for (int words = LONGEST; words > 0; words--) {
        int to = at + words;
        String kind =
            to <= sentence.to()
                ? tokens.span(at, to).in(tokens.text()).toLowerCase(Locale.ROOT)
                : "";
        if (column.kinds.containsKey(kind)) {
          said.add(new Said(i, to, kind, number));
          break;
        }
      }
    }
    return said;
  }

  /// The tokens that say how many and are followed by another.
  private static List<Integer> numbers(Sentence sentence) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      if (number(sentence.tokens(), i) >= 0) {
        numbers.add(i);
      }
    }
    return numbers;
  }

  private static int number(Tokens tokens, int token) {
    if (tokens.is(token, TokenClass.NUM)) {
      int whole = LengthOfTime.whole(tokens.text(token));
      return whole > 0 ? whole : -1;
    }
    double word = tokens.isWord(token, "one") ? 1 : Numerals.ofWord(tokens.lower(token));
    return Double.isNaN(word) ? -1 : (int) word;
  }
}
