package app.assay.points.lexicon;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// All patterns in one automaton: from a state each token leads to exactly one state, whatever the
/// number of patterns. Its states are made when a text first leads to them, and are then the same
/// for every later text; there is a limit to how many are kept. Safe on any thread.
final class Automaton {

  /// Steps that are kept; beyond, a step that is not known is worked out each time.
  private static final int MOST_STEPS = 1 << 20;

  /// States that are numbered and kept.
  private static final int MOST_STATES = (1 << 20) - 1;

  /// A step's key holds the word's number and the classes.
  private static final int CLASS_BITS = TokenClass.values().length;

  /// The state in which no pattern agrees any more.
  static final State NOWHERE = new State(0, new int[0], new int[0], new BitSet(), 0);

  private final PatternGraph graph;
  private final long[] firstWords;
  private final Map<Nodes, State> states = new HashMap<>();
  private final State start;
  private int made;
  private int steps;

  Automaton(PatternGraph graph) {
    this.graph = graph;
    int[] roots = graph.closure(0);
    this.start = state(roots);
    this.firstWords = graph.words(roots).toLongArray();
  }

  /// The most tokens on a way through the patterns.
  int longest() {
    return graph.longest();
  }

  /// The state after the first token. Most words begin no pattern; they are one and the same step.
  State first(int word, int bits) {
    int kinds = bits & start.classes;
    int at = word >> 6;
    boolean begins = at < firstWords.length && (firstWords[at] & 1L << word) != 0;
    long key = begins ? (long) word << CLASS_BITS | kinds : kinds;
    return key == 0 ? NOWHERE : step(start, key);
  }

  /// The state after a token, [#NOWHERE] where no pattern agrees.
  ///
  /// @param word the token's number in the vocabulary, or 0
  /// @param bits its [TokenClass] bits
  State next(State state, int word, int bits) {
    int kinds = bits & state.classes;
    long key = state.leads(word) ? (long) word << CLASS_BITS | kinds : kinds;
    return key == 0 ? NOWHERE : step(state, key);
  }

  private State step(State from, long key) {
    Steps known = from.steps;
    State to = known == null ? null : known.get(key);
    return to == null ? learn(from, key) : to;
  }

  private synchronized State learn(State from, long key) {
    int word = (int) (key >>> CLASS_BITS);
    int[] nodes = graph.next(from.nodes, word, (int) (key & ((1L << CLASS_BITS) - 1)));
    State to = nodes.length == 0 ? NOWHERE : state(nodes);
    Steps known = from.steps;
    boolean fresh = known == null || known.get(key) == null;
    if (fresh && steps < MOST_STEPS && from.number > 0) {
      from.steps = (known == null ? new Steps(2, key, to) : known).with(key, to);
      steps++;
    }
    return to;
  }

  private State state(int[] nodes) {
    Nodes key = new Nodes(nodes);
    State known = states.get(key);
    if (known != null) {
      return known;
    }
    boolean kept = made < MOST_STATES;
    State fresh =
        new State(
            kept ? ++made : 0, nodes, graph.cues(nodes), graph.words(nodes), graph.classes(nodes));
    if (kept) {
      states.put(key, fresh);
    }
    return fresh;
  }

  /// Where some patterns stand after the same tokens.
  static final class State {

    /// From 1, 0 for one that is not kept.
    private final int number;

    private final int[] nodes;
    private final int[] cues;

    private final boolean ends;

    /// The classes that lead on.
    private final int classes;

    /// A bit for each word that leads on, by the last six bits of its number: most words are seen
    /// by this not to.
    private final long words;

    /// The words that lead on in an open table. A word that does not is no other step than no word
    /// at all, so that the known steps stay few and close together.
    private final int[] table;

    /// Where it is known to lead, null while it is not known to lead anywhere: most states have a
    /// few steps, which lie close together in memory.
    private @Nullable Steps steps;

    private State(int number, int[] nodes, int[] cues, BitSet words, int classes) {
      this.number = number;
      this.nodes = nodes;
      this.cues = cues;
      this.ends = cues.length > 0;
      this.classes = classes;
      this.words = words.stream().mapToLong(word -> 1L << word).reduce(0, (a, b) -> a | b);
      this.table = new int[Math.max(1, Integer.highestOneBit(words.cardinality()) * 4)];
      words.stream().forEach(word -> table[place(word)] = word);
    }

    /// True for a word, but 0, that leads on.
    private boolean leads(int word) {
      return (words & 1L << word) != 0 && word != 0 && table[place(word)] == word;
    }

    private int place(int word) {
      int mask = table.length - 1;
      int at = word & mask;
      while (table[at] != 0 && table[at] != word) {
        at = (at + 1) & mask;
      }
      return at;
    }

    /// True when patterns end here.
    boolean ends() {
      return ends;
    }

    /// How many cues' patterns end here.
    int cues() {
      return cues.length;
    }

    /// The ordinal of one of them.
    int cue(int index) {
      return cues[index];
    }
  }

  /// The known steps from a state. A place once taken keeps its step, and a reader that sees the
  /// key before the state takes the step for unknown, so that no reader needs a lock.
  private static final class Steps {

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long[] keys;
    private final @Nullable State[] states;
    private int count;

    /// The step that was known first: mostly it is the one that is asked for, and it is found
    /// without a look at the table.
    private final long firstKey;

    private final State first;

    Steps(int size, long firstKey, State first) {
      this.firstKey = firstKey;
      this.first = first;
      keys = new long[size];
      states = new @Nullable State[size];
    }

    @Nullable State get(long key) {
      if (key == firstKey) {
        return first;
      }
      int mask = keys.length - 1;
      for (int at = slot(key, mask); keys[at] != 0; at = (at + 1) & mask) {
        if (keys[at] == key) {
          return states[at];
        }
      }
      return null;
    }

    /// These, in a larger table where half of this one is taken.
    Steps with(long key, State state) {
      Steps into = this;
      if (count * 2 >= keys.length) {
        into = new Steps(keys.length * 2, firstKey, first);
        for (int i = 0; i < keys.length; i++) {
          State known = states[i];
          if (known != null) {
            into.put(keys[i], known);
          }
        }
      }
      into.put(key, state);
      return into;
    }

    private void put(long key, State state) {
      int mask = keys.length - 1;
      int at = slot(key, mask);
      while (keys[at] != 0) {
        at = (at + 1) & mask;
      }
      states[at] = state;
      keys[at] = key;
      count++;
    }

    private static int slot(long key, int mask) {
      return (int) ((key * MIX) >>> Integer.SIZE) & mask;
    }
  }

  /// A set of nodes that is equal to another with the same ones.
  private record Nodes(int[] sorted) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Nodes nodes && Arrays.equals(sorted, nodes.sorted);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(sorted);
    }
  }
}
