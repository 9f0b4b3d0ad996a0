package app.assay.hitl.signature;

/// Bytes are not what they should be; the message goes on from "because ". It never leaves the
/// package.
final class Malformed extends Exception {

  private static final long serialVersionUID = 1L;

  Malformed(String reason) {
    super(reason);
  }

  /// What is the matter, a part of a sentence.
  String reason() {
    return String.valueOf(getMessage());
  }
}
