package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds counts of the sentences that follow which are not what a sentence makes of them: "six
/// patrols of nine scouts" and "all 48 scouts"; "34 colonies", "six of them died" and "the 31
/// surviving".
final class GroupsTold {

  private static final WordSet ALL = WordLists.words("whole");

  private static final WordSet EACH = WordLists.words("each-of-them");

  private static final WordSet THEM = WordLists.words("of-which");

  private static final WordSet REST = WordLists.words("rest-of-them");

  /// Sentences behind the one that counts.
  private static final int AHEAD = 3;

  private static final int MOST = 1000;

  /// A sentence of more values tells of many things.
  private static final int MOST_VALUES = 24;

  private static final int FEWEST = 5;

  /// A count that misses by more is one of something else.
  private static final double FARTHEST = 0.5;

  private static final double NEAR = 0.25;

  private final List<Misfit> wrong = new ArrayList<>();

  private GroupsTold() {}

  static List<Misfit> in(DocumentReading document) {
    GroupsTold all = new GroupsTold();
    for (PlacedBlock block : Amounts.prose(document)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        if (sentences.get(i).quantities().size() <= MOST_VALUES
            && Amounts.isTelling(sentences.get(i))) {
          List<Sentence> next = sentences.subList(i, Math.min(sentences.size(), i + 1 + AHEAD));
          all.groups(block, sentences.get(i), next);
          all.rest(block, sentences.get(i), next);
        }
      }
    }
    return all.wrong;
  }

  private static boolean isCount(Quantity count) {
    return count.base().equals("#")
        && Amounts.isExact(count)
        && !count.noun().isEmpty()
        && count.low() == Math.rint(count.low())
        && count.low() >= 2
        && count.low() <= MOST;
  }

  /// "Six patrols of nine scouts", where no more scouts are counted.
  private void groups(PlacedBlock block, Sentence sentence, List<Sentence> next) {
    List<Quantity> all = sentence.quantities();
    for (int i = 0; i + 1 < all.size(); i++) {
      Quantity groups = all.get(i);
      Quantity each = all.get(i + 1);
      Tokens tokens = sentence.tokens();
      boolean apiece = each.to() < sentence.to() && tokens.isOneOf(each.to(), EACH);
      boolean of =
          each.from() == groups.to() + 1
              && (tokens.isWord(groups.to(), "of")
                  || (apiece && tokens.isWord(groups.to(), "with")));
      boolean more = all.stream().anyMatch(q -> q != each && !q.noun().isDisjoint(each.noun()));
      if (of && !more && isCount(groups) && isCount(each)) {
        double product = groups.low() * each.low();
        Span place = block.place(tokens.span(groups.from(), each.to()));
        next.stream()
            .filter(s -> s != sentence && Amounts.isTelling(s))
            .flatMap(s -> s.quantities().stream())
            .filter(q -> isAll(q) && isCount(q) && !q.noun().isDisjoint(each.noun()))
            .findFirst()
            .filter(q -> q.low() != product)
            .filter(q -> Math.abs(q.low() - product) <= FARTHEST * product)
            .ifPresent(q -> add(place, Amounts.place(block, q), product));
      }
    }
  }

  private static boolean isAll(Quantity count) {
    Tokens tokens = count.sentence().tokens();
    int before = count.from() - 1;
    return before >= count.sentence().from()
        && tokens.isOneOf(before, ALL)
        && !tokens.isWord(count.to(), "of");
  }

  private void add(Span one, Span other, double right) {
    wrong.add(new Misfit(List.of(one, other), Change.digits(right)));
  }

  /// "34 colonies went into winter. Six of them died. The 31 surviving …".
  private void rest(PlacedBlock block, Sentence sentence, List<Sentence> next) {
    List<Quantity> wholes = sentence.quantities().stream().filter(GroupsTold::isCount).toList();
    if (wholes.size() != 1 || wholes.getFirst().low() < FEWEST) {
      return;
    }
    Quantity whole = wholes.getFirst();
    double lost = 0;
    Sentence losing = sentence;
    for (Sentence s : next) {
      boolean counts = s != sentence && s.quantities().stream().anyMatch(q -> isOther(q, whole));
      if (counts || !Amounts.isTelling(s)) {
        return;
      }
      Tokens tokens = s.tokens();
      for (int i = s == sentence ? whole.to() : s.from(); i + 2 < s.to(); i++) {
        double number = tokens.value(i);
        boolean them =
            tokens.isWord(i + 1, "of") && tokens.isOneOf(i + 2, THEM) && !(tokens.value(i + 3) > 0);
        if (number > 0 && them) {
          if (lost > 0) {
            return;
          }
          lost = number;
          losing = s;
        } else if (lost > 0 && number > 0) {
          Optional<Span> rest = rest(s, i);
          if (rest.isPresent()) {
            compare(block, whole, whole.low() - lost, number, rest.get());
            return;
          }
          if (s == losing && tokens.wordValue(i) > 0 && tokens.isWord(i - 1, "and")) {
            return;
          }
        }
      }
    }
  }

  /// The same things are counted anew.
  private static boolean isOther(Quantity count, Quantity whole) {
    return isCount(count) && count.low() > whole.low() && !count.noun().isDisjoint(whole.noun());
  }

  /// "The 31 surviving", "the remaining 31".
  private static Optional<Span> rest(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    int next = number + 1;
    boolean behind =
        next < sentence.to() && tokens.isOneOf(next, REST) && tokens.isWord(number - 1, "the");
    boolean before =
        number - 2 >= sentence.from()
            && tokens.isOneOf(number - 1, REST)
            && tokens.isWord(number - 2, "the");
    boolean share = tokens.is(number, TokenClass.PERCENT) || tokens.is(number, TokenClass.MONEY);
    return (behind || before) && !share
        ? Optional.of(tokens.span(before ? number - 1 : number, behind ? next + 1 : next))
        : Optional.empty();
  }

  private void compare(PlacedBlock block, Quantity whole, double right, double said, Span rest) {
    double off = Math.abs(said - right);
    if (off >= 1 && said < whole.low() && off <= Math.max(2, NEAR * whole.low())) {
      add(Amounts.place(block, whole), block.place(rest), right);
    }
  }
}
