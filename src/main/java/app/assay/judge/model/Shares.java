package app.assay.judge.model;

import app.assay.judge.TokenUse;
import java.util.List;
import java.util.stream.IntStream;

/// Splits what a batch has used.
final class Shares {

  private Shares() {}

  /// Shares that differ by one token at most and together are the whole.
  static List<TokenUse> of(TokenUse whole, int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i -> new TokenUse(share(whole.input(), count, i), share(whole.output(), count, i)))
        .toList();
  }

  private static long share(long whole, int count, int index) {
    return whole / count + (index < whole % count ? 1 : 0);
  }
}
