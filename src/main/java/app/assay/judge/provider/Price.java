package app.assay.judge.provider;

import app.assay.judge.TokenUse;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// What a provider asks for, as the user wrote it down.
///
/// @param inputPerMillion money for a million tokens sent, 0 or more
/// @param outputPerMillion money for a million tokens received, 0 or more
/// @param currency three letters such as `USD`
public record Price(BigDecimal inputPerMillion, BigDecimal outputPerMillion, String currency) {

  /// A model that costs nothing.
  public static final Price FREE = new Price(BigDecimal.ZERO, BigDecimal.ZERO, "USD");

  private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);
  private static final int DIGITS = 6;

  public Price {
    if (inputPerMillion.signum() < 0 || outputPerMillion.signum() < 0) {
      throw new IllegalArgumentException("a price is not negative");
    }
  }

  /// What this use costs, rounded up to millionths.
  public BigDecimal of(TokenUse use) {
    return inputPerMillion
        .multiply(BigDecimal.valueOf(use.input()))
        .add(outputPerMillion.multiply(BigDecimal.valueOf(use.output())))
        .divide(MILLION, DIGITS, RoundingMode.UP);
  }
}
