package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.Arrays;
import java.util.List;

/// How much each sentence of a block reads like those at fault at each point, in hundredths of a
/// logit: 0 is one in two by its wording alone.
public final class Scores {

  private final Weights weights;
  private final int[] sums;

  /// The highest of each column, by which most blocks are seen to hold nothing.
  private final int[] most;

  private Scores(Weights weights, int[] sums) {
    this.weights = weights;
    this.sums = sums;
    int width = weights.width();
    most = new int[width];
    Arrays.fill(most, Integer.MIN_VALUE);
    for (int at = 0; at < sums.length; at += width) {
      for (int column = 0; column < width; column++) {
        most[column] = Math.max(most[column], sums[at + column]);
      }
    }
  }

  /// Those of a block at its place, by the weights that ship with the program; made once.
  public static Scores of(BlockReading block, Surroundings around) {
    return block.derive(Scores.class, around, () -> of(Weights.shipped(), block, around));
  }

  /// Those by other weights.
  public static Scores of(Weights weights, BlockReading block, Surroundings around) {
    List<Sentence> sentences = block.sentences();
    int width = weights.width();
    int[] sums = new int[sentences.size() * width];
    Sum sum = new Sum(weights);
    Features.readHeading(around, sum);
    for (int i = 0; i < sentences.size(); i++) {
      sum.begin();
      Features.read(sentences.get(i), block.kind(), sum);
      sum.sums.unpack(sums, i * width, width);
    }
    return new Scores(weights, sums);
  }

  /// The highest sum of a sentence of the block.
  ///
  /// @param point 1 to 9, one that has weights
  public int most(int point) {
    return most[weights.column(point)];
  }

  /// @param sentence its number in the block
  /// @param point 1 to 9, one that has weights
  public int of(int sentence, int point) {
    return sums[sentence * weights.width() + weights.column(point)];
  }

  /// Adds up as it is told, the heading first, which counts for every sentence.
  private static final class Sum implements FeatureSink {

    private final Weights weights;
    private final Sums base = new Sums();
    private final Sums sums = new Sums();
    private int last;
    private int word;

    Sum(Weights weights) {
      this.weights = weights;
      base.add(weights.bias());
    }

    void begin() {
      last = FeatureCode.edge();
      sums.begin(base);
    }

    @Override
    public void word(Tokens tokens, int token) {
      word = FeatureCode.word(tokens, token);
      weights.addWord(word, tokens.head(token), sums);
    }

    @Override
    public void pair(Tokens tokens, int first, int second) {
      int code = second == Features.EDGE ? FeatureCode.edge() : word;
      weights.add(FeatureCode.pair(last, code), sums);
      last = code;
    }

    @Override
    public void heading(Tokens tokens, int token) {
      weights.add(FeatureCode.heading(tokens.hash(token)), base);
    }

    @Override
    public void cue(Cue cue) {
      weights.add(FeatureCode.cue(cue), sums);
    }

    @Override
    public void place(Place place) {
      weights.add(FeatureCode.place(place), sums);
    }

    @Override
    public void length(int step) {
      weights.add(FeatureCode.length(step), sums);
    }
  }
}
