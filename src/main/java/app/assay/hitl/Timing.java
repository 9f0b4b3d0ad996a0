package app.assay.hitl;

import java.time.Instant;
import java.util.Optional;

/// Where the time spent on claims is known from.
public sealed interface Timing {

  /// A clock ran while the claim was on the screen.
  record Measured() implements Timing {}

  /// The reviewer says so.
  ///
  /// @param since when reviewing can have begun, where that is known better than from the
  ///   reviewer's answer before
  record Stated(Optional<Instant> since) implements Timing {}

  /// Stated, and nothing is known but the ledger.
  Timing STATED = new Stated(Optional.empty());

  /// Measured.
  Timing MEASURED = new Measured();
}
