package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;

/// What is promised to the reader, rather than what a program shows or a plan asks for: "you will
/// save", "you will be fully productive".
final class Promise {

  private static final WordSet PROMISED = WordLists.words("promised");

  private static final WordSet BECOME = WordLists.words("become");

  private Promise() {}

  /// @param verb the token after "you will"
  static boolean isMade(Sentence sentence, int verb) {
    if (verb >= sentence.to()) {
      return false;
    }
    if (sentence.tokens().isOneOf(verb, PROMISED)) {
      return true;
    }
    boolean be = sentence.tokens().isWord(verb, "be") || sentence.tokens().isWord(verb, "become");
    String next = Wording.after(sentence, verb);
    return be
        && (BECOME.contains(next)
            || (next.endsWith("ly") && BECOME.contains(Wording.after(sentence, verb + 1))));
  }
}
