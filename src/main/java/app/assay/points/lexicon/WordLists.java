package app.assay.points.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The sets of words of `assets/lexicon/sets`, which unlike the cues are asked for suspected
/// sentences only. All are read at once, when the first is asked for: a few files take less time
/// than hundreds. In a file each set stands after its `[name]`; comments after `#` say what it is
/// for, and of the examples that tests run `+ text` has a word of it and `- text` has none.
public final class WordLists {

  private static final String FOLDER = "/app/assay/assets/lexicon/";

  /// The files with sets, each for what its words are about.
  static final List<String> FILES =
      List.of(
          "grammar", "dates", "plans", "tables", "numbers", "claims", "others", "roles", "states");

  /// Each word of a set once, so that most words are seen to be the same without a look at their
  /// letters.
  private static final Map<String, String> WORDS = new HashMap<>();

  private static final Map<String, WordSet> SETS = read();

  private WordLists() {}

  /// The words after `[name]`.
  ///
  /// @throws IllegalArgumentException when no set has that name
  public static WordSet words(String name) {
    WordSet words = SETS.get(name);
    if (words == null) {
      throw new IllegalArgumentException("no set of words is named " + name);
    }
    return words;
  }

  /// All sets whose names begin so, by the rest of their names.
  ///
  /// @throws IllegalArgumentException when there is none
  public static Map<String, WordSet> family(String prefix) {
    Map<String, WordSet> family = new TreeMap<>();
    SETS.forEach(
        (name, words) -> {
          if (name.startsWith(prefix)) {
            family.put(name.substring(prefix.length()), words);
          }
        });
    if (family.isEmpty()) {
      throw new IllegalArgumentException("no set of words is named " + prefix + "…");
    }
    return family;
  }

  /// The same word, of those in the sets the very one that is in them.
  public static String same(String word) {
    return WORDS.getOrDefault(word, word);
  }

  private static Map<String, WordSet> read() {
    Map<String, List<String>> found = new HashMap<>();
    for (String file : FILES) {
      List<String> words = new ArrayList<>();
      for (String line : lines("sets/" + file + ".txt")) {
        if (line.startsWith("[")) {
          String name = line.substring(1, line.indexOf(']'));
          words = new ArrayList<>();
          if (found.put(name, words) != null) {
            throw new IllegalStateException("two sets of words are named " + name);
          }
        } else if (Lexicon.isPattern(line)) {
          add(line, words);
        }
      }
    }
    Map<String, WordSet> sets = new HashMap<>();
    found.forEach((name, words) -> sets.put(name, WordSet.copyOf(words)));
    return Map.copyOf(sets);
  }

  /// The words of a line; within one an underscore stands for a blank.
  private static void add(String line, List<String> words) {
    int from = 0;
    for (int i = 0; i <= line.length(); i++) {
      if (i == line.length() || line.charAt(i) == ' ') {
        if (i > from) {
          String word = line.substring(from, i).replace('_', ' ');
          words.add(WORDS.computeIfAbsent(word, w -> w));
        }
        from = i + 1;
      }
    }
  }

  static List<String> lines(String file) {
    try (InputStream in = WordLists.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the list " + file + " is not in the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the list " + file + " cannot be read", e);
    }
  }
}
