package app.assay.judge.model;

import app.assay.judge.TokenUse;

/// What a profile has used in a month.
///
/// @param calls all that were made, whatever came of them
/// @param counted those whose tokens the provider counted; of the others the tokens are our
///   estimate
/// @param tokens of all calls
public record Use(long calls, long counted, TokenUse tokens) {

  /// Nothing yet.
  public static final Use NONE = new Use(0, 0, TokenUse.NONE);

  public Use {
    if (calls < 0 || counted < 0 || counted > calls) {
      throw new IllegalArgumentException("counted calls are calls");
    }
  }

  Use plus(TokenUse use, boolean wasCounted) {
    return new Use(calls + 1, wasCounted ? counted + 1 : counted, tokens.plus(use));
  }
}
