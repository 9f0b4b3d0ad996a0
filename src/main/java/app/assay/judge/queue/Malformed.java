package app.assay.judge.queue;

/// A file of the queue does not say what it must; the message is the end of a sentence.
final class Malformed extends Exception {

  private static final long serialVersionUID = 1;

  Malformed(String message) {
    super(message);
  }
}
