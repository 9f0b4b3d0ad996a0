package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Set;

/// The small words around a value, which say whether all are meant or some, which ones and when:
/// "another", "of which", "the", "planned". Other words are only told from numbers and marks.
final class WordsBeside {

  private static final WordSet SMALL = WordLists.words("pair-words");

  /// Small words so near on either side are told.
  private static final int REACH = 6;

  private static final String[] BEFORE = {"right before: ", "before that: "};

  private final Sentence sentence;
  private final Tokens tokens;
  private final Set<String> traits;

  private WordsBeside(Sentence sentence, Set<String> traits) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.traits = traits;
  }

  static void read(Stated stated, Set<String> traits) {
    WordsBeside words = new WordsBeside(stated.quantity().sentence(), traits);
    words.before(stated.quantity().from());
    words.after(stated.next());
  }

  private void before(int value) {
    int count = 0;
    for (int i = value - 1; count < REACH; i--) {
      if (i >= sentence.from() && Remarks.hold(sentence, i)) {
        continue;
      }
      if (count < BEFORE.length) {
        traits.add(BEFORE[count] + name(i));
      }
      if (i < sentence.from()) {
        return;
      }
      near(i);
      count++;
    }
  }

  private void after(int next) {
    traits.add("right after: " + name(next));
    int count = 0;
    for (int i = next; i < sentence.to() && count < REACH; i++) {
      if (!Remarks.hold(sentence, i)) {
        near(i);
        count++;
      }
    }
  }

  private void near(int token) {
    if (tokens.is(token, TokenClass.WORD) && tokens.isOneOf(token, SMALL)) {
      traits.add("near: " + tokens.lower(token));
    }
  }

  private String name(int token) {
    if (token < sentence.from() || token >= sentence.to()) {
      return "nothing";
    }
    if (tokens.is(token, TokenClass.NUM)) {
      return "a number";
    }
    if (tokens.isOneOf(token, SMALL)) {
      return tokens.lower(token);
    }
    return tokens.is(token, TokenClass.WORD) ? "a word" : "a mark";
  }
}
