package app.assay.points.lexicon;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The verbs of `assets/lexicon/verbs.txt` by their present forms. A detector asks only for
/// sentences that it already suspects.
public final class Verbs {

  private final Set<String> bases = new HashSet<>();
  private final Map<String, String> thirds = new HashMap<>();
  private final Set<String> nouns = new HashSet<>();

  private Verbs() {}

  /// The list that ships with the program.
  public static Verbs load() {
    Verbs verbs = new Verbs();
    boolean noun = false;
    for (String line : WordLists.lines("verbs.txt")) {
      if (line.startsWith("#")) {
        noun = line.equals("# also nouns");
      } else if (!line.isBlank()) {
        for (String verb : line.strip().split(" +")) {
          verbs.add(verb, noun);
        }
      }
    }
    return verbs;
  }

  private void add(String verb, boolean noun) {
    bases.add(verb);
    thirds.put(Inflection.withS(verb), verb);
    if (noun) {
      nouns.add(verb);
      nouns.add(Inflection.withS(verb));
    }
  }

  /// True for `keep`.
  ///
  /// @param word in lower case
  public boolean isBase(String word) {
    return bases.contains(word);
  }

  /// True for `keeps`.
  ///
  /// @param word in lower case
  public boolean isThird(String word) {
    return thirds.containsKey(word);
  }

  /// True for forms that are nouns as often, such as `costs`.
  ///
  /// @param word in lower case
  public boolean isAlsoNoun(String word) {
    return nouns.contains(word);
  }

  /// The base form of a present form.
  ///
  /// @param word in lower case
  public Optional<String> base(String word) {
    return Optional.ofNullable(thirds.get(word))
        .or(() -> bases.contains(word) ? Optional.of(word) : Optional.empty());
  }
}
