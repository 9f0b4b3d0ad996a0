package app.assay.judge.injection;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A list of wordings among the assets: `[section]` heads what is said in a message, a line is a
/// wording, `+` an example of it and `-` a sentence in which it must not be seen.
final class WordingList {

  /// The lists, one for each language, and the marks that no language has.
  static final List<String> LANGUAGES = List.of("en", "de", "fr", "es", "zh", "ja");

  private static final String FOLDER = "/app/assay/assets/lexicon/";

  private WordingList() {}

  /// A line that is a wording.
  record Entry(String section, String text, List<String> examples, List<String> innocent) {}

  /// The entries of `injection-<name>.txt`.
  static List<Entry> load(String name) {
    List<Entry> entries = new ArrayList<>();
    String section = "";
    for (String line : lines("injection-" + name + ".txt")) {
      if (line.isBlank() || line.startsWith("# ")) {
        continue;
      }
      if (line.startsWith("[") && line.endsWith("]") && line.indexOf(' ') > 0) {
        section = line.substring(1, line.length() - 1);
      } else if (line.startsWith("+ ")) {
        entries.getLast().examples().add(line.substring(2));
      } else if (line.startsWith("- ")) {
        entries.getLast().innocent().add(line.substring(2));
      } else {
        entries.add(new Entry(section, line.strip(), new ArrayList<>(), new ArrayList<>()));
      }
    }
    return entries;
  }

  private static List<String> lines(String file) {
    try (InputStream in = WordingList.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the list " + file + " is not in the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the list " + file + " cannot be read", e);
    }
  }
}
