package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What becomes of a thing in versions that stand in another order: "deprecated in 5.0 and removed
/// in 4.6", "added in 2.1, dropped in 1.9".
final class VersionSteps {

  private static final List<WordSet> STEPS =
      List.of(
          WordLists.words("version-born"),
          WordLists.words("version-aged"),
          WordLists.words("version-gone"));

  private static final WordSet IN = WordLists.words("version-in");

  private static final WordSet HELPING = WordLists.words("helping");

  private static final WordSet SAME = WordLists.words("same-as-before");

  private static final WordSet ANEW = WordLists.words("anew");

  /// From the verb to its version.
  private static final int REACH = 4;

  /// From one version to the verb of the next.
  private static final int FARTHEST = 20;

  private VersionSteps() {}

  /// @param rank how late it comes
  /// @param verb the token of the verb
  /// @param at the token of the version
  private record Step(int rank, int verb, int at, List<Integer> version) {

    boolean contradicts(Step next) {
      int order = Versions.compare(version, next.version);
      return rank < next.rank ? order > 0 : rank > next.rank && order < 0;
    }
  }

  /// Where such a pair stands, from the one version to the other.
  record Pair(Span both, Span other) {}

  static List<Pair> in(DocumentReading document) {
    List<Pair> pairs = new ArrayList<>();
    for (PlacedBlock block : Amounts.spoken(document)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (mayTell(sentence) && Amounts.isTelling(sentence)) {
          add(block, sentence, pairs);
        }
      }
    }
    return pairs;
  }

  private static boolean mayTell(Sentence sentence) {
    for (WordSet step : STEPS) {
      if (sentence.mayHold(step)) {
        return true;
      }
    }
    return false;
  }

  private static void add(PlacedBlock block, Sentence sentence, List<Pair> pairs) {
    Optional<Step> last = Optional.empty();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      Optional<Step> step = step(sentence, i);
      if (step.isPresent()) {
        if (last.isPresent()
            && last.get().contradicts(step.get())
            && isOfTheSame(sentence, last.get(), step.get())) {
          Tokens tokens = sentence.tokens();
          Span both = tokens.span(last.get().at, step.get().at + 1);
          pairs.add(
              new Pair(
                  block.place(both), block.place(tokens.span(step.get().at, step.get().at + 1))));
        }
        last = step;
      }
    }
  }

  private static Optional<Step> step(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    int rank = 0;
    while (rank < STEPS.size() && !tokens.isOneOf(verb, STEPS.get(rank))) {
      rank++;
    }
    int at = verb + 1;
    while (at < Math.min(sentence.to(), verb + REACH) && tokens.isOneOf(at, IN)) {
      at++;
    }
    if (rank == STEPS.size() || at == verb + 1 || at >= sentence.to()) {
      return Optional.empty();
    }
    int step = rank;
    int place = at;
    return isVersion(sentence, at)
        ? Versions.numbers(tokens.text(at)).map(v -> new Step(step, verb, place, v))
        : Optional.empty();
  }

  /// "5.0", "v5", "release 5"; "added in 5 places" is none, nor one that is to be looked up.
  private static boolean isVersion(Sentence sentence, int at) {
    Tokens tokens = sentence.tokens();
    boolean named = tokens.isWord(at - 1, "version") || tokens.isWord(at - 1, "release");
    boolean decimal = tokens.is(at, TokenClass.NUM) && tokens.text(at).indexOf('.') > 0;
    boolean counts =
        at + 1 < sentence.to()
            && tokens.is(at + 1, TokenClass.WORD)
            && !tokens.isOneOf(at + 1, SAME)
            && !tokens.isOneOf(at + 1, HELPING)
            && !tokens.isWord(at + 1, "after");
    if (at + 1 < sentence.to() && tokens.is(at + 1, '[')) {
      return false;
    }
    return tokens.is(at, TokenClass.VERSION) || named || (decimal && !counts);
  }

  /// "And was finally removed", "after it had been deprecated": no other thing is named between.
  private static boolean isOfTheSame(Sentence sentence, Step one, Step other) {
    Tokens tokens = sentence.tokens();
    int subject = other.verb - 1;
    while (subject > one.at && tokens.isOneOf(subject, HELPING)) {
      subject--;
    }
    return other.verb - one.at <= FARTHEST
        && (subject == one.at
            || tokens.isOneOf(subject, SAME)
            || tokens.isWord(subject, "having")
            || tokens.is(subject, TokenClass.COMMA))
        && !Wording.hasWithin(sentence, one.at, other.verb, ANEW);
  }
}
