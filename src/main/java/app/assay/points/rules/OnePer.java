package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds things of which there is one for each of others, and another number of the others: "8
/// boards, one per group" for "nine groups".
final class OnePer {

  private static final int FEWEST = 3;

  private static final WordSet EACH = WordLists.words("one-for-each");

  /// Of each noun the first place that tells of each number, and no more than need be to tell that
  /// there are two.
  private final Map<Integer, List<Counted>> byNoun = new HashMap<>();

  private OnePer() {}

  /// A number of things.
  private record Counted(PlacedBlock block, Quantity number) {}

  static List<Misfit> in(DocumentReading document) {
    OnePer all = new OnePer();
    List<Counted> shared = new ArrayList<>();
    Map<Counted, Integer> owners = new HashMap<>();
    for (PlacedBlock block : Amounts.prose(document)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (Amounts.isTelling(sentence)) {
          for (Quantity number : sentence.quantities()) {
            if (Announcements.isAnnounced(number) && !number.noun().isEmpty()) {
              Counted counted = new Counted(block, number);
              all.enter(counted);
              int owner = owner(number);
              if (owner >= 0 && number.low() >= FEWEST) {
                shared.add(counted);
                owners.put(counted, stem(sentence, owner));
              }
            }
          }
        }
      }
    }
    List<Misfit> wrong = new ArrayList<>();
    for (Counted counted : shared) {
      all.compare(counted, owners.getOrDefault(counted, 0), wrong);
    }
    return wrong;
  }

  private void enter(Counted counted) {
    int head = stem(counted.number.sentence(), counted.number.to() - 1);
    List<Counted> told = byNoun.computeIfAbsent(head, h -> new ArrayList<>(2));
    if (told.size() < 2 && told.stream().noneMatch(c -> c.number.low() == counted.number.low())) {
      told.add(counted);
    }
  }

  private static int stem(Sentence sentence, int token) {
    return Synonyms.of(sentence.stem(token));
  }

  private void compare(Counted counted, int owner, List<Misfit> wrong) {
    List<Counted> others = byNoun.getOrDefault(owner, List.of());
    if (others.size() == 1 && others.getFirst().number.low() != counted.number.low()) {
      Counted other = others.getFirst();
      double ratio = other.number.low() / counted.number.low();
      if (ratio > 0.5 && ratio < 2) {
        wrong.add(
            new Misfit(
                List.of(
                    Amounts.place(counted.block, counted.number),
                    Amounts.place(other.block, other.number)),
                "one for each of " + Math.round(other.number.low())));
      }
    }
  }

  /// ", one per group", "(one for each group)", ", one to a group": the token of what has one.
  private static int owner(Quantity number) {
    Sentence sentence = number.sentence();
    Tokens tokens = sentence.tokens();
    int mark = number.to();
    boolean marked =
        tokens.is(mark, TokenClass.COMMA)
            || tokens.is(mark, TokenClass.OPEN)
            || tokens.is(mark, TokenClass.DASH);
    int one = marked ? mark + 1 : mark;
    if (!tokens.isWord(one, "one") || one + 2 >= sentence.to()) {
      return -1;
    }
    int at = one + 1;
    boolean each = false;
    while (at < sentence.to() && tokens.isOneOf(at, EACH)) {
      each = true;
      at++;
    }
    return each && at < sentence.to() && !tokens.isLight(at) ? at : -1;
  }
}
