package app.assay.judge.provider;

/// What there is of a key when a call is made.
public sealed interface Key {

  /// The key itself, which is never shown.
  record Here(String secret) implements Key {

    @Override
    public String toString() {
      return "Here[…]";
    }
  }

  /// The profile needs none.
  record NotNeeded() implements Key {}

  /// There is none.
  ///
  /// @param message why, and what to do
  record Missing(String message) implements Key {}
}
