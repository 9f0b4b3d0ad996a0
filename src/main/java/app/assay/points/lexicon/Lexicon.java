package app.assay.points.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// All lists of wordings, compiled. A list holds patterns (see [PatternCompiler]), comments after
/// `#`, and examples that tests run: `+ text` has the cue, `- text` has it not.
public final class Lexicon {

  private static final String FOLDER = "/app/assay/assets/lexicon/points/";

  private final Vocabulary vocabulary;
  private final Automaton automaton;
  private final Lexemes lexemes = new Lexemes();

  private Lexicon(Vocabulary vocabulary, Automaton automaton) {
    this.vocabulary = vocabulary;
    this.automaton = automaton;
  }

  /// The lists that ship with the program.
  public static Lexicon load() {
    Map<Cue, List<String>> lists = new EnumMap<>(Cue.class);
    for (Cue cue : Cue.values()) {
      lists.put(cue, lines(cue));
    }
    return of(lists);
  }

  /// Compiles lists given as lines.
  ///
  /// @throws IllegalArgumentException when a line is neither pattern, comment nor example
  public static Lexicon of(Map<Cue, List<String>> lists) {
    Vocabulary vocabulary = new Vocabulary();
    PatternGraph graph = new PatternGraph();
    PatternCompiler compiler = new PatternCompiler(vocabulary, graph);
    lists.forEach(
        (cue, lines) ->
            lines.stream().filter(Lexicon::isPattern).forEach(l -> compiler.add(cue, l)));
    return new Lexicon(vocabulary, new Automaton(graph));
  }

  /// The lines of a cue's list as they are written.
  public static List<String> lines(Cue cue) {
    try (InputStream in = Lexicon.class.getResourceAsStream(FOLDER + cue.file())) {
      if (in == null) {
        throw new IllegalStateException("the list " + cue.file() + " is not in the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the list " + cue.file() + " cannot be read", e);
    }
  }

  public Vocabulary vocabulary() {
    return vocabulary;
  }

  /// The words that texts read with this lexicon have in common.
  public Lexemes lexemes() {
    return lexemes;
  }

  /// How many tokens the longest wording has.
  public int longest() {
    return automaton.longest();
  }

  Automaton automaton() {
    return automaton;
  }

  /// True for a line that is a pattern, and neither a comment nor an example.
  static boolean isPattern(String line) {
    return !line.isBlank()
        && !line.startsWith("#")
        && !line.startsWith("+ ")
        && !line.startsWith("- ");
  }
}
