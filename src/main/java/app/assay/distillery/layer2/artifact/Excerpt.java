package app.assay.distillery.layer2.artifact;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Lines of a file that have words of a candidate close together.
///
/// @param source such as `src/limits.py:8-19`
/// @param text the lines, verbatim
record Excerpt(String source, String text, double score) {

  private static final int WINDOW = 12;
  private static final int MOST_EACH = 2;
  private static final int LONGEST = 1_600;
  private static final int LONGEST_LINE = 400;

  /// The best places of a file, none overlapping another.
  ///
  /// @param rarity what each word counts
  /// @param file what the file as a whole counts; a little of it goes to its places
  static List<Excerpt> of(String path, String text, Map<String, Double> rarity, double file) {
    List<String> lines = text.lines().toList();
    List<Set<String>> words = lines.stream().map(line -> words(line, rarity)).toList();
    List<Excerpt> found = new ArrayList<>();
    Set<Integer> taken = new HashSet<>();
    List<Integer> starts = new ArrayList<>();
    double[] scores = new double[lines.size()];
    for (int i = 0; i < lines.size(); i++) {
      if (!words.get(i).isEmpty()) {
        scores[i] = score(words, i, rarity);
        starts.add(i);
      }
    }
    starts.sort(
        Comparator.<Integer>comparingDouble(i -> scores[i]).reversed().thenComparingInt(i -> i));
    for (int start : starts) {
      int end = Math.min(lines.size(), start + WINDOW);
      boolean free = true;
      for (int i = start; i < end; i++) {
        free &= !taken.contains(i);
      }
      if (free && found.size() < MOST_EACH) {
        for (int i = start; i < end; i++) {
          taken.add(i);
        }
        found.add(cut(path, lines, start, end, scores[start] + file / 10));
      }
    }
    return found;
  }

  private static Excerpt cut(String path, List<String> lines, int start, int end, double score) {
    StringBuilder text = new StringBuilder();
    int last = start;
    for (int i = start; i < end && text.length() < LONGEST; i++) {
      String line = lines.get(i);
      text.append(i == start ? "" : "\n").append(line.length() > LONGEST_LINE ? whole(line) : line);
      last = i;
    }
    return new Excerpt("%s:%d-%d".formatted(path, start + 1, last + 1), text.toString(), score);
  }

  private static String whole(String line) {
    int end =
        Character.isHighSurrogate(line.charAt(LONGEST_LINE - 1)) ? LONGEST_LINE - 1 : LONGEST_LINE;
    return line.substring(0, end);
  }

  private static Set<String> words(String line, Map<String, Double> rarity) {
    Set<String> words =
        new HashSet<>(
            Terms.counts(line.length() > 10 * LONGEST_LINE ? whole(line) : line).keySet());
    words.retainAll(rarity.keySet());
    return words;
  }

  /// The words of the lines from a start, each counted once.
  private static double score(List<Set<String>> words, int start, Map<String, Double> rarity) {
    Set<String> all = new HashSet<>();
    for (int i = start; i < Math.min(words.size(), start + WINDOW); i++) {
      all.addAll(words.get(i));
    }
    return all.stream().sorted().mapToDouble(word -> rarity.getOrDefault(word, 0.0)).sum();
  }
}
