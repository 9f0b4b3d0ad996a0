package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.Tokens;

/// Adds up the weights of what it is told.
final class WeightSum implements ZonedSink {

  private final Weights weights;
  private final Sums base = new Sums();
  private final Sums sums = new Sums();
  private Zone zone = Zone.NONE;
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
    base.begin(sums);
  }

  /// Begins a sentence with what is shared.
  void begin() {
    sums.begin(base);
  }

  void unpack(int[] into, int from) {
    sums.unpack(into, from, weights.width());
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
    weights.add(FeatureCode.in(zone, code), sums);
  }

  @Override
  public void word(Tokens tokens, int token) {
    word = FeatureCode.word(tokens, token);
    if (zone == Zone.NONE) {
      weights.addWord(word, tokens.head(token), sums);
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
    if (zone == Zone.NONE) {
      weights.addForms(row, sums);
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
