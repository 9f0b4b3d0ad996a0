package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Finds how many rows of a table a sentence says to be of each kind, where the table has others:
/// "seven findings: two high, three medium, two low" over a register with three that are high.
final class Rated {

  /// A number farther off is of other things.
  private static final int FARTHEST = 2;

  private static final WordSet ARE = WordLists.words("kind-are");

  private final List<Misfit> wrong = new ArrayList<>();

  private Rated() {}

  /// What a sentence says of one kind.
  private record Said(int from, int to, String kind, int number) {}

  static List<Misfit> in(DocumentReading document) {
    List<KindColumn> columns =
        ReadTable.in(document).stream().flatMap(t -> KindColumn.of(t).stream()).toList();
    Rated all = new Rated();
    if (!columns.isEmpty()) {
      for (PlacedBlock block : Amounts.spoken(document)) {
        block.reading().sentences().forEach(s -> all.read(block, s, columns));
      }
    }
    return all.wrong;
  }

  private void read(PlacedBlock block, Sentence sentence, List<KindColumn> columns) {
    List<Integer> numbers = Amounts.isTelling(sentence) ? numbers(sentence) : List.of();
    if (numbers.size() < 2) {
      return;
    }
    boolean right = false;
    List<Misfit> found = new ArrayList<>();
    for (KindColumn column : columns) {
      List<Said> said = said(sentence, numbers, column);
      Optional<Said> part = said.isEmpty() ? part(sentence, numbers, column) : Optional.empty();
      if (part.isPresent()) {
        int off = column.kinds().getOrDefault(part.get().kind, 0) - part.get().number;
        right |= off == 0;
        if (off != 0 && Math.abs(off) <= FARTHEST) {
          found.add(misfit(block, sentence, List.of(part.get()), column));
        }
        continue;
      }
      int sum = said.stream().mapToInt(Said::number).sum();
      boolean all =
          said.size() > 1
              && said.size() == kinds(said).size()
              && (sum == column.rows() || said.size() == column.kinds().size());
      if (all && Math.abs(sum - column.rows()) <= FARTHEST) {
        boolean same =
            said.stream().allMatch(s -> column.kinds().getOrDefault(s.kind, 0) == s.number);
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
      PlacedBlock block, Sentence sentence, List<Said> said, KindColumn column) {
    StringBuilder truth = new StringBuilder();
    for (Said one : said) {
      truth.append(truth.length() == 0 ? "" : ", ");
      truth.append(column.kinds().getOrDefault(one.kind, 0)).append(' ').append(one.kind);
    }
    return new Misfit(
        List.of(block.place(sentence.tokens().span(said.getFirst().from(), said.getLast().to()))),
        truth.toString());
  }

  /// "Of the ten findings seven were closed": one kind, and one number beside that of all rows.
  private static Optional<Said> part(Sentence sentence, List<Integer> numbers, KindColumn column) {
    int one = numbers.getFirst();
    int other = numbers.getLast();
    boolean first = number(sentence.tokens(), one) == column.rows();
    boolean last = number(sentence.tokens(), other) == column.rows();
    if (numbers.size() != 2 || first == last || sentence.has(Cue.NEGATION)) {
      return Optional.empty();
    }
    int of = first ? other : one;
    List<Said> said = new ArrayList<>();
    for (int i = of + 2; i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i - 1, ARE)) {
        int from = i;
        kindAt(sentence, i, column)
            .ifPresent(
                to ->
                    said.add(
                        new Said(of, to, kind(sentence, from, to), number(sentence.tokens(), of))));
      }
    }
    return said.size() == 1 ? Optional.of(said.getFirst()) : Optional.empty();
  }

  /// After the kind that begins at a token.
  private static Optional<Integer> kindAt(Sentence sentence, int from, KindColumn column) {
    for (int to = Math.min(sentence.to(), from + KindColumn.LONGEST); to > from; to--) {
      if (column.kinds().containsKey(kind(sentence, from, to))) {
        return Optional.of(to);
      }
    }
    return Optional.empty();
  }

  private static String kind(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    return tokens.span(from, to).in(tokens.text()).toLowerCase(Locale.ROOT);
  }

  /// "Two high, three medium and two low", "two are high".
  private static List<Said> said(Sentence sentence, List<Integer> numbers, KindColumn column) {
    Tokens tokens = sentence.tokens();
    List<Said> said = new ArrayList<>();
    for (int i : numbers) {
      int number = number(tokens, i);
      int at = tokens.isWord(i + 1, "are") || tokens.isWord(i + 1, "is") ? i + 2 : i + 1;
      int from = at;
      kindAt(sentence, at, column)
          .ifPresent(to -> said.add(new Said(i, to, kind(sentence, from, to), number)));
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
    double word = tokens.isWord(token, "one") ? 1 : tokens.wordValue(token);
    return Double.isNaN(word) ? -1 : (int) word;
  }
}
