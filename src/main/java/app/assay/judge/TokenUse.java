package app.assay.judge;

/// Tokens that a provider counted.
///
/// @param input tokens sent, 0 or more
/// @param output tokens received, 0 or more
public record TokenUse(long input, long output) {

  /// What rules, people and cached answers cost.
  public static final TokenUse NONE = new TokenUse(0, 0);

  public TokenUse {
    if (input < 0 || output < 0) {
      throw new IllegalArgumentException("tokens are not negative");
    }
  }

  public TokenUse plus(TokenUse other) {
    return new TokenUse(input + other.input, output + other.output);
  }
}
