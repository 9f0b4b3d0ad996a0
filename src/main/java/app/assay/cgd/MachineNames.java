package app.assay.cgd;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Tells a tool or model from a person by name. A confirmation needs a named person with domain
/// knowledge, not automation (RFC-000 §5.3).
public final class MachineNames {

  private record Entry(List<String> words, boolean whole) {}

  private final List<Entry> entries;

  private MachineNames(List<Entry> entries) {
    this.entries = entries;
  }

  /// The list that ships with the program, `assets/lexicon/machine-names.txt`.
  public static MachineNames load() {
    try (InputStream in =
        MachineNames.class.getResourceAsStream("/app/assay/assets/lexicon/machine-names.txt")) {
      if (in == null) {
        throw new IllegalStateException("the list of machine names is not in the program");
      }
      return of(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException("the list of machine names cannot be read", e);
    }
  }

  /// A list from lines: `#` begins a comment, `=` an entry that must be the whole name.
  static MachineNames of(List<String> lines) {
    List<Entry> entries = new ArrayList<>();
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#")) {
        boolean whole = line.startsWith("=");
        entries.add(new Entry(words(whole ? line.substring(1) : line), whole));
      }
    }
    return new MachineNames(List.copyOf(entries));
  }

  /// The entry that gives a name away as a machine's, or empty for what may be a person's.
  public Optional<String> match(String name) {
    List<String> words = words(name);
    return entries.stream()
        .filter(e -> e.whole ? words.equals(e.words) : contains(words, e.words))
        .map(e -> String.join(" ", e.words))
        .findFirst();
  }

  private static boolean contains(List<String> words, List<String> part) {
    for (int i = 0; i + part.size() <= words.size(); i++) {
      if (words.subList(i, i + part.size()).equals(part)) {
        return true;
      }
    }
    return false;
  }

  /// Lower-case words; digits are split off letters, so that `GPT4o` begins with `gpt`.
  private static List<String> words(String name) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean digits = false;
    for (char c : (name.toLowerCase(Locale.ROOT) + " ").toCharArray()) {
      boolean digit = Character.isDigit(c);
      boolean part = Character.isLetter(c) || digit || (c == '/' && !word.isEmpty());
      if (!word.isEmpty() && (!part || digit != digits)) {
        words.add(word.toString());
        word.setLength(0);
      }
      if (part) {
        word.append(c);
        digits = digit;
      }
    }
    return words;
  }
}
