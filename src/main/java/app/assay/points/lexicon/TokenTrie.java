package app.assay.points.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// All patterns in one trie whose edges are words and token classes. A match from one token visits
/// at most as many nodes as there are patterns that agree so far, and never goes back in the text.
/// Safe on any thread; the walking is done by a [TrieWalk].
public final class TokenTrie {

  private static final int[] NONE = {};

  private final EdgeTable words;
  private final int[] classMasks;
  private final int[][] classChildren;
  private final int[][] cues;
  private final boolean[] begins;

  private TokenTrie(List<Node> nodes, int wordCount) {
    this.words = new EdgeTable(nodes.stream().mapToInt(n -> n.words.size()).sum());
    this.classMasks = new int[nodes.size()];
    this.classChildren = new int[nodes.size()][];
    this.cues = new int[nodes.size()][];
    this.begins = new boolean[wordCount];
    nodes.getFirst().words.keySet().forEach(word -> begins[word] = true);
    for (int i = 0; i < nodes.size(); i++) {
      fill(i, nodes.get(i));
    }
  }

  private void fill(int number, Node node) {
    node.words.forEach((word, child) -> words.put(number, word, child));
    cues[number] = node.cues.stream().mapToInt(Cue::ordinal).toArray();
    classChildren[number] = node.classes.isEmpty() ? NONE : new int[TokenClass.values().length];
    node.classes.forEach(
        (kind, child) -> {
          classMasks[number] |= kind.bit();
          classChildren[number][kind.ordinal()] = child;
        });
  }

  /// The tokens of a text, as the trie asks for them.
  public interface Tokens {

    /// The number of the token's word in the vocabulary, 0 where no pattern uses it.
    int word(int token);

    /// The token's [TokenClass] bits.
    int classes(int token);
  }

  /// True when a pattern may begin with such a token.
  boolean begins(int word, int classes) {
    return begins[word] || (classMasks[0] & classes) != 0;
  }

  /// The node after a word, or 0.
  int byWord(int node, int word) {
    return word == 0 ? 0 : words.get(node, word);
  }

  /// The classes by which a node goes on.
  int classMask(int node) {
    return classMasks[node];
  }

  /// The node after a class that is in [#classMask(int)].
  int byClass(int node, int kind) {
    return classChildren[node][kind];
  }

  /// The cues whose patterns end at a node, by their ordinals.
  int[] cues(int node) {
    return cues[node];
  }

  /// Collects patterns.
  static final class Builder {

    private final List<Node> nodes = new ArrayList<>(List.of(new Node()));

    void add(Cue cue, List<Edge> pattern) {
      Node node = nodes.getFirst();
      for (Edge edge : pattern) {
        int child =
            switch (edge) {
              case Edge.Word(int number) -> node.words.computeIfAbsent(number, n -> fresh());
              case Edge.Kind(TokenClass kind) -> node.classes.computeIfAbsent(kind, k -> fresh());
            };
        node = nodes.get(child);
      }
      if (!node.cues.contains(cue)) {
        node.cues.add(cue);
      }
    }

    /// @param wordCount one more than the highest number of a word
    TokenTrie build(int wordCount) {
      return new TokenTrie(nodes, wordCount);
    }

    private int fresh() {
      nodes.add(new Node());
      return nodes.size() - 1;
    }
  }

  /// One step of a pattern.
  sealed interface Edge {

    record Word(int number) implements Edge {}

    record Kind(TokenClass kind) implements Edge {}
  }

  private static final class Node {

    private final Map<Integer, Integer> words = new HashMap<>(4);
    private final Map<TokenClass, Integer> classes = new EnumMap<>(TokenClass.class);
    private final List<Cue> cues = new ArrayList<>(1);
  }
}
