package app.assay.points.lexicon;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// All patterns as one graph: an edge takes a word or a token class, and patterns that begin with
/// the same steps share them. Alternatives, optional steps and gaps meet again in one node, so that
/// the graph is about as large as the lists are long.
final class PatternGraph {

  private final List<Node> nodes = new ArrayList<>(List.of(new Node()));

  /// What a step of a pattern takes.
  sealed interface Edge {

    record Word(int number) implements Edge {}

    record Kind(TokenClass kind) implements Edge {}
  }

  /// The node behind a step, made with the step's edges where it is new.
  ///
  /// @param step as it is written
  /// @param edges each of them leads through the step
  /// @param longestGap how many words of any kind lead through it, too; 0 for none
  /// @param optional true when nothing at all leads through it
  int after(int node, String step, List<Edge> edges, int longestGap, boolean optional) {
    Integer known = nodes.get(node).steps.get(step);
    if (known != null) {
      return known;
    }
    int end = fresh();
    nodes.get(node).steps.put(step, end);
    for (Edge edge : edges) {
      connect(node, edge, end);
    }
    int at = node;
    for (int words = 0; words < longestGap; words++) {
      nodes.get(at).free.add(end);
      int next = fresh();
      connect(at, new Edge.Kind(TokenClass.WORD), next);
      at = next;
    }
    if (optional || longestGap > 0) {
      nodes.get(at).free.add(end);
    }
    if (optional) {
      nodes.get(node).free.add(end);
    }
    return end;
  }

  /// Ends a pattern at a node.
  void end(int node, Cue cue) {
    nodes.get(node).cues.add(cue);
  }

  /// True when the node is reached without a token.
  boolean isReachedByNothing(int node) {
    return Arrays.stream(closure(0)).anyMatch(n -> n == node);
  }

  int size() {
    return nodes.size();
  }

  /// The most tokens on a way through the graph. A node's step leads to nodes made after it, but
  /// for those of a gap, which lead to one made before them.
  int longest() {
    int[] depths = new int[nodes.size()];
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int from = 0; from < depths.length; from++) {
        Node node = nodes.get(from);
        for (List<Integer> all : node.words.values()) {
          for (int to : all) {
            changed |= deepen(depths, to, depths[from] + 1);
          }
        }
        for (Node.ByClass edge : node.classes) {
          changed |= deepen(depths, edge.to(), depths[from] + 1);
        }
        for (int to : node.free) {
          changed |= deepen(depths, to, depths[from]);
        }
      }
    }
    return Arrays.stream(depths).max().orElse(0);
  }

  private static boolean deepen(int[] depths, int node, int depth) {
    boolean deeper = depth > depths[node];
    depths[node] = Math.max(depth, depths[node]);
    return deeper;
  }

  /// The node and every other that is where it is.
  int[] closure(int node) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(node));
    seen.set(node);
    while (!open.isEmpty()) {
      for (int free : nodes.get(open.remove()).free) {
        if (!seen.get(free)) {
          seen.set(free);
          open.add(free);
        }
      }
    }
    return seen.stream().toArray();
  }

  /// The nodes that a token leads to from some nodes, in ascending order.
  ///
  /// @param classes its [TokenClass] bits
  int[] next(int[] from, int word, int classes) {
    BitSet found = new BitSet();
    for (int number : from) {
      Node node = nodes.get(number);
      if (word != 0 && !node.words.isEmpty()) {
        node.words.getOrDefault(word, List.of()).forEach(to -> add(to, found));
      }
      for (Node.ByClass edge : node.classes) {
        if ((edge.bit() & classes) != 0) {
          add(edge.to(), found);
        }
      }
    }
    return found.stream().toArray();
  }

  private void add(int node, BitSet found) {
    if (nodes.get(node).free.isEmpty()) {
      found.set(node);
    } else {
      for (int each : closure(node)) {
        found.set(each);
      }
    }
  }

  /// The cues of the patterns that end at some nodes, by their ordinals.
  int[] cues(int[] some) {
    Set<Cue> cues = EnumSet.noneOf(Cue.class);
    for (int node : some) {
      cues.addAll(nodes.get(node).cues);
    }
    return cues.stream().mapToInt(Cue::ordinal).toArray();
  }

  /// The words that lead on from these nodes.
  BitSet words(int[] some) {
    BitSet words = new BitSet();
    for (int node : some) {
      nodes.get(node).words.keySet().forEach(words::set);
    }
    return words;
  }

  /// The classes that lead on from these nodes, as bits.
  int classes(int[] some) {
    int bits = 0;
    for (int node : some) {
      for (Node.ByClass edge : nodes.get(node).classes) {
        bits |= edge.bit();
      }
    }
    return bits;
  }

  private void connect(int from, Edge edge, int to) {
    Node node = nodes.get(from);
    switch (edge) {
      case Edge.Word(int number) ->
          node.words.computeIfAbsent(number, n -> new ArrayList<>(1)).add(to);
      case Edge.Kind(TokenClass kind) -> node.classes.add(new Node.ByClass(kind.bit(), to));
    }
  }

  private int fresh() {
    nodes.add(new Node());
    return nodes.size() - 1;
  }

  private static final class Node {

    private final Map<String, Integer> steps = new HashMap<>(2);
    private final Map<Integer, List<Integer>> words = new HashMap<>(2);
    private final List<ByClass> classes = new ArrayList<>(1);
    private final List<Integer> free = new ArrayList<>(1);
    private final Set<Cue> cues = EnumSet.noneOf(Cue.class);

    private record ByClass(int bit, int to) {}
  }
}
