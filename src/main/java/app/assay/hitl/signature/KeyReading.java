package app.assay.hitl.signature;

/// What came of reading a private key.
public sealed interface KeyReading {

  /// It can sign.
  record Ready(SigningKey key) implements KeyReading {}

  /// It is protected by a passphrase, and none was given.
  record Locked() implements KeyReading {}

  /// It cannot sign.
  ///
  /// @param message why and what to do, a full sentence
  record Refused(String message) implements KeyReading {}
}
