package app.assay.cgd;

import app.assay.text.WhiteSpace;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tells a named person from a tool or model in `confirmed-by` (RFC-000 §5.3: the verifier is a
/// named human). Words are compared whole, so that Claudia is not Claude; a word that people bear
/// as a name counts only where nothing else stands beside it.
public final class MachineNames {

  private static final String LEXICON = "/app/assay/assets/lexicon/machine-names.txt";

  /// What separates several confirmers.
  private static final String SEPARATORS = "+&;,/()|";

  private static final List<String> FILE_ENDINGS =
      List.of(".md", ".py", ".sh", ".ts", ".js", ".json", ".yaml", ".yml", ".log", ".txt", ".html");

  private final Map<Kind, Set<String>> words;

  private MachineNames(Map<Kind, Set<String>> words) {
    this.words = words;
  }

  /// What a confirmer is.
  public enum Verdict {
    /// Nothing speaks against a person.
    PERSON,
    /// A tool, a model, an unattended process, a file, an address or nobody, and no person beside
    /// it.
    MACHINE,
    /// A tool or model and somebody else.
    MIXED
  }

  /// What one of several confirmers is; a maker beside a person is that person's employer.
  private enum Part {
    PERSON,
    MAKER,
    MACHINE,
    MIXED
  }

  /// The sections of the list.
  private enum Kind {
    PRODUCTS,
    NAMES,
    MAKERS,
    GIVEN,
    PROGRAMS,
    NOBODY,
    FILLERS
  }

  /// The list that ships with the program, `assets/lexicon/machine-names.txt`.
  public static MachineNames load() {
    try (InputStream in = MachineNames.class.getResourceAsStream(LEXICON)) {
      if (in == null) {
        throw new IllegalStateException("the list of machine names is not in the program");
      }
      return new MachineNames(
          read(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()));
    } catch (IOException e) {
      throw new UncheckedIOException("the list of machine names cannot be read", e);
    }
  }

  /// The part of a confirmer that is no person, or empty where all of it may be a person's name.
  public Optional<String> match(String confirmer) {
    if (isFile(confirmer)) {
      return Optional.of(WhiteSpace.strip(confirmer));
    }
    if (judge(confirmer) == Verdict.PERSON) {
      return Optional.empty();
    }
    return parts(confirmer).stream()
        .filter(part -> judgePart(part) != Part.PERSON)
        .map(WhiteSpace::strip)
        .findFirst();
  }

  /// Judges the content of `confirmed-by`.
  public Verdict judge(String confirmer) {
    if (isFile(confirmer)) {
      return Verdict.MACHINE;
    }
    EnumSet<Part> found = EnumSet.noneOf(Part.class);
    for (String part : parts(confirmer)) {
      found.add(judgePart(part));
    }
    boolean person = found.contains(Part.PERSON) || found.contains(Part.MIXED);
    boolean machine = found.contains(Part.MACHINE) || found.contains(Part.MIXED);
    if (person) {
      return machine ? Verdict.MIXED : Verdict.PERSON;
    }
    return found.isEmpty() ? Verdict.PERSON : Verdict.MACHINE;
  }

  private Part judgePart(String part) {
    EnumSet<Kind> seen = EnumSet.noneOf(Kind.class);
    boolean version = false;
    boolean other = false;
    for (String token : tokens(part)) {
      EnumSet<Kind> kinds = kinds(token);
      boolean digit = token.chars().anyMatch(Character::isDigit);
      seen.addAll(kinds);
      version |= digit;
      other |= kinds.isEmpty() && !digit;
    }
    if (seen.contains(Kind.PRODUCTS)) {
      return other ? Part.MIXED : Part.MACHINE;
    }
    if (other) {
      return Part.PERSON;
    }
    boolean versioned = seen.contains(Kind.GIVEN) && version;
    EnumSet<Kind> decisive = EnumSet.of(Kind.NAMES, Kind.PROGRAMS, Kind.NOBODY);
    if (versioned || seen.stream().anyMatch(decisive::contains)) {
      return Part.MACHINE;
    }
    return seen.contains(Kind.MAKERS) ? Part.MAKER : Part.PERSON;
  }

  /// `gpt4o` is `gpt` with a version.
  private EnumSet<Kind> kinds(String token) {
    EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
    int digit = 0;
    while (digit < token.length() && !Character.isDigit(token.charAt(digit))) {
      digit++;
    }
    String stem = token.substring(0, digit);
    words.forEach(
        (kind, set) -> {
          if (set.contains(token) || set.contains(stem)) {
            kinds.add(kind);
          }
        });
    return kinds;
  }

  private static boolean isFile(String confirmer) {
    String stripped = WhiteSpace.strip(confirmer).toLowerCase(Locale.ROOT);
    return stripped.startsWith("http://")
        || stripped.startsWith("https://")
        || FILE_ENDINGS.stream().anyMatch(stripped::endsWith);
  }

  private static List<String> parts(String confirmer) {
    String line =
        confirmer
            .replace("n/a", "na")
            .replace("N/A", "na")
            .replace(" and ", "+")
            .replace(" via ", "+")
            .replace(" with ", "+");
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i <= line.length(); i++) {
      if (i < line.length() && SEPARATORS.indexOf(line.charAt(i)) < 0) {
        part.append(line.charAt(i));
        continue;
      }
      if (!tokens(part.toString()).isEmpty()) {
        parts.add(part.toString());
      }
      part.setLength(0);
    }
    return parts;
  }

  /// Runs of letters and digits; of an address only what stands before the `@`.
  private static List<String> tokens(String part) {
    int at = part.indexOf('@');
    String name = at > 0 ? part.substring(0, at) : part;
    List<String> tokens = new ArrayList<>();
    StringBuilder token = new StringBuilder();
    for (int i = 0; i <= name.length(); i++) {
      if (i < name.length() && Character.isLetterOrDigit(name.charAt(i))) {
        token.append(name.charAt(i));
      } else if (!token.isEmpty()) {
        tokens.add(token.toString().toLowerCase(Locale.ROOT));
        token.setLength(0);
      }
    }
    return tokens;
  }

  private static Map<Kind, Set<String>> read(List<String> lines) {
    Map<Kind, Set<String>> words = new EnumMap<>(Kind.class);
    Kind kind = Kind.FILLERS;
    for (String line : lines) {
      if (line.startsWith("[")) {
        kind = Kind.valueOf(line.substring(1, line.length() - 1).toUpperCase(Locale.ROOT));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        words.computeIfAbsent(kind, k -> new HashSet<>()).add(line);
      }
    }
    return words;
  }
}
