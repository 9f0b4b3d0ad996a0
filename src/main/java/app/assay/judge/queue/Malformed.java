package app.assay.judge.queue;

/// A file of the queue does not say what it must; the reason is the end of a sentence.
final class Malformed extends Exception {

  private static final long serialVersionUID = 1;

  private final String reason;

  Malformed(String reason) {
    super(reason);
    this.reason = reason;
  }

  String reason() {
    return reason;
  }
}
