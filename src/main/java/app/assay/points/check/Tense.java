package app.assay.points.check;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.Verbs;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Finds the verb that a sentence turns on, by a list of verbs and the words beside them. Only for
/// sentences that are suspected already: it looks at letters.
public final class Tense {

  private static final Verbs VERBS = Verbs.load();

  private static final Set<String> PRESENT =
      Set.of(
          "is", "are", "has", "have", "does", "do", "am", "goes", "isn't", "aren't", "doesn't",
          "don't", "it's", "we're", "they're", "we've", "they've");

  private static final Set<String> PAST =
      Set.of(
          "was",
          "were",
          "had",
          "did",
          "wasn't",
          "weren't",
          "didn't",
          "hadn't",
          "went",
          "took",
          "came",
          "fell",
          "rose",
          "ran",
          "began",
          "became",
          "gave",
          "got",
          "grew",
          "held",
          "kept",
          "knew",
          "led",
          "left",
          "lost",
          "made",
          "met",
          "paid",
          "said",
          "saw",
          "sent",
          "showed",
          "sold",
          "spent",
          "stood",
          "told",
          "thought",
          "understood",
          "won",
          "wrote",
          "brought",
          "built",
          "bought",
          "chose",
          "drew",
          "drove",
          "fed",
          "felt",
          "found",
          "froze");

  /// Words after which a form that may be a noun is one, and after which no verb comes.
  private static final Set<String> BEFORE_NOUN =
      Set.of(
          "the", "a", "an", "of", "in", "on", "at", "for", "by", "with", "from", "our", "their",
          "its", "his", "her", "my", "your", "these", "those", "this", "two", "three", "four",
          "five", "six", "all", "some", "many", "most", "few", "several", "no", "more", "new",
          "both", "per", "any", "each", "every", "other", "between", "without", "under", "over",
          "after", "before", "as", "than", "into", "about", "against", "through", "less");

  private static final Set<String> AUXILIARIES =
      Set.of(
          "to", "will", "would", "may", "might", "can", "could", "shall", "should", "must",
          "cannot", "not", "don't", "doesn't", "didn't", "won't", "can't", "let", "help", "helps",
          "please", "we'll", "they'll", "it'll", "you'll", "i'll");

  private static final Set<String> PLURAL =
      Set.of(
          "we",
          "they",
          "you",
          "i",
          "who",
          "which",
          "people",
          "users",
          "staff",
          "nobody",
          "everybody",
          "everyone",
          "both",
          "children",
          "men",
          "women",
          "data",
          "that",
          "police");

  private static final Set<String> ADVERBS =
      Set.of(
          "already",
          "also",
          "always",
          "never",
          "often",
          "now",
          "only",
          "then",
          "still",
          "even",
          "usually",
          "automatically",
          "normally",
          "typically",
          "all",
          "each",
          "thus",
          "therefore",
          "simply",
          "just",
          "currently",
          "presently",
          "today",
          "themselves",
          "itself",
          "soon");

  /// Things that carry a number.
  private static final Set<String> NUMBERED =
      Set.of(
          "version",
          "release",
          "phase",
          "line",
          "model",
          "stage",
          "build",
          "step",
          "part",
          "unit",
          "room",
          "ward",
          "group",
          "team",
          "plant",
          "block",
          "vendor",
          "generation",
          "type",
          "hall",
          "gate",
          "dryer",
          "area",
          "section",
          "tram",
          "bus",
          "route",
          "level");

  private static final Set<String> AFTER_NOUN =
      Set.of(
          "of", "is", "are", "was", "were", "has", "have", "had", "will", "would", "must", "shall",
          "may", "can", "and", "or", "that", "which", "who", "do", "does");

  private Tense() {}

  /// The first verb in the present tense, as a token of the block; -1 where there is none, or where
  /// a verb in the past comes first.
  public static int present(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)) {
        String word = word(sentence, i);
        if (PAST.contains(word)) {
          return -1;
        }
        if (isPresent(sentence, i, word)) {
          return i;
        }
      }
    }
    return likely(sentence);
  }

  /// "The portal offers single sign-on": a form that may be a noun, where nothing else is a verb.
  private static int likely(Sentence sentence) {
    int last = sentence.to() - 1;
    if (last < sentence.from() || !sentence.tokens().is(last, TokenClass.STOP)) {
      return -1;
    }
    for (int i = sentence.from() + 1; i + 1 < sentence.to(); i++) {
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
        if (PAST.contains(word)) {
          return true;
        }
        if (isPresent(sentence, i, word)) {
          return false;
        }
        regular |= i > sentence.from() && isRegularPast(word);
      }
    }
    return regular;
  }

  private static boolean isRegularPast(String word) {
    return word.endsWith("ed")
        && (VERBS.isBase(word.substring(0, word.length() - 2))
            || VERBS.isBase(word.substring(0, word.length() - 1))
            || VERBS.isBase(word.substring(0, word.length() - 3)));
  }

  /// The base form of a verb in the present: "keep" for "keeps" and "keep".
  public static Optional<String> base(String word) {
    return VERBS.base(word);
  }

  /// True when the sentence begins with a verb's base form: an instruction.
  public static boolean isInstruction(Sentence sentence) {
    int first = sentence.from();
    while (first < sentence.to() && !sentence.tokens().is(first, TokenClass.WORD)) {
      first++;
    }
    if (first == sentence.to()) {
      return false;
    }
    String word = word(sentence, first);
    boolean next =
        word.equals("next")
            && first + 1 < sentence.to()
            && sentence.tokens().is(first + 1, TokenClass.COMMA);
    if (word.equals("please") || word.equals("then") || next) {
      return true;
    }
    return word.equals("do")
        || word.equals("don't")
        || word.equals("never")
        || isImperative(sentence, first, word);
  }

  private static boolean isImperative(Sentence sentence, int at, String word) {
    return VERBS.isBase(word) && (!VERBS.isAlsoNoun(word) || isBeforeObject(sentence, at));
  }

  private static boolean isPresent(Sentence sentence, int at, String word) {
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
    return VERBS.isAlsoNoun(word)
        ? isBeforeObject(sentence, at)
        : at + 1 == sentence.to()
            || !AFTER_NOUN.contains(word(sentence, at + 1))
            || at == sentence.from();
  }

  /// "Two ships" are counted, "version 4 ships" is not.
  private static boolean isCounted(Sentence sentence, int at) {
    return at > sentence.from()
        && sentence.tokens().is(at - 1, TokenClass.NUM)
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
            || (noun.length() > 3
                && noun.endsWith("s")
                && !noun.endsWith("ss")
                && !noun.endsWith("us")
                && !noun.endsWith("'s")
                && !noun.endsWith("’s"));
    if (!plural || (noun.equals("that") && VERBS.isAlsoNoun(word))) {
      return false;
    }
    return !VERBS.isAlsoNoun(word)
        || isBeforeObject(sentence, at)
        || PLURAL.contains(noun)
        || subject == sentence.from();
  }

  /// True when what follows is the company of a verb: an article, a number, a preposition.
  private static boolean isBeforeObject(Sentence sentence, int at) {
    if (at + 1 >= sentence.to() || sentence.tokens().is(at + 1, TokenClass.STOP)) {
      return at > sentence.from();
    }
    String next = word(sentence, at + 1);
    return !next.equals("of")
        && !next.equals("per")
        && (BEFORE_NOUN.contains(next)
            || ADVERBS.contains(next)
            || next.equals("to")
            || next.equals("up")
            || next.equals("out")
            || next.equals("down")
            || next.equals("off")
            || next.equals("away")
            || next.equals("back")
            || next.equals("themselves")
            || next.equals("it")
            || next.equals("them")
            || next.equals("you")
            || next.equals("us")
            || next.equals("half")
            || next.equals("what")
            || next.equals("how")
            || next.equals("such")
            || next.equals("across")
            || next.equals("when")
            || next.equals("if")
            || next.equals("until")
            || next.equals("while")
            || next.endsWith("ly")
            || sentence.tokens().is(at + 1, TokenClass.NUM));
  }

  private static String word(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.WORD)
        ? tokens.text(token).toLowerCase(Locale.ROOT).replace('’', '\'')
        : "";
  }
}
