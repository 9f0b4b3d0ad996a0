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

  /// The state after a first token that is a word and of no class that begins a pattern, by the
  /// word's number, where it is known.
  private final @Nullable State[] afterWord;

  private int made;
  private int steps;

  Automaton(PatternGraph graph) {
    this.graph = graph;
    int[] roots = graph.closure(0);
    this.start = state(roots);
    this.firstWords = graph.words(roots).toLongArray();
    this.afterWord = new @Nullable State[firstWords.length * Long.SIZE];
  }

  /// The most tokens on a way through the patterns.
  int longest() {
    return graph.longest();
  }

  /// The state after the first token. Most words begin no pattern; they are one and the same step.
  State first(int word, int bits) {
    int kinds = bits & start.classes;
    int at = word >> 6;
    if (at >= firstWords.length || (firstWords[at] & 1L << word) == 0) {
      return kinds == 0 ? NOWHERE : step(start, kinds);
    }
    State known = kinds == 0 ? afterWord[word] : null;
    return known == null ? begin(word, kinds) : known;
  }

  private State begin(int word, int kinds) {
    State after = step(start, (long) word << CLASS_BITS | kinds);
    if (kinds == 0) {
      afterWord[word] = after;
    }
    return after;
  }

  /// The state after a token, [#NOWHERE] where no pattern agrees.
  ///
  /// @param word the token's number in the vocabulary, or 0
  /// @param bits its [TokenClass] bits
  State next(State state, int word, int bits) {
    int kinds = bits & state.classes;
    long whole = (long) word << CLASS_BITS | kinds;
    if (whole == 0) {
      return NOWHERE;
    }
    // Where the step known first is met, its word leads on and need not be looked for.
    State known = state.firstKey == whole ? state.first : null;
    if (known != null) {
      return known;
    }
    long key = state.leads(word) ? whole : kinds;
    return key == 0 ? NOWHERE : step(state, key);
  }

  private State step(State from, long key) {
    State to = from.firstKey == key ? from.first : from.further(key);
    return to == null ? learn(from, key) : to;
  }

  private synchronized State learn(State from, long key) {
    int word = (int) (key >>> CLASS_BITS);
    int[] nodes = graph.next(from.nodes, word, (int) (key & ((1L << CLASS_BITS) - 1)));
    State to = nodes.length == 0 ? NOWHERE : state(nodes);
    if (from.known(key) == null && steps < MOST_STEPS && from.number > 0) {
      from.learn(key, to);
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

    /// The ordinals of the cues whose patterns end here; mostly they are none or a single one.
    private final int[] cues;

    private final int count;
    private final int firstCue;

    /// The classes that lead on.
    private final int classes;

    /// A bit for each word that leads on, by the last six bits of its number: most words are seen
    /// by this not to.
    private final long words;

    /// The words that lead on in an open table. A word that does not is no other step than no word
    /// at all, so that the known steps stay few and close together.
    private final int[] table;

    /// The step that was known first, set once and for all: mostly it is the one that is asked for,
    /// and it is found without a look at the others.
    private long firstKey;

    private @Nullable State first;

    /// Where else it is known to lead, null where to nowhere: most states have a few steps, which
    /// lie close together in memory.
    private @Nullable Steps steps;

    private State(int number, int[] nodes, int[] cues, BitSet words, int classes) {
      this.number = number;
      this.nodes = nodes;
      this.cues = cues;
      this.count = cues.length;
      this.firstCue = count == 0 ? -1 : cues[0];
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

    private @Nullable State known(long key) {
      return firstKey == key ? first : further(key);
    }

    private @Nullable State further(long key) {
      Steps further = steps;
      return further == null ? null : further.get(key);
    }

    /// Notes a step that is not known. A reader that sees its key before its state takes it for
    /// unknown.
    private void learn(long key, State to) {
      if (first == null) {
        first = to;
        firstKey = key;
      } else {
        steps = (steps == null ? new Steps(2) : steps).with(key, to);
      }
    }

    /// How many cues' patterns end here.
    int cues() {
      return count;
    }

    /// The ordinal of one of them.
    int cue(int index) {
      return index == 0 ? firstCue : cues[index];
    }
  }

  /// The known steps from a state. A place once taken keeps its step, and a reader that sees the
  /// key before the state takes the step for unknown, so that no reader needs a lock.
  private static final class Steps {

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long[] keys;
    private final @Nullable State[] states;
    private int count;

    Steps(int size) {
      keys = new long[size];
      states = new @Nullable State[size];
    }

    @Nullable State get(long key) {
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
        into = new Steps(keys.length * 2);
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
