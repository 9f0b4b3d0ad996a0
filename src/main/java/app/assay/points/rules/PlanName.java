package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What a thing is called: "the sync service between the CMS and the store" is a service, and a
/// sync service.
///
/// @param head the last word of its name
/// @param words all words of its name, the head among them
/// @param further true for a second or another one beside one that is there
record PlanName(long head, Set<Long> words, boolean further) {

  /// A longer run of words describes a thing rather than naming it.
  private static final int LONGEST = 5;

  private static final WordSet PREPOSITIONS = WordLists.words("preposition");

  private static final WordSet DETERMINERS = WordLists.words("determiner");

  /// What happens to a thing: "construction of the gateway" names the gateway.
  private static final WordSet EVENTS = WordLists.words("plan-events");

  private static final WordSet FURTHER = WordLists.words("further");

  private static final WordSet BREAKS = WordLists.words("name-break");

  /// Of three letters, and no names.
  private static final WordSet SHORT = WordLists.words("short-no-names");

  PlanName {
    words = Set.copyOf(words);
  }

  /// The first of them is there already, so the noun alone does not name it.
  static boolean isFurther(String word) {
    return FURTHER.contains(word);
  }

  /// The names in some tokens of a sentence: those of its first noun, or of the two that an "and"
  /// joins.
  static List<PlanName> in(Sentence sentence, int from, int to) {
    List<PlanName> names = new ArrayList<>();
    List<Long> run = new ArrayList<>();
    boolean aside = false;
    boolean fresh = false;
    boolean further = false;
    for (int i = from; i < to; i++) {
      if (sentence.isNote(i)) {
        continue;
      }
      String word = Wording.lower(sentence.tokens(), i);
      boolean mark = isMark(sentence.tokens(), i);
      if (mark || BREAKS.contains(word) || PREPOSITIONS.contains(word)) {
        boolean event = i > from && isEvent(sentence, i - 1, word);
        if (!aside && !event) {
          close(run, further, names);
        }
        run.clear();
        further = false;
        aside = PREPOSITIONS.contains(word) && !event;
        fresh = aside;
        if (!names.isEmpty()) {
          return names;
        }
      } else if (DETERMINERS.contains(word)) {
        further |= word.equals("another");
        if (!fresh) {
          aside = false;
          run.clear();
        }
      } else if ((word.equals("and") || word.equals("nor")) && !aside) {
        close(run, further, names);
        run.clear();
        further = false;
      } else {
        fresh = false;
        further |= FURTHER.contains(word);
        addWord(sentence.tokens(), i, run);
      }
    }
    if (!aside && !(to > from && sentence.tokens().isOneOf(to - 1, EVENTS))) {
      close(run, further, names);
    }
    return names;
  }

  /// All words of some tokens that may name a thing, "mirror in Galway"; empty for a single one.
  static List<PlanName> wide(Sentence sentence, int from, int to) {
    List<Long> run = new ArrayList<>();
    for (int i = from; i < to; i++) {
      String word = Wording.lower(sentence.tokens(), i);
      if (!PREPOSITIONS.contains(word)
          && !DETERMINERS.contains(word)
          && !EVENTS.contains(word)
          && !sentence.tokens().is(i, TokenClass.NUM)) {
        addWord(sentence.tokens(), i, run);
      }
    }
    Set<Long> words = new HashSet<>(run);
    return words.size() > 1 && words.size() <= LONGEST
        ? List.of(new PlanName(run.getLast(), words, false))
        : List.of();
  }

  /// "Construction of the gateway", "dredging of berth 4".
  private static boolean isEvent(Sentence sentence, int token, String after) {
    String noun = Wording.lower(sentence.tokens(), token);
    return EVENTS.contains(noun) || (after.equals("of") && noun.endsWith("ing"));
  }

  private static void addWord(Tokens tokens, int i, List<Long> run) {
    boolean number = tokens.is(i, TokenClass.NUM) || tokens.is(i, TokenClass.VERSION);
    if (tokens.is(i, TokenClass.MONTH) || tokens.is(i, TokenClass.YEAR)) {
      return;
    }
    long word = tokens.content(i);
    boolean brief = word != 0 && tokens.end(i) - tokens.start(i) == 3;
    if (ContentWords.counts(tokens, i)
        || (word != 0 && ContentWords.isLong(tokens, i))
        || (brief && !tokens.isOneOf(i, SHORT))) {
      run.add(word);
    } else if (number) {
      run.add(tokens.name(i));
    }
  }

  private static void close(List<Long> run, boolean further, List<PlanName> names) {
    if (!run.isEmpty() && run.size() <= LONGEST) {
      names.add(new PlanName(run.getLast(), new HashSet<>(run), further));
    }
  }

  private static boolean isMark(Tokens tokens, int i) {
    return tokens.is(i, TokenClass.COMMA)
        || tokens.is(i, TokenClass.COLON)
        || tokens.is(i, TokenClass.DASH)
        || tokens.is(i, TokenClass.OPEN)
        || tokens.is(i, TokenClass.CLOSE)
        || tokens.is(i, TokenClass.STOP)
        || tokens.is(i, ';');
  }
}
