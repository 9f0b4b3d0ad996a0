package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.List;

/// How much each sentence of a block reads like those at fault at each point, in hundredths of a
/// logit: 0 is one in two by its wording alone.
public final class Scores {

  private final Weights weights;
  private final int[] sums;

  private Scores(Weights weights, int[] sums) {
    this.weights = weights;
    this.sums = sums;
  }

  /// Those of a block at its place, by the weights that ship with the program; made once.
  public static Scores of(BlockReading block, Surroundings around) {
    return block.derive(Scores.class, around, () -> of(Weights.shipped(), block, around));
  }

  /// Those by other weights.
  public static Scores of(Weights weights, BlockReading block, Surroundings around) {
    List<Sentence> sentences = block.sentences();
    Sum sum = new Sum(weights, new int[sentences.size() * weights.width()]);
    Features.readHeading(around, sum);
    for (int i = 0; i < sentences.size(); i++) {
      sum.begin(i);
      Features.read(sentences.get(i), block.kind(), sum);
    }
    return new Scores(weights, sum.sums);
  }

  /// @param sentence its number in the block
  /// @param point 1 to 9, one that has weights
  public int of(int sentence, int point) {
    return sums[sentence * weights.width() + weights.column(point)];
  }

  /// Adds up as it is told, the heading first, which counts for every sentence.
  private static final class Sum implements FeatureSink {

    private final Weights weights;
    private final int[] sums;
    private final int[] base;
    private int from;
    private int last;
    private int word;

    Sum(Weights weights, int[] sums) {
      this.weights = weights;
      this.sums = sums;
      this.base = weights.bias().clone();
    }

    void begin(int sentence) {
      from = sentence * weights.width();
      last = FeatureCode.edge();
      System.arraycopy(base, 0, sums, from, weights.width());
    }

    @Override
    public void word(Tokens tokens, int token) {
      word = FeatureCode.word(tokens, token);
      weights.add(word, sums, from);
      int head = tokens.head(token);
      if (head != 0) {
        weights.add(FeatureCode.head(head), sums, from);
      }
    }

    @Override
    public void pair(Tokens tokens, int first, int second) {
      int code = second == Features.EDGE ? FeatureCode.edge() : word;
      weights.add(FeatureCode.pair(last, code), sums, from);
      last = code;
    }

    @Override
    public void heading(Tokens tokens, int token) {
      weights.add(FeatureCode.heading(tokens.hash(token)), base, 0);
    }

    @Override
    public void cue(Cue cue) {
      weights.add(FeatureCode.cue(cue), sums, from);
    }

    @Override
    public void place(Place place) {
      weights.add(FeatureCode.place(place), sums, from);
    }

    @Override
    public void length(int step) {
      weights.add(FeatureCode.length(step), sums, from);
    }
  }
}
