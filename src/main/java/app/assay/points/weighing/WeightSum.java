package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.Tokens;
import java.util.Arrays;

/// Adds up the weights of what it is told. It gathers what to ask for first and asks for all at
/// once: the weights lie in far memory.
final class WeightSum implements ZonedSink {

  private static final int ROOM = 64;

  private final Weights weights;
  private final Sums base = new Sums();
  private final Sums sums = new Sums();
  private Zone zone = Zone.NONE;
  private int[] codes = new int[ROOM];
  private int count;

  /// Of each word its code and the one of its first letters.
  private int[] words = new int[ROOM];

  private int length;
  private int last = FeatureCode.edge();
  private int word;

  /// Begins with the bias.
  WeightSum(Weights weights) {
    this.weights = weights;
    base.begin(weights.bias());
    sums.begin(base);
  }

  /// What was added so far, such as the heading, counts for all sentences that follow.
  void share() {
    ask();
    base.begin(sums);
  }

  /// Begins a sentence with what is shared.
  void begin() {
    sums.begin(base);
  }

  void unpack(int[] into, int from) {
    ask();
    sums.unpack(into, from, weights.width());
  }

  private void ask() {
    weights.add(codes, count, sums);
    weights.addWords(words, length, sums);
    count = 0;
    length = 0;
  }

  int column(int column) {
    int[] all = new int[weights.width()];
    unpack(all, 0);
    return all[column];
  }

  @Override
  public void zone(Zone now) {
    zone = now;
  }

  private void add(int code) {
    if (count == codes.length) {
      codes = Arrays.copyOf(codes, count * 2);
    }
    codes[count++] = FeatureCode.in(zone, code);
  }

  private void addWord(int code, int head) {
    if (length == words.length) {
      words = Arrays.copyOf(words, length * 2);
    }
    words[length] = code;
    words[length + 1] = head;
    length += 2;
  }

  @Override
  public void word(Tokens tokens, int token) {
    word = FeatureCode.word(tokens, token);
    if (zone == Zone.NONE) {
      addWord(word, tokens.head(token));
    } else {
      add(word);
      if (tokens.head(token) != 0) {
        add(FeatureCode.head(tokens.head(token)));
      }
    }
  }

  @Override
  public void pair(Tokens tokens, int first, int second) {
    int before = first == Features.EDGE ? FeatureCode.edge() : last;
    int code = second == Features.EDGE ? FeatureCode.edge() : word;
    add(FeatureCode.pair(before, code));
    last = code;
  }

  @Override
  public void forms(int row) {
    if (zone == Zone.NONE && FormRow.isOfThree(row)) {
      weights.addThree(row, sums);
    } else if (zone == Zone.NONE) {
      add(FeatureCode.forms(row));
    }
  }

  @Override
  public void heading(Tokens tokens, int token) {
    add(FeatureCode.heading(tokens.hash(token)));
  }

  @Override
  public void cue(Cue cue) {
    add(FeatureCode.cue(cue));
  }

  @Override
  public void place(Place place) {
    add(FeatureCode.place(place));
  }

  @Override
  public void length(int step) {
    add(FeatureCode.length(step));
  }
}
