package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.List;

/// What the headings over a block say of what stands under them.
final class Headings {

  /// Headings over what is so already, also in a proposal.
  private static final WordSet OF_THE_PRESENT = WordLists.words("heading-of-present");

  private static final WordSet OF_DESIGN = WordLists.words("heading-of-design");

  private static final WordSet OF_OUTCOME = WordLists.words("heading-of-outcome");

  /// How a sentence about the thing in the heading may begin.
  private static final WordSet ANAPHORS = WordLists.words("anaphor-of-heading");

  private static final int NEAR = 6;

  private Headings() {}

  /// True under a heading such as Context or Background.
  static boolean areOfPresent(Surroundings around) {
    return have(around, OF_THE_PRESENT);
  }

  /// True under a heading such as Consequences: what a proposal brings about.
  static boolean areOfOutcome(Surroundings around) {
    return have(around, OF_OUTCOME);
  }

  /// True under a heading such as Design: what is proposed.
  static boolean areOfDesign(Surroundings around) {
    return have(around, OF_DESIGN);
  }

  /// True under a heading over what is to come. A title that names other things as well, such as
  /// "Changelog and roadmap", says nothing of what stands below.
  static boolean areOfPlans(Surroundings around) {
    List<BlockReading> over = around.headings();
    for (int i = over.size() - 1; i >= 0; i--) {
      BlockReading heading = over.get(i);
      boolean plans = heading.cues().has(Cue.ROADMAP) || (i > 0 && heading.cues().has(Cue.NOT_YET));
      if (plans && (i > 0 || !isOfSeveral(heading))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfSeveral(BlockReading title) {
    Tokens tokens = title.tokens();
    for (int i = 0; i < tokens.count(); i++) {
      if (tokens.is(i, TokenClass.COMMA) || tokens.isWord(i, "and") || tokens.is(i, '&')) {
        return true;
      }
    }
    return false;
  }

  private static boolean have(Surroundings around, WordSet words) {
    List<BlockReading> over = around.headings();
    for (int i = 1; i < over.size(); i++) {
      Tokens tokens = over.get(i).tokens();
      for (int t = 0; t < tokens.count(); t++) {
        if (tokens.isOneOf(t, words)) {
          return true;
        }
      }
    }
    return false;
  }

  /// True when a sentence speaks of what its nearest heading names.
  static boolean isAbout(Surroundings around, Sentence sentence) {
    if (sentence.from() == sentence.to()) {
      return false;
    }
    if (sentence.tokens().isOneOf(sentence.from(), ANAPHORS)) {
      return true;
    }
    Tokens heading = around.headings().getLast().tokens();
    for (int i = sentence.from(); i < Math.min(sentence.to(), sentence.from() + NEAR); i++) {
      long word = ContentWords.counts(sentence.tokens(), i) ? sentence.tokens().content(i) : 0;
      for (int h = 0; word != 0 && h < heading.count(); h++) {
        if (heading.content(h) == word) {
          return true;
        }
      }
    }
    return false;
  }
}
