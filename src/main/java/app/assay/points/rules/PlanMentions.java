package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// The plans that a sentence names, each by which of its words and how. Most sentences of a
/// document full of plans share a word with some, so that what is noted of one sentence is noted
/// where that of the last was. Belongs to one thread.
final class PlanMentions {

  /// A subject is named within so many tokens.
  private static final int SUBJECT = 12;

  private static final int IS_SUBJECT = 1;
  private static final int IS_DEFINITE = 2;

  /// A word in more sentences is no name that stands without an article.
  private static final int RARE = 5;

  private static final int HAS_HEAD = 4;
  private static final int IS_PROPER = 8;

  static final WordSet DEFINITE = WordLists.words("definite");

  private static final WordSet BY_WAY = WordLists.words("by-way");

  private final NamedWords words;

  /// The plans that are named, in the order of their first words; the arrays go by their numbers.
  private final List<NamedWords.Naming> named = new ArrayList<>();

  private final int[] bits;
  private final int[] how;
  private final long[] last;

  /// @param plans how many plans there are
  PlanMentions(NamedWords words, int plans) {
    this.words = words;
    this.bits = new int[plans];
    this.how = new int[plans];
    this.last = new long[plans];
  }

  /// A plan that is named.
  ///
  /// @param words how many words of its name are there
  /// @param word one of them, the last
  /// @param head the last word of its name is there
  /// @param subject it is named as what the sentence is of
  /// @param definite after an article, or by a proper name
  /// @param proper by a name with a capital letter
  record Mention(
      Unbuilt.Plan plan,
      int words,
      long word,
      boolean head,
      boolean subject,
      boolean definite,
      boolean proper) {

    /// The whole name is there.
    boolean isWhole() {
      return words == plan.name().words().size();
    }
  }

  /// Forgets the last sentence.
  void clear() {
    for (int i = 0; i < named.size(); i++) {
      int number = named.get(i).number();
      bits[number] = 0;
      how[number] = 0;
    }
    named.clear();
  }

  int count() {
    return named.size();
  }

  /// The one word of a plan's name that is there; 0 where there are more.
  long onlyWord(int index) {
    int number = named.get(index).number();
    return (bits[number] & bits[number] - 1) == 0 ? last[number] : 0;
  }

  Mention get(int index) {
    NamedWords.Naming naming = named.get(index);
    int number = naming.number();
    return new Mention(
        naming.plan(),
        Integer.bitCount(bits[number]),
        last[number],
        (how[number] & HAS_HEAD) != 0,
        (how[number] & IS_SUBJECT) != 0,
        (how[number] & IS_DEFINITE) != 0,
        (how[number] & IS_PROPER) != 0);
  }

  /// Collects what plans are named before the verb, and after a "with the" or "in our".
  void collect(Sentence sentence, int from, int verb) {
    Tokens tokens = sentence.tokens();
    boolean article = false;
    boolean way = false;
    for (int i = from; i < sentence.to(); i++) {
      if (tokens.isOneOf(i, DEFINITE)) {
        article = true;
        way = i > from && i > sentence.from() && tokens.isOneOf(i - 1, BY_WAY);
      } else if (!tokens.is(i, TokenClass.WORD) || tokens.isOneOf(i, BY_WAY)) {
        article = false;
        way = false;
      }
      long word = tokens.name(i);
      if (words.has(word)) {
        boolean before = i <= verb && i - from <= SUBJECT;
        boolean proper = tokens.is(i, TokenClass.CAP) && (i > from || isName(sentence, i));
        boolean definite =
            (proper && (article || i == from))
                || (proper && isMixed(tokens.text(i)))
                || (article && (before || way));
        note(
            word,
            (before || way || proper ? IS_SUBJECT : 0)
                | (definite ? IS_DEFINITE : 0)
                | (proper ? IS_PROPER : 0));
      }
    }
  }

  /// "Kerberos works": a single word that opens its sentence without an article, and is rare.
  private boolean isName(Sentence sentence, int i) {
    String word = sentence.tokens().text(i);
    return sentence.cell().isEmpty()
        && !word.endsWith("s")
        && Tense.base(sentence.tokens().lower(i)).isEmpty()
        && isCapital(sentence.tokens().name(i))
        && words.uses(sentence.tokens().name(i)) <= RARE;
  }

  /// The plans that it names write it with a capital too.
  private boolean isCapital(long word) {
    for (NamedWords.Naming naming : words.plans(word)) {
      Sentence plan = naming.plan().sentence();
      for (int i = plan.from(); i < plan.to(); i++) {
        if (plan.tokens().name(i) == word && !plan.tokens().is(i, TokenClass.CAP)) {
          return false;
        }
      }
    }
    return true;
  }

  private void note(long word, int kind) {
    List<NamedWords.Naming> plans = words.plans(word);
    for (int i = 0; i < plans.size(); i++) {
      NamedWords.Naming naming = plans.get(i);
      int number = naming.number();
      if (bits[number] == 0) {
        named.add(naming);
      }
      bits[number] |= naming.bit();
      how[number] |= kind | (word == naming.plan().name().head() ? HAS_HEAD : 0);
      last[number] = word;
    }
  }

  /// "GraphQL", "SSO": such a name needs no article.
  private static boolean isMixed(String word) {
    for (int i = 1; i < word.length(); i++) {
      if (Character.isUpperCase(word.charAt(i))) {
        return true;
      }
    }
    return false;
  }
}
