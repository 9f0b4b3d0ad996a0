package app.assay.judge.call;

import app.assay.judge.DeferralReason;

/// What can go wrong with a call.
public enum ModelFailure {
  /// 401 or 403: the key is missing, wrong or not allowed.
  AUTHENTICATION(DeferralReason.CONFIGURATION),
  /// 404: no such model or address.
  NOT_FOUND(DeferralReason.CONFIGURATION),
  /// 400 and other refusals of the request itself.
  REFUSED(DeferralReason.CONFIGURATION),
  /// No key is at hand.
  NO_KEY(DeferralReason.CONFIGURATION),
  /// 429.
  RATE_LIMIT(DeferralReason.RATE_LIMIT),
  /// 5xx.
  SERVER(DeferralReason.UNAVAILABLE),
  /// The address does not answer or the connection broke off.
  DISCONNECTED(DeferralReason.UNAVAILABLE),
  /// Nothing, or not everything, came in time.
  TIME(DeferralReason.TIME),
  /// More came than is read.
  TOO_LARGE(DeferralReason.MALFORMED),
  /// What came is no reply of this provider.
  MALFORMED(DeferralReason.MALFORMED),
  /// The provider is left alone for a while.
  CIRCUIT_OPEN(DeferralReason.CIRCUIT_OPEN),
  /// The user stopped it.
  CANCELLED(DeferralReason.CANCELLED);

  private final DeferralReason deferral;

  ModelFailure(DeferralReason deferral) {
    this.deferral = deferral;
  }

  /// What a question becomes that met it.
  public DeferralReason deferral() {
    return deferral;
  }

  /// True when the provider may have worked for it before it ended, and so may bill it.
  public boolean mayBeBilled() {
    return switch (this) {
      case DISCONNECTED, TIME, TOO_LARGE, MALFORMED, CANCELLED -> true;
      case AUTHENTICATION, NOT_FOUND, REFUSED, NO_KEY, RATE_LIMIT, SERVER, CIRCUIT_OPEN -> false;
    };
  }

  /// True when the same call may succeed a moment later.
  public boolean isTransient() {
    return switch (this) {
      case RATE_LIMIT, SERVER, DISCONNECTED, TIME -> true;
      case AUTHENTICATION,
          NOT_FOUND,
          REFUSED,
          NO_KEY,
          TOO_LARGE,
          MALFORMED,
          CIRCUIT_OPEN,
          CANCELLED ->
          false;
    };
  }
}
