package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Pieces;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a role is called: "the fire safety lead", "Secretary", "the runbook's owner".
///
/// @param key its words, whose head is the same for "chair" and "chairman"
/// @param from its first token, without what determines it
/// @param to after its last token
/// @param determined whether the text says that there is one: "the", "our", "as"
record RoleName(String key, int from, int to, boolean determined) {

  static final WordSet HEADS = WordLists.words("role-head");

  private static final WordSet ALONE = WordLists.words("role-alone");

  private static final WordSet CHAIR = WordLists.words("role-chair");

  private static final WordSet MINUTES = WordLists.words("role-minutes");

  private static final WordSet OF_DOCUMENT = WordLists.words("role-of-document");

  static final WordSet DOCUMENTS = WordLists.words("role-document");

  private static final WordSet BEFORE = WordLists.words("role-before");

  private static final WordSet MANY = WordLists.words("role-many");

  /// "Shop support lead".
  private static final int MOST_MODIFIERS = 3;

  /// The role whose head stands at a token, where it is one that a text has one of.
  static Optional<RoleName> at(Sentence sentence, int head) {
    Tokens tokens = sentence.tokens();
    boolean within = tokens.isOneOf(head + 1, HEADS) && !isBreak(tokens, head);
    if (within || tokens.isQuoted(head) || !tokens.isOneOf(head, HEADS)) {
      return Optional.empty();
    }
    int from = head;
    Deque<String> words = new ArrayDeque<>();
    while (from > sentence.from() && head - from < MOST_MODIFIERS && modifies(tokens, from - 1)) {
      from--;
      words.addFirst(tokens.lower(from));
    }
    int before = from - 1;
    boolean opens = before < sentence.from() || isBreak(tokens, before);
    boolean owned = !opens && Possessive.is(tokens, before);
    if (!opens && (tokens.isOneOf(before, MANY) || (owned && !tokens.isWord(head, "head")))) {
      String owner = Possessive.owner(tokens.lower(before));
      return words.isEmpty() && DOCUMENTS.contains(owner) && tokens.isOneOf(head, OF_DOCUMENT)
          ? Optional.of(new RoleName(ofDocument(tokens.lower(head)), from, head + 1, true))
          : Optional.empty();
    }
    boolean determined = !opens && (owned || tokens.isOneOf(before, BEFORE));
    int to = head + 1;
    if (tokens.isWord(head, "head")) {
      return ofHead(sentence, from, head, determined);
    }
    if (tokens.isWord(to, "of") || tokens.isWord(to, "for")) {
      boolean own =
          tokens.isOneOf(head, OF_DOCUMENT)
              && words.isEmpty()
              && tokens.isOneOf(to + 1, BEFORE) | tokens.isWord(to + 1, "this")
              && tokens.isOneOf(to + 2, DOCUMENTS);
      return own
          ? Optional.of(new RoleName(ofDocument(tokens.lower(head)), from, to + 3, determined))
          : Optional.empty();
    }
    int first = from;
    return key(new ArrayList<>(words), tokens.lower(head))
        .map(key -> new RoleName(key, first, to, determined));
  }

  /// "Head of production".
  private static Optional<RoleName> ofHead(
      Sentence sentence, int from, int head, boolean determined) {
    Tokens tokens = sentence.tokens();
    int to = head + 2;
    StringBuilder key = new StringBuilder("head of");
    while (to < sentence.to()
        && to - head - 2 < MOST_MODIFIERS
        && tokens.is(to, TokenClass.WORD)
        && !isBreak(tokens, to - 1)
        && !tokens.isLight(to)) {
      key.append(' ').append(tokens.lower(to));
      to++;
    }
    return from == head && tokens.isWord(head + 1, "of") && to > head + 2
        ? Optional.of(new RoleName(key.toString(), from, to, determined))
        : Optional.empty();
  }

  /// Of a key in front matter, "release-manager" or "owner".
  static Optional<String> ofKey(String key) {
    List<String> words = new ArrayList<>(Pieces.of(key.toLowerCase(Locale.ROOT), "-_ "));
    if (words.isEmpty() || words.size() > MOST_MODIFIERS + 1 || !HEADS.contains(words.getLast())) {
      return Optional.empty();
    }
    String head = words.removeLast();
    return words.isEmpty() && OF_DOCUMENT.contains(head)
        ? Optional.of(ofDocument(head))
        : key(words, head);
  }

  private static Optional<String> key(List<String> modifiers, String head) {
    if (modifiers.stream().anyMatch(MANY::contains)) {
      return Optional.empty();
    }
    if (OF_DOCUMENT.contains(head) && modifiers.size() == 1 && isDocument(modifiers.getFirst())) {
      return Optional.of(ofDocument(head));
    }
    if (modifiers.isEmpty() && !ALONE.contains(head)) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(modifiers);
    words.add(CHAIR.contains(head) ? "chair" : MINUTES.contains(head) ? "minutes" : head);
    return Optional.of(String.join(" ", words));
  }

  /// The role as a message names it.
  static String told(String key) {
    return key.equals("minutes") ? "minute taker" : key;
  }

  private static boolean isDocument(String word) {
    return DOCUMENTS.contains(word);
  }

  private static String ofDocument(String head) {
    return head + " of document";
  }

  private static boolean modifies(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.WORD)
        && !isBreak(tokens, token)
        && !tokens.isLight(token)
        && !tokens.isOneOf(token, BEFORE)
        && !tokens.isOneOf(token, ALONE)
        && !Possessive.is(tokens, token)
        && !tokens.isQuoted(token);
  }

  /// A line ends behind the token.
  static boolean isBreak(Tokens tokens, int token) {
    int end = tokens.end(token);
    int next = tokens.start(token + 1);
    return end < next && tokens.text().indexOf('\n', end, next) >= 0;
  }
}
