package app.assay.points.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Reads the lists of single words, which unlike the cues are asked for suspected sentences only.
public final class WordLists {

  private static final String FOLDER = "/app/assay/assets/lexicon/";

  private WordLists() {}

  /// The words after `[name]` in `assets/lexicon/words.txt`.
  ///
  /// @throws IllegalArgumentException when no list has that name
  public static WordSet words(String name) {
    Set<String> words = new HashSet<>();
    boolean here = false;
    for (String line : lines("words.txt")) {
      if (line.startsWith("[")) {
        here = line.equals("[" + name + "]");
      } else if (here && !line.isBlank() && !line.startsWith("#")) {
        words.addAll(List.of(line.strip().split(" +")));
      }
    }
    if (words.isEmpty()) {
      throw new IllegalArgumentException("no list of words is named " + name);
    }
    return WordSet.copyOf(words);
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
