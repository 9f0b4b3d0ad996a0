package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Pieces;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The name of a person where it stands: "Mrs Ada Holm", "J. Holm", "Dr Holm".
///
/// @param from its first token, the title's where it has one
/// @param to after its last token
/// @param words its words in lower case, without title and initials
/// @param full whether it has a first name, or a letter of it
record PersonName(int from, int to, Set<String> words, boolean full) {

  private static final WordSet NO_PERSON = WordLists.words("no-person");

  private static final WordSet TITLES = WordLists.words("person-title");

  private static final WordSet PARTICLES = WordLists.words("name-particle");

  private static final int MOST_WORDS = 4;

  /// With titles, letters and particles; no further is looked for a name's end.
  private static final int MOST_TOKENS = 40;

  PersonName {
    words = Set.copyOf(words);
  }

  /// The name that begins at a token.
  static Optional<PersonName> at(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    int at = afterTitles(sentence, from);
    boolean titled = at > from;
    Set<String> words = new HashSet<>();
    boolean initial = false;
    int end = at;
    int last = Math.min(sentence.to(), from + MOST_TOKENS);
    while (at < last && (at == from || isNextTo(tokens, at - 1))) {
      if (isInitial(tokens, at)) {
        initial = true;
        at = dotted(sentence, at);
      } else if (isWord(tokens, at)) {
        words.add(tokens.lower(at));
        at++;
        end = at;
      } else if (!tokens.isOneOf(at, PARTICLES) || words.isEmpty() && !titled && !initial) {
        break;
      } else {
        at++;
      }
    }
    return of(from, end, words, titled, initial);
  }

  /// The name that ends before a token.
  static Optional<PersonName> before(Sentence sentence, int to) {
    Tokens tokens = sentence.tokens();
    int at = to;
    Set<String> words = new HashSet<>();
    boolean initial = false;
    int first = Math.max(sentence.from(), to - MOST_TOKENS);
    while (at > first && (at == to || isNextTo(tokens, at - 1))) {
      int last = at - 1;
      boolean dot = tokens.is(last, '.');
      if (isInitial(tokens, dot ? last - 1 : last) && !words.isEmpty()) {
        initial = true;
        at = dot ? last - 1 : last;
      } else if (isWord(tokens, last) || (tokens.isOneOf(last, PARTICLES) && !words.isEmpty())) {
        if (tokens.is(last, TokenClass.CAP)) {
          words.add(tokens.lower(last));
        }
        at = last;
      } else {
        break;
      }
    }
    int title = at;
    while (title > first) {
      int last = tokens.is(title - 1, '.') ? title - 2 : title - 1;
      if (last < sentence.from() || !tokens.isOneOf(last, TITLES)) {
        break;
      }
      title = last;
    }
    return of(title, to, words, title < at, initial);
  }

  /// Of a value in front matter.
  static Optional<PersonName> of(String value) {
    Set<String> words = new HashSet<>();
    boolean titled = false;
    boolean initial = false;
    for (String piece : Pieces.of(value, " .\"'")) {
      String lower = piece.toLowerCase(Locale.ROOT);
      boolean title = TITLES.contains(lower);
      if (title || piece.length() == 1) {
        titled |= title;
        initial |= !title;
      } else if (Character.isUpperCase(piece.charAt(0)) && Character.isLowerCase(piece.charAt(1))) {
        words.add(lower);
      } else if (!PARTICLES.contains(lower)) {
        return Optional.empty();
      }
    }
    return of(0, 1, words, titled, initial);
  }

  private static Optional<PersonName> of(
      int from, int to, Set<String> words, boolean titled, boolean initial) {
    boolean full = words.size() > 1 || initial;
    boolean named = !words.isEmpty() && words.size() <= MOST_WORDS && (full || titled);
    return named && words.stream().noneMatch(NO_PERSON::contains)
        ? Optional.of(new PersonName(from, to, words, full))
        : Optional.empty();
  }

  private static int afterTitles(Sentence sentence, int from) {
    int at = from;
    int last = Math.min(sentence.to(), from + MOST_TOKENS);
    while (at < last && sentence.tokens().isOneOf(at, TITLES)) {
      at = dotted(sentence, at);
    }
    return at;
  }

  private static int dotted(Sentence sentence, int at) {
    return at + 1 < sentence.to() && sentence.tokens().is(at + 1, '.') ? at + 2 : at + 1;
  }

  private static boolean isInitial(Tokens tokens, int at) {
    return tokens.is(at, TokenClass.CAP) && tokens.end(at) - tokens.start(at) == 1;
  }

  /// A capital and small letters.
  private static boolean isWord(Tokens tokens, int at) {
    return tokens.is(at, TokenClass.CAP)
        && !tokens.isQuoted(at)
        && tokens.end(at) - tokens.start(at) > 1
        && !Possessive.is(tokens, at)
        && hasSmall(tokens.text(at));
  }

  private static boolean hasSmall(String word) {
    return word.chars().anyMatch(Character::isLowerCase);
  }

  /// Nothing but a blank stands between a token and the next.
  private static boolean isNextTo(Tokens tokens, int token) {
    for (int i = tokens.end(token); i < tokens.start(token + 1); i++) {
      if (tokens.text().charAt(i) == '\n') {
        return false;
      }
    }
    return true;
  }
}
