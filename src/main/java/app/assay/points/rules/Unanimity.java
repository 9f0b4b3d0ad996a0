package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
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

/// Finds the one vote of a text that is called unanimous and was not: "six to one".
final class Unanimity {

  private static final WordSet UNANIMOUS = WordLists.words("vote-unanimous");
  private static final WordSet VOTING = WordLists.words("vote-told");
  private static final WordSet NOT = WordLists.words("vote-not-quite");

  /// "Carried unanimously" is said of any of many votes.
  private static final int FEWEST_WORDS = 4;

  private Unanimity() {}

  static List<Opposed> in(DocumentReading document) {
    List<Span> unanimous = new ArrayList<>();
    List<Span> split = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          read(block, sentence, unanimous, split);
        }
      }
    }
    return unanimous.size() == 1 && split.size() == 1
        ? List.of(new Opposed(unanimous.getFirst(), split.getFirst()))
        : List.of();
  }

  private static void read(
      PlacedBlock block, Sentence sentence, List<Span> unanimous, List<Span> split) {
    Tokens tokens = sentence.tokens();
    boolean told = sentence.mayHold(UNANIMOUS) || sentence.mayHold(VOTING);
    if (!told || sentence.hasAny(Cue.HYPOTHETICAL, Cue.NORMATIVE, Cue.DISCREPANCY)) {
      return;
    }
    boolean voting = Wording.has(sentence, VOTING);
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, UNANIMOUS)) {
        if (!tokens.isOneOf(i - 1, NOT) && sentence.words() >= FEWEST_WORDS) {
          unanimous.add(block.place(tokens.span(i, i + 1)));
        }
      } else if (voting && isSplit(sentence, i)) {
        split.add(block.place(tokens.span(i, other(tokens, i) + 1)));
      }
    }
  }

  /// "Six to one", "31 votes to 22".
  private static boolean isSplit(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int other = other(tokens, token);
    return other > 0
        && other < sentence.to()
        && number(tokens, token) > 0
        && number(tokens, other) > 0
        && number(tokens, other) <= number(tokens, token);
  }

  private static int other(Tokens tokens, int token) {
    int to = tokens.isOneOf(token + 1, VOTING) ? token + 2 : token + 1;
    return tokens.isWord(to, "to") ? to + 1 : -1;
  }

  private static double number(Tokens tokens, int token) {
    if (tokens.is(token, TokenClass.NUM)) {
      return LengthOfTime.whole(tokens.text(token));
    }
    return tokens.isWord(token, "one") ? 1 : tokens.wordValue(token);
  }
}
