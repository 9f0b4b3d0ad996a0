package app.assay.judge.model;

import app.assay.judge.TokenUse;
import java.time.Instant;

/// Takes down what calls have used. Safe on any thread.
public interface UseSink {

  /// Takes down one call, whatever came of it.
  ///
  /// @param profile the provider's profile
  /// @param use tokens as the provider counted them, or our estimate of what it may have counted
  /// @param counted false for an estimate
  void add(String profile, TokenUse use, boolean counted, Instant at);
}
