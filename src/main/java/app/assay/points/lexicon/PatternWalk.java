package app.assay.points.lexicon;

/// Looks for patterns along a text. An instance keeps its notes between calls and so belongs to one
/// thread.
public final class PatternWalk {

  private final Automaton automaton;
  private final Cue[] cues = Cue.values();
  private final int[] ends = new int[cues.length];
  private final int[] touched = new int[cues.length];
  private long low;
  private long high;
  private long steps;

  public PatternWalk(Lexicon lexicon) {
    this.automaton = lexicon.automaton();
  }

  /// The tokens of a text, as patterns ask for them.
  public interface Input {

    /// The number of the token's word in the vocabulary, 0 where no pattern uses it.
    int word(int token);

    /// The token's [TokenClass] bits.
    int classes(int token);
  }

  /// Takes a match.
  public interface Sink {

    void match(Cue cue, int from, int to);
  }

  /// Reports, for each token of `[from, to)` and each cue, the longest match that begins there and
  /// ends by `to`; gives all cues found.
  public Cues match(Input tokens, int from, int to, Sink out) {
    low = 0;
    high = 0;
    for (int i = from; i < to; i++) {
      Automaton.State first = automaton.first(tokens.word(i), tokens.classes(i));
      if (first != Automaton.NOWHERE) {
        steps++;
        matchAt(first, tokens, i, to, out);
      }
    }
    return Cues.ofBits(low, high);
  }

  private void matchAt(Automaton.State first, Input tokens, int from, int limit, Sink out) {
    int count = 0;
    Automaton.State state = first;
    for (int at = from + 1; state != Automaton.NOWHERE; at++) {
      for (int i = 0; i < state.cues(); i++) {
        int cue = state.cue(i);
        if (ends[cue] == 0) {
          touched[count++] = cue;
        }
        ends[cue] = at;
      }
      if (at == limit) {
        break;
      }
      state = automaton.next(state, tokens.word(at), tokens.classes(at));
      steps++;
    }
    for (int i = 0; i < count; i++) {
      int cue = touched[i];
      if (cue < Long.SIZE) {
        low |= 1L << cue;
      } else {
        high |= 1L << cue;
      }
      out.match(cues[cue], from, ends[cue]);
      ends[cue] = 0;
    }
  }

  /// How many tokens were looked at so far, each as often as a match might go through it.
  public long steps() {
    return steps;
  }
}
