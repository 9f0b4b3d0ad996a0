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
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Finds a rest that is not the whole less its part: "£412,000 of the approved £640,000" and
/// "£208,000 left".
final class Remainders {

  /// Between "of" and the whole.
  private static final int BETWEEN = 4;

  /// From the rest to the word that makes it one.
  private static final int REACH = 3;

  /// Elsewhere in the text a rest that misses by more is one of something else.
  private static final double FAR = 0.25;

  private static final double NEAR = 0.6;

  /// In a text of more parts, which nobody keeps in mind, a rest is one of those of its paragraph.
  private static final int MOST_PARTS = 200;

  private static final WordSet REST_BEFORE = WordLists.words("rest-before");

  private static final WordSet REST_AFTER = WordLists.words("rest-after");

  private final List<Part> parts = new ArrayList<>();
  private final List<Rest> rests = new ArrayList<>();
  private final List<Misfit> wrong = new ArrayList<>();

  private record Part(int at, PlacedBlock block, Quantity part, Quantity whole) {

    double rest() {
      return whole.low() - part.low();
    }

    double slack() {
      return Math.max(Amounts.slack(whole), 0.001 * whole.low());
    }
  }

  private record Rest(int at, PlacedBlock block, Quantity left) {}

  private Remainders() {}

  static List<Misfit> in(DocumentReading document) {
    Remainders all = new Remainders();
    List<PlacedBlock> blocks = Amounts.prose(document);
    for (int i = 0; i < blocks.size(); i++) {
      for (Sentence sentence : blocks.get(i).reading().sentences()) {
        if (Amounts.isTelling(sentence) && !sentence.quantities().isEmpty()) {
          all.read(i, blocks.get(i), sentence);
        }
      }
    }
    Map<Integer, List<Part>> byBlock = all.parts.stream().collect(Collectors.groupingBy(Part::at));
    boolean many = all.parts.size() > MOST_PARTS;
    for (Rest rest : all.rests) {
      List<Part> beside = byBlock.getOrDefault(rest.at(), List.of());
      if (beside.size() <= MOST_PARTS) {
        all.compare(rest, beside, many ? beside : all.parts);
      }
    }
    return all.wrong;
  }

  private void read(int at, PlacedBlock block, Sentence sentence) {
    List<Quantity> values = sentence.quantities();
    for (int i = 0; i < values.size(); i++) {
      Quantity value = values.get(i);
      if (!Amounts.isExact(value) || value.dimension().equals("%") || value.isTime()) {
        continue;
      }
      if (i + 1 < values.size() && isPart(value, values.get(i + 1))) {
        parts.add(new Part(at, block, value, values.get(i + 1)));
      }
      boolean part =
          (i + 1 < values.size() && isPart(value, values.get(i + 1)))
              || (i > 0 && isPart(values.get(i - 1), value));
      if (!part && isRest(value)) {
        rests.add(new Rest(at, block, value));
      }
    }
  }

  /// "£412,000 of the approved £640,000".
  private static boolean isPart(Quantity part, Quantity whole) {
    Tokens tokens = part.sentence().tokens();
    int of = part.to();
    if (!Amounts.isExact(whole)
        || !Amounts.isExact(part)
        || !Amounts.isAlike(part, whole)
        || part.low() >= whole.low()
        || whole.from() - of > BETWEEN
        || of >= whole.from()
        || !tokens.isWord(of, "of")
        || (part.isCount() && whole.noun().isEmpty())) {
      return false;
    }
    for (int i = of + 1; i < whole.from(); i++) {
      if (!tokens.is(i, TokenClass.WORD)) {
        return false;
      }
    }
    return true;
  }

  /// "The remaining £208,000", "£208,000 left", "leaving £208,000".
  private static boolean isRest(Quantity value) {
    Sentence sentence = value.sentence();
    Tokens tokens = sentence.tokens();
    if (value.from() > sentence.from() && tokens.isOneOf(value.from() - 1, REST_BEFORE)) {
      return true;
    }
    for (int i = value.to(); i < Math.min(sentence.to(), value.to() + REACH); i++) {
      if (tokens.isOneOf(i, REST_AFTER)) {
        return true;
      }
      if (!tokens.is(i, TokenClass.WORD)) {
        return false;
      }
    }
    return false;
  }

  private void compare(Rest rest, List<Part> beside, List<Part> others) {
    List<Part> near =
        beside.stream()
            .filter(p -> isOf(p, rest))
            .filter(p -> p.part().sentence().from() <= rest.left().sentence().from())
            .toList();
    List<Part> all = others.stream().filter(p -> isOf(p, rest)).toList();
    boolean alone = all.stream().mapToDouble(p -> p.whole().low()).distinct().count() == 1;
    boolean told =
        all.stream()
            .anyMatch(p -> Math.abs(p.rest() - rest.left().low()) <= p.slack() + slack(rest));
    if (told || (near.size() != 1 && !(near.isEmpty() && all.size() == 1 && alone))) {
      return;
    }
    Part part = near.isEmpty() ? all.getFirst() : near.getFirst();
    double off = Math.abs(part.rest() - rest.left().low());
    boolean counted = part.part().isCount();
    double most = (near.isEmpty() ? FAR : NEAR) * part.rest();
    if (off <= most && !(near.isEmpty() && counted)) {
      wrong.add(
          new Misfit(
              List.of(
                  part.block()
                      .place(
                          part.part()
                              .sentence()
                              .tokens()
                              .span(part.part().from(), part.whole().to())),
                  Amounts.place(rest.block(), rest.left())),
              Amounts.say(rest.left(), part.rest())));
    }
  }

  private static double slack(Rest rest) {
    return Amounts.slack(rest.left());
  }

  /// The rest is one of what the part is of.
  private static boolean isOf(Part part, Rest rest) {
    Quantity left = rest.left();
    return Amounts.isAlike(part.part(), left)
        && left.low() < part.whole().low()
        && (!left.isCount() || !left.noun().isDisjoint(part.whole().noun()));
  }
}
