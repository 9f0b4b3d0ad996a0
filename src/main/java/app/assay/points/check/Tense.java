package app.assay.points.check;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.Verbs;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// Finds the verb that a sentence turns on, by a list of verbs and the words beside them. Only for
/// sentences that are suspected already: it looks at letters.
public final class Tense {

  static final Verbs VERBS = Verbs.load();

  private static final WordSet PRESENT = WordLists.words("present");

  /// No other word is a verb in the present.
  private static final WordSet FORMS = VERBS.presentOr(PRESENT);

  private static final WordSet PAST = WordLists.words("past");

  /// Words after which a form that may be a noun is one, and after which no verb comes.
  static final WordSet BEFORE_NOUN = WordLists.words("before-noun");

  private static final WordSet AUXILIARIES = WordLists.words("before-base");

  private static final WordSet PLURAL = WordLists.words("plural");

  private static final WordSet ADVERBS = WordLists.words("adverb");

  /// Things that carry a number.
  static final WordSet NUMBERED = WordLists.words("numbered");

  private static final WordSet AFTER_VERB = WordLists.words("after-verb");

  private static final WordSet AFTER_NOUN = WordLists.words("after-noun");

  /// An object begins with them.
  private static final WordSet OBJECT = WordLists.words("object-starts");

  private static final WordSet PREPOSITIONS = WordLists.words("before-part");

  /// After them a form in -s is a verb.
  private static final WordSet SINGULAR = WordLists.words("singular");

  /// Before the verb of a clause that hangs on another.
  private static final WordSet SUBORDINATE = WordLists.words("subordinate");

  private static final int NONE = -2;

  /// "Ed" and "red" are no verbs.
  private static final int SHORTEST_PAST = 3;

  private Tense() {}

  /// True for "has halved" and "have been": told from what came before.
  ///
  /// @param verb the token of a verb in the present
  public static boolean isPerfect(Sentence sentence, int verb) {
    String word = word(sentence, verb);
    if (!word.equals("has") && !word.equals("have") && !word.endsWith("'ve")) {
      return false;
    }
    int next = verb + 1;
    while (next < sentence.to()
        && (ADVERBS.contains(word(sentence, next)) || word(sentence, next).endsWith("ly"))) {
      next++;
    }
    String participle = next < sentence.to() ? word(sentence, next) : "";
    return participle.endsWith("ed")
        || participle.endsWith("en")
        || participle.equals("not")
        || PAST.contains(participle)
        || participle.equals("gone")
        || participle.equals("run")
        || participle.equals("become")
        || participle.equals("come");
  }

  /// The first verb in the present tense, as a token of the block; -1 where there is none, or where
  /// a verb in the past comes first.
  public static int present(Sentence sentence) {
    return sentence.verb(Tense::find);
  }

  private static int find(Sentence sentence) {
    int verb = present(sentence, sentence.from(), sentence.to());
    if (verb == NONE) {
      return likely(sentence, sentence.to());
    }
    int clause = subordinate(sentence, verb);
    int own = clause < 0 ? -1 : likely(sentence, clause);
    return own < 0 ? verb : own;
  }

  /// "The prompt blocks discharge until the form is complete": where the clause of a verb begins
  /// that is not the sentence's own, or -1.
  private static int subordinate(Sentence sentence, int verb) {
    for (int i = verb - 1; i > sentence.from() + 1; i--) {
      if (sentence.tokens().isOneOf(i, SUBORDINATE)) {
        return i;
      }
    }
    return -1;
  }

  /// The same among some tokens of the sentence, also -1 where those have no verb at all.
  public static int presentWithin(Sentence sentence, int from, int to) {
    return Math.max(-1, present(sentence, from, to));
  }

  /// True for a part of a sentence with a verb, or with a word that may be one.
  public static boolean mayBeClause(Sentence part) {
    return hasVerb(part, part.from(), part.to()) || present(part) >= 0;
  }

  /// True when those tokens hold a verb, in the present or past.
  public static boolean hasVerb(Sentence sentence, int from, int to) {
    return present(sentence, from, to) != NONE;
  }

  private static int present(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)) {
        if (sentence.tokens().isOneOf(i, PAST) && !isAfterArticle(sentence, i)) {
          return -1;
        }
        if (isPresent(sentence, i) && !sentence.isNote(i)) {
          return i;
        }
      }
    }
    return NONE;
  }

  /// "The portal offers single sign-on": a form that may be a noun, where nothing else is a verb.
  private static int likely(Sentence sentence, int to) {
    int last = sentence.to() - 1;
    if (last < sentence.from() || !sentence.tokens().is(last, TokenClass.STOP)) {
      return -1;
    }
    for (int i = sentence.from() + 1; i + 1 < to; i++) {
      String word = word(sentence, i);
      String before = word(sentence, i - 1);
      String next = word(sentence, i + 1);
      if (VERBS.isThird(word)
          && !before.isEmpty()
          && !next.isEmpty()
          && !BEFORE_NOUN.contains(before)
          && !AUXILIARIES.contains(before)
          && !AFTER_NOUN.contains(next)
          && !next.endsWith("ed")) {
        return i;
      }
    }
    return -1;
  }

  /// True when the sentence tells what was: a verb in the past comes before any in the present.
  public static boolean isPast(Sentence sentence) {
    boolean regular = false;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)) {
        String word = word(sentence, i);
        if (PAST.contains(word) && !isAfterArticle(sentence, i)) {
          return true;
        }
        if (isPresent(sentence, i)) {
          return false;
        }
        regular |= i > sentence.from() && isRegularPast(word);
      }
    }
    return regular;
  }

  /// "A lost vial": no verb.
  private static boolean isAfterArticle(Sentence sentence, int at) {
    String before = at > sentence.from() ? word(sentence, at - 1) : "";
    return before.equals("a") || before.equals("an") || before.equals("the");
  }

  private static boolean isRegularPast(String word) {
    return word.endsWith("ed")
        && word.length() > SHORTEST_PAST
        && (VERBS.isBase(word.substring(0, word.length() - 2))
            || VERBS.isBase(word.substring(0, word.length() - 1))
            || VERBS.isBase(word.substring(0, word.length() - 3)));
  }

  /// The base form of a verb in the present: "keep" for "keeps" and "keep".
  public static Optional<String> base(String word) {
    return VERBS.base(word);
  }

  /// The present forms of a verb.
  ///
  /// @param base its base form
  public static List<String> forms(String base) {
    return VERBS.forms(base);
  }

  private static boolean isPresent(Sentence sentence, int at) {
    if (!sentence.tokens().isOneOf(at, FORMS)) {
      return false;
    }
    String word = word(sentence, at);
    String before = at > sentence.from() ? word(sentence, at - 1) : "";
    if (AUXILIARIES.contains(before)) {
      return false;
    }
    if (PRESENT.contains(word)) {
      return true;
    }
    if (VERBS.isThird(word)) {
      return isThird(sentence, at, word, before);
    }
    return VERBS.isBase(word) && at > sentence.from() && isPlural(sentence, at, word);
  }

  private static boolean isThird(Sentence sentence, int at, String word, String before) {
    if (BEFORE_NOUN.contains(before) || isCounted(sentence, at)) {
      return false;
    }
    if (SINGULAR.contains(before) || isAfterName(sentence, at)) {
      return true;
    }
    if (isBaseWithObject(sentence, at + 1)) {
      return false;
    }
    return VERBS.isAlsoNoun(word)
        ? isBeforeObject(sentence, at) || isFeature(sentence, at)
        : at + 1 == sentence.to()
            || !AFTER_NOUN.contains(word(sentence, at + 1))
            || at == sentence.from();
  }

  /// "Writes finished tracks to disk", in lower case: an item that leaves out what does so.
  private static boolean isFeature(Sentence sentence, int at) {
    return at == sentence.from()
        && at + 2 < sentence.to()
        && sentence.cell().isEmpty()
        && !sentence.tokens().is(at, TokenClass.CAP)
        && sentence.tokens().is(at + 1, TokenClass.WORD)
        && !AFTER_NOUN.contains(word(sentence, at + 1));
  }

  /// "Kestrel stores manifests": one name opens the sentence, and a noun follows.
  private static boolean isAfterName(Sentence sentence, int at) {
    if (at != sentence.from() + 1 || at + 1 >= sentence.to()) {
      return false;
    }
    String first = word(sentence, at - 1);
    String next = word(sentence, at + 1);
    return sentence.tokens().is(at - 1, TokenClass.CAP)
        && !VERBS.isBase(first)
        && !first.endsWith("s")
        && !first.endsWith("ed")
        && !next.isEmpty()
        && !AFTER_NOUN.contains(next)
        && !PAST.contains(next)
        && !next.endsWith("ed")
        && !VERBS.isBase(next)
        && !VERBS.isThird(next);
  }

  /// "Alerts reach each team": the base form is the verb, what stands before it a plural.
  private static boolean isBaseWithObject(Sentence sentence, int at) {
    return at + 1 < sentence.to()
        && VERBS.isBase(word(sentence, at))
        && BEFORE_NOUN.contains(word(sentence, at + 1));
  }

  /// "Two ships" are counted, "version 4 ships" is not.
  private static boolean isCounted(Sentence sentence, int at) {
    return at > sentence.from()
        && sentence.tokens().is(at - 1, TokenClass.NUM)
        && sentence.tokens().text(at - 1).indexOf('.') < 0
        && (at - 2 < sentence.from() || !NUMBERED.contains(word(sentence, at - 2)));
  }

  /// Base forms after "we" or a plural noun, with an adverb between at most.
  private static boolean isPlural(Sentence sentence, int at, String word) {
    int subject = at - 1;
    if (ADVERBS.contains(word(sentence, subject)) && subject > sentence.from()) {
      subject--;
    }
    String noun = word(sentence, subject);
    boolean plural =
        PLURAL.contains(noun)
            || isHeadPlural(sentence, at)
            || (noun.length() > 3
                && noun.endsWith("s")
                && !noun.endsWith("ss")
                && !noun.endsWith("us")
                && !noun.endsWith("'s")
                && !noun.endsWith("’s"))
            || (!VERBS.isAlsoNoun(word) && isJoined(sentence, subject));
    if (!plural || (noun.equals("that") && VERBS.isAlsoNoun(word))) {
      return false;
    }
    return !VERBS.isAlsoNoun(word)
        || isBeforeObject(sentence, at)
        || PLURAL.contains(noun)
        || subject == sentence.from();
  }

  /// "Three restaurants on the quay serve our": the noun before the preposition is many.
  private static boolean isHeadPlural(Sentence sentence, int at) {
    String next = at + 1 < sentence.to() ? word(sentence, at + 1) : "";
    if (!OBJECT.contains(next)) {
      return false;
    }
    for (int i = sentence.from() + 1; i < at - 1; i++) {
      if (PREPOSITIONS.contains(word(sentence, i))) {
        String head = word(sentence, i - 1);
        return head.length() > 3 && head.endsWith("s") && !head.endsWith("ss");
      }
      if (!sentence.tokens().is(i, TokenClass.WORD)) {
        return false;
      }
    }
    return false;
  }

  /// "Two machines and one ironer" are many.
  private static boolean isJoined(Sentence sentence, int subject) {
    for (int i = subject - 1; i > sentence.from() && subject - i <= 3; i--) {
      if (word(sentence, i).equals("and")) {
        return sentence.tokens().is(i - 1, TokenClass.WORD)
            && !BEFORE_NOUN.contains(word(sentence, subject));
      }
    }
    return false;
  }

  /// True when what follows is the company of a verb: an article, a number, a preposition.
  static boolean isBeforeObject(Sentence sentence, int at) {
    if (at + 1 >= sentence.to() || sentence.tokens().is(at + 1, TokenClass.STOP)) {
      return at > sentence.from();
    }
    String next = word(sentence, at + 1);
    return !next.equals("of")
        && !next.equals("per")
        && (BEFORE_NOUN.contains(next)
            || ADVERBS.contains(next)
            || AFTER_VERB.contains(next)
            || next.endsWith("ly")
            || sentence.tokens().is(at + 1, TokenClass.NUM));
  }

  static String word(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.WORD) ? tokens.lower(token) : "";
  }
}
