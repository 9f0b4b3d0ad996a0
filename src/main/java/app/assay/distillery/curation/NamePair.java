package app.assay.distillery.curation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Two names of domains that differ by a letter or two, an `s`, a mark, or the order of their
/// words.
public record NamePair(String one, String other) {

  private static final int SHORT = 4;
  private static final int LONG = 9;

  static List<NamePair> among(List<String> names) {
    List<NamePair> pairs = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        if (alike(names.get(i), names.get(j))) {
          pairs.add(new NamePair(names.get(i), names.get(j)));
        }
      }
    }
    return pairs;
  }

  /// Whether two names are easily taken for one another.
  public static boolean alike(String one, String other) {
    String first = plain(one);
    String second = plain(other);
    if (first.equals(second)) {
      return true;
    }
    int shorter = Math.min(first.length(), second.length());
    if (shorter < SHORT) {
      return false;
    }
    return distance(first, second) <= (shorter < LONG ? 1 : 2);
  }

  /// Its words in alphabetical order, without a plural's `s`.
  private static String plain(String name) {
    return Stream.of(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
        .filter(word -> !word.isEmpty())
        .map(
            word ->
                word.length() > 3 && word.endsWith("s")
                    ? word.substring(0, word.length() - 1)
                    : word)
        .sorted()
        .collect(Collectors.joining());
  }

  /// Letters to add, drop or change (Levenshtein).
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int above = row[j];
        int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(changed, Math.min(above, row[j - 1]) + 1);
        diagonal = above;
      }
    }
    return row[other.length()];
  }
}
