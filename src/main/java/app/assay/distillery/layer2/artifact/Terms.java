package app.assay.distillery.layer2.artifact;

import app.assay.distillery.layer2.Proposal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words by which a candidate's artifacts are looked for, each with its weight: what stands in
/// backticks or quotes and names such as `max_jobs` count most.
///
/// @param weights by the word in lower case
/// @param paths that the title or the claim name, with `/`
record Terms(Map<String, Double> weights, Set<String> paths) {

  private static final double NAMED = 3;
  private static final double IN_CLAIM = 1;
  private static final double IN_BODY = 0.25;
  private static final int SHORTEST = 4;
  private static final int SHORTEST_MARKED = 2;
  private static final int MOST = 80;
  private static final int LONGEST_BODY = 8_000;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+");
  private static final Pattern MARKED = Pattern.compile("`([^`\n]{2,120})`|\"([^\"\n]{2,120})\"");
  private static final Pattern PATH =
      Pattern.compile(
          "(?<![\\w/.])[.\\w-]{1,80}(?:/[.\\w-]{1,80}){0,12}\\.\\w{1,8}|[.\\w-]{1,80}(?:/[.\\w-]{1,80}){1,12}/?");

  /// Words that stand everywhere.
  private static final Set<String> COMMON =
      Set.of(
          "must",
          "never",
          "always",
          "should",
          "when",
          "with",
          "that",
          "this",
          "from",
          "into",
          "have",
          "each",
          "only",
          "before",
          "after",
          "instead",
          "because",
          "which",
          "their",
          "them",
          "then",
          "than",
          "will",
          "would",
          "does",
          "using",
          "used",
          "uses",
          "make",
          "such",
          "these",
          "those",
          "there",
          "where",
          "while",
          "without",
          "other",
          "every",
          "background",
          "details",
          "rejected",
          "alternatives",
          "open",
          "questions",
          "stop",
          "conditions",
          "rather");

  static Terms of(Proposal candidate) {
    Map<String, Double> weights = new LinkedHashMap<>();
    String said = candidate.title() + "\n" + candidate.claim();
    Set<String> paths = new LinkedHashSet<>();
    Matcher path = PATH.matcher(said);
    while (path.find()) {
      paths.add(path.group().replaceAll("^\\./|/$", ""));
    }
    add(weights, said, IN_CLAIM, SHORTEST);
    Matcher marked = MARKED.matcher(said);
    while (marked.find()) {
      add(weights, marked.group(), NAMED, SHORTEST_MARKED);
    }
    String body = candidate.body();
    add(weights, body.substring(0, Math.min(body.length(), LONGEST_BODY)), IN_BODY, SHORTEST);
    Map<String, Double> most = new LinkedHashMap<>();
    weights.entrySet().stream()
        .sorted(
            Map.Entry.<String, Double>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST)
        .forEach(e -> most.put(e.getKey(), e.getValue()));
    return new Terms(most, paths);
  }

  private static void add(Map<String, Double> weights, String text, double weight, int shortest) {
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      String found = word.group();
      double counts = isName(found) ? weight * 2 : weight;
      for (String key : keys(found)) {
        if (key.length() >= shortest && !COMMON.contains(key)) {
          weights.merge(key, counts, Math::max);
        }
      }
    }
  }

  private static boolean isName(String word) {
    return word.indexOf('_') > 0
        || (word.codePoints().skip(1).anyMatch(Character::isUpperCase)
            && word.codePoints().anyMatch(Character::isLowerCase));
  }

  /// A word as it is looked up: itself and the parts of a name, in lower case.
  static List<String> keys(String word) {
    List<String> keys = new ArrayList<>();
    keys.add(word.toLowerCase(Locale.ROOT));
    if (isName(word)) {
      for (String part : word.split("_+|(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})", -1)) {
        if (part.length() >= SHORTEST) {
          keys.add(part.toLowerCase(Locale.ROOT));
        }
      }
    }
    return keys;
  }

  /// How often each key occurs in a text.
  static Map<String, Integer> counts(String text) {
    Map<String, Integer> counts = new HashMap<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      keys(word.group()).forEach(key -> counts.merge(key, 1, Integer::sum));
    }
    return counts;
  }
}
