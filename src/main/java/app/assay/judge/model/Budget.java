package app.assay.judge.model;

import app.assay.judge.TokenUse;
import app.assay.judge.provider.Price;
import java.math.BigDecimal;

/// The money one run may cost. Calls reserve what they may cost before they are sent, so that calls
/// at once do not pass the cap together; safe on any thread.
public final class Budget {

  private final Price price;
  private final BigDecimal cap;
  private BigDecimal spent = BigDecimal.ZERO;
  private BigDecimal reserved = BigDecimal.ZERO;

  /// @param cap the most it may cost; zero allows only what costs nothing
  public Budget(Price price, BigDecimal cap) {
    this.price = price;
    this.cap = cap;
  }

  /// What is asked for tokens.
  public Price price() {
    return price;
  }

  /// True when so much more may be spent.
  public synchronized boolean allows(BigDecimal more) {
    return spent.add(reserved).add(more).compareTo(cap) <= 0;
  }

  /// What was spent so far.
  public synchronized BigDecimal spent() {
    return spent;
  }

  /// Sets money aside for a call.
  ///
  /// @param most the tokens it may use
  /// @return false when the cap would be passed, and then nothing is set aside
  synchronized boolean reserve(TokenUse most) {
    if (!allows(price.of(most))) {
      return false;
    }
    reserved = reserved.add(price.of(most));
    return true;
  }

  /// Ends a reservation.
  ///
  /// @param most as it was reserved
  /// @param actual what was used
  synchronized void settle(TokenUse most, TokenUse actual) {
    reserved = reserved.subtract(price.of(most));
    spent = spent.add(price.of(actual));
  }
}
