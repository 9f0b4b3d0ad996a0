package app.assay.points.lexicon;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The verbs of `assets/lexicon/verbs.txt` by their present forms. A detector asks only for
/// sentences that it already suspects.
public final class Verbs {

  private final WordSet bases;
  private final Map<String, String> baseOfThird;
  private final WordSet thirds;
  private final WordSet nouns;

  private Verbs(Set<String> bases, Set<String> nouns) {
    this.bases = WordSet.copyOf(bases);
    this.baseOfThird =
        bases.stream().collect(Collectors.toUnmodifiableMap(Inflection::withS, verb -> verb));
    this.thirds = WordSet.copyOf(baseOfThird.keySet());
    this.nouns = WordSet.copyOf(nouns);
  }

  /// The list that ships with the program.
  public static Verbs load() {
    Set<String> bases = new HashSet<>();
    Set<String> nouns = new HashSet<>();
    boolean noun = false;
    for (String line : WordLists.lines("verbs.txt")) {
      if (line.startsWith("#")) {
        noun = line.equals("# also nouns");
      } else if (!line.isBlank()) {
        List<String> verbs = List.of(line.strip().split(" +"));
        bases.addAll(verbs);
        if (noun) {
          nouns.addAll(verbs);
          verbs.forEach(verb -> nouns.add(Inflection.withS(verb)));
        }
      }
    }
    return new Verbs(bases, nouns);
  }

  /// All present forms, and some more words.
  public WordSet presentOr(Set<String> others) {
    Set<String> all = new HashSet<>(others);
    all.addAll(bases);
    all.addAll(thirds);
    return WordSet.copyOf(all);
  }

  /// True for `keep`.
  ///
  /// @param word in lower case
  public boolean isBase(String word) {
    return bases.has(word);
  }

  /// True for `keeps`.
  ///
  /// @param word in lower case
  public boolean isThird(String word) {
    return thirds.has(word);
  }

  /// True for forms that are nouns as often, such as `costs`.
  ///
  /// @param word in lower case
  public boolean isAlsoNoun(String word) {
    return nouns.has(word);
  }

  /// The base form of a present form.
  ///
  /// @param word in lower case
  public Optional<String> base(String word) {
    return Optional.ofNullable(baseOfThird.get(word))
        .or(() -> bases.has(word) ? Optional.of(word) : Optional.empty());
  }

  /// Its present forms: `keep` and `keeps`.
  ///
  /// @param base in lower case
  public List<String> forms(String base) {
    return List.of(base, Inflection.withS(base));
  }
}
