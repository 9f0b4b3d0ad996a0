package app.assay.judge.rule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of a text, and what some English ones do to it.
final class Wording {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+(?:['’][\\p{L}]+)?");

  private static final Set<String> NEGATIONS =
      Set.of(
          "not", "no", "never", "none", "nobody", "nothing", "neither", "nor", "without", "cannot");

  /// Words that make a statement wider, narrower, firmer or weaker.
  private static final Set<String> LIMITS =
      Set.of(
          "all",
          "always",
          "any",
          "at",
          "before",
          "after",
          "could",
          "every",
          "fewer",
          "few",
          "least",
          "less",
          "many",
          "maximum",
          "may",
          "might",
          "minimum",
          "more",
          "most",
          "mostly",
          "must",
          "often",
          "only",
          "over",
          "rarely",
          "should",
          "some",
          "sometimes",
          "under",
          "until",
          "usually",
          "up",
          "down",
          "above",
          "below");

  private static final Set<String> GUESSES =
      Set.of(
          "approximately",
          "roughly",
          "estimated",
          "projected",
          "assumed",
          "expected",
          "probably",
          "likely",
          "possibly",
          "perhaps",
          "presumably",
          "might");

  private static final Pattern GUESS_SIGN = Pattern.compile("[~≈]\\s?\\d");

  private final String text;
  private final List<String> words;

  private Wording(String text, List<String> words) {
    this.text = text;
    this.words = words;
  }

  static Wording of(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group().toLowerCase(Locale.ROOT).replace('’', '\''));
    }
    return new Wording(text, words);
  }

  /// True when it denies something.
  boolean isNegated() {
    return words.stream().anyMatch(Wording::denies);
  }

  /// Its words without those that deny.
  String affirmed() {
    return String.join(" ", words.stream().filter(w -> !denies(w)).toList());
  }

  private static boolean denies(String word) {
    return NEGATIONS.contains(word) || word.endsWith("n't");
  }

  /// The words that limit what it says.
  Set<String> limits() {
    Set<String> limits = new HashSet<>(words);
    limits.retainAll(LIMITS);
    return limits;
  }

  /// The first word by which it says that it is a guess.
  Optional<String> guess() {
    Matcher sign = GUESS_SIGN.matcher(text);
    return words.stream()
        .filter(GUESSES::contains)
        .findFirst()
        .or(() -> sign.find() ? Optional.of(sign.group()) : Optional.empty());
  }

  /// Names and other words that stand for themselves: with a capital inside the sentence, or with
  /// digits and letters.
  Set<String> names() {
    Set<String> names = new HashSet<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      String word = matcher.group();
      boolean capital = word.chars().anyMatch(Character::isUpperCase) && !word.equals("I");
      boolean mixed =
          word.chars().anyMatch(Character::isDigit) && word.chars().anyMatch(Character::isLetter);
      if (mixed || (capital && matcher.start() > 0)) {
        names.add(word.toLowerCase(Locale.ROOT).replace('’', '\''));
      }
    }
    return names;
  }

  boolean has(Set<String> all) {
    return words.containsAll(all);
  }

  /// The share of these words that the other text has in the same order.
  double inOrder(Wording other) {
    int[][] longest = new int[words.size() + 1][other.words.size() + 1];
    for (int i = 1; i <= words.size(); i++) {
      for (int j = 1; j <= other.words.size(); j++) {
        longest[i][j] =
            words.get(i - 1).equals(other.words.get(j - 1))
                ? longest[i - 1][j - 1] + 1
                : Math.max(longest[i - 1][j], longest[i][j - 1]);
      }
    }
    return words.isEmpty() ? 0 : (double) longest[words.size()][other.words.size()] / words.size();
  }
}
