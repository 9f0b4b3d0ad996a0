package app.assay.points.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// All patterns in one trie whose edges are words and token classes. A match from one token visits
/// at most as many nodes as there are patterns that agree so far, and never goes back in the text.
public final class TokenTrie {

  private final List<Node> nodes = new ArrayList<>(List.of(new Node()));

  TokenTrie() {}

  /// The tokens of a text, as the trie asks for them.
  public interface Tokens {

    /// The number of the token's word in the vocabulary, 0 where no pattern uses it.
    int word(int token);

    /// The token's [TokenClass] bits.
    int classes(int token);
  }

  /// Takes a match.
  public interface Sink {

    void match(Cue cue, int from, int to);
  }

  /// Reports, for each cue, the longest match that begins at token `from` and ends by `limit`.
  public void match(Tokens tokens, int from, int limit, Sink out) {
    Node root = nodes.getFirst();
    if (!root.leads(tokens.word(from), tokens.classes(from))) {
      return;
    }
    int[] ends = new int[Cue.values().length];
    walk(root, tokens, from, limit, ends);
    for (Cue cue : Cue.values()) {
      if (ends[cue.ordinal()] > 0) {
        out.match(cue, from, ends[cue.ordinal()]);
      }
    }
  }

  /// Recursion is as deep as the longest pattern, whatever the text.
  private static void walk(Node node, Tokens tokens, int at, int limit, int[] ends) {
    for (Cue cue : node.cues) {
      ends[cue.ordinal()] = Math.max(ends[cue.ordinal()], at);
    }
    if (at >= limit) {
      return;
    }
    Node byWord = node.words.isEmpty() ? null : node.words.get(tokens.word(at));
    if (byWord != null) {
      walk(byWord, tokens, at + 1, limit, ends);
    }
    int classes = tokens.classes(at);
    if ((node.classMask & classes) != 0) {
      for (Map.Entry<TokenClass, Node> edge : node.classes.entrySet()) {
        if ((edge.getKey().bit() & classes) != 0) {
          walk(edge.getValue(), tokens, at + 1, limit, ends);
        }
      }
    }
  }

  void add(Cue cue, List<Edge> pattern) {
    Node node = nodes.getFirst();
    for (Edge edge : pattern) {
      node =
          switch (edge) {
            case Edge.Word(int number) -> node.words.computeIfAbsent(number, n -> fresh());
            case Edge.Kind(TokenClass kind) -> {
              node.classMask |= kind.bit();
              yield node.classes.computeIfAbsent(kind, k -> fresh());
            }
          };
    }
    if (!node.cues.contains(cue)) {
      node.cues.add(cue);
    }
  }

  private Node fresh() {
    Node node = new Node();
    nodes.add(node);
    return node;
  }

  /// One step of a pattern.
  sealed interface Edge {

    record Word(int number) implements Edge {}

    record Kind(TokenClass kind) implements Edge {}
  }

  private static final class Node {

    private final Map<Integer, Node> words = new HashMap<>(4);
    private final Map<TokenClass, Node> classes = new EnumMap<>(TokenClass.class);
    private final List<Cue> cues = new ArrayList<>(1);
    private int classMask;

    boolean leads(int word, int bits) {
      return (word != 0 && words.containsKey(word)) || (classMask & bits) != 0;
    }
  }
}
