package app.assay.points.weighing;

import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
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
    return block.derive(Scores.class, around, (b, a) -> of(Weights.shipped(), b, a));
  }

  /// Those by other weights.
  public static Scores of(Weights weights, BlockReading block, Surroundings around) {
    List<Sentence> sentences = block.sentences();
    int width = weights.width();
    int[] sums = new int[sentences.size() * width];
    WeightSum sum = new WeightSum(weights);
    Features.readHeading(around, sum);
    sum.share();
    for (int i = 0; i < sentences.size(); i++) {
      sum.begin();
      Features.read(sentences.get(i), block.kind(), sum);
      sum.unpack(sums, i * width);
    }
    return new Scores(weights, sums);
  }

  /// The sum of a part of a sentence by itself.
  ///
  /// @param part some tokens of a sentence of the block
  /// @param point 1 to 9, one that has weights
  public static int ofPart(Sentence part, int point, BlockReading block, Surroundings around) {
    Weights weights = Weights.shipped();
    WeightSum sum = new WeightSum(weights);
    Features.readHeading(around, sum);
    sum.share();
    sum.begin();
    Features.read(part, block.kind(), sum);
    int[] sums = new int[weights.width()];
    sum.unpack(sums, 0);
    return sums[weights.column(point)];
  }

  /// Whether a sentence reads more like one point's faults than like another's.
  ///
  /// @param sentence one of the block's
  public static boolean isRather(
      int point, int other, Sentence sentence, BlockReading block, Surroundings around) {
    int number = block.sentences().indexOf(sentence);
    Scores scores = of(block, around);
    return number >= 0 && scores.of(number, point) > scores.of(number, other);
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
}
