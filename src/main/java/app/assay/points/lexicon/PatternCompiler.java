package app.assay.points.lexicon;

import app.assay.points.lexicon.TokenTrie.Edge;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// Turns a pattern's line into all token sequences that it stands for. A line is a run of steps
/// with blanks between; a step is
///
/// - a word, or several with `|` between: `reduce|cut`
/// - a verb with `+`, for all its regular forms: `achieve+`; a word with `+s`, for it and its
///   s-form
/// - a token class: `<percent>`, also among alternatives
/// - `<gap>`, none to three words
/// - any of these with a final `?`, which makes it optional
///
/// There is no unbounded repetition, so the number of sequences is finite and matching linear.
final class PatternCompiler {

  private static final int GAP = 3;

  /// A line that stands for more is a mistake in the list.
  private static final int MOST_SEQUENCES = 20_000;

  private final Vocabulary vocabulary;
  private final TokenTrie.Builder trie;

  PatternCompiler(Vocabulary vocabulary, TokenTrie.Builder trie) {
    this.vocabulary = vocabulary;
    this.trie = trie;
  }

  /// Adds one line of a cue's list.
  ///
  /// @throws IllegalArgumentException when the line is no pattern
  void add(Cue cue, String line) {
    List<List<Edge>> sequences = List.of(List.of());
    for (String step : line.trim().split(" +")) {
      sequences = append(sequences, step(step));
      if (sequences.size() > MOST_SEQUENCES) {
        throw new IllegalArgumentException("the pattern stands for too many wordings: " + line);
      }
    }
    for (List<Edge> sequence : sequences) {
      if (sequence.isEmpty()) {
        throw new IllegalArgumentException("the pattern matches nothing at all: " + line);
      }
      trie.add(cue, sequence);
    }
  }

  private static List<List<Edge>> append(List<List<Edge>> heads, List<List<Edge>> tails) {
    List<List<Edge>> out = new ArrayList<>(heads.size() * tails.size());
    for (List<Edge> head : heads) {
      for (List<Edge> tail : tails) {
        List<Edge> whole = new ArrayList<>(head);
        whole.addAll(tail);
        out.add(whole);
      }
    }
    return out;
  }

  private List<List<Edge>> step(String written) {
    boolean optional = written.length() > 1 && written.endsWith("?");
    String step = optional ? written.substring(0, written.length() - 1) : written;
    List<List<Edge>> ways = new ArrayList<>();
    if (optional) {
      ways.add(List.of());
    }
    for (String way : step.split("\\|")) {
      if (way.equals("<gap>")) {
        for (int words = 0; words <= GAP; words++) {
          ways.add(Collections.nCopies(words, new Edge.Kind(TokenClass.WORD)));
        }
      } else {
        alternatives(way).forEach(edge -> ways.add(List.of(edge)));
      }
    }
    return ways;
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
