package app.assay.points.lexicon;

import app.assay.points.lexicon.PatternGraph.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads a pattern's line into the graph. A line is a run of steps with blanks between; a step is
///
/// - a word, or several with `|` between: `reduce|cut`
/// - a verb with `+`, for all its regular forms: `achieve+`; a word with `+s`, for it and its
///   s-form
/// - a token class: `<percent>`, also among alternatives
/// - `<gap>`, none to three words
/// - any of these with a final `?`, which makes it optional
///
/// There is no unbounded repetition, so a match is no longer than its pattern and matching linear.
final class PatternCompiler {

  private static final int GAP = 3;

  private final Vocabulary vocabulary;
  private final PatternGraph graph;

  PatternCompiler(Vocabulary vocabulary, PatternGraph graph) {
    this.vocabulary = vocabulary;
    this.graph = graph;
  }

  /// Adds one line of a cue's list.
  ///
  /// @throws IllegalArgumentException when the line is no pattern
  void add(Cue cue, String line) {
    int node = 0;
    for (String step : line.trim().split(" +")) {
      node = after(node, step);
    }
    if (graph.isReachedByNothing(node)) {
      throw new IllegalArgumentException("the pattern matches nothing at all: " + line);
    }
    graph.end(node, cue);
  }

  private int after(int node, String written) {
    boolean optional = written.length() > 1 && written.endsWith("?");
    String step = optional ? written.substring(0, written.length() - 1) : written;
    int gap = 0;
    List<Edge> edges = new ArrayList<>();
    for (String way : step.split("\\|")) {
      if (way.equals("<gap>")) {
        gap = GAP;
      } else {
        edges.addAll(alternatives(way));
      }
    }
    return graph.after(node, written, edges, gap, optional);
  }

  private List<Edge> alternatives(String way) {
    if (way.startsWith("<") && way.endsWith(">")) {
      String name = way.substring(1, way.length() - 1).toUpperCase(Locale.ROOT);
      return List.of(new Edge.Kind(TokenClass.valueOf(name)));
    }
    if (way.endsWith("+s")) {
      String word = way.substring(0, way.length() - 2);
      return List.of(word(word), word(Inflection.withS(word)));
    }
    if (way.endsWith("+")) {
      return Inflection.ofVerb(way.substring(0, way.length() - 1)).stream()
          .map(this::word)
          .toList();
    }
    return List.of(word(way));
  }

  private Edge word(String word) {
    return new Edge.Word(vocabulary.add(word.toLowerCase(Locale.ROOT)));
  }
}
