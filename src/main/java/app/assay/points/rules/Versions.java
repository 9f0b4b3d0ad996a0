package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads version numbers where they head an entry.
final class Versions {

  private static final WordSet WORDS = WordLists.words("version-words");

  private static final WordSet TOLD = WordLists.words("version-told");

  private static final WordSet EARLY = WordLists.words("version-early");

  private static final int REACH = 4;

  private Versions() {}

  /// True when a sentence opens with a version.
  static boolean leads(Sentence sentence) {
    return leading(sentence).isPresent();
  }

  /// True when nothing but "version" or a mark stands before the version.
  static boolean opens(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < Math.min(sentence.to(), sentence.from() + REACH); i++) {
      boolean word = tokens.is(i, TokenClass.WORD) && !tokens.is(i, TokenClass.VERSION);
      if (word && !tokens.isOneOf(i, WORDS)) {
        return false;
      }
      if (tokens.is(i, TokenClass.VERSION) || tokens.is(i, TokenClass.NUM)) {
        return leads(sentence);
      }
    }
    return false;
  }

  /// The numbers of the version with which a sentence opens: `2.4.1`, `v1.0`, `[1.2.0]`, `Release
  /// 3`; `25.4` only as the very first.
  static Optional<List<Integer>> leading(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int to = Math.min(sentence.to(), sentence.from() + REACH);
    boolean dated = tokens.is(sentence.from(), TokenClass.DATE);
    for (int i = sentence.from(); i < to; i++) {
      if (dated && isTold(tokens, i)) {
        return Optional.empty();
      }
      boolean named = isNamed(sentence, i);
      if (named && isLetter(tokens.text(i))) {
        return numbered(tokens.text(i));
      }
      boolean bare = i == sentence.from() || named || tokens.is(i - 1, '[');
      String text = tokens.text(i);
      boolean decimal = tokens.is(i, TokenClass.NUM) && text.indexOf('.') > 0;
      if (tokens.is(i, TokenClass.VERSION)
          || (named && tokens.is(i, TokenClass.NUM))
          || (decimal && bare && text.indexOf(',') < 0 && isAlone(sentence, i))) {
        return isEarly(sentence, i) ? numbers(text).map(Versions::before) : numbers(text);
      }
    }
    return Optional.empty();
  }

  /// Behind "version", "rev" or "rev.".
  private static boolean isNamed(Sentence sentence, int i) {
    int word = i - 1;
    if (word > sentence.from() && sentence.tokens().is(word, '.')) {
      word--;
    }
    return word >= sentence.from() && sentence.tokens().isOneOf(word, WORDS);
  }

  /// "Rev A", "Draft B".
  static boolean isLetter(String text) {
    return text.length() == 1 && text.charAt(0) >= 'A' && text.charAt(0) <= 'Z';
  }

  /// The same where a letter may stand for the number: `B` is the second.
  static Optional<List<Integer>> numbered(String text) {
    return isLetter(text) ? Optional.of(List.of(text.charAt(0) - 'A' + 1)) : numbers(text);
  }

  /// "5.2 draft" comes before 5.2.
  private static boolean isEarly(Sentence sentence, int i) {
    return i + 1 < sentence.to() && sentence.tokens().isOneOf(i + 1, EARLY);
  }

  /// "C draft 1" comes before C.
  static Optional<List<Integer>> draft(Sentence cell) {
    String text = cell.tokens().text(cell.from());
    return isLetter(text) && isEarly(cell, cell.from())
        ? numbered(text).map(Versions::before)
        : Optional.empty();
  }

  private static List<Integer> before(List<Integer> version) {
    List<Integer> early = new ArrayList<>(version);
    early.add(-1);
    return List.copyOf(early);
  }

  /// Behind a date a word that names no version: "2026-01-16 confirmed on 8.1.4" is no entry on
  /// 8.1.4.
  private static boolean isTold(Tokens tokens, int i) {
    return tokens.is(i, TokenClass.WORD)
        && !tokens.is(i, TokenClass.VERSION)
        && !tokens.is(i, TokenClass.DATE)
        && !tokens.isOneOf(i, WORDS);
  }

  /// A decimal that counts nothing: a mark, a date or nothing stands behind it.
  private static boolean isAlone(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    return i + 1 >= sentence.to()
        || !tokens.is(i + 1, TokenClass.WORD)
        || tokens.is(i + 1, TokenClass.MONTH)
        || tokens.isOneOf(i + 1, TOLD)
        || tokens.isOneOf(i + 1, EARLY);
  }

  /// The numbers of a version as it is written, without a suffix such as `-rc1`.
  static Optional<List<Integer>> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    int i = Character.isLetter(text.charAt(0)) ? 1 : 0;
    while (i < text.length() && Character.isDigit(text.charAt(i))) {
      int from = i;
      while (i < text.length() && Character.isDigit(text.charAt(i))) {
        i++;
      }
      if (i - from > 8) {
        return Optional.empty();
      }
      numbers.add(Integer.parseInt(text.substring(from, i)));
      if (i < text.length() && text.charAt(i) == '.') {
        i++;
      }
    }
    return numbers.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(numbers));
  }

  /// Negative, zero or positive as `a` comes before, with or after `b`; missing numbers are 0.
  static int compare(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < Math.max(a.size(), b.size()); i++) {
      int order = Integer.compare(part(a, i), part(b, i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /// True when the older version may rightly be dated after the newer one: a fix for an older
  /// branch.
  static boolean isMaintenance(List<Integer> older, List<Integer> newer) {
    boolean branches = part(older, 0) != part(newer, 0) || part(older, 1) != part(newer, 1);
    return branches && part(older, 2) > 0;
  }

  private static int part(List<Integer> version, int i) {
    return i < version.size() ? version.get(i) : 0;
  }
}
